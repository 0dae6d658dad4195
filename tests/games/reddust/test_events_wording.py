"""The small words of the cards: "up to" against a number, "all", which kinds of pieces, how much of each track."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.core.engine import Table
from games.core.model import Action
from games.reddust import actions as act
from games.reddust.board import DESERTS, MAGLEVS
from games.reddust.state import RedDustState
from games.reddust.vocabulary import COIN_BASES, COIN_UNITS, CORP, CR, FACES, MG, RD, REBELS, UNITS
from tests.games.reddust.build import empty, finish, opening, play, put, script, spaces_offered

Build = Callable[[], RedDustState]
DECLINE = act.choose("decline")


def at(space: str) -> act.Space:
    return act.at(space)


def here(state: RedDustState, space: str) -> dict[str, int]:
    return state.spaces[space].pieces


def shows(faces: tuple[str, ...], n: int = 1) -> dict[str, int]:
    """So many pieces with each of these faces."""
    return dict.fromkeys(faces, n)


def pieces(table: Table[RedDustState], seat: str) -> set[str]:
    """The faces that may be chosen now."""
    return {a.piece for a in table.actions(seat) if isinstance(a, act.PieceAction)}


def most(table: Table[RedDustState], seat: str) -> int:
    """How many of one kind may be chosen at once."""
    return max(a.count for a in table.actions(seat) if isinstance(a, act.PieceAction))


# --- a number is no "up to" -------------------------------------------------------------------------------------


def busy() -> RedDustState:
    """The opening with EG Troops and SpecOps about, so that every Event has something to choose."""
    state = opening()
    put(state, "europa", mg_troop=2, security=1, specops=1, eg_troop=1)
    put(state, "gandhi", mg_troop=1, rd_base=1, rd_rebel=2, eg_troop=1)
    put(state, "sharma", mg_troop=1, rd_base=1, rd_rebel=3, eg_troop=1, specops=1)
    put(state, "noctis", rd_base=1, rd_rebel=2, eg_troop=1)
    return state


CHOICES: dict[str, tuple[str, tuple[Action, ...], int]] = {
    "event-3-unshaded": (MG, (), 2),
    "event-4-shaded": (RD, (), 1),
    "event-10-unshaded": (MG, (), 2),
    "event-10-shaded": (RD, (), 2),
    "event-11-unshaded": (MG, (), 1),
    "event-12-unshaded": (MG, (), 1),
    "event-12-shaded": (RD, (act.choose("riot"),), 1),
    "event-13-unshaded": (MG, (), 1),
    "event-15-unshaded": (CORP, (), 2),
    "event-17-unshaded": (MG, (), 2),
    "event-17-shaded": (CR, (), 2),
    "event-18-unshaded": (CORP, (), 1),
    "event-20-unshaded": (CORP, (), 2),
    "event-21-unshaded": (CORP, (act.choose("mg_troops_6"),), 1),
    "event-22-shaded": (RD, (), 2),
    "event-24-shaded": (RD, (), 1),
    "event-28-shaded": (RD, (act.DONE,), 1),
    "event-29-shaded": (RD, (), 1),
    "event-30-shaded": (RD, (), 3),
    "event-34-unshaded": (RD, (at("noctis"),), 1),
    "event-36-shaded": (RD, (act.choose(RD), at("noctis"), act.DONE), 1),
    "event-39-shaded": (RD, (), 3),
    "event-42-unshaded": (MG, (), 2),
    "event-43-unshaded": (MG, (act.choose(MG), at("tholus")), 1),
    "event-47-unshaded": (RD, (), 6),
    "asset-7": (CR, (), 1),
    "asset-9": (CR, (), 3),
    "asset-11": (CR, (), 2),
    "asset-12": (CR, (), 1),
    "asset-27": (CR, (), 4),
    "asset-28": (CR, (), 1),
    "asset-29": (CR, (), 1),
}


@pytest.mark.parametrize("name", CHOICES)
def test_exactly_so_many_spaces(name: str) -> None:
    """Nobody stops before the number on the card is chosen; then the question is over."""
    seat, before, n = CHOICES[name]
    state = busy()
    state.displaced = 4
    table = script(state, name, seat)
    play(table, seat, *before)
    frame = state.stack[-1]
    assert frame.kind == "pick_spaces"
    for _ in range(n):
        assert state.stack[-1] is frame
        assert act.DONE not in table.actions(seat)
        play(table, seat, at(sorted(spaces_offered(table, seat))[0]))
    assert frame not in state.stack


@pytest.mark.parametrize("name", [*CHOICES, "event-1-unshaded", "event-20-shaded", "event-24-unshaded", "asset-13"])
def test_no_raging_desert_is_offered(name: str) -> None:
    """7.3: with every Desert in a Raging Storm only Labyrinths are left to name."""
    seat, before, _ = CHOICES.get(name, (CR, (), 0))
    state = busy()
    for space in DESERTS:
        state.spaces[space].storm = "raging"
    table = script(state, name, seat)
    for action in before:
        if action in (table.actions(seat) if table.waiting() == (seat,) else ()):
            table.act(seat, action)  # not `play`: there are never so many storms
    for waiting in table.waiting():
        assert not spaces_offered(table, waiting) & set(DESERTS)


PLACED: dict[str, tuple[Action, ...]] = {
    "event-10-shaded": (at("europa"), at("arsia")),
    "event-22-shaded": (at("europa"), at("gandhi")),
    "event-29-shaded": (at("arsia"),),
    "event-30-shaded": (at("arsia"), at("syria"), at("sinai")),
    "event-31-shaded": (),
    "event-32-unshaded": (at("shepard"),),
    "event-38-shaded": (act.choose("maglev_M1"),),
    "event-44-shaded": (),
}


@pytest.mark.parametrize("name", PLACED)
def test_all_rebels_of_the_card_are_placed(name: str) -> None:
    """As long as one is Available nobody may stop."""
    state = opening()
    table = script(state, name, MG)
    play(table, MG, *PLACED[name])
    asked = 0
    while table.waiting() == (MG,) and state.stack[-1].kind == "place_pieces":
        assert act.DONE not in table.actions(MG)
        play(table, MG, table.actions(MG)[0])
        asked += 1
    assert asked


# --- "up to" ----------------------------------------------------------------------------------------------------


def test_event_1_up_to_two_spaces() -> None:
    state = opening()
    table = script(state, "event-1-unshaded", MG)
    play(table, MG, at("tholus"), at("marth"))
    assert not state.stack


def test_event_4_up_to_eight_eg_troops() -> None:
    state = empty()
    state.transit.pop("eg_troop")
    state.available["eg_troop"] += 2
    table = script(state, "event-4-unshaded", MG)
    assert most(table, MG) == 8
    play(table, MG, act.Place(piece="eg_troop", count=8, space="gandhi"))
    assert not state.stack
    assert state.available["eg_troop"] > 0


@pytest.mark.parametrize(
    ("name", "seat", "pieces_there", "n"),
    [
        ("event-7-shaded", RD, {"mg_troop": 9}, 6),
        ("event-44-unshaded", MG, {"rd_rebel": 9}, 6),
    ],
)
def test_event_7_and_44_up_to_six(name: str, seat: str, pieces_there: dict[str, int], n: int) -> None:
    state = empty()
    put(state, "new_cordoba", **pieces_there)
    table = script(state, name, seat)
    (face,) = pieces_there
    assert most(table, seat) == n
    play(table, seat, act.Remove(piece=face, count=n, space="new_cordoba"))
    assert here(state, "new_cordoba") == {face: 3}
    assert not state.stack


def test_event_7_shaded_marsgov_troops_become_available() -> None:
    state = empty()
    put(state, "gandhi", mg_troop=1)
    play(script(state, "event-7-shaded", RD), RD, act.Remove(piece="mg_troop", count=1, space="gandhi"))
    assert state.available["mg_troop"] == 30
    assert state.casualties == {}


def test_event_15_shaded_up_to_two_bases() -> None:
    state = empty()
    for space in ("marth", "arsia", "syria"):
        put(state, space, corp_base=1)
    table = script(state, "event-15-shaded", RD)
    play(table, RD, act.Remove(piece="corp_base", count=1, space="marth"))
    play(table, RD, act.Remove(piece="corp_base", count=1, space="syria"))
    assert not state.stack


def test_event_20_shaded_up_to_four_spaces() -> None:
    state = empty()
    for space in ("europa", "gandhi", "sharma", "arsia", "syria"):
        put(state, space, security=1)
    table = script(state, "event-20-shaded", RD)
    play(table, RD, at("europa"), at("gandhi"), at("sharma"), at("arsia"))
    assert not state.stack
    assert state.spaces["syria"].level == 0


@pytest.mark.parametrize(("seat", "face"), [(RD, "rd_rebel"), (CR, "cr_rebel"), (MG, "rd_rebel")])
def test_event_21_shaded_up_to_six_of_every_kind(seat: str, face: str) -> None:
    """Ordinary and Fortified Troops and Security, not EG Troops."""
    state = empty()
    put(state, "europa", mg_troop=7, mg_fortified=1, security=1, eg_troop=1)
    table = script(state, "event-21-shaded", seat)
    assert pieces(table, seat) == {"mg_troop", "mg_fortified", "security"}
    assert most(table, seat) == 6
    play(table, seat, act.Replace(piece="security", count=1, space="europa"))
    play(table, seat, act.Replace(piece="mg_fortified", count=1, space="europa"))
    play(table, seat, act.Replace(piece="mg_troop", count=4, space="europa"))
    assert here(state, "europa") == {"mg_troop": 3, "eg_troop": 1, face: 6}
    assert not state.stack


@pytest.mark.parametrize(("choice", "face"), [("into_security", "security"), ("into_mg_troops", "mg_troop")])
def test_event_23_any_rebels_and_fewer_than_four(choice: str, face: str) -> None:
    state = empty()
    put(state, "noctis", **shows(REBELS, 2))
    table = script(state, "event-23-unshaded", CORP)
    play(table, CORP, act.choose(choice))
    assert pieces(table, CORP) == set(REBELS)
    play(table, CORP, act.Replace(piece="rd_rebel_active", count=2, space="noctis"), act.DONE)
    assert here(state, "noctis") == {"rd_rebel": 2, "cr_rebel": 2, "cr_rebel_active": 2, face: 2}
    assert not state.stack


def test_event_24_shaded_up_to_four_cubes_of_any_kind() -> None:
    state = empty()
    put(state, "europa", mg_troop=5, mg_fortified=1, security=1, eg_troop=2)
    table = script(state, "event-24-shaded", RD)
    assert pieces(table, RD) == {"mg_troop", "mg_fortified", "security"}
    assert most(table, RD) == 4
    play(table, RD, act.Remove(piece="mg_fortified", count=1, space="europa"))
    play(table, RD, act.Remove(piece="mg_troop", count=3, space="europa"))
    assert not state.stack


def test_event_35_up_to_two_deserts_and_one_house() -> None:
    state = empty()
    state.displaced = 3
    for space in ("arsia", "syria", "sinai"):
        put(state, space, markers=1)
    table = script(state, "event-35-unshaded", RD)
    play(table, RD, act.choose(MG))
    play(table, MG, act.House(space="noctis"))
    assert state.displaced == 2
    play(table, MG, at("arsia"), at("syria"))
    assert [state.spaces[s].level for s in ("arsia", "syria", "sinai")] == [1, 1, 0]
    assert not state.stack


@pytest.mark.parametrize(
    ("name", "seat"), [("event-7-unshaded", MG), ("event-14-unshaded", MG), ("event-28-shaded", RD)]
)
def test_event_7_14_28_a_house_is_no_repair(name: str, seat: str) -> None:
    """7.6: only what the card says."""
    state = opening()
    put(state, "tereshkova", damage=1)
    put(state, "tenzing", damage=1, level=1)
    table = script(state, name, seat)
    if name == "event-14-unshaded":
        play(table, MG, act.choose(MG))
    assert not any(isinstance(a, act.Repair) for a in table.actions(seat))
    assert any(isinstance(a, act.House) for a in table.actions(seat))


def test_event_38_up_to_three_spaces() -> None:
    state = opening()
    put(state, "phobos")
    table = script(state, "event-38-unshaded", CORP)
    play(table, CORP, at("europa"), at("arsia"), at("syria"))
    assert not state.stack
    assert here(state, "arsia") == {"security": 2}


def test_event_42_shaded_two_spaces() -> None:
    state = empty()
    for space in ("europa", "gandhi", "arsia"):
        put(state, space, eg_troop=1)
    table = script(state, "event-42-shaded", RD)
    assert act.DONE not in table.actions(RD)
    play(table, RD, at("europa"), at("arsia"))
    assert [state.spaces[s].level for s in ("europa", "arsia", "gandhi")] == [-1, -1, 0]
    assert not state.stack


def test_event_43_shaded_three_bases() -> None:
    state = empty()
    put(state, "wilderness", cr_base=4)
    table = script(state, "event-43-shaded", CR)
    play(table, CR, act.choose(CR))
    for goal in ("arsia", "sinai", "radau"):
        play(table, CR, act.Move(piece="cr_base", count=1, space="wilderness"), at(goal))
    assert not state.stack
    assert here(state, "wilderness") == {"cr_base": 1}


def test_asset_10_up_to_four_converts() -> None:
    state = empty()
    put(state, "noctis", rd_rebel=5, rd_rebel_active=1)
    table = script(state, "asset-10", CR)
    assert pieces(table, CR) == {"rd_rebel", "rd_rebel_active"}
    assert most(table, CR) == 4


def test_asset_29_up_to_four_pilgrims() -> None:
    state = empty()
    put(state, "noctis", cr_rebel=6)
    table = script(state, "asset-29", CR)
    assert spaces_offered(table, CR) >= {"europa", "tereshkova", "shepard"}
    assert "gandhi" not in spaces_offered(table, CR)  # 7.4: nobody could come
    play(table, CR, at("europa"))
    assert most(table, CR) == 4


# --- which pieces -----------------------------------------------------------------------------------------------


def test_event_3_every_kind_of_rebel_base() -> None:
    state = empty()
    put(state, "arsia", eg_troop=1, cr_base=1, rd_base=1)
    put(state, "syria", eg_troop=1, conversion=1, dug_in=1)
    script(state, "event-3-unshaded", MG)
    assert here(state, "arsia") == here(state, "syria") == {"eg_troop": 1}
    assert (state.available["cr_base"], state.available["rd_base"]) == (15, 9)


HERE = {"rd_rebel": 1, "cr_rebel": 1}
SHOWN = {"rd_rebel_active": 1, "cr_rebel_active": 1}
REVEALED: dict[str, tuple[str, str, tuple[Action, ...], dict[str, int]]] = {
    "event-8-unshaded": ("tenzing", MG, (), {}),
    "event-11-unshaded": ("gandhi", MG, (act.choose(RD),), {}),
    "event-12-unshaded": ("gandhi", MG, (), {"specops": 1}),
    "event-13-unshaded": ("arsia", MG, (at("arsia"),), {}),
    "event-18-unshaded": ("arsia", MG, (at("arsia"),), {}),
    "event-22-unshaded": ("gandhi", MG, (), {"mg_troop": 3}),
    "event-25-unshaded": ("gandhi", MG, (), {"corp_base": 1}),
    "event-39-unshaded": ("gandhi", CORP, (at("gandhi"),), {"security": 1}),
    "event-45-unshaded": ("arsia", MG, (act.choose(MG), at("arsia")), {"mg_troop": 1}),
}


@pytest.mark.parametrize("name", REVEALED)
def test_all_rebels_turn_active(name: str) -> None:
    """Those of both Factions."""
    space, seat, before, others = REVEALED[name]
    state = empty()
    put(state, space, **HERE, **others)
    table = script(state, name, seat)
    play(table, seat, *before)
    assert SHOWN.items() <= here(state, space).items()


def test_event_16_all_rebels_leave_shenzhou_and_show_beside_it() -> None:
    state = empty()
    put(state, "shenzhou", **shows(REBELS), rd_base=1)
    put(state, "marth", **HERE)
    script(state, "event-16-unshaded", MG)
    assert here(state, "shenzhou") == {"rd_base": 1}
    assert here(state, "marth") == SHOWN
    assert (state.available["rd_rebel"], state.available["cr_rebel"]) == (29, 19)


def test_event_23_shaded_one_base_and_all_kinds_of_units() -> None:
    state = empty()
    state.profits = 5
    put(state, "arsia", terraforming=1, corp_base=1, security=1, specops=1, specops_active=1, eg_troop=1)
    table = script(state, "event-23-shaded", RD)
    play(table, RD, act.Remove(piece="terraforming", count=1, space="arsia"))
    assert pieces(table, RD) == {"security", "specops", "specops_active"}
    finish(table)
    assert here(state, "arsia")["corp_base"] == 1


def test_event_26_shaded_every_corporate_force() -> None:
    state = empty()
    put(state, "marth", terraforming=1, corp_base=1, security=1, specops=1, specops_active=1, cr_rebel=5, mg_troop=1)
    script(state, "event-26-shaded", RD)
    assert here(state, "marth") == {"cr_rebel_active": 5, "mg_troop": 1}


@pytest.mark.parametrize("name", ["event-30-unshaded", "event-44-unshaded"])
@pytest.mark.parametrize(("rebel", "base"), [("rd_rebel_active", "dug_in"), ("cr_rebel_active", "conversion")])
def test_event_30_and_44_every_rebel_force_bases_last(name: str, rebel: str, base: str) -> None:
    state = empty()
    space = "new_cordoba" if name == "event-44-unshaded" else "arsia"
    put(state, space, **{rebel: 1, base: 1})
    table = script(state, name, MG)
    assert pieces(table, MG) == {rebel}
    play(table, MG, act.Remove(piece=rebel, count=1, space=space), act.Remove(piece=base, count=1, space=space))
    assert here(state, space) == {}
    assert state.available[FACES[base].stock] == (9 if base == "dug_in" else 15)
    assert not state.stack


def test_event_30_up_to_two_forces_in_each() -> None:
    state = empty()
    put(state, "arsia", cr_rebel=3)
    table = script(state, "event-30-unshaded", MG)
    assert most(table, MG) == 2
    play(table, MG, act.Remove(piece="cr_rebel", count=2, space="arsia"))
    assert not state.stack


MOVERS: dict[str, tuple[tuple[Action, ...], str, set[str]]] = {
    "event-36-unshaded": ((), "sinai", set(COIN_UNITS)),
    "event-36-shaded": ((act.choose(RD), at("arsia")), "sinai", set(COIN_UNITS)),
    "event-43-unshaded": ((act.choose(MG), at("sinai"), at("noctis")), "sinai", {*COIN_UNITS, *COIN_BASES}),
    "event-45-unshaded": ((act.choose(MG), at("noctis")), "sinai", set(COIN_UNITS)),
}


@pytest.mark.parametrize("name", MOVERS)
def test_every_coin_unit_may_move(name: str) -> None:
    before, origin, expected = MOVERS[name]
    state = empty()
    seat = RD if name == "event-36-shaded" else MG
    units = shows(COIN_UNITS)
    put(state, origin, **units, mg_base=1, terraforming=1)
    if name == "event-43-unshaded":
        put(state, origin, **units, mg_base=1, terraforming=1)
        put(state, "marth", corp_base=1)
        expected = expected - {"corp_base"}
    if name.startswith("event-36"):
        put(state, "arsia", rd_base=1)
    if name == "event-45-unshaded":
        put(state, "noctis", rd_rebel=1)
    table = script(state, name, seat)
    play(table, seat, *before)
    assert pieces(table, seat) == expected


def test_event_37_removed_rebels_become_available_active_ones_too() -> None:
    state = empty()
    put(state, "noctis", rd_rebel_active=3, cr_rebel_active=3)
    script(state, "event-37-unshaded", MG)
    assert here(state, "noctis") == {}
    assert (state.available["rd_rebel"], state.available["cr_rebel"]) == (30, 20)


def test_event_46_units_of_all_factions_and_one_base() -> None:
    state = empty()
    put(state, "arsia", damage=1, **shows(UNITS), corp_base=1, terraforming=1)
    table = script(state, "event-46-unshaded", RD)
    assert act.DONE not in table.actions(RD)
    play(table, RD, act.Remove(piece="corp_base", count=1, space="arsia"))
    assert here(state, "arsia") == {"terraforming": 1}


def test_asset_8_units_of_all_kinds() -> None:
    """7.4: the one Labyrinth that takes two Damage and holds units; a Fortified Troop absorbs one of them."""
    state = empty()
    put(state, "gandhi", **shows(UNITS), rd_base=1)
    table = script(state, "asset-8", CR)
    assert pieces(table, CR) == set(UNITS) - {"mg_fortified"}
    assert state.spaces["gandhi"].damage == 1


def test_asset_12_every_coin_unit_leaves() -> None:
    state = empty()
    put(state, "noctis", **shows(COIN_UNITS), rd_rebel=1, mg_base=1)
    table = script(state, "asset-12", CR)
    assert here(state, "noctis") == {"rd_rebel": 1, "mg_base": 1}
    play(table, CR, at("europa"))
    assert state.spaces["europa"].damage == 1


def test_asset_27_fortified_troops_too() -> None:
    state = empty()
    put(state, "europa", mg_fortified=1, security=1, eg_troop=1, specops=1)
    table = script(state, "asset-27", CR)
    assert pieces(table, CR) == {"mg_fortified", "security"}


# --- how much ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "profits", "mg"),
    [("event-1-shaded", -5, -9), ("event-2-shaded", -5, 0), ("event-14-shaded", -3, -6), ("event-40-shaded", -3, -9)],
)
def test_event_1_2_14_40_shaded_losses(name: str, profits: int, mg: int) -> None:
    state = opening()
    state.profits, state.mg_resources = 20, 30
    script(state, name, CR)
    assert (state.profits, state.mg_resources) == (20 + profits, 30 + mg)


def test_event_14_one_level_each() -> None:
    state = empty()
    state.displaced = 0
    script(state, "event-14-unshaded", MG)
    assert [state.spaces[s].level for s in ("europa", "tereshkova")] == [1, 1]


@pytest.mark.parametrize("name", ["event-2-unshaded", "event-40-unshaded"])
def test_event_2_and_40_four_supply(name: str) -> None:
    state = opening()
    table = script(state, name, MG)
    if name == "event-2-unshaded":
        play(table, MG, act.choose("supply_4"))
    assert state.earth["supply"] == 5


@pytest.mark.parametrize("line", [m for m in MAGLEVS if m != "M4"])
def test_event_13_shaded_and_38_shaded_every_line(line: str) -> None:
    """One level in every space that touches it; Damage and a Rebel only at its two ends."""
    state = empty()
    play(script(state, "event-13-shaded", RD), RD, act.choose(f"maglev_{line}"))
    assert {s for s, space in state.spaces.items() if space.level} == set(MAGLEVS[line].touches)
    assert {space.level for space in state.spaces.values()} == {0, -1}
    state = empty()
    table = script(state, "event-38-shaded", RD)
    play(table, RD, act.choose(f"maglev_{line}"))
    while table.waiting():
        play(table, RD, table.actions(RD)[-1])
    assert {s for s in state.spaces if here(state, s)} == set(MAGLEVS[line].ends)
    assert all(here(state, s) == {"cr_rebel": 1} for s in MAGLEVS[line].ends)
    assert {s for s, space in state.spaces.items() if space.damage} == set(MAGLEVS[line].ends)
    assert all(space.damage <= 1 for space in state.spaces.values())
    assert state.rd_resources == 14 + 3
    assert not state.stack


# --- one free Operation in one space ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "before"),
    [
        ("event-22-unshaded", (act.choose(CORP),)),
        ("event-25-unshaded", (act.choose(CORP),)),
        ("event-32-unshaded", ()),
    ],
)
def test_event_22_25_32_one_assault_in_one_space(name: str, before: tuple[Action, ...]) -> None:
    """No second space, no Suppress, no Special Activity."""
    state = empty()
    state.orbit, state.earth["satellite"] = 0, state.earth["satellite"] + state.orbit
    for space in ("shepard", "tereshkova"):
        put(state, space, corp_base=1, security=3, rd_rebel_active=1)
    put(state, "gandhi", eg_troop=2, rd_rebel=3)
    table = script(state, name, CORP)
    if name == "event-32-unshaded":
        play(table, CORP, at("shepard"), act.Place(piece="rd_rebel", count=2, space="shepard"))
    play(table, CORP, *before)
    play(table, CORP, act.choose("op_assault"))
    assert set(table.actions(CORP)) == {at("shepard"), at("tereshkova")}
    play(table, CORP, at("tereshkova"))
    assert "rd_rebel_active" not in here(state, "tereshkova")
    assert not state.stack


def test_event_5_shaded_attacks_wherever_a_satellite_stands() -> None:
    state = empty()
    for space in ("europa", "arsia", "gandhi"):
        put(state, space, rd_rebel=6, mg_troop=1, satellite=int(space != "gandhi"))
    table = script(state, "event-5-shaded", MG)
    play(table, MG, act.choose(RD))
    play(table, RD, act.choose("op_attack"))
    assert spaces_offered(table, RD) == {"europa", "arsia"}
    play(table, RD, at("europa"))
    while spaces_offered(table, RD) != {"arsia"}:
        play(table, RD, table.actions(RD)[0])
    assert act.DONE in table.actions(RD)
