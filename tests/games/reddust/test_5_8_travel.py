"""5.8 Travel."""

from __future__ import annotations

from games.reddust import actions as act
from games.reddust.cards import ASSETS, Capability
from games.reddust.operations.frame import OperationFrame
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CR
from tests.games.reddust.build import empty, kinds, operation, play, put, spaces_offered


def hand(state: RedDustState, *cards: int) -> None:
    """Give the Reclaimers exactly these cards."""
    state.hand = list(cards)
    state.asset_deck = [c for c in ASSETS if c not in cards and c not in state.capabilities]


def moves(piece: str, n: int, origin: str) -> act.Move:
    return act.Move(piece=piece, count=n, space=origin)


def test_example_of_travel() -> None:
    """5.8: five hide in the Wilderness, one goes on to Tholus and is seen; a Base and four more reach Trouvelot, three
    of them Shenzhou; a 2-card pays 1."""
    state = empty()
    hand(state, 1)
    put(state, "alpheus", cr_rebel_active=5)
    put(state, "wilderness", cr_base=1, conversion=1, cr_rebel=4)
    put(state, "tholus", mg_troop=3, level=1)
    put(state, "trouvelot", storm="raging")
    put(state, "shenzhou", mg_troop=2)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="alpheus"), act.Space(space="wilderness"))
    play(table, CR, moves("cr_rebel_active", 5, "alpheus"))
    assert state.spaces["wilderness"].pieces["cr_rebel"] == 9
    play(table, CR, act.Space(space="tholus"), moves("cr_rebel", 1, "wilderness"), act.DONE, act.DONE)
    assert state.spaces["tholus"].pieces == {"mg_troop": 3, "cr_rebel_active": 1}
    play(table, CR, act.Space(space="wilderness"), act.Space(space="trouvelot"))
    play(table, CR, moves("conversion", 1, "wilderness"), moves("cr_rebel", 4, "wilderness"), act.DONE)
    assert state.spaces["trouvelot"].pieces == {"cr_base": 1, "cr_rebel": 4}
    play(table, CR, act.Space(space="shenzhou"), moves("cr_rebel", 3, "trouvelot"), act.DONE, act.DONE)
    assert state.spaces["shenzhou"].pieces == {"mg_troop": 2, "cr_rebel": 3}
    assert state.spaces["wilderness"].pieces == {"cr_base": 1, "cr_rebel": 4}
    play(table, CR, act.Discard(asset=1))
    assert not state.stack


def test_the_four_of_the_example_may_be_those_from_alpheus() -> None:
    """5.8: who stands Hidden at a Base goes on, also after another origin was selected."""
    state = empty()
    put(state, "alpheus", cr_rebel_active=5)
    put(state, "wilderness", cr_base=1, conversion=1)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="alpheus"), act.Space(space="wilderness"))
    play(table, CR, moves("cr_rebel_active", 5, "alpheus"), act.DONE)
    play(table, CR, act.Space(space="wilderness"), act.Space(space="trouvelot"))
    play(table, CR, moves("conversion", 1, "wilderness"), moves("cr_rebel", 4, "wilderness"), act.DONE)
    play(table, CR, act.Space(space="shenzhou"), moves("cr_rebel", 3, "trouvelot"), act.DONE)
    assert state.spaces["shenzhou"].pieces == {"cr_rebel": 3}


def test_origins_are_paid_the_wilderness_is_free() -> None:
    """5.8: 1 Resource an origin; without cards only the Wilderness."""
    state = empty()
    hand(state)
    put(state, "wilderness", cr_rebel=1)
    put(state, "arsia", cr_rebel=1)
    table = operation(state, CR, "travel", special="no")
    assert spaces_offered(table, CR) == {"wilderness"}
    play(table, CR, act.Space(space="wilderness"), act.Space(space="marth"), moves("cr_rebel", 1, "wilderness"))
    assert kinds(table.actions(CR)) == {"ask", "done"}  # 1.6: others could pay for Arsia Mons
    play(table, CR, act.DONE)
    assert not state.stack
    assert state.spaces["marth"].pieces == {"cr_rebel": 1}


def test_storms_do_not_stop_travel() -> None:
    """5.8: out of and into Raging Storms, Labyrinths too; there they hide, even where Support would show them."""
    state = empty()
    put(state, "arsia", cr_rebel_active=2, storm="raging")
    put(state, "tenzing", mg_troop=5, level=2, storm="raging")
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"), act.Space(space="tenzing"), moves("cr_rebel_active", 2, "arsia"))
    assert state.spaces["tenzing"].pieces == {"mg_troop": 5, "cr_rebel": 2}


def test_an_approaching_storm_hides_too() -> None:
    """5.8: any Storm marker; those who were there stay as they are."""
    state = empty()
    put(state, "arsia", cr_rebel_active=2)
    put(state, "syria", cr_rebel_active=1, storm="approaching")
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"), act.Space(space="syria"), moves("cr_rebel_active", 2, "arsia"))
    assert state.spaces["syria"].pieces == {"cr_rebel": 2, "cr_rebel_active": 1}


def test_only_hidden_rebels_go_on_and_only_from_bases() -> None:
    """5.8."""
    state = empty()
    put(state, "arsia", cr_rebel=1, cr_rebel_active=1)
    put(state, "syria", cr_base=1)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"), act.Space(space="syria"))
    play(table, CR, moves("cr_rebel", 1, "arsia"), moves("cr_rebel_active", 1, "arsia"))
    play(table, CR, act.Space(space="noctis"))
    assert table.actions(CR) == [moves("cr_rebel", 1, "syria")]
    play(table, CR, moves("cr_rebel", 1, "syria"))
    assert not [a for a in table.actions(CR) if getattr(a, "kind", "") == "move"]  # no Base in Noctis
    assert state.spaces["noctis"].pieces == {"cr_rebel": 1}


def test_activation_ends_a_journey() -> None:
    """5.8: a group noticed in a space with Support does not go on from the Base there."""
    state = empty()
    put(state, "arsia", cr_rebel=2)
    put(state, "syria", cr_base=1, mg_troop=2, level=1)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"), act.Space(space="syria"), moves("cr_rebel", 2, "arsia"))
    assert state.spaces["syria"].pieces["cr_rebel_active"] == 2
    assert [f.kind for f in state.stack] != ["operation", "travel_from"]


def test_one_group_is_not_split() -> None:
    """5.8: all Rebels from one space to another are one group, however they are entered."""
    state = empty()
    put(state, "arsia", cr_rebel=4)
    put(state, "syria", mg_troop=2, level=1)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"), act.Space(space="syria"), moves("cr_rebel", 1, "arsia"), act.DONE)
    assert state.spaces["syria"].pieces["cr_rebel"] == 1
    assert "syria" not in spaces_offered(table, CR)


def test_bases_keep_to_stacking_and_move_once() -> None:
    """1.3, 5.8."""
    state = empty()
    put(state, "arsia", cr_base=2)
    put(state, "syria", mg_base=1)
    put(state, "tenzing", mg_base=2)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"))
    assert "tenzing" not in spaces_offered(table, CR)
    play(table, CR, act.Space(space="syria"))
    assert table.actions(CR) == [moves("cr_base", 1, "arsia")]
    play(table, CR, moves("cr_base", 1, "arsia"), act.Space(space="pavonis"), moves("cr_base", 1, "arsia"))
    assert state.spaces["syria"].pieces == {"mg_base": 1, "cr_base": 1}
    assert not spaces_offered(table, CR)


def test_mps_uplink_hacked_lets_rebels_go_on() -> None:
    """Asset 23: a Satellite counts as a CR Base."""
    state = empty()
    for card in (Capability.MPS_UPLINK_HACKED,):
        state.capabilities.append(card)
    hand(state, 14)
    put(state, "arsia", cr_rebel=1)
    put(state, "syria", satellite=1)
    table = operation(state, CR, "travel", special="no")
    play(table, CR, act.Space(space="arsia"), act.Space(space="syria"), moves("cr_rebel", 1, "arsia"))
    assert "noctis" in spaces_offered(table, CR)


def test_destinations_of_an_event() -> None:
    """7.6: a free Travel into named spaces; it tells where the journeys ended."""
    state = empty()
    put(state, "arsia", cr_rebel=1)
    table = operation(state, CR, "travel", free=True, special="no", destinations=["syria"])
    assert spaces_offered(table, CR) == {"syria"}
    frame = state.stack[0]
    assert isinstance(frame, OperationFrame)
    play(table, CR, act.Space(space="syria"), moves("cr_rebel", 1, "arsia"))
    assert frame.tallies == {"into:syria": 1}


def test_an_events_travel_goes_through_bases_elsewhere() -> None:
    """5.8, 7.6: Hidden Rebels pass a CR Base outside the named spaces, but must go on from it; Bases do not."""
    state = empty()
    put(state, "trouvelot", cr_rebel=2, cr_rebel_active=1, cr_base=1)
    put(state, "wilderness", cr_base=1)
    table = operation(state, CR, "travel", free=True, special="no", destinations=["tholus"])
    assert spaces_offered(table, CR) == {"trouvelot", "wilderness"}
    play(table, CR, act.Space(space="trouvelot"), act.Space(space="wilderness"))
    assert {a.piece for a in table.actions(CR) if isinstance(a, act.Move)} == {"cr_rebel", "cr_rebel_active"}
    play(table, CR, moves("cr_rebel_active", 1, "trouvelot"), moves("cr_rebel", 1, "trouvelot"), act.DONE)
    assert table.actions(CR) == [act.Space(space="tholus")]  # the Wilderness hid one, and none may stay there
    play(table, CR, act.Space(space="tholus"), moves("cr_rebel", 2, "wilderness"))
    assert state.spaces["tholus"].pieces == {"cr_rebel": 2}
    assert act.DONE in table.actions(CR)


def test_a_watched_base_is_no_stage() -> None:
    """5.8: where the group could be Activated it might be stranded outside the named spaces."""
    state = empty()
    put(state, "arsia", cr_rebel=1)
    put(state, "pavonis", cr_base=1, mg_troop=3, level=1)
    frame = OperationFrame(seat=CR, operation="travel", free=True, destinations=["noctis"])
    assert list(frame.open_spaces(state)) == ["pavonis"]  # its Base alone
    put(state, "pavonis", cr_base=1, mg_troop=3, level=0)
    assert list(frame.open_spaces(state)) == ["pavonis", "arsia"]
