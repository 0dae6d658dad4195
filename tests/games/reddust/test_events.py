"""7.0: the effect vocabulary on the cards that show each shape."""

from __future__ import annotations

from games.reddust import actions as act
from games.reddust.events.registry import SCRIPTS
from games.reddust.events.run import Run
from games.reddust.vocabulary import CORP, CR, MG, RD
from tests.games.reddust.build import opening, play, round_on, run, spaces_offered


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
