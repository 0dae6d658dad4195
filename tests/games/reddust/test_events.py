"""7.0: the effect vocabulary on the cards that show each shape."""

from __future__ import annotations

from games.core.rng import Rng
from games.reddust import actions as act
from games.reddust.events.registry import SCRIPTS
from games.reddust.events.run import Run
from games.reddust.frames.payment import ChooseCampaign
from games.reddust.rules import RED_DUST
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import empty, finish, opening, play, put, round_on, run, script, spaces_offered, top


def test_event_29_random_discard_and_ineligibility() -> None:
    state = opening()
    state.sequence.eligible = [MG, CR]
    table = round_on(state, 29)
    play(table, CR, act.DONE)
    play(table, MG, act.PlayEvent(side="unshaded"), act.Choose(what="cr_discards_2"))
    assert len(state.hand) == 1
    assert state.current != 29, "the Reclaimers may not act on this card any more"
    assert state.sequence.eligible == [CORP, RD]


def test_event_29_shaded_respects_stacking() -> None:
    """7.3, 7.4: a Desert with room for the Base."""
    state = opening()
    put(state, "arsia", corp_base=2)
    table = script(state, "event-29-shaded", RD)
    assert "arsia" not in spaces_offered(table, RD)
    play(table, RD, act.Space(space="noctis"), act.Place(piece="rd_rebel", count=4, space="noctis"))
    play(table, RD, act.Place(piece="conversion", count=1, space="noctis"))
    assert state.spaces["noctis"].pieces == {"rd_base": 1, "rd_rebel": 6, "conversion": 1}
    assert not state.stack


def test_event_40_runs_the_cycler() -> None:
    """The EarthGov Controller loads; EG+ is set first (7.5)."""
    state = opening()
    table = script(state, "event-40-unshaded", MG)
    assert state.eg_plus
    assert table.waiting() == (CORP,)
    play(table, CORP, act.Load(piece="supply", count=5))
    assert state.transit["supply"] == 5
    finish(table)
    assert state.profits == 2


def test_event_44_bases_last() -> None:
    state = empty()
    put(state, "new_cordoba", rd_rebel=1, rd_base=1, cr_rebel=1)
    table = script(state, "event-44-unshaded", MG)
    base = act.Remove(piece="rd_base", count=1, space="new_cordoba")
    assert base not in table.actions(MG)
    play(table, MG, act.Remove(piece="rd_rebel", count=1, space="new_cordoba"), base, act.DONE)
    assert state.spaces["new_cordoba"].pieces == {"cr_rebel": 1}


def test_event_44_shaded_skips_a_raging_desert() -> None:
    """7.3."""
    state = empty()
    state.spaces["rutherford"].storm = "raging"
    table = script(state, "event-44-shaded", RD)
    play(table, RD, act.Place(piece="rd_rebel", count=2, space="new_cordoba"))
    play(table, RD, act.Place(piece="rd_rebel", count=2, space="trouvelot"))
    assert state.spaces["rutherford"].pieces == {}
    assert not state.stack


def test_event_48_red_dust_chooses_among_four_campaigns() -> None:
    """The drawn cards are hidden from the others; the rest is shuffled back."""
    state = opening()
    table = script(state, "event-48-shaded", CR)
    cards = list(top(table, ChooseCampaign).cards)
    assert len(cards) == 4
    other = RED_DUST.permute_hidden(state, CR, Rng(seed="x"))
    assert RED_DUST.view(state, CR) == RED_DUST.view(other, CR)
    play(table, RD, act.Enact(campaign=cards[2]))
    assert state.campaigns == [cards[2]]
    assert len(state.campaign_deck) == 11
    assert state.spaces["europa"].level == -1


def test_capability_stays_and_grants_a_free_operation() -> None:
    """1.5: in up to two spaces, no cost, then one card; the card never returns to the deck."""
    state = opening()
    state.asset_deck = [c for c in (*state.asset_deck, *state.hand) if c != 2]
    state.hand = [2]
    state.sequence.eligible = [CR]
    state.spaces["arsia"].storm = "raging"
    table = round_on(state, 1)
    play(table, CR, act.PlayAsset(asset=2), act.Choose(what="op_rally"))
    assert "arsia" in spaces_offered(table, CR)  # Dust-Adaptation works at once
    play(table, CR, act.Space(space="arsia"), act.Space(space="sinai"))
    assert state.capabilities == [2]
    assert len(state.hand) == 1
    assert state.asset_discard == []
    assert state.sequence.eligible == [MG, CORP, RD]


def test_an_asset_event_counts_as_the_event() -> None:
    """FAQ: it leaves the 2nd Eligible an Operation with a Special Activity."""
    state = opening()
    state.asset_deck = [c for c in (*state.asset_deck, *state.hand) if c not in (14, 28)]
    state.hand = [14, 28]
    state.sequence.eligible = [RD, CR]
    table = round_on(state, 1)
    play(table, CR, act.Discard(asset=14))
    play(table, CR, act.PlayAsset(asset=28), act.Space(space="wilderness"))
    assert state.spaces["wilderness"].pieces["conversion"] == 1
    assert state.sequence.boxes == ["event"]
    assert act.Operate(operation="rally") in table.actions(RD)


def test_every_script_ends() -> None:
    """Each script runs to its end for each executor, by first and by last options."""
    for name in SCRIPTS:
        for seat in (MG, CORP, RD, CR):
            if name.startswith("asset") and seat != CR:
                continue
            for pick in (0, -1):
                state = opening()
                table = run(state, Run(script=name, seat=seat))
                steps = 0
                while table.waiting():
                    who = table.waiting()[0]
                    play(table, who, table.actions(who)[pick])
                    steps += 1
                    assert steps < 200, name
                assert not state.stack
