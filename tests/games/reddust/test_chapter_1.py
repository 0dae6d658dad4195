"""1.2 to 1.10: forces, population, confidence, storms, movement."""

from __future__ import annotations

import pytest

from games.reddust import actions as act
from games.reddust.assets import draw
from games.reddust.board import SPACES
from games.reddust.control import controls
from games.reddust.earthgov import controller, move_confidence, satellites_to_orbit, set_confidence, to_earth
from games.reddust.forces import (
    activate,
    can_upgrade,
    hide,
    move,
    place,
    placeable,
    remove,
    replace,
    room_for_bases,
    shield,
)
from games.reddust.frames.civic import Civic
from games.reddust.frames.pieces import PickPieces, PlacePieces
from games.reddust.movement import recon_origins, routes, selectable
from games.reddust.population import (
    can_damage,
    can_house,
    can_repair,
    house,
    place_damage,
    population,
    remove_marker,
    repair,
    shift,
    shift_to_neutral,
    shifted,
    spaceport,
)
from games.reddust.storms import strike_targets
from games.reddust.vocabulary import COIN, CORP, CR, ENEMY_FACES, MG, PHOBOS, RD, WILDERNESS, enemies
from tests.games.reddust.build import empty, finish, kinds, opening, perform, play, put, run


def test_friends_and_enemies() -> None:
    """1.1."""
    assert enemies(MG) == enemies(CORP) == (RD, CR)
    assert enemies(RD) == (MG, CORP, "EG", CR)
    assert "satellite" in ENEMY_FACES[CR]
    assert "cr_base" not in ENEMY_FACES[CR]


# --- 1.3 forces -------------------------------------------------------------------------------------------------


def test_stacking() -> None:
    """1.3: two Bases a space, six in the Wilderness, none on Phobos."""
    state = empty()
    assert room_for_bases(state, "europa") == 2
    assert room_for_bases(state, WILDERNESS) == 6
    assert room_for_bases(state, PHOBOS) == 0
    perform(state, lambda turn: place(turn, "europa", "rd_base", 5))
    assert state.spaces["europa"].pieces == {"rd_base": 2}
    assert placeable(state, "cr_base", "europa", 1) == 0


def test_only_available_pieces_are_placed() -> None:
    state = opening()
    perform(state, lambda turn: place(turn, "europa", "mg_base", 3))
    assert state.spaces["europa"].pieces["mg_base"] == 1


def test_removed_pieces() -> None:
    """1.2: CORP and EG to Casualties, the others to Available; a rule may say Available for CORP."""
    state = empty()
    put(state, "europa", security=2, eg_troop=1, satellite=1, mg_troop=1, rd_rebel_active=1, terraforming=0)
    for face in list(state.spaces["europa"].pieces):
        perform(state, lambda turn, face=face: remove(turn, "europa", face))
    assert state.casualties == {"security": 1, "eg_troop": 1, "satellite": 1}
    perform(state, lambda turn: remove(turn, "europa", "security", to="available"))
    assert state.available["security"] == 16 - 1 - 2  # one on Earth, one in Transit at the opening
    assert state.available["mg_troop"] == 30


def test_replacing_without_a_piece_just_removes() -> None:
    """1.3."""
    state = empty()
    put(state, "europa", mg_troop=2)
    put(state, "sharma", cr_rebel=20)
    perform(state, lambda turn: replace(turn, "europa", "mg_troop", "cr_rebel", 2))
    assert state.spaces["europa"].pieces == {}
    assert state.available["mg_troop"] == 30


def test_new_rebels_are_hidden_and_moving_keeps_the_side() -> None:
    """1.3."""
    state = empty()
    put(state, "syria", rd_rebel_active=1, rd_rebel=1)
    perform(state, lambda turn: move(turn, "syria", "noctis", "rd_rebel_active"))
    assert state.spaces["noctis"].pieces == {"rd_rebel_active": 1}
    assert perform(state, lambda turn: activate(turn, "syria", "rd_rebel", 5))[0].kind == "reddust-activated"
    perform(state, lambda turn: hide(turn, "syria", ["rd_rebel_active"]))
    assert state.spaces["syria"].pieces == {"rd_rebel": 1}


def test_rebels_and_bases_never_on_phobos() -> None:
    """1.3, 7.3."""
    state = empty()
    assert placeable(state, "rd_rebel", PHOBOS, 1) == 0
    assert placeable(state, "mg_base", PHOBOS, 1) == 0
    assert placeable(state, "mg_troop", PHOBOS, 1) == 1


def test_terraforming_only_in_deserts() -> None:
    """4.2."""
    state = empty()
    put(state, "europa", corp_base=1)
    put(state, "syria", corp_base=1)
    assert not can_upgrade(state, CORP, "europa")
    assert can_upgrade(state, CORP, "syria")


def test_bases_last() -> None:
    """1.1, 5.9: COIN units shield each other's Bases; Hidden SpecOps only against storms and Purify."""
    state = empty()
    put(state, "syria", mg_base=1, specops=1)
    assert shield(state, "syria", "mg_base", hidden_specops=True)
    assert not shield(state, "syria", "mg_base", hidden_specops=False)
    put(state, "syria", mg_base=1, security=1)
    assert shield(state, "syria", "mg_base", hidden_specops=False)
    put(state, "syria", rd_base=1, cr_rebel=3)
    assert not shield(state, "syria", "rd_base", hidden_specops=True)


def test_voluntary_removal_only_when_none_is_available() -> None:
    """1.3: own units may be taken from elsewhere, placed at once and Hidden."""
    state = empty()
    put(state, "sharma", rd_rebel_active=29)
    table = run(state, PlacePieces(seat=RD, why="place", spaces=["gandhi"], faces=["rd_rebel"], left=2))
    assert "recall" not in kinds(table.actions(RD))
    play(table, RD, act.Place(piece="rd_rebel", count=1, space="gandhi"))
    play(table, RD, act.Recall(piece="rd_rebel_active", count=1, space="sharma"))
    assert state.spaces["gandhi"].pieces == {"rd_rebel": 2}
    assert state.spaces["sharma"].pieces == {"rd_rebel_active": 28}
    assert not state.stack


def test_voluntary_removal_with_several_spaces_open() -> None:
    """1.3: what was taken must be placed at once, elsewhere."""
    state = empty()
    put(state, "sharma", rd_rebel_active=30)
    spaces = ["gandhi", "sharma", "alpheus"]
    table = run(state, PlacePieces(seat=RD, why="place", spaces=spaces, faces=["rd_rebel"], left=3))
    play(table, RD, act.Recall(piece="rd_rebel_active", count=2, space="sharma"))
    assert {a.space for a in table.actions(RD)} == {"gandhi", "alpheus"}  # type: ignore[attr-defined]  # all are Place
    play(table, RD, act.Place(piece="rd_rebel", count=1, space="gandhi"))
    assert act.DONE not in table.actions(RD)
    play(table, RD, act.Place(piece="rd_rebel", count=1, space="alpheus"), act.DONE)
    assert state.spaces["sharma"].pieces == {"rd_rebel_active": 28}
    assert state.spaces["gandhi"].pieces == state.spaces["alpheus"].pieces == {"rd_rebel": 1}
    assert not state.stack


def test_corporations_may_not_remove_voluntarily() -> None:
    """1.3."""
    state = empty()
    put(state, "sharma", security=11)
    state.available["security"] = 0
    run(state, PlacePieces(seat=CORP, why="place", spaces=["gandhi"], faces=["security"], left=1))
    assert not state.stack


def test_pieces_without_a_choice_are_taken_without_asking() -> None:
    state = empty()
    put(state, "syria", rd_rebel=1, cr_rebel=1, rd_base=1)
    faces = ["rd_rebel", "cr_rebel", "rd_base", "cr_base"]
    run(state, PickPieces(seat=MG, spaces=["syria"], faces=faces, left=6))
    assert state.spaces["syria"].pieces == {}
    assert not state.stack


def test_bases_are_offered_last_and_weights_count() -> None:
    """5.9: an EG Troop counts as two forces."""
    state = empty()
    put(state, "syria", eg_troop=2, security=3, mg_base=1)
    frame = PickPieces(
        seat=RD,
        spaces=["syria"],
        faces=["eg_troop", "security", "mg_base"],
        left=3,
        bases_last="attack",
        weights={"eg_troop": 2},
    )
    table = run(state, frame)
    assert act.Remove(piece="mg_base", count=1, space="syria") not in table.actions(RD)
    assert act.Remove(piece="eg_troop", count=2, space="syria") not in table.actions(RD)
    play(table, RD, act.Remove(piece="eg_troop", count=1, space="syria"))
    assert state.spaces["syria"].pieces == {"eg_troop": 1, "security": 2, "mg_base": 1}  # one force left: no choice


# --- 1.7, 1.8 population and support ----------------------------------------------------------------------------


def test_damage_removes_all_markers_and_displaces_one() -> None:
    """1.7."""
    state = empty()
    put(state, "europa", markers=2)
    before = state.displaced
    assert population(state, "europa") == 4
    perform(state, lambda turn: place_damage(turn, "europa"))
    assert (population(state, "europa"), state.spaces["europa"].markers) == (1, 0)
    assert state.displaced == before + 1
    assert not spaceport(state, "europa")
    assert spaceport(state, PHOBOS)


def test_a_space_without_population_is_neutral() -> None:
    """1.8; Campaign 12 does not apply when the Population is lost (house)."""
    state = empty()
    put(state, "syria", level=2)
    state.campaigns = [12]
    perform(state, lambda turn: place_damage(turn, "syria"))
    assert state.spaces["syria"].level == 0
    assert not can_damage(state, "syria")
    assert not can_damage(state, PHOBOS)
    assert shifted(state, "syria", 1) == 0


def test_a_fortified_troop_absorbs_damage() -> None:
    """6.1: from whichever square, to Available."""
    state = empty()
    put(state, "europa", mg_fortified=1, mg_troop=1)
    perform(state, lambda turn: place_damage(turn, "europa", 2))
    assert state.spaces["europa"].pieces == {"mg_troop": 1}
    assert state.spaces["europa"].damage == 1
    assert state.available["mg_troop"] == 29


def test_a_lost_marker_unfortifies_the_troop_on_it() -> None:
    """6.1: one Fortified Troop for each point of Population; 5.11: the marker goes to the pool."""
    state = empty()
    put(state, "syria", mg_fortified=2, markers=1)
    before = state.displaced
    perform(state, lambda turn: remove_marker(turn, "syria"))
    assert state.spaces["syria"].pieces == {"mg_fortified": 1, "mg_troop": 1}
    assert state.displaced == before


def test_house_needs_room_no_damage_and_displaced_population() -> None:
    """1.7."""
    state = empty()
    assert can_house(state, "europa")
    put(state, "europa", damage=1)
    assert not can_house(state, "europa")
    put(state, "europa", damage=0, markers=2)
    assert not can_house(state, "europa")
    assert not can_house(state, WILDERNESS)
    state.displaced = 0
    assert not can_house(state, "tenzing")


@pytest.mark.parametrize(("faction", "eg", "plus"), [(MG, "", True), (RD, "", False), (CORP, "minus", False)])
def test_house_sets_confidence(faction: str, eg: str, plus: bool) -> None:
    """1.7: MarsGov EG+, Red Dust EG-, the Corporations as they choose."""
    state = empty()
    state.eg_plus = not plus
    perform(state, lambda turn: house(turn, faction, "europa", eg))
    assert state.eg_plus == plus
    assert (state.spaces["europa"].markers, state.displaced) == (1, 3)


def test_repair_costs() -> None:
    """1.7: 3 MG, 2 RD, a Security to Available for CORP; and one Displaced marker."""
    state = empty()
    put(state, "europa", damage=2, security=1)
    state.mg_resources, state.rd_resources = 3, 1
    security = state.available["security"]
    assert can_repair(state, MG, "europa")
    assert not can_repair(state, RD, "europa")
    perform(state, lambda turn: repair(turn, MG, "europa"))
    assert (state.mg_resources, state.displaced) == (0, 3)
    assert can_repair(state, CORP, "europa")
    perform(state, lambda turn: repair(turn, CORP, "europa"))
    assert state.available["security"] == security + 1
    assert state.casualties == {}
    assert state.spaces["europa"].damage == 0


def test_corporations_choose_the_side_when_they_house() -> None:
    """1.7: after a Repair they may also leave the marker as it is."""
    state = empty()
    put(state, "europa", damage=1, security=1)
    put(state, "tenzing")
    table = run(state, Civic(seat=CORP, why="house_repair", left={"europa": 1, "tenzing": 1}, shifts=False))
    offered = {(a.kind, a.eg) for a in table.actions(CORP) if isinstance(a, act.House | act.Repair)}
    assert offered == {
        ("house", "plus"),
        ("house", "minus"),
        ("repair", ""),
        ("repair", "plus"),
        ("repair", "minus"),
    }


def test_shifts() -> None:
    """1.8: the worked example, and both ends."""
    state = empty()
    for steps, level in ((1, 1), (1, 2), (1, 2), (-2, 0), (-3, -2)):
        perform(state, lambda turn, steps=steps: shift(turn, "europa", steps))
        assert state.spaces["europa"].level == level
    perform(state, lambda turn: shift_to_neutral(turn, "europa"))
    assert state.spaces["europa"].level == -1


def test_red_wave_elections() -> None:
    """Campaign 12: what would fall from Support to Neutral falls to Passive Opposition."""
    state = empty()
    state.campaigns = [12]
    put(state, "europa", level=1)
    put(state, "tenzing", level=2)
    put(state, "shepard", level=-1)
    perform(state, lambda turn: shift_to_neutral(turn, "europa"))
    perform(state, lambda turn: shift(turn, "tenzing", -2))
    perform(state, lambda turn: shift_to_neutral(turn, "shepard"))
    assert [state.spaces[s].level for s in ("europa", "tenzing", "shepard")] == [-1, -1, 0]


def test_water_reclamation_workers() -> None:
    """Campaign 5: no Labyrinth may be shifted to Active Support; what is there stays."""
    state = empty()
    state.campaigns = [5]
    put(state, "tenzing", level=2)
    assert shifted(state, "europa", 2) == 1
    assert shifted(state, "tenzing", 1) == 2
    assert shifted(state, "syria", 2) == 2


# --- 1.2 EarthGov -----------------------------------------------------------------------------------------------


def test_the_controller_changes_between_boxes_five_and_six() -> None:
    state = opening()
    state.eg_box = 5
    assert controller(state) == CORP
    perform(state, lambda turn: move_confidence(turn, 1))
    assert controller(state) == MG


def test_the_bottom_of_the_track() -> None:
    """1.2, H19: EG Troops to Available, Satellites in Orbit to Earth, Casualties stay, nothing may land."""
    state = opening()
    put(state, "europa", eg_troop=2, satellite=1)
    state.casualties = {"eg_troop": 1}
    state.available["eg_troop"] -= 1
    state.eg_box = 1
    perform(state, lambda turn: move_confidence(turn, -4))
    assert controller(state) is None
    assert state.available["eg_troop"] == 15
    assert state.spaces["europa"].pieces == {"satellite": 1}
    assert state.orbit == 0
    assert placeable(state, "eg_troop", PHOBOS, 1) == 0
    on_earth = state.earth["satellite"]
    perform(state, satellites_to_orbit)
    assert (state.orbit, state.earth["satellite"]) == (0, on_earth + 1)


def test_set_confidence_flips_only() -> None:
    state = opening()
    perform(state, lambda turn: set_confidence(turn, plus=True))
    assert (state.eg_plus, state.eg_box) == (True, 3)


def test_twelve_supply_markers() -> None:
    """1.4."""
    state = opening()
    perform(state, lambda turn: to_earth(turn, "supply", 20))
    assert state.earth["supply"] + state.transit["supply"] == 12


# --- 1.5 assets -------------------------------------------------------------------------------------------------


def test_hand_limit_after_every_draw() -> None:
    """1.5."""
    state = opening()
    perform(state, lambda turn: draw(turn, 4))
    assert len(state.hand) == 7
    table = run(state, state.stack.pop())
    play(table, CR, act.Discard(asset=state.hand[0]))
    assert (len(state.hand), len(state.asset_discard), state.stack) == (6, 1, [])


def test_an_empty_deck_ends_the_draw() -> None:
    """1.5, H15."""
    state = opening()
    state.asset_discard, state.asset_deck = state.asset_deck[1:], state.asset_deck[:1]
    perform(state, lambda turn: draw(turn, 3))
    assert len(state.hand) == 4


# --- 1.10 storms and movement -----------------------------------------------------------------------------------


def test_raging_storms_close_deserts_not_labyrinths() -> None:
    """1.10; Dust-Adaptation (Asset 2) frees the Reclaimers."""
    state = empty()
    put(state, "syria", storm="raging")
    put(state, "sinai", storm="approaching")
    put(state, "europa", storm="raging")
    assert [s for s in SPACES if not selectable(state, CR, s)] == ["syria"]
    state.capabilities = [2]
    assert selectable(state, CR, "syria")
    assert not selectable(state, RD, "syria")


def test_storm_strike_targets() -> None:
    """3.2: a unit at set-up; 4.2: any enemy force, Bases last."""
    state = empty()
    put(state, "syria", mg_base=1, specops=1, rd_base=1, cr_rebel=1, satellite=1)
    assert strike_targets(state, "syria", bases=True) == ["specops", "satellite", "rd_base"]
    assert strike_targets(state, "syria", bases=False) == ["specops"]
    put(state, "syria", mg_base=1, cr_rebel=1)
    assert strike_targets(state, "syria", bases=True) == ["mg_base"]


def test_march_example_route() -> None:
    """5.7: Gandhi by Spaceport to Shepard and on by Maglev to Tenzing, where COIN Control ends the way."""
    state = empty()
    put(state, "gandhi", rd_rebel=4)
    put(state, "shepard", rd_rebel=1)
    put(state, "tenzing", mg_troop=2)
    assert routes(state, RD, "tenzing", controls(state))["gandhi"] == ("gandhi", "shepard", "tenzing")
    beyond = routes(state, RD, "europa", controls(state))
    assert "gandhi" not in beyond, "enemy Control in Tenzing stops the move there"
    assert beyond["tenzing"] == ("tenzing", "europa")


def test_secure_example_routes() -> None:
    """5.3: a Desert step into Europa, then the Maglev; Spaceports join COIN Labyrinths and Phobos."""
    state = empty()
    put(state, "europa", mg_troop=1)
    put(state, "shenzhou", mg_troop=4)
    put(state, "tenzing", rd_rebel=2)
    put(state, "ascraeus", eg_troop=2)
    ways = routes(state, MG, "tenzing", controls(state))
    assert ways["ascraeus"] == ("ascraeus", "europa", "tenzing")
    assert ways["shenzhou"] == ("shenzhou", "europa", "tenzing")
    assert PHOBOS in ways
    put(state, "europa", mg_troop=1, damage=1)
    assert "shenzhou" not in routes(state, MG, "tenzing", controls(state)), "Damage closes the Spaceport"


def test_only_one_step_between_adjacent_spaces() -> None:
    """5.3, 5.7."""
    state = empty()
    ways = routes(state, RD, "syria", controls(state))
    assert set(ways) >= {"noctis", "arsia", "tenzing", "shepard", "tereshkova", "europa"}
    assert "tholus" not in ways
    assert "wilderness" not in ways


def test_storms_stop_movement() -> None:
    """1.10: a Raging Labyrinth is neither entered, left nor crossed; a Raging Desert is not left."""
    state = empty()
    put(state, "tenzing", storm="raging")
    put(state, "noctis", storm="raging")
    assert routes(state, RD, "tenzing", controls(state)) == {}
    ways = routes(state, RD, "shepard", controls(state))
    assert "tenzing" not in ways
    assert "europa" not in ways
    assert "noctis" not in ways


def test_the_rodgers_line_is_closed_at_first() -> None:
    """1.2, event 14."""
    state = empty()
    put(state, "tenzing", mg_troop=1)
    assert "europa" not in routes(state, RD, "tereshkova", controls(state))
    state.closed_maglevs = []
    assert routes(state, RD, "tereshkova", controls(state))["europa"] == ("europa", "tereshkova")


def test_recon_origins() -> None:
    """5.4: Europa's Spaceport reaches Rutherford directly."""
    state = empty()
    put(state, "europa", security=3)
    put(state, "marth", storm="raging")
    found = recon_origins(state, "rutherford", controls(state), COIN)
    assert "europa" in found
    assert "marth" not in found
    assert {"new_cordoba", "trouvelot", "radau", "wilderness"} <= set(found)
    assert "tenzing" not in found


def test_finish_helper_reaches_the_end() -> None:
    """The builder's own loop: Done answers an optional question."""
    state = empty()
    put(state, "europa", mg_troop=1)
    table = run(state, Civic(seat=MG, why="pacify", left={"europa": 2}))
    finish(table)
    assert not state.stack
