"""Nobody sees what the rules hide: permuting everything hidden changes no view, question or text of the viewer."""

from __future__ import annotations

import pytest

from games.ares import actions as do
from games.ares.rules import ARES
from games.ares.state import AresOptions, AresState
from games.core.engine import Table, decision
from games.core.message import Message
from games.core.rng import Rng
from tests.games.ares.build import position
from tests.games.ares.test_modes import MODES


def _same_for(state: AresState, viewer: str | None, rng: Rng) -> None:
    other = ARES.permute_hidden(state, viewer, rng)
    ARES.check(other)
    assert ARES.view(other, viewer) == ARES.view(state, viewer)
    if viewer is not None:
        assert decision(other, viewer, explain=True) == decision(state, viewer, explain=True)


@pytest.mark.parametrize("mode", MODES)
def test_views_and_questions_do_not_depend_on_hidden_things(mode: str) -> None:
    options = MODES[mode]
    rng = Rng(seed=f"hidden-{mode}")
    table = Table(ARES, ARES.start(mode, [s.seat for s in ARES.seats(options)], options).state)
    for number in range(160):
        if table.over:
            break
        if number % 2 == 0:
            for viewer in (*table.state.seats, None):
                _same_for(table.state, viewer, rng)
        seat = rng.pick(table.waiting())
        actions = [a for a in table.actions(seat) if a.kind != "sell"] or table.actions(seat)
        table.step(seat, rng.pick(actions))


def test_permuting_really_deals_anew() -> None:
    state = ARES.start("deal", ["p1", "p2"], AresOptions()).state
    other = ARES.permute_hidden(state, "p1", Rng(seed="anew"))
    assert other.people["p1"].hand == state.people["p1"].hand
    assert other.people["p2"].hand != state.people["p2"].hand
    assert other.deck != state.deck
    assert other.oceans != state.oceans


def test_public_events_never_name_private_cards() -> None:
    """Events for everybody name only cards that lie open."""
    rng = Rng(seed="events")
    table = Table(ARES, ARES.start("events", ["p1", "p2", "p3"], AresOptions(players=3, mulligan="yes")).state)
    for _ in range(500):
        if table.over:
            break
        seat = rng.pick(table.waiting())
        events = table.step(seat, rng.pick(table.actions(seat)))
        shown = {card for e in events if e.kind in ("ares-revealed", "ares-took-revealed") for card in _cards(e.text)}
        state = table.state
        open_cards = {card for p in state.people.values() for card in (*p.played, p.corporation)} | shown
        for event in events:
            if event.seen_by is None:
                assert _cards(event.text) <= open_cards, event


def _cards(text: Message) -> set[str]:
    return {part.key.removeprefix("ares-card-") for part in text.walk() if part.key.startswith("ares-card-")}


def test_draws_are_barriers_and_private() -> None:
    game = position(phase="action", p1={"played": ["ai-central"]})
    game.act(do.Act(card="ai-central"))
    public, private = game.said("ares-drew")[0], game.said("ares-you-drew")[0]
    assert public.barrier and public.seen_by is None and not _cards(public.text)
    assert private.seen_by == ("p1",)


def test_sales_and_discards_are_face_down() -> None:
    game = position(phase="action", p1={"hand": ["comet", "mine"], "played": ["farming-co-ops"]})
    game.act(do.SELL["comet"])
    assert not _cards(game.said("ares-sold")[0].text)
    game.act(do.Act(card="farming-co-ops"))
    assert game.me.hand == []
    assert not _cards(game.said("ares-discarded")[0].text)
    assert "comet" not in ARES.view(game.state, "p2").model_dump_json()


def test_a_card_being_paid_for_is_not_shown() -> None:
    game = position(phase="development", p1={"hand": ["sponsors", "birds", "fish"]})
    game.act(do.PLAY["sponsors"])
    assert not game.events
    for viewer in ("p2", None):
        assert "sponsors" not in ARES.view(game.state, viewer).model_dump_json()
        _same_for(game.state, viewer, Rng(seed="pay"))


def test_revealed_cards_are_seen_by_all() -> None:
    game = position(
        phase="action", p1={"played": ["advanced-screening-technology"]}, deck=["gene-repair", "comet", "grass"]
    )
    game.act(do.Act(card="advanced-screening-technology"))
    seen = ARES.view(game.state, "p2").seat("p1").revealed
    assert [card.id for card in seen] == ["gene-repair", "comet", "grass"]
    _same_for(game.state, "p2", Rng(seed="open"))
