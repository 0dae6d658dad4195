"""What the bot relies on: names, sizes, alt texts, nothing hidden, texts for every position, marks that show."""

from __future__ import annotations

import re

import pytest
from PIL import ImageChops

from bot.i18n import LOCALE
from games.ares.rules import ARES as RULES
from games.ares.state import AresOptions
from games.ares.view import AresView
from games.core.model import Result, ScoreLine
from games.core.rng import Rng
from renderers.ares import report as reports
from renderers.ares import texts, words
from renderers.ares.renderer import ARES
from renderers.registry import RENDERERS
from tests.renderers.ares.scenes import NAMES, TEXTS, big_hand, full, look, playout, say
from tests.renderers.showing import check_shown, check_size, opened, whole_game

LANGUAGES = ("en", "ko")
MODES = (
    AresOptions(players=1, level="expert"),
    AresOptions(players=2, mulligan="yes"),
    AresOptions(mode="coop"),
    AresOptions(players=3),
    AresOptions(players=4, first_game="yes"),
)


def test_registered() -> None:
    assert RENDERERS["ares"] is ARES


def test_only_the_own_view_has_a_hand() -> None:
    table, _ = playout(30, players=2)
    assert ARES.pictures(look(table)) == ("board", "tableau:p1", "tableau:p2")
    assert ARES.pictures(look(table, "p1")) == ("board", "hand", "tableau:p1", "tableau:p2")
    with pytest.raises(KeyError):
        ARES.picture(look(table), "hand", say())


@pytest.mark.parametrize("options", MODES, ids=lambda o: f"{o.variant}-{o.players}")
def test_positions_of_a_whole_game_can_be_shown(options: AresOptions) -> None:
    last = RULES.seats(options)[-1].seat
    for move, table in whole_game(RULES, options):
        if move % 11 == 0:
            language, viewer = LANGUAGES[move % 2], (None, last)[move // 11 % 2]
            check_shown(ARES, look(table, viewer), say(language), "ares", with_pictures=move % 55 == 0)
    view = look(table)
    check_shown(ARES, view, say("ko"), "ares", with_pictures=True)
    text, chart = ARES.report(view, say("ko"))
    assert chart is not None
    assert view.result is not None
    assert all(f"**{line.total}**" in text for line in view.result.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_extremes_stay_inside_the_budget(language: str) -> None:
    view, marks = full()
    pictures = [ARES.picture(view, name, say(language), marks) for name in ARES.pictures(view)]
    pictures.append(ARES.picture(big_hand(40), "hand", say(language)))
    for picture in pictures:
        check_size(picture)


def test_a_message_holds_the_board_and_a_usual_hand() -> None:
    for language in LANGUAGES:
        view, _ = full()
        assert len(ARES.text(view, "board", say(language))) <= texts.ROOM
        assert len(ARES.text(big_hand(18), "hand", say(language))) <= 1900


def test_hidden_cards_change_no_public_text_or_picture() -> None:
    table, _ = playout(90, players=3)
    other = RULES.permute_hidden(table.state, None, Rng(seed="other"))
    assert other.people["p1"].hand != table.state.people["p1"].hand
    before, after = look(table), RULES.view(other, None)
    for name in ARES.pictures(before):
        assert ARES.text(before, name, say()) == ARES.text(after, name, say())
        assert ARES.picture(before, name, say()) == ARES.picture(after, name, say())


def test_secret_phases_are_told_only_as_chosen() -> None:
    table, _ = playout(400, until=lambda v: v.round == 3 and sum(s.chosen for s in v.seats) == 1, players=2)
    chosen = next(s for s in look(table).seats if s.chosen)
    text = ARES.text(look(table), "board", say())
    assert f"{NAMES['en'][chosen.seat]} · " in text
    assert "1 of 2 have chosen" in text
    own = look(table, chosen.seat)
    assert own.own_choice is not None
    told = say()(words.phase_name(own.own_choice))
    assert f"Your phase card: {told}" in ARES.text(own, "hand", say())


@pytest.mark.parametrize("mark", ["track:temperature", "track:oxygen", "ocean:1", "seat:p2", "card"])
def test_each_mark_shows_on_the_board(mark: str) -> None:
    table, _ = playout(150, players=2)
    view = look(table)
    if mark == "card":
        mark = f"card:{next(p.card.id for s in view.seats for p in s.tableau)}"
    plain = opened(ARES.picture(view, "board", say()))
    marked = opened(ARES.picture(view, "board", say(), (mark,)))
    # The palette of 256 colours shifts a little with what is drawn: only real changes count.
    difference = ImageChops.difference(plain, marked).convert("L").point(lambda v: 255 if v > 40 else 0).getbbox()
    assert difference is not None
    assert difference[3] - difference[1] < plain.height // 2  # one place, not the whole board


def test_hand_tells_price_discounts_and_what_is_missing() -> None:
    view = big_hand(18)
    text = "\n".join(texts.card_line(held, say(), 0) for held in view.hand)
    cheaper = next(h for h in view.hand if h.discounts)
    assert f"{cheaper.price} MC (printed {cheaper.card.cost}: " in text
    blocked = next(h for h in view.hand if h.missing)
    assert "✗ missing: " + ", ".join(say()(need) for need in blocked.missing[:1]) in text
    assert "✓ playable" in text


def test_track_line_names_start_zone_and_distance() -> None:
    table, _ = playout(400, until=lambda v: v.phase and v.temperature.start != v.temperature.value, players=2)
    view = look(table)
    track = view.temperature
    line = texts.track_line(view, "temperature", say())
    assert words.degrees("temperature", track.value) in line
    assert f"began at {words.degrees('temperature', track.start)}, {track.start_zone}" in line
    assert words.distance(track, say()) in line


@pytest.mark.parametrize(("value", "zone", "to_next", "told"), [
    (-22, "purple", 2, "red in 2"), (2, "white", 0, "3 to go"), (8, "white", 0, "complete"),
])  # fmt: skip
def test_distance(value: int, zone: str, to_next: int, told: str) -> None:
    table, _ = playout(0, players=2)
    track = look(table).temperature.model_copy(update={"value": value, "zone": zone, "to_next": to_next})
    assert words.distance(track, say()) == told


def _tied(view: AresView, places: tuple[int, int]) -> Result:
    lines = tuple(ScoreLine(seat=s.seat, place=p, total=40) for s, p in zip(view.seats, places, strict=True))
    return Result(lines=lines, reason="ares-end-terraformed")


def test_ties_in_the_report() -> None:
    table, _ = playout(0, players=2)
    broken, shared = (reports.ties(_tied(look(table), places)) for places in ((1, 2), (1, 1)))
    assert say()(broken[0]).startswith("Equal on points: Valentina and Ōkubo;")
    assert "share the place" in say()(shared[0])


def test_the_dummy_of_an_earlier_round_is_not_shown() -> None:
    table, _ = playout(400, until=lambda v: v.solo and v.phases and v.round > 21, players=1)
    view = look(table)
    assert view.solo is not None
    if len(view.solo.played) == (view.round - 1) % 5 + 1:
        assert words.dummy_phase(view) == view.solo.played[-1]
    stale = view.model_copy(update={"solo": view.solo.model_copy(update={"played": view.solo.played[:-1]})})
    assert words.dummy_phase(stale) is None


def test_catalogue_has_every_key_and_no_other() -> None:
    sources = "\n".join(p.read_text(encoding="utf-8") for p in (LOCALE.parents[1] / "renderers" / "ares").glob("*.py"))
    used = set(re.findall(r'"(ares-[a-z-]+)"', sources))
    stems = set(re.findall(r'"(ares-[a-z-]+-)\{', sources))
    for language in LANGUAGES:
        assert all(TEXTS.has(key, language) for key in used)
        own = re.findall(r"^(ares-board-[a-z-]+) =", (LOCALE / language / "ares_board.ftl").read_text("utf-8"), re.M)
        unused = [key for key in own if key not in used and not any(key.startswith(stem) for stem in stems)]
        assert unused == []
