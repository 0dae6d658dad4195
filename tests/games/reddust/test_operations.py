"""5.0, 5.1, 5.6, 6.0, 6.7, 1.6: the frame of Operations, Train, Rally and Redistribute with their examples."""

from __future__ import annotations

import pytest

from games.reddust import actions as act
from games.reddust.cards import ASSETS
from games.reddust.control import controls
from games.reddust.frames.moving import MoveInto
from games.reddust.frames.trade import may_ask, most
from games.reddust.movement import routes
from games.reddust.operations.frame import OperationFrame
from games.reddust.vocabulary import CORP, CR, MG, RD, REBELS_OF
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, round_on, run, spaces_offered


def hand(state: object, *cards: int) -> None:
    """Give the Reclaimers exactly these cards."""
    every = list(ASSETS)
    state.hand = list(cards)  # type: ignore[attr-defined]  # any state
    state.asset_deck = [c for c in every if c not in cards]  # type: ignore[attr-defined]


# --- 5.1 Train --------------------------------------------------------------------------------------------------


def test_example_of_train() -> None:
    """5.1: Europa: 3 for four Troops, House, then 3 more from Passive to Active Support."""
    state = opening()
    table = operation(state, MG, "train", special="no")
    play(table, MG, act.Space(space="europa"), act.Place(piece="mg_troop", count=4, space="europa"), act.DONE)
    play(table, MG, act.House(space="europa"), act.Shift(space="europa"))
    assert not state.stack
    assert state.mg_resources == 18 - 3 - 3
    assert state.spaces["europa"].pieces["mg_troop"] == 6
    assert (state.spaces["europa"].level, state.spaces["europa"].markers, state.displaced) == (2, 1, 3)
    assert state.eg_plus


def test_train_spaces() -> None:
    """5.1: MG Bases anywhere, Labyrinths with COIN Control, Phobos too (H6)."""
    state = opening()
    offered = spaces_offered(operation(state, MG, "train"), MG)
    assert offered == {"europa", "tenzing", "tereshkova", "shenzhou", "tholus", "coronae", "phobos"}


def test_train_without_troops_is_free() -> None:
    """5.1 NOTE: select for Pacify, place nothing, pay only for Pacify."""
    state = opening()
    table = operation(state, MG, "train", special="no")
    play(table, MG, act.Space(space="europa"), act.DONE, act.DONE, act.Shift(space="europa"), act.DONE)
    assert state.mg_resources == 15
    assert not state.stack


def test_train_cannot_place_beyond_its_resources() -> None:
    """5.0: no more spaces than Resources; with 5 only one space gets Troops, and Pacify cannot spend what is owed."""
    state = opening()
    state.mg_resources = 5
    table = operation(state, MG, "train", special="no")
    play(table, MG, act.Space(space="europa"), act.Place(piece="mg_troop", count=1, space="europa"), act.DONE)
    play(table, MG, act.Space(space="tenzing"))
    assert "place" not in kinds(table.actions(MG))
    play(table, MG, act.DONE)
    assert "shift" not in kinds(table.actions(MG))
    play(table, MG, act.DONE)
    assert state.mg_resources == 2


def test_train_may_be_begun_with_empty_hands() -> None:
    """5.1, 1.6: nothing need be placed, so MarsGov without Resources may Train and be given some for it."""
    state = opening()
    state.mg_resources = state.displaced = 0
    table = round_on(state, 1)
    play(table, CR, act.DONE)
    play(table, MG, act.operate("train"))
    assert "europa" in spaces_offered(table, MG)
    play(table, MG, act.Ask(faction=RD), act.Number(n=3))
    play(table, RD, act.choose("agree"))
    play(table, MG, act.Space(space="europa"), act.Place(piece="mg_troop", count=4, space="europa"))
    assert state.spaces["europa"].pieces["mg_troop"] == 6


def test_general_strike_makes_train_dearer_without_support() -> None:
    """Campaign 10."""
    state = opening()
    state.campaign_deck.remove(10)
    state.campaigns = [10]
    table = operation(state, MG, "train", special="no")
    for space in ("europa", "tereshkova"):
        play(table, MG, act.Space(space=space), act.Place(piece="mg_troop", count=1, space=space), act.DONE)
    play(table, MG, act.DONE, act.DONE)
    assert state.mg_resources == 18 - 3 - 4


def test_train_takes_troops_from_elsewhere_when_none_is_available() -> None:
    """1.3."""
    state = opening()
    put(state, "hellas_chaos", mg_troop=12)
    table = operation(state, MG, "train")
    play(table, MG, act.Space(space="europa"), act.Recall(piece="mg_troop", count=4, space="hellas_chaos"))
    assert state.spaces["europa"].pieces["mg_troop"] == 6
    assert state.spaces["hellas_chaos"].pieces["mg_troop"] == 8


def test_raging_storm_closes_a_desert_to_train() -> None:
    """1.10."""
    state = opening()
    state.spaces["tholus"].storm = "raging"
    state.spaces["europa"].storm = "raging"
    offered = spaces_offered(operation(state, MG, "train"), MG)
    assert "tholus" not in offered
    assert "europa" in offered


# --- 5.6 Rally --------------------------------------------------------------------------------------------------


def test_example_of_rally() -> None:
    """5.6: one Rebel in Rutherford, three in New Córdoba, a Conversion Center in Trouvelot; a 3-card pays 3."""
    state = opening()
    hand(state, 7, 14)
    table = operation(state, CR, "rally")
    play(table, CR, act.Space(space="rutherford"))  # one Rebel is all that is possible there
    play(table, CR, act.Space(space="new_cordoba"), act.Choose(what="rally_place"))
    play(table, CR, act.Place(piece="cr_rebel", count=3, space="new_cordoba"))
    play(table, CR, act.Space(space="trouvelot"), act.Choose(what="rally_upgrade"))
    assert len(state.hand) == 3
    play(table, CR, act.DONE, act.Discard(asset=7))
    assert not state.stack
    assert state.spaces["rutherford"].pieces == {"cr_rebel": 1}
    assert state.spaces["new_cordoba"].pieces["cr_rebel"] == 5
    assert state.spaces["trouvelot"].pieces == {"conversion": 1, "cr_rebel": 1}
    assert 7 in state.asset_discard


def test_rally_spaces() -> None:
    """5.6: Red Dust in Populated spaces without Support, Reclaimers in Neutral spaces on Mars."""
    state = opening()
    red = spaces_offered(operation(state, RD, "rally"), RD)
    assert "europa" not in red
    assert "wilderness" not in red
    assert "radau" not in red  # its Population is gone
    assert {"sharma", "shepard", "arsia"} <= red
    state = opening()
    church = spaces_offered(operation(state, CR, "rally"), CR)
    assert {"wilderness", "radau", "arsia"} <= church
    assert not {"sharma", "europa"} & church


def test_rally_replaces_two_rebels_with_a_base() -> None:
    """5.6: not where a friendly Base stands already."""
    state = opening()
    table = operation(state, RD, "rally")
    play(table, RD, act.Space(space="shepard"), act.Choose(what="rally_base"))
    assert state.spaces["shepard"].pieces == {"mg_troop": 1, "rd_base": 1}
    play(table, RD, act.Space(space="gandhi"))
    assert not any(a == act.Choose(what="rally_base") for a in table.actions(RD))


def test_rally_hides() -> None:
    """5.6: at a Base all friendly Rebels turn Hidden."""
    state = opening()
    put(state, "gandhi", rd_base=1, rd_rebel_active=2)
    table = operation(state, RD, "rally")
    play(table, RD, act.Space(space="gandhi"), act.Choose(what="rally_hide"))
    assert state.spaces["gandhi"].pieces == {"rd_base": 1, "rd_rebel": 2}


def test_red_dust_digs_in_anywhere() -> None:
    """5.6: one Base in any Desert, even in a Limited Operation; not in a Raging Storm, not in a Labyrinth."""
    state = opening()
    state.spaces["alpheus"].storm = "raging"
    table = operation(state, RD, "rally", most=1, limited=True, special="no")
    play(table, RD, act.Space(space="arsia"))
    assert set(table.actions(RD)) == {
        act.Upgrade(piece="rd_base", space="noctis"),
        act.Upgrade(piece="rd_base", space="radau"),
        act.DONE,
    }
    play(table, RD, act.Upgrade(piece="rd_base", space="radau"))
    assert state.spaces["radau"].pieces["dug_in"] == 1
    assert state.rd_resources == 13
    assert not state.stack


def test_construction_workers_guild() -> None:
    """Campaign 1: every new RD Base is Dug-In."""
    state = opening()
    state.campaign_deck.remove(1)
    state.campaigns = [1]
    table = operation(state, RD, "rally")
    play(table, RD, act.Space(space="shepard"), act.Choose(what="rally_base"))
    assert state.spaces["shepard"].pieces["dug_in"] == 1


def test_neural_conditioning() -> None:
    """Asset 5: without a Base, Population-many Rebels or hiding."""
    state = opening()
    state.asset_deck = [c for c in state.asset_deck if c != 5]
    state.hand = [c for c in state.hand if c != 5] or [state.asset_deck.pop()]
    state.capabilities = [5]
    put(state, "tereshkova", cr_rebel_active=1)
    table = operation(state, CR, "rally")
    play(table, CR, act.Space(space="tereshkova"))
    assert set(table.actions(CR)) == {act.Choose(what="rally_place"), act.Choose(what="rally_hide")}
    play(table, CR, act.Choose(what="rally_place"))
    assert act.Place(piece="cr_rebel", count=2, space="tereshkova") in table.actions(CR)


# --- payment ----------------------------------------------------------------------------------------------------


def test_the_bonus_counts_only_for_its_operation() -> None:
    """1.5: Water Reserves pays 5 for Rally, The Trackless Wastes 4."""
    assert ASSETS[15].worth("rally") == 5
    assert ASSETS[14].worth("rally") == 4
    state = empty()
    hand(state, 15)
    table = operation(state, CR, "rally")
    for space in ("arsia", "pavonis", "syria", "sinai", "noctis"):
        play(table, CR, act.Space(space=space))
    assert not spaces_offered(table, CR)


def test_desert_efficiency_pays_with_one_card() -> None:
    """4.1: many spaces, a single card, then one drawn."""
    state = empty()
    hand(state, 7, 14)
    table = operation(state, CR, "rally", limited=True, efficiency=True, special="no")
    for space in ("arsia", "pavonis", "syria", "sinai"):
        play(table, CR, act.Space(space=space))
    assert not spaces_offered(table, CR)
    play(table, CR, act.DONE)
    assert table.actions(CR) == [act.Discard(asset=14)]
    play(table, CR, act.Discard(asset=14), act.Choose(what="draw"))
    assert len(state.hand) == 2


def test_desert_efficiency_need_not_draw() -> None:
    """4.1: the Reclaimers may draw, so they may also leave the card."""
    state = empty()
    hand(state, 7, 14)
    table = operation(state, CR, "rally", limited=True, efficiency=True, special="no")
    play(table, CR, act.Space(space="arsia"), act.DONE, act.Discard(asset=7), act.Choose(what="no_draw"))
    assert not state.stack
    assert state.hand == [14]


def test_hand_limit_never_takes_what_is_owed() -> None:
    """5.0: after a draw inside an Operation the cards that must pay for it stay."""
    state = empty()
    put(state, "arsia", cr_base=1)
    hand(state, 1, 2, 3, 4, 5, 14)
    spaces = ["pavonis", "syria", "sinai", "noctis", "daedalia", "tholus", "ascraeus", "radau", "marth", "trouvelot"]
    table = operation(state, CR, "rally")
    state.asset_deck = [6, *(c for c in state.asset_deck if c != 6)]
    play(table, CR, *(act.Space(space=s) for s in [*spaces, "rutherford", "wilderness", "alpheus"]))
    play(table, CR, act.Space(space="arsia"), act.Choose(what="rally_upgrade"))
    assert act.Discard(asset=14) not in table.actions(CR)
    assert act.Discard(asset=6) in table.actions(CR)


def test_1_5_a_hand_limit_leaves_cards_that_pay() -> None:
    """5.0, 6.11: with two cards to discard, the six best that remain must pay what the Operation costs."""
    state = empty()
    put(state, "europa", damage=2, cr_rebel=1)
    put(state, "arsia", cr_rebel_active=1)
    hand(state, 14, 15, 1, 2, 3, 4)
    state.asset_deck = [5, 6, *(c for c in state.asset_deck if c not in (5, 6))]
    frame = OperationFrame(seat=CR, operation="preach", owed=15, special="may", control=controls(state))
    table = run(state, frame)
    play(table, CR, act.Special(activity="ransack"), act.Space(space="europa"))
    assert len(state.hand) == 8
    assert not {act.Discard(asset=14), act.Discard(asset=15)} & set(table.actions(CR))
    play(table, CR, act.Discard(asset=5), act.Discard(asset=1))
    assert len(state.hand) == 6


# --- 1.6 trading ------------------------------------------------------------------------------------------------


def test_resources_change_hands_by_consent() -> None:
    """1.6: the receiver asks while it executes an Operation, the giver agrees."""
    state = opening()
    table = operation(state, MG, "train")
    play(table, MG, act.Ask(faction=RD), act.Number(n=4))
    play(table, RD, act.Choose(what="agree"))
    assert (state.mg_resources, state.rd_resources) == (22, 10)
    play(table, MG, act.Ask(faction=RD), act.Number(n=1))  # at any time, so also a second time
    play(table, RD, act.Choose(what="agree"))
    assert (state.mg_resources, state.rd_resources) == (23, 9)


def test_a_gift_may_be_declined() -> None:
    state = opening()
    table = operation(state, RD, "rally")
    play(table, RD, act.Ask(faction=MG), act.Number(n=18))
    play(table, MG, act.Choose(what="decline"))
    assert (state.mg_resources, state.rd_resources) == (18, 14)
    assert act.Ask(faction=MG) not in table.actions(RD)  # who declined is left in peace


def test_reclaimers_give_assets_at_their_value() -> None:
    """1.6."""
    state = opening()
    hand(state, 14, 7)
    table = operation(state, MG, "train")
    play(table, MG, act.Ask(faction=CR))
    play(table, CR, act.Discard(asset=14), act.DONE)
    assert state.mg_resources == 22
    assert state.hand == [7]


def test_reclaimers_who_gave_may_be_asked_again() -> None:
    """1.6: at any time while the receiver executes; who gives nothing is left in peace."""
    state = opening()
    hand(state, 14, 7, 1)
    table = operation(state, MG, "train")
    play(table, MG, act.Ask(faction=CR))
    play(table, CR, act.Discard(asset=14), act.DONE)
    play(table, MG, act.Space(space="europa"), act.DONE, act.Ask(faction=CR))
    play(table, CR, act.Discard(asset=7), act.DONE)
    assert state.mg_resources == 18 + 4 + 3
    play(table, MG, act.Ask(faction=CR))
    play(table, CR, act.DONE)
    assert act.Ask(faction=CR) not in table.actions(MG)


def test_reclaimers_must_spend_gifts_at_once() -> None:
    """1.6: what they get goes towards this Operation only."""
    state = empty()
    hand(state, 7)
    table = operation(state, CR, "rally")
    play(table, CR, act.Space(space="arsia"), act.Space(space="syria"))
    play(table, CR, act.Ask(faction=RD), act.Number(n=3))
    play(table, RD, act.Choose(what="agree"))
    play(table, CR, act.DONE)
    assert not state.stack
    assert (state.hand, state.rd_resources) == ([7], 11)


def test_resources_for_a_special_activity() -> None:
    """1.6: also while the receiver executes a Special Activity."""
    state = opening()
    table = operation(state, RD, "rally")
    play(table, RD, act.Special(activity="redistribute"), act.Ask(faction=MG), act.Number(n=2))
    play(table, MG, act.Choose(what="agree"))
    play(table, RD, act.Space(space="sharma"), act.DONE)
    assert (state.mg_resources, state.rd_resources) == (16, 18)


def test_resources_in_the_middle_of_an_operation() -> None:
    """1.6, 5.0: with the last Resource spent one can still ask for another space."""
    state = opening()
    state.rd_resources = 1
    table = operation(state, RD, "rally", special="no")
    play(table, RD, act.Space(space="arsia"))
    assert set(table.actions(RD)) == {act.Ask(faction=MG), act.Ask(faction=CR), act.DONE}
    play(table, RD, act.Ask(faction=MG), act.Number(n=1))
    play(table, MG, act.Choose(what="agree"))
    assert "sinai" in spaces_offered(table, RD)


def test_nobody_gives_away_what_it_owes() -> None:
    """1.6, 5.0: in a reply to an Assault Red Dust may receive from MarsGov only what the Assault leaves."""
    state = empty()
    state.mg_resources = 7
    put(state, "tenzing", mg_troop=2, rd_rebel=1)
    state.stack.append(OperationFrame(seat=MG, operation="assault", stage="ask", current="tenzing", owed=6))
    frame = OperationFrame(seat=RD, operation="attack", free=True, special="may")
    assert most(state, frame, MG) == 1
    assert act.Ask(faction=MG) in may_ask(state, frame)
    free = OperationFrame(seat=CR, operation="attack", free=True)
    assert may_ask(state, free) == []  # nothing to pay, so nothing to receive


def test_the_corporations_do_not_trade() -> None:
    """1.6: they have no Resources."""
    state = opening()
    state.profits = 20
    assert "ask" not in kinds(operation(state, CORP, "secure").actions(CORP))
    assert act.Ask(faction=CORP) not in operation(opening(), RD, "rally").actions(RD)


# --- 6.0, 6.7 ---------------------------------------------------------------------------------------------------


def test_example_of_redistribute() -> None:
    """6.7: Alpheus Colles with two Population: one Rebel Activated, 2 Resources."""
    state = opening()
    state.spaces["alpheus"].markers = 1
    table = operation(state, RD, "rally")
    play(table, RD, act.Special(activity="redistribute"), act.Space(space="alpheus"), act.DONE)
    assert state.rd_resources == 16
    assert state.spaces["alpheus"].pieces == {"rd_base": 1, "rd_rebel_active": 1}
    assert "special" not in kinds(table.actions(RD))


@pytest.mark.parametrize("special", ["before", "after"])
def test_a_special_activity_before_or_after_the_operation(special: str) -> None:
    """6.0: at any one time, not inside a space; it tells the Sequence of Play."""
    state = opening()
    table = operation(state, RD, "rally")
    redistribute = (act.Special(activity="redistribute"), act.Space(space="sharma"), act.DONE)
    if special == "before":
        play(table, RD, *redistribute, act.Space(space="arsia"))
    else:
        play(table, RD, act.Space(space="arsia"), *redistribute)
    play(table, RD, act.DONE, act.DONE)
    assert not state.stack
    assert state.rd_resources == 14 + 2 - 1


def test_special_activity_pays_for_more_spaces() -> None:
    """5.0: an Operation may be interrupted to gain Resources for it."""
    state = opening()
    state.rd_resources = 1
    table = operation(state, RD, "rally")
    play(table, RD, act.Space(space="arsia"))
    assert not spaces_offered(table, RD)
    play(table, RD, act.Special(activity="redistribute"), act.Space(space="sharma"), act.DONE)
    assert "sinai" in spaces_offered(table, RD)


def test_a_limited_operation_has_one_space_and_no_special_activity() -> None:
    """4.1."""
    state = opening()
    table = operation(state, RD, "rally", most=1, limited=True, special="no")
    assert "special" not in kinds(table.actions(RD))
    play(table, RD, act.Space(space="arsia"))
    assert kinds(table.actions(RD)) == {"upgrade", "done"}


def test_moving_into_a_destination() -> None:
    """5.3, 5.7: any units by their routes, each once in an Operation; each group is told apart by its origin."""
    state = empty()
    put(state, "gandhi", rd_rebel=3, rd_rebel_active=1)
    put(state, "shepard", rd_rebel=1)
    frame = OperationFrame(seat=RD, operation="rally", stage="ask", control=controls(state))
    state.stack.append(frame)
    ways = {origin: list(way) for origin, way in routes(state, RD, "tenzing", controls(state)).items()}
    table = run(state, MoveInto(seat=RD, destination="tenzing", routes=ways, faces=list(REBELS_OF[RD])))
    play(table, RD, act.Move(piece="rd_rebel", count=2, space="gandhi"))
    play(table, RD, act.Move(piece="rd_rebel_active", count=1, space="gandhi"), act.DONE)
    told = frame.heard()
    assert (told.n, told.tally) == (3, {"gandhi:rd_rebel": 2, "gandhi:rd_rebel_active": 1})
    assert frame.moved == {"tenzing": {"rd_rebel": 2, "rd_rebel_active": 1}}
    onward = {origin: list(way) for origin, way in routes(state, RD, "europa", controls(state)).items()}
    assert "tenzing" in onward
    table = run(state, MoveInto(seat=RD, destination="europa", routes=onward, faces=list(REBELS_OF[RD])))
    assert not [a for a in table.actions(RD) if isinstance(a, act.Move) and a.space == "tenzing"]
