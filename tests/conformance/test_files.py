"""Old games and saves still work; whole games read as they did. MARSPOST_UPDATE=1 writes what is missing or changed."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from games.core.engine import Table
from games.core.flow import State, able, active_frames, waiting
from tests.conformance.checks import Game, check_end, check_position, check_quick, names_of
from tests.conformance.files import PLAYTHROUGHS, ROOT, digest, read_playthrough
from tests.conformance.hidden import check_hidden
from tests.conformance.modes import MODES, RULES, Mode
from tests.conformance.playout import Care, kept, replay_watched
from tests.conformance.policies import uniform
from tests.conformance.story import story_of

UPDATE = os.environ.get("MARSPOST_UPDATE") == "1"
SAVES = ROOT / "tests" / "saves"
GOLDEN = ROOT / "tests" / "golden"


# --- playthroughs: every failure that was ever kept ----------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.json")), ids=lambda path: path.stem)
def test_a_kept_game_still_plays(path: Path) -> None:
    play = read_playthrough(path)
    with kept(play):
        state = replay_watched(play, Care(share=0.05))
    if play.end:
        assert digest(play.rules, state) == play.end, (
            "the same log leads to another state: a rule changed. If it had to, give the game's rules a version first; "
            "games in play rest on this."
        )


# --- saves: one file at least for every schema ever released -------------------------------------------------------


def save_path(game: str) -> Path:
    return SAVES / game / f"schema-{RULES[game].schema}-mid-decision.json"


@pytest.mark.parametrize("game", RULES)
def test_every_schema_has_a_save(game: str) -> None:
    path = save_path(game)
    if UPDATE and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        state = state_in_mid_decision(next(mode for mode in MODES if mode.game == game))
        path.write_text(state.model_dump_json() + "\n", encoding="utf-8")
    for schema in range(1, RULES[game].schema + 1):
        assert list((SAVES / game).glob(f"schema-{schema}-*.json")), f"no save of {game} schema {schema}: {HOW_TO_SAVE}"


HOW_TO_SAVE = "MARSPOST_UPDATE=1 pytest tests/conformance/test_files.py writes one of the current schema; commit it"


def state_in_mid_decision(mode: Mode) -> State:
    """The deepest position of the first half of a game: most frames open, most seats asked."""
    rng = Random(f"save {mode.id}")
    table: Table[State] = Table(mode.rules, mode.rules.start("a save", mode.seats, mode.options).state)
    positions: list[bytes] = []
    depths: list[tuple[int, int]] = []
    while not table.over:
        positions.append(mode.rules.dump(table.state))
        depths.append((sum(len(stack) for stack, _ in active_frames(table.state.stack)), len(table.waiting())))
        table.step(*uniform(table, rng))
    half = range(len(positions) // 4, len(positions) // 2 + 1)
    loaded: State = mode.rules.load(positions[max(half, key=lambda i: depths[i])])
    return loaded


@pytest.mark.parametrize(
    "path", sorted(SAVES.glob("*/schema-*.json")), ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_save_loads_and_plays_to_its_end(path: Path) -> None:
    """A released save that does not load needs a step in `migrate`; one never released may be written anew."""
    rules = RULES[path.parent.name]
    text = path.read_text(encoding="utf-8")
    state: State = rules.load(text)
    assert state.schema_version == rules.schema
    assert waiting(state) and state.over is None
    game = Game(rules, names_of(rules, state))
    check_quick(game, state)
    check_position(game, state, Random(0))
    check_hidden(game, state, Random(0))
    if json.loads(text)["schema_version"] == rules.schema:
        assert rules.dump(state).decode() == text.strip(), "the save changed by loading it"
    rng, table = Random(path.stem), Table(rules, state)
    for _ in range(20_000):
        if table.over:
            break
        table.step(*uniform(table, rng))
    check_end(game, table.state)
    assert not able(table.state)


# --- golden: a game of every mode as its public log, reviewed as a diff --------------------------------------------


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.id)
def test_a_game_reads_as_it_did(mode: Mode) -> None:
    path = GOLDEN / f"{mode.id}.txt"
    text = story_of(mode)
    if UPDATE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), (
        f"no golden game of {mode.id}: run with MARSPOST_UPDATE=1 and read the file before committing it"
    )
    assert text == path.read_text(encoding="utf-8"), "run with MARSPOST_UPDATE=1 and review the difference"
