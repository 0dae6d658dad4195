"""4.0, 4.1: the Event Round: order, boxes, passing, eligibility, the Reclaimers' discards, Haboob."""

from __future__ import annotations

from games.reddust import actions as act
from games.reddust.frames.round import Act, EventRound, Position, haboob, operation_frame
from games.reddust.state import RedDustState
from games.reddust.vocabulary import CORP, CR, FACTIONS, MG, RD
from tests.games.reddust.build import finish, kinds, opening, play, round_on

ORDER_MG_CORP_RD = 1
ORDER_RD_CORP_MG = 41


def rally_once(table: object, space: str = "arsia") -> None:
    play(table, RD, act.Operate(operation="rally"), act.Space(space=space))  # type: ignore[arg-type]
    finish(table)  # type: ignore[arg-type]


def test_the_leftmost_eligible_faction_goes_first() -> None:
    """4.1, FAQ."""
    state = opening()
    table = round_on(state, ORDER_MG_CORP_RD)
    assert table.waiting() == (CR,)  # the discard window comes first
    play(table, CR, act.DONE)
    assert table.waiting() == (MG,)
    assert act.PASS in table.actions(MG)


def test_passing() -> None:
    """4.1: MG +3, RD +1, CR draws one, CORP runs the Cycler; all stay Eligible and the card ends."""
    state = opening()
    hand = len(state.hand)
    table = round_on(state, ORDER_MG_CORP_RD)
    play(table, CR, act.DONE)
    play(table, MG, act.PASS)
    assert state.mg_resources == 21
    play(table, CORP, act.PASS)
    assert state.mg_resources == 30  # three Supply landed
    assert state.spaces["phobos"].pieces["security"] == 3
    play(table, CORP, act.Choose(what="keep_population"), act.Load(piece="supply", count=1))
    play(table, CORP, act.Load(piece="eg_troop", count=2), act.Load(piece="satellite", count=2))
    assert state.transit == {"supply": 1, "eg_troop": 2, "satellite": 2}
    assert state.earth["population"] == 1
    play(table, RD, act.PASS)
    assert state.rd_resources == 15
    current = state.current
    play(table, CR, act.PASS)
    assert len(state.hand) == hand + 1
    assert state.current != current
    assert state.sequence.eligible == list(FACTIONS)


def test_comms_cutoff_stops_the_cycler_of_a_pass() -> None:
    """Campaign 11."""
    state = opening()
    state.campaign_deck.remove(11)
    state.campaigns = [11]
    state.sequence.eligible = [CORP]
    table = round_on(state, ORDER_MG_CORP_RD)
    play(table, CORP, act.PASS)
    assert state.transit["supply"] == 3


def test_the_pass_of_the_corporations_promises_the_cycler_only_if_it_runs() -> None:
    """4.1, Campaign 11."""
    asked, state = Act(seat=CORP), opening()
    assert asked.label(state, CORP, act.PASS).text.key == "reddust-do-pass-CORP"
    state.campaigns = [11]
    assert asked.label(state, CORP, act.PASS).text.key == "reddust-do-pass"


def second(state: RedDustState, box: str) -> set[str]:
    """What the 2nd Eligible (RD) is offered after this box."""
    state.sequence.acted, state.sequence.boxes = [MG], [box]  # type: ignore[list-item]  # a box by name
    state.sequence.eligible = [MG, RD]
    table = round_on(state, ORDER_MG_CORP_RD)
    return kinds(table.actions(RD))


def test_options_of_the_second_eligible() -> None:
    """4.1: Limited Op; Limited Op or Event; Op with Special Activity."""
    assert second(opening(), "op") == {"operate", "pass"}
    assert second(opening(), "op_special") == {"operate", "event", "choose", "pass"}
    assert second(opening(), "event") == {"operate", "pass"}
    assert operation_frame("rally", RD, limited=True, control={}).most == 1
    assert operation_frame("rally", RD, limited=True, control={}).special == "no"
    wide = operation_frame("rally", CR, limited=True, control={})
    assert (wide.most, wide.efficiency) == (0, True)


def test_boxes() -> None:
    """4.1: the box follows from whether a Special Activity was executed; who acted is Ineligible next."""
    state = opening()
    state.sequence.eligible = [MG, RD]
    table = round_on(state, ORDER_RD_CORP_MG)
    play(table, RD, act.Operate(operation="rally"), act.Space(space="arsia"))
    play(table, RD, act.Special(activity="redistribute"), act.Space(space="sharma"))
    finish(table)
    assert state.sequence.boxes == ["op_special"]
    play(table, MG, act.Operate(operation="train"), act.Space(space="europa"))
    play(table, MG, act.DONE, act.DONE)
    assert state.sequence.eligible == [CORP, CR]


def test_an_operation_alone_leaves_no_event() -> None:
    state = opening()
    state.sequence.eligible = [MG, RD]
    table = round_on(state, ORDER_RD_CORP_MG)
    rally_once(table)
    assert state.sequence.boxes == ["op"]
    assert kinds(table.actions(MG)) == {"operate", "pass"}


def test_a_passed_place_is_taken_by_the_next() -> None:
    """4.1: the next leftmost Eligible Faction has the same options."""
    state = opening()
    state.sequence.eligible = [MG, RD]
    table = round_on(state, ORDER_MG_CORP_RD)
    play(table, MG, act.PASS)
    assert "event" in kinds(table.actions(RD))


def test_discards_move_the_reclaimers_past_ineligible_factions_too() -> None:
    """4.0, 4.1 NOTE: each printed icon costs a card; two can suffice to be 1st."""
    state = opening()
    state.sequence.eligible = [CORP, RD, CR]
    table = round_on(state, ORDER_MG_CORP_RD)
    play(table, CR, act.Discard(asset=state.hand[0]))
    assert state.sequence.order == [MG, CORP, CR, RD]
    play(table, CR, act.Discard(asset=state.hand[0]))
    assert state.sequence.order == [MG, CR, CORP, RD]
    assert table.waiting() == (CR,)
    assert state.stack[-1].kind == "act"  # 1st Eligible: no reason to discard a third card


def test_no_window_without_a_reason() -> None:
    """4.0: an Ineligible or already leading Reclaimer Faction is not asked."""
    state = opening()
    state.sequence.eligible = [MG, CORP]
    assert round_on(state, ORDER_MG_CORP_RD).waiting() == (MG,)
    state = opening()
    state.sequence.eligible = [CR]
    assert isinstance(round_on(state, ORDER_MG_CORP_RD).state.stack[-1], Act)


def test_re_engineering_redraws_only_when_it_makes_them_first() -> None:
    """Assets 19 and 22."""
    for cards, drawn in (([19, 7, 8], 1), ([19, 7], 0)):
        state = opening()
        state.asset_deck = [c for c in (*state.asset_deck, *state.hand) if c not in cards]
        state.hand = list(cards)
        table = round_on(state, ORDER_MG_CORP_RD)
        for card in cards:
            play(table, CR, act.Discard(asset=card))
        if state.hand and isinstance(state.stack[-1], Position):
            play(table, CR, act.DONE)
        assert len(state.hand) == drawn, cards


def test_barred_factions_sit_out_this_card_and_the_next() -> None:
    """Ineligible* (events 11, 29, 41)."""
    state = opening()
    state.sequence.eligible = [MG, CORP]
    state.sequence.barred = [CORP]
    table = round_on(state, ORDER_MG_CORP_RD)
    play(table, MG, act.PASS)
    assert state.sequence.eligible == [MG, RD, CR]


def test_kept_factions_stay_eligible() -> None:
    """Events 46 and 47."""
    state = opening()
    state.sequence.eligible = [RD]
    state.sequence.kept = [RD]
    table = round_on(state, ORDER_RD_CORP_MG)
    rally_once(table)
    assert RD in state.sequence.eligible


def test_haboob() -> None:
    """4.0: a Dust Storm as Next Event."""
    state = opening()
    assert not haboob(state)
    state.next = 49
    assert haboob(state)


def test_4_0_haboob_at_the_table() -> None:
    """4.0: no Recon and no March, and the reason is told; Travel goes on."""
    state = opening()
    state.sequence.eligible = [MG, RD, CR]
    table = round_on(state, ORDER_RD_CORP_MG, following=49)
    play(table, CR, act.DONE)
    for seat, banned, allowed in ((RD, "march", "rally"), (MG, "recon", "secure"), (CR, "", "travel")):
        offered = {a.operation for a in table.actions(seat) if isinstance(a, act.Operate)}
        assert banned not in offered
        assert allowed in offered
        refused = {
            a.operation: why.rule for a, why in state.stack[-1].refused(state, seat) if isinstance(a, act.Operate)
        }
        assert not banned or refused[banned] == "4.0"
        if seat != CR:
            play(table, seat, act.PASS)


def test_the_next_card_moves_the_flashpoint_track() -> None:
    """4.0: by the value of the revealed Next Event; 5 or more is a Flashpoint Round and the surplus is lost."""
    state = opening()
    state.sequence.eligible = [MG]
    state.flashpoint = 3
    table = round_on(state, ORDER_MG_CORP_RD)
    state.deck.insert(0, state.deck.pop(state.deck.index(next(c for c in state.deck if c in (12, 24, 36, 48)))))
    events = play(table, MG, act.PASS)
    assert any(e.kind == "reddust-flashpoint" for e in events)


def test_a_dust_storm_becomes_the_current_event() -> None:
    """4.1: no Next Event is revealed; the Dust Storm Round begins."""
    state = opening()
    state.sequence.eligible = [MG]
    state.deck.remove(49)
    following = state.next
    table = round_on(state, ORDER_MG_CORP_RD, following)
    state.deck.append(state.next)
    state.next = 49
    events = play(table, MG, act.PASS)
    assert any(e.kind == "reddust-dust-storm-round" for e in events)
    assert (state.current, state.next) == (49, 0)


def test_a_round_is_a_frame_that_survives_saving() -> None:
    """The question is part of the state."""
    state = opening()
    table = round_on(state, ORDER_MG_CORP_RD)
    copy = table.rules.clone(state)
    assert copy == state
    assert isinstance(copy.stack[0], EventRound)


def test_resources_for_an_event() -> None:
    """1.6: also while the receiver executes an Event."""
    state = opening()
    state.sequence.eligible = [MG]
    table = round_on(state, ORDER_MG_CORP_RD)
    play(table, MG, act.Choose(what="deal"))
    assert kinds(table.actions(MG)) == {"event", "choose"}
    play(table, MG, act.Choose(what="no_deal"))
    assert act.PASS in table.actions(MG)
    play(table, MG, act.Choose(what="deal"), act.PlayEvent(side="shaded"), act.Ask(faction=RD), act.Number(n=5))
    assert state.profits == 0
    assert state.mg_resources == 18  # the text waits for the answer
    play(table, RD, act.Choose(what="agree"))
    assert (state.mg_resources, state.rd_resources) == (23, 9)
    play(table, MG, act.DONE)
    assert state.mg_resources == 14
    assert MG not in state.sequence.eligible


def test_the_reclaimers_may_pass_without_drawing() -> None:
    """4.1: they may draw one card."""
    state = opening()
    state.sequence.eligible = [CR]
    table = round_on(state, ORDER_MG_CORP_RD)
    hand = list(state.hand)
    play(table, CR, act.Choose(what="pass_no_draw"))
    assert state.hand == hand
    assert CR in state.sequence.eligible
    state.asset_discard += state.asset_deck
    state.asset_deck = []
    state.sequence.eligible = [CR]
    state.stack = []
    assert act.Choose(what="pass_no_draw") not in round_on(state, ORDER_RD_CORP_MG).actions(CR)


def test_an_operation_paid_by_its_special_activity() -> None:
    """5.0, 6.0: without Resources and helpers, Redistribute (Ransack) immediately before the Operation pays for it."""
    state = opening()
    state.sequence.eligible = [RD]
    state.rd_resources = state.mg_resources = 0
    state.asset_deck += state.hand
    state.hand = []
    table = round_on(state, ORDER_RD_CORP_MG)
    play(table, RD, act.Operate(operation="rally"), act.Special(activity="redistribute"), act.Space(space="sharma"))
    play(table, RD, act.DONE)
    assert act.DONE not in table.actions(RD)  # an Operation in at least one space
    play(table, RD, act.Space(space="arsia"))
    state = opening()
    state.sequence.eligible = [CR]
    state.rd_resources = state.mg_resources = 0
    state.asset_deck += state.hand
    state.hand = []
    table = round_on(state, ORDER_RD_CORP_MG)
    play(table, CR, act.Operate(operation="rally"), act.Special(activity="ransack"), act.Space(space="ascraeus"))
    assert len(state.hand) == 1


def test_an_operation_begun_on_others_resources() -> None:
    """1.6: with nothing of one's own one may begin and ask; if nobody helps, nothing was executed."""
    state = opening()
    state.sequence.eligible = [RD]
    state.rd_resources = 0
    state.asset_deck += state.hand
    state.hand = []
    table = round_on(state, ORDER_RD_CORP_MG)
    play(table, RD, act.Operate(operation="rally"), act.Ask(faction=MG), act.Number(n=2))
    play(table, MG, act.Choose(what="decline"))
    play(table, RD, act.Special(activity="redistribute"), act.Space(space="sharma"), act.DONE)
    assert state.rd_resources == 2
    state = opening()
    state.sequence.eligible = [RD]
    state.rd_resources = 0
    state.asset_deck += state.hand
    state.hand = []
    for space in state.spaces.values():
        if space.pieces.pop("rd_rebel", 0):
            state.available["rd_rebel"] = 30 - sum(s.pieces.get("rd_rebel", 0) for s in state.spaces.values())
    table = round_on(state, ORDER_RD_CORP_MG)
    play(table, RD, act.Operate(operation="rally"), act.Ask(faction=MG), act.Number(n=2))
    play(table, MG, act.Choose(what="decline"))
    assert state.sequence.acted == []
    assert act.Operate(operation="rally") not in table.actions(RD)
    assert act.PASS in table.actions(RD)
