"""5.3 Secure."""

from __future__ import annotations

from games.reddust import actions as act
from games.reddust.operations.frame import OperationFrame
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, MG
from tests.games.reddust.build import empty, kinds, opening, operation, play, put, spaces_offered, top


def move(piece: str, count: int, space: str) -> act.Move:
    return act.Move(piece=piece, count=count, space=space)


def origins(actions: object) -> set[str]:
    return {a.space for a in actions if isinstance(a, act.Move)}  # type: ignore[attr-defined]  # a list of actions


def campaign(state: RedDustState, card: int) -> None:
    state.campaign_deck.remove(card)
    state.campaigns.append(card)


def test_example_of_secure() -> None:
    """5.3: EG Troops by Europa's Maglev, MG Troops by Spaceport and the Rodgers Line, Drop Pods; 9 Resources."""
    state = opening()
    state.eg_box = 6
    state.closed_maglevs = []
    put(state, "ascraeus", eg_troop=2, damage=0)
    put(state, "europa", mg_troop=2, security=1)
    put(state, "shenzhou", mg_troop=4, security=1)
    put(state, "tenzing", mg_troop=2, rd_rebel=3)
    put(state, "tereshkova", cr_rebel=3, rd_rebel=1, mg_troop=0)
    put(state, "shepard", mg_troop=0, rd_rebel=4)
    put(state, "phobos", eg_troop=4)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"), move("eg_troop", 2, "ascraeus"), act.DONE)
    play(table, MG, act.Space(space="tereshkova"), move("mg_troop", 4, "shenzhou"), act.DONE)
    play(table, MG, act.Space(space="shepard"), act.Choose(what="drop_pods"))
    assert kinds(table.actions(MG)) == {"move"}
    play(table, MG, move("eg_troop", 4, "phobos"), act.DONE, act.DONE)
    # Tereshkova: four Troops against 1 RD and 3 CR: which Factions are affected is MarsGov's choice
    play(table, MG, act.Activate(piece="cr_rebel", count=3, space="tereshkova"))
    play(table, MG, act.Activate(piece="rd_rebel", count=1, space="tereshkova"))
    assert kinds(table.actions(MG)) == {"replace", "done"}
    play(table, MG, act.DONE)
    assert kinds(table.actions(MG)) == {"house", "done"}
    play(table, MG, act.DONE)
    assert kinds(table.actions(MG)) == {"special", "ask", "done"}
    play(table, MG, act.DONE)
    assert not state.stack
    assert state.mg_resources == 18 - 9
    assert state.orbit == 0
    assert state.spaces["tenzing"].pieces == {"mg_troop": 2, "rd_rebel_active": 3, "eg_troop": 2}
    assert state.spaces["tereshkova"].pieces == {"cr_rebel_active": 3, "rd_rebel_active": 1, "mg_troop": 4}
    assert state.spaces["shepard"].pieces == {"satellite": 1, "rd_rebel_active": 4, "eg_troop": 4}
    assert state.spaces["europa"].pieces == {"mg_troop": 2, "security": 1}


def test_units_stop_at_enemy_control_as_of_the_beginning() -> None:
    """5.3: Tenzing is RD's at the beginning, so nothing passes through it, even after it changed hands."""
    state = empty()
    put(state, "europa", mg_troop=5)
    put(state, "tenzing", rd_rebel=1)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"), move("mg_troop", 2, "europa"), act.DONE)
    play(table, MG, act.Space(space="shepard"))
    assert state.stack[-1].kind == "operation"  # nobody can come


def test_units_pass_a_labyrinth_nobody_controls() -> None:
    """5.3: only enemy Control stops them."""
    state = empty()
    put(state, "europa", mg_troop=5)
    put(state, "tenzing", rd_rebel=1, mg_troop=1)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="shepard"))
    assert origins(table.actions(MG)) == {"europa", "tenzing"}


def test_what_has_moved_stays() -> None:
    """5.3: a unit moves once; those that stood there before may still leave."""
    state = empty()
    put(state, "europa", mg_troop=3)
    put(state, "tenzing", mg_troop=1)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"), move("mg_troop", 3, "europa"))
    play(table, MG, act.Space(space="shepard"))
    assert table.actions(MG) == [move("mg_troop", 1, "tenzing"), act.DONE]


def test_storms_damage_and_spaceports() -> None:
    """1.7, 1.10, 5.3: Damage closes a Spaceport; a Raging Labyrinth is neither left, entered nor crossed."""
    state = empty()
    put(state, "europa", mg_troop=2)
    put(state, "shenzhou", mg_troop=2)
    put(state, "gandhi", mg_troop=2, damage=1)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"))
    assert origins(table.actions(MG)) == {"europa", "shenzhou"}  # Shenzhou flies to Europa, then by Maglev
    state.spaces["europa"].storm = "raging"
    state.stack = []
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"))
    assert state.stack[-1].kind == "operation"  # nobody can come
    play(table, MG, act.Space(space="europa"))
    assert state.stack[-1].kind == "operation"


def test_a_storm_in_a_desert_does_not_stop_the_maglev() -> None:
    """5.3."""
    state = empty()
    put(state, "europa", mg_troop=2)
    put(state, "arsia", mg_troop=1)
    for desert in ("arsia", "ascraeus", "pavonis"):
        state.spaces[desert].storm = "raging"
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"))
    assert origins(table.actions(MG)) == {"europa"}


def test_drop_pods_enter_a_storm() -> None:
    """5.3: even with Damage or a Raging Storm; the Corporations may use them as Controller."""
    state = opening()
    state.spaces["sharma"].storm = "raging"
    state.spaces["sharma"].damage = 1
    table = operation(state, CORP, "secure")
    play(table, CORP, act.Space(space="sharma"))
    assert table.actions(CORP) == [act.Choose(what="drop_pods"), act.DONE]
    play(table, CORP, act.Choose(what="drop_pods"), move("eg_troop", 3, "phobos"), move("eg_troop", 1, "phobos"))
    assert state.orbit == 0
    assert state.spaces["sharma"].pieces["eg_troop"] == 4


def test_no_drop_pods_without_the_controller_or_a_satellite() -> None:
    """5.3: MarsGov is not Controller at the opening."""
    state = opening()
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="sharma"))
    assert "choose" not in kinds(table.actions(MG))
    assert not any(a.piece == "eg_troop" for a in table.actions(MG) if isinstance(a, act.Move))


def test_only_destinations_that_units_stop_in_cost() -> None:
    """5.3, H10: without a move the destination is free and Rebels are still revealed."""
    state = opening()
    state.mg_resources = 3
    table = operation(state, MG, "secure", special="no")
    play(table, MG, act.Space(space="tereshkova"), act.DONE)
    play(table, MG, act.Space(space="shenzhou"), move("mg_troop", 1, "europa"), act.DONE)
    play(table, MG, act.Space(space="gandhi"))  # nothing left to pay for a move
    assert state.stack[-1].kind == "operation"
    play(table, MG, act.DONE, act.DONE, act.DONE)
    assert not state.stack
    assert state.mg_resources == 0
    for space in ("tereshkova", "shenzhou"):
        assert state.spaces[space].pieces["rd_rebel_active"] == 1
    assert state.spaces["gandhi"].pieces["rd_rebel_active"] == 1


def test_limited_secure_has_many_origins() -> None:
    """4.1, 5.3: one destination, units from several spaces."""
    state = opening()
    table = operation(state, MG, "secure", most=1, limited=True, special="no")
    play(table, MG, act.Space(space="tenzing"), move("mg_troop", 2, "europa"), move("mg_troop", 1, "tereshkova"))
    play(table, MG, act.DONE)
    assert "space" not in kinds(table.actions(MG))
    assert state.spaces["tenzing"].pieces["mg_troop"] == 6


def test_a_cube_becomes_a_base() -> None:
    """5.3: once in each destination; Security goes to Available."""
    state = opening()
    table = operation(state, CORP, "secure", special="no")
    before = state.available["security"]
    play(table, CORP, act.Space(space="europa"), act.DONE, act.Space(space="tenzing"), act.DONE, act.DONE)
    offered = {a for a in table.actions(CORP) if isinstance(a, act.Replace)}
    assert offered == {act.Replace(piece="security", count=1, space=s) for s in ("europa", "tenzing")}
    play(table, CORP, act.Replace(piece="security", count=1, space="europa"), act.DONE)
    assert state.spaces["europa"].pieces == {"mg_troop": 2, "corp_base": 1}
    assert state.available["security"] == before + 1
    assert state.casualties == {}


def test_house_or_repair_once() -> None:
    """5.3: in one destination with COIN Control; the Corporations choose the side of the marker (1.7)."""
    state = opening()
    table = operation(state, CORP, "secure", special="no")
    play(table, CORP, act.Space(space="europa"), act.DONE, act.Space(space="shepard"), act.DONE, act.DONE, act.DONE)
    assert set(table.actions(CORP)) == {
        act.House(space="europa", eg="plus"),
        act.House(space="europa", eg="minus"),
        act.DONE,
    }
    play(table, CORP, act.House(space="europa", eg="plus"))
    assert not state.stack
    assert state.eg_plus


def test_only_one_faction_is_targeted() -> None:
    """5.0: the executing Faction chooses the Factions affected; one that is targeted is affected as far as possible."""
    state = empty()
    put(state, "europa", mg_troop=4, rd_rebel=2, cr_rebel=1)
    table = operation(state, MG, "secure", special="no")
    play(table, MG, act.Space(space="europa"), act.DONE)
    assert act.DONE not in table.actions(MG)
    play(table, MG, act.Activate(piece="rd_rebel", count=1, space="europa"))
    assert act.DONE not in table.actions(MG)
    play(table, MG, act.Activate(piece="rd_rebel", count=1, space="europa"), act.DONE)
    assert state.spaces["europa"].pieces == {"mg_troop": 4, "rd_rebel_active": 2, "cr_rebel": 1}


def test_transport_workers_close_the_maglevs() -> None:
    """Campaign 4: Secure may not use Maglevs."""
    state = empty()
    campaign(state, 4)
    put(state, "europa", mg_troop=2)
    put(state, "pavonis", mg_troop=1)
    table = operation(state, MG, "secure")
    play(table, MG, act.Space(space="tenzing"))
    assert origins(table.actions(MG)) == {"pavonis"}


def test_legal_injunctions_and_general_strike() -> None:
    """Campaigns 9 and 10: 6 in a space with Opposition, and 1 more without Support (H9)."""
    state = opening()
    campaign(state, 9)
    table = operation(state, MG, "secure", special="no")
    play(table, MG, act.Space(space="shepard"), move("mg_troop", 1, "tenzing"), act.DONE)
    assert top(table, OperationFrame).owed == 6
    state = opening()
    campaign(state, 9)
    campaign(state, 10)
    table = operation(state, MG, "secure", special="no")
    play(table, MG, act.Space(space="shepard"), move("mg_troop", 1, "tenzing"), act.DONE)
    assert top(table, OperationFrame).owed == 7


def test_genetic_masking() -> None:
    """Asset 25, H12: two units fewer where a CR Base stands, not below zero."""
    state = opening()
    state.asset_deck = [c for c in state.asset_deck if c != 25]
    state.hand = [c for c in state.hand if c != 25] or [state.asset_deck.pop()]
    state.capabilities = [25]
    put(state, "new_cordoba", cr_base=1, cr_rebel=2, mg_troop=3)
    table = operation(state, MG, "secure", special="no")
    play(table, MG, act.Space(space="new_cordoba"), act.DONE, act.DONE)
    assert state.spaces["new_cordoba"].pieces["cr_rebel_active"] == 1


def test_every_labyrinth_may_be_a_destination() -> None:
    """5.3: any Labyrinths, Phobos too."""
    state = opening()
    assert spaces_offered(operation(state, CORP, "secure"), CORP) == {
        "europa",
        "tenzing",
        "tereshkova",
        "shepard",
        "new_cordoba",
        "shenzhou",
        "gandhi",
        "sharma",
        "phobos",
    }
