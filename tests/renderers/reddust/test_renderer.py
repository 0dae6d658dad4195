"""What the bot relies on: names, sizes, alt texts, nothing hidden, texts for every position, marks that show."""

from __future__ import annotations

import itertools
import re

import pytest
from PIL import ImageChops

from bot.i18n import LOCALE
from games.core.message import Message
from games.core.rng import Rng
from games.reddust import layout
from games.reddust.board import MAP
from games.reddust.cards import ASSETS, CAMPAIGNS, EVENTS
from games.reddust.rules import RED_DUST as RULES
from games.reddust.state import RedDustOptions
from games.reddust.vocabulary import FACES
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.kit.geometry import Box
from renderers.reddust import board, pieces, texts, tracks, words
from renderers.reddust.renderer import RED_DUST
from renderers.reddust.scene import Scene
from renderers.registry import RENDERERS
from tests.renderers.reddust.scenes import (
    NAMES,
    TEXTS,
    ended,
    full,
    look,
    middle,
    opening,
    playout,
    rich_hand,
    say,
)
from tests.renderers.showing import check_shown, check_size, whole_game

LANGUAGES = ("en", "ko")
PUBLIC = ("map", "tharsis", "arabia", "hellas", "tracks", "margins")


def test_registered() -> None:
    assert RENDERERS["reddust"] is RED_DUST


def test_only_the_reclaimers_have_a_hand() -> None:
    table, _ = playout(0)
    assert RED_DUST.pictures(look(table)) == PUBLIC
    assert RED_DUST.pictures(look(table, "RD")) == PUBLIC
    assert RED_DUST.pictures(look(table, "CR")) == ("map", "hand", *PUBLIC[1:])
    for viewer in (None, "RD"):
        with pytest.raises(KeyError):
            RED_DUST.picture(look(table, viewer), "hand", say())


# --- the map --------------------------------------------------------------------------------------------------------


def _touching() -> set[frozenset[str]]:
    """Pairs of spaces that touch on our map: Deserts by a common border, Labyrinths by the corner they stand on."""
    pairs = set()
    for a, b in itertools.combinations(layout.OUTLINES, 2):
        if layout.borders(a) & layout.borders(b):
            pairs.add(frozenset((a, b)))
    for space, ring in layout.OUTLINES.items():
        pairs |= {frozenset((space, corner)) for corner in ring if corner in layout.CIRCLES}
    return pairs


def test_spaces_touch_on_the_map_where_they_are_adjacent() -> None:
    wanted = {frozenset((a, b)) for a, others in MAP["adjacency"].items() for b in others if "wilderness" not in (a, b)}
    twins = frozenset(("gandhi", "sharma"))  # two circles side by side, each in the ground of one Desert
    in_desert = {frozenset(("coronae", "gandhi")), frozenset(("hellas_chaos", "sharma"))}
    assert _touching() | {twins} | in_desert == wanted
    (x1, y1), (x2, y2) = layout.CIRCLES["gandhi"], layout.CIRCLES["sharma"]
    assert y1 == y2
    assert x2 - x1 == 2 * layout.RADIUS


def test_the_frame_is_where_the_wilderness_begins() -> None:
    """A side that only one Desert has lies on the frame of its sector."""
    sides = [side for space in layout.OUTLINES for side in layout.borders(space)]
    outer = {space for space in layout.OUTLINES if any(sides.count(side) == 1 for side in layout.borders(space))}
    assert outer == set(MAP["adjacency"]["wilderness"])


def test_every_space_of_mars_has_its_place() -> None:
    placed = {*layout.OUTLINES, *layout.CIRCLES, "wilderness", "phobos"}
    assert placed == {space.id for space in opening().spaces}
    assert layout.ROOMS.keys() == layout.RELIEF.keys() == layout.OUTLINES.keys()


def test_every_face_has_its_own_look() -> None:
    assert FACES.keys() <= pieces.LOOKS.keys()
    looks = [(look.owner, look.shape, look.letter, look.hidden, look.upgraded) for look in pieces.LOOKS.values()]
    assert len(set(looks)) == len(looks)
    for face, info in FACES.items():
        assert pieces.LOOKS[face].owner == info.owner
        assert pieces.LOOKS[face].hidden == info.hidden
        assert pieces.LOOKS[face].upgraded == info.upgraded


@pytest.mark.parametrize(("args", "row"), [
    ((2, 2, 0, 0, True), ["people", "port", "free", "free"]),
    ((2, 2, 1, 1, True), ["people", "damage", "marker", "free"]),
    ((1, 1, 1, 0, False), ["damage", "free"]),
    ((1, 1, 0, 1, False), ["people", "marker"]),
])  # fmt: skip
def test_squares_of_the_infrastructure(args: tuple[int, int, int, int, bool], row: list[str]) -> None:
    assert pieces.squares(*args) == row


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("alliance", ["none", "both"])
def test_positions_of_a_whole_game_can_be_shown(alliance: str) -> None:
    for move, table in whole_game(RULES, RedDustOptions(alliance=alliance)):
        if move % 43 == 0:
            language, viewer = LANGUAGES[move % 2], (None, "CR")[move // 43 % 2]
            check_shown(RED_DUST, look(table, viewer), say(language), "reddust", with_pictures=move % 301 == 0)
    view = look(table)
    check_shown(RED_DUST, view, say("ko"), "reddust", with_pictures=True)
    text, chart = RED_DUST.report(view, say("ko"))
    assert chart is not None
    assert view.result is not None
    assert all(f"**{words.plus(line.total)}**" in text for line in view.result.lines)
    # a point for each card on which somebody could act, and the end
    assert len(view.history) == words.cards_done(view) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_extremes_stay_inside_the_budget(language: str) -> None:
    view, marks = full()
    for name in PUBLIC:
        check_size(RED_DUST.picture(view, name, say(language), marks))


# --- hidden information ---------------------------------------------------------------------------------------------


def test_hidden_cards_change_no_public_text_or_picture() -> None:
    table, _ = playout(60)
    other = RULES.permute_hidden(table.state, None, Rng(seed="other"))
    assert (other.hand, other.deck) != (table.state.hand, table.state.deck)
    before, after = look(table), RULES.view(other, None)
    for name in PUBLIC:
        assert RED_DUST.text(before, name, say()) == RED_DUST.text(after, name, say())
        assert RED_DUST.picture(before, name, say()) == RED_DUST.picture(after, name, say())


# --- marks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mark", [
    "space:tenzing", "space:noctis", "space:wilderness", "space:phobos", "space:earth", "space:orbit", "track:event",
    "track:confidence", "track:flashpoint", "track:displaced", "track:campaigns", "track:mg_resources", "track:profits",
    "track:rd_resources", "track:assets", "move:noctis>sinai", "move:gandhi>sharma", "move:wilderness>tholus",
    "move:arsia>daedalia>sinai",
])  # fmt: skip
def test_each_mark_shows_on_the_map(mark: str) -> None:
    plain, marked = (board.draw(Scene(opening(), say(), frozenset(marks))).image for marks in ((), (mark,)))
    difference = ImageChops.difference(plain, marked).getbbox()
    assert difference is not None
    assert difference[3] - difference[1] < plain.height // 2  # one place, not the whole board


def test_a_sector_shows_how_pieces_from_elsewhere_came_in() -> None:
    """The last leg of a way lies in the picture; a way that only leaves or passes outside draws nothing."""
    plain, legs, outside = (
        RED_DUST.picture(opening(), "tharsis", say(), marks)
        for marks in ((), ("move:gandhi>shepard>tenzing",), ("move:tenzing>gandhi",))
    )
    assert legs.data != plain.data
    assert outside.data == plain.data


def test_unknown_marks_do_no_harm() -> None:
    view = opening()
    plain = RED_DUST.picture(view, "map", say())
    assert (
        RED_DUST.picture(view, "map", say(), ("move:earth>phobos", "move:noctis>noctis", "space:nowhere", "seat:MG"))
        == plain
    )


# --- texts ----------------------------------------------------------------------------------------------------------


def test_text_of_the_opening() -> None:
    text = RED_DUST.text(opening(), "map", say())
    for line in (
        "**Margins** MG −22 (12 of 34) · CORP −36 (0 of 36) · RD −18 (14 of 32) · CR −3 (7 of 10)",
        "Resources MG 18, RD 14 · Profits 0 · Asset cards 3 of 6",
        "EarthGov Confidence 1 (3 of 8), EG−, Controller: Corporations",
        "Next Flashpoint, to Earth: 6 EG Troops, 1 Supply",
        "**Sharma** · Labyrinth · Pop 2 · Spaceport · Active Opposition · RD Control: 1 MG Troop, 3 Hidden RD Rebels, ",
        "**Tharsis Tholus** · Pop 0 · Damage 1 · COIN Control: 2 MG Troops, 1 MG Base",
        "**Transit**: 2 EG Troops, 1 Security, 1 SpecOps, 1 Satellite, 3 Supply",
        "Maglev not open: Europa – Tereshkova",
    ):
        assert line in text


def test_every_space_and_both_open_cards_are_told() -> None:
    view, _ = middle()
    for language in LANGUAGES:
        text = RED_DUST.text(view, "map", say(language))
        assert all(say(language)(words.space_name(space.id)) in text for space in view.spaces)
        for card in (view.current, view.next):
            assert all(say(language)(words.event_text(card, side)) in text for side in card.sides)


def test_standings_on_the_card() -> None:
    view, _ = middle()
    assert [words.standing(view, faction) for faction in view.order] == ["op_special", "second", "eligible", "out"]
    assert words.in_line(view) == ["RD", "CR"]
    fresh = opening()
    assert [words.standing(fresh, faction) for faction in fresh.order[:2]] == ["first", "second"]


def test_the_next_shipment_is_that_of_the_box_the_marker_reaches() -> None:
    view = opening().model_copy(update={"eg_box": 5, "eg_plus": True})
    assert words.shipment(view) == [("eg_troop", 2), ("supply", 2), ("population", 2)]
    assert words.shipment(view.model_copy(update={"eg_box": 8})) == [("supply", 3), ("population", 3)]
    assert words.shipment(view.model_copy(update={"eg_box": 1, "eg_plus": False})) == []


def test_hand_tells_kind_worth_and_text_of_every_card() -> None:
    view = rich_hand()
    text = RED_DUST.text(view, "hand", say())
    for card in view.hand:
        assert say()(Message(f"reddust-asset-{card}-text")) in text
    assert "**Dust-Adaptation** · Capability · worth 2 · " in text


def test_alt_text_of_a_full_list_ends_with_a_whole_entry() -> None:
    assert texts.cut("a" * 500 + "; " + "b" * 600) == "a" * 500 + " …"


def test_report_of_an_alliance_tells_both_margins() -> None:
    view = ended("both")
    text, _ = RED_DUST.report(view, say())
    corp = next(line for line in text.splitlines() if NAMES["en"]["CORP"] in line)
    assert "for the alliance; own +2 = 38 − 36" in corp
    assert "Best moment of Corporations: +2" in text


def test_a_running_game_has_no_chart() -> None:
    assert RED_DUST.report(opening(), say())[1] is None


# --- catalogues -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language: str) -> None:
    keys = [f"reddust-event-{card.id}-{side}" for card in EVENTS.values() for side in card.sides]
    keys += [f"reddust-asset-{card}-text" for card in ASSETS] + [f"reddust-campaign-{n}-text" for n in CAMPAIGNS]
    assert [key for key in keys if not TEXTS.has(key, language)] == []


def test_catalogue_has_every_key_and_no_other() -> None:
    folder = LOCALE.parents[1] / "renderers" / "reddust"
    sources = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    used = set(re.findall(r'["\'](reddust-[a-zA-Z_-]+)["\']', sources))
    stems = set(re.findall(r'["\'](reddust-[a-z-]+-)\{', sources))
    views = {f"reddust-view-{name}" for name in (*PUBLIC, "hand")}
    for language in LANGUAGES:
        assert [key for key in used | views if not TEXTS.has(key, language)] == []
        own = re.findall(
            r"^(reddust-(?:board|view)-[\w-]+) =", (LOCALE / language / "reddust_board.ftl").read_text("utf-8"), re.M
        )
        unused = [key for key in own if key not in used | views and not any(key.startswith(stem) for stem in stems)]
        assert unused == []


def test_a_flashpoint_that_sends_nothing_says_so() -> None:
    """1.2: the lowest box sends nothing to Earth; a label alone would look cut off."""
    nothing = opening().model_copy(update={"eg_box": 0, "eg_plus": False})
    assert not words.shipment(nothing)
    told: list[str] = []

    def listening(message: Message) -> str:
        told.append(message.key)
        return say()(message)

    canvas = Canvas.new(1600, 300, theme.GROUND)
    tracks.confidence(canvas, Scene(nothing, listening, frozenset()), Box(0, 0, 620, 210))
    assert told[-2:] == ["reddust-board-sends", "reddust-board-none"]
