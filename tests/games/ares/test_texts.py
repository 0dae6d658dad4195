"""Every text the engine can speak exists in both languages and fits where it is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as F
from fluent.syntax.visitor import Visitor

from bot.i18n import LOCALE, Texts
from games.ares import actions as do
from games.ares.actions import ACTION_TYPES
from games.ares.cards import CORPORATIONS, PROJECTS, celsius
from games.ares.effects import Op
from games.ares.rules import ARES
from games.ares.state import AresOptions, AresState
from games.ares.words import ops_text
from games.core.engine import Table, decision
from games.core.message import Message
from games.core.rng import Rng
from tests.games.ares.build import position

SOURCES = Path(__file__).parents[3] / "games" / "ares"
TEXTS = Texts()
NAMES = {f"p{n}": "Maximiliana the Great" for n in range(1, 5)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: F.VariableReference) -> None:
        self.found.add(node.id.name)


def _catalogue(language: str) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    for path in sorted((LOCALE / language).glob("ares*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, F.Junk), entry.content
            if isinstance(entry, F.Message):
                variables = _Variables()
                variables.visit(entry)
                assert entry.id.name not in out, entry.id.name
                out[entry.id.name] = variables.found
    return out


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert _catalogue("en") == _catalogue("ko")


def test_literal_keys_in_the_code_exist() -> None:
    known = set(_catalogue("en"))
    for path in SOURCES.rglob("*.py"):
        for key in re.findall(r'"(ares-[a-z_-]+)"', path.read_text(encoding="utf-8")):
            if key != "ares-you-offer":  # the kind of an event whose text is ares-offers
                assert key in known, (path.name, key)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_commands_options_cards_and_rules_are_named(language: str) -> None:
    keys = [f"ares-cmd-{action.model_fields['kind'].default}" for action in ACTION_TYPES]
    keys += [f"ares-opt-{field}" for field in AresOptions.model_fields]
    keys += [f"ares-card-{card}{end}" for card in (*PROJECTS, *CORPORATIONS) for end in ("", "-text")]
    for kind in ("card", "rule"):
        for entry in ARES.library().entries(kind):
            keys += [entry.title.key, entry.text.key]
    missing = [key for key in keys if not TEXTS.has(key, language)]
    assert not missing


@pytest.mark.parametrize(
    ("card", "begins"), [("farming", "20 MC · green · plant\n"), ("ecoline", "corporation · plant\n")]
)
def test_a_card_looked_up_tells_its_price_colour_and_tags(card: str, begins: str) -> None:
    entry = next(entry for entry in ARES.library().entries("card") if entry.id == card)
    assert TEXTS.say(entry.text, "en").startswith(begins)


def _all_ops(ops: tuple[Op, ...]) -> list[Message]:
    return [ops_text((op,)) for op in ops]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_every_effect_can_be_described(language: str, caplog: pytest.LogCaptureFixture) -> None:
    for project in PROJECTS.values():
        groups = [project.immediate, *(way.do for way in project.action)]
        groups += [effect.do for effect in project.effects if effect.kind == "trigger"]
        for ops in groups:
            for text in _all_ops(ops):
                assert len(TEXTS.say(text, language)) <= 200
    assert not caplog.records


@pytest.mark.parametrize("language", ["en", "ko"])
def test_temperatures_have_a_real_minus_sign(language: str) -> None:
    """p.4: the track goes from −30 to +8 °C; a hyphen is no minus."""
    game = position(phase="action", p1={"heat": 8}, p2={"hand": ["fish"]}).act(do.STANDARD["temperature", "heat"])
    (event,) = game.said("ares-temperature-up")
    assert "−28 °C" in TEXTS.say(event.text, language, NAMES)
    missing = ARES.view(game.state, "p2").hand[0].missing[0]
    assert "−30 °C" in TEXTS.say(missing, language, NAMES)
    assert TEXTS.say(celsius(8), language) == "8 °C"
    for path in sorted((LOCALE / language).glob("ares*.ftl")):
        assert not re.findall(r"(?<=[ (])-\d", path.read_text(encoding="utf-8")), path.name


def test_sides_of_a_choice_are_joined_by_or() -> None:
    """p.5: one of them is taken, so "and" would be wrong."""
    (choice,) = PROJECTS["imported-hydrogen"].immediate[1:]
    assert TEXTS.say(ops_text((choice,)), "en") == (
        "either +3 plants, or put 3 microbes on another card, or put 2 animals on another card"
    )
    assert TEXTS.say(ops_text((choice,)), "ko") == (
        "다음 중 하나: 식물 +3 / 다른 카드에 미생물 3개 놓기 / 다른 카드에 동물 2개 놓기"
    )


def _modes() -> list[AresOptions]:
    return [
        AresOptions(players=4, mulligan="yes"),
        AresOptions(players=2, first_game="yes"),
        AresOptions(mode="coop"),
        AresOptions(mode="solo", level="advanced"),
    ]


@pytest.mark.parametrize("number", range(4))
def test_labels_prompts_refusals_and_events_in_play(number: int, caplog: pytest.LogCaptureFixture) -> None:
    """Unique labels of at most 80 characters, notes of 100, prompts of 300, no missing key, in both languages."""
    options = _modes()[number]
    rng = Rng(seed=f"texts-{number}")
    table = Table(ARES, ARES.start("texts", [s.seat for s in ARES.seats(options)], options).state)
    for _ in range(500):
        if table.over:
            break
        seat = rng.pick(table.waiting())
        _check_decision(table, seat)
        actions = [a for a in table.actions(seat) if a.kind != "sell"] or table.actions(seat)
        for event in table.step(seat, rng.pick(actions)):
            for language in ("en", "ko"):
                assert TEXTS.say(event.text, language, NAMES)
    assert not caplog.records


def _check_decision(table: Table[AresState], seat: str) -> None:
    asked = decision(table.state, seat, explain=True)
    assert asked is not None
    legal = {option.action for option in asked.options if option.refusal is None}
    assert asked.default in legal
    for language in ("en", "ko"):
        texts = [TEXTS.say(option.label.text, language, NAMES) for option in asked.options]
        assert len(set(texts)) == len(texts), texts
        assert max(map(len, texts)) <= 80
        assert len(TEXTS.say(asked.prompt.text, language, NAMES)) <= 300
        for option in asked.options:
            if option.label.note is not None:
                assert len(TEXTS.say(option.label.note, language, NAMES)) <= 100
            if option.refusal is not None:
                assert option.action not in legal
                assert TEXTS.say(option.refusal.text, language, NAMES)
