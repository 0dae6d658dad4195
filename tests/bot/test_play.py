"""The panel: one press where that is natural, a plan with Confirm elsewhere, and every wrong press answered."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.parts import Select
from tests.bot.crowd import CROWD
from tests.bot.kit import Stage, User, find, labels, stage_on, started
from tests.e2e.discord.tiny_board import TINY_RENDERERS, TinyRenderer
from tests.tiny.state import TinyView


async def bid_all(stage: Stage, *people: User) -> None:
    """Everybody bids their first lantern; the last one confirms the reveal."""
    for person in people:
        reply = await person.run("play")
        reply = await person.press(labels(reply.body)[0])
        if "Confirm and reveal" in labels(reply.body):
            await person.press("Confirm and reveal")
    await stage.settle()


async def test_one_step_without_a_reveal_is_done_at_once(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        before = len(stage.channel.posts)
        await ann.run("play")
        reply = await ann.press("Bid")
        assert reply.edit
        assert reply.private
        assert "You bid" in reply.body.text
        assert "waits for Ben" in reply.body.text
        await stage.settle()
        assert len(stage.channel.posts) == before  # a secret bid tells the public nothing, and Ben was pinged already


async def test_a_step_that_reveals_waits_for_confirm_and_is_not_previewed(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("play")
        await ann.press("Bid")
        await ben.run("play")
        reply = await ben.press("Bid")
        assert "reveals something" in reply.body.text
        assert "Ann bid" not in reply.body.text
        assert "scores" not in reply.body.text
        await stage.settle()
        assert all("scores" not in post.body.text for post in stage.channel.posts)
        reply = await ben.press("Confirm and reveal")
        assert "scores" in reply.body.text
        await stage.settle()
        assert "scores" in stage.channel.last.text


async def test_refused_options_are_listed_with_their_reason(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        reply = await ann.run("play")
        assert "you hold no lantern" in reply.body.text
        assert "(1.1)" in reply.body.text
        reply = await ann.press("Why not?")
        assert reply.body.text.count("you hold no lantern") >= 6


async def test_a_secret_choice_can_change_until_the_last_is_in(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        await ann.run("play")
        await ann.press("Bid")
        reply = await ann.run("play")
        assert "may still change" in reply.body.text
        if any(label.startswith("Bid") for label in labels(reply.body)):
            assert "You bid" in (await ann.press("Bid")).body.text


async def test_foreign_panel_is_refused(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        panel = await ann.run("play")
        reply = await ben.press("Bid", panel.body)
        assert "somebody else" in reply.body.text
        assert not reply.edit


async def test_spectators_are_told_they_have_no_seat(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        await started(stage, "Ann", "Ben")
        eve = stage.user("Eve")
        assert "no seat" in (await eve.run("play")).body.text


async def test_a_control_of_an_earlier_question_does_nothing_and_leads_on(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        panel = await ann.run("play")
        await ann.press("Bid")
        stale = await ann.press("Bid", panel.body)
        assert "earlier position" in stale.body.text
        assert labels(stale.body) == ["Your turn"]
        assert not stale.edit
        await bid_all(stage, ben)
        reply = await ann.press("Your turn", stale.body)
        assert not reply.edit  # a fresh panel


async def test_another_persons_move_does_not_spoil_my_open_panel(tmp_path: Path) -> None:
    """In a simultaneous phase the position moves on under everybody's hands; the same question stays pressable."""
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        panel = await ann.run("play")
        await ben.run("play")
        await ben.press("Bid")
        reply = await ann.press("Bid", panel.body)
        assert "Confirm and reveal" in labels(reply.body)


async def test_the_same_delivery_twice_acts_once_and_gets_the_same_answer(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        panel = await ann.run("play")
        control, values = find(panel.body, "Bid")
        first, second = await asyncio.gather(
            ann.press_id(control, values, "same"), ann.press_id(control, values, "same")
        )
        assert first == second
        row = await stage.row()
        assert row.moves == 1


async def test_the_same_delivery_after_a_restart_acts_once(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path) as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        control, values = find((await ann.run("play")).body, "Bid")
        await ann.press_id(control, values, "same")
    async with stage_on(path) as stage:
        ann = stage.user("Ann")
        reply = await ann.press_id(control, values, "same")
        assert "already done" in reply.body.text
        row = await stage.row()
        assert row.moves == 1


async def test_two_presses_at_once_are_both_answered_in_order(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        a = find((await ann.run("play")).body, "Bid")
        b = find((await ben.run("play")).body, "Bid")
        first, second = await asyncio.gather(ann.press_id(*a), ben.press_id(*b))
        assert "You bid" in first.body.text
        assert "Confirm and reveal" in labels(second.body)  # judged against the position after Ann's bid


async def test_drafts_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    async with stage_on(path) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("play")
        await ann.press("Bid")
        await ben.run("play")
        planned = await ben.press("Bid")
    async with stage_on(path) as stage:
        ben = stage.user("Ben")
        reply = await ben.run("play")
        assert reply.body.text == planned.body.text
        # the old message's Confirm works as well
        assert "scores" in (await ben.press("Confirm and reveal", planned.body)).body.text


async def test_step_back(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("play")
        await ann.press("Bid")
        first = await ben.run("play")
        await ben.press("Bid")
        reply = await ben.press("Step back")
        assert reply.edit
        assert labels(reply.body) == labels(first.body)


async def test_confirm_always(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        await ann.run("settings", confirm="always")
        await ann.run("play")
        reply = await ann.press("Bid")
        assert "Confirm" in labels(reply.body)
        assert "This would happen" in reply.body.text
        assert "You bid" in reply.body.text
        assert "Done" in (await ann.press("Confirm")).body.text


async def test_inner_steps_are_not_posted_and_join_the_post_at_the_end(tmp_path: Path) -> None:
    """Drawing is a reveal in mid-move: it is saved at once, but told with the rest of the evening."""
    async with stage_on(tmp_path / "a.db") as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await bid_all(stage, ann, ben)
        loser = ann if "give a lantern" in (await ann.run("play")).body.text else ben
        if "give a lantern" in (await loser.run("play")).body.text:
            await loser.press("Keep all")
        await stage.settle()
        before = len(stage.channel.posts)
        await ann.run("play")
        await ann.press("Draw")
        reply = await ann.press("Confirm and reveal")
        assert "You drew" in reply.body.text
        assert "Draw or rest?" in reply.body.text  # the next question, in the same panel
        await stage.settle()
        assert len(stage.channel.posts) == before
        await ann.press("Rest")
        await stage.settle()
        assert len(stage.channel.posts) == before + 1
        text = stage.channel.last.text
        assert "Ann draws a lantern." in text
        assert "Ann rests." in text
        assert "You drew" not in text


async def test_one_person_with_two_seats_switches_between_them(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="tiny", setup="players=2")
        assert "already have a seat" in (await ann.run("game join")).body.text
        await ann.run("game join", seat="p2")
        await ann.run("game start")
        await stage.settle()
        reply = await ann.run("play")
        assert "as Ann (1)" in reply.body.title
        reply = await ann.press("Play Ann (2)")
        assert reply.edit
        assert "as Ann (2)" in reply.body.title
        await ann.press("Bid")
        reply = await ann.run("play")
        assert "as Ann (1)" in reply.body.title  # the seat that is still asked comes first
        assert stage.channel.posts[0].body.pings == ()


async def test_long_lists_become_groups_and_pages(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", games={"crowd": CROWD}) as stage:
        ann = stage.user("Ann")
        await ann.run("game new", game="crowd")
        await ann.run("game start")
        reply = await ann.run("play")
        groups = reply.body.rows[0]
        assert isinstance(groups, Select)
        assert [i.label for i in groups.items] == ["Small", "Large"]
        assert [i.about for i in groups.items] == ["30 choices", "70 choices"]
        reply = await ann.press("Large")
        pages = reply.body.rows[0]
        assert isinstance(pages, Select)
        assert pages.items[0].label == "Take 31"
        assert len(pages.items) == 25
        reply = await ann.press("More")
        reply = await ann.press("More")
        assert labels(reply.body)[0] == "Take 81"
        reply = await ann.press("All groups")
        assert isinstance(reply.body.rows[0], Select)
        await ann.press("Small")
        reply = await ann.press("Take 7")
        assert "Done" in reply.body.text


async def test_unknown_controls_get_an_answer(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        game = await stage.row()
        odd = ("x", "mp:zap:a:0:", f"mp:pick:{game.id}:1:", "mp:pick:nogame:1:p1.0.x.y", "mp:log:zz:0:99", "mp::::")
        for control in (*odd, f"mp:page:{game.id}:1:p1.0.x"):
            reply = await ann.press_id(control)
            assert reply.private
            assert not reply.edit
            assert "Incident" not in reply.body.text, control


async def test_the_hand_is_a_press_away_and_only_ones_own(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers=TINY_RENDERERS) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        panel = await ann.run("play")
        hand = await ann.press("Hand", panel.body)
        assert hand.private
        assert not hand.edit  # the panel stays
        assert hand.body.picture is not None
        assert hand.body.text.startswith("Hand: ")
        foreign = await ben.press("Hand", panel.body)
        assert foreign.body.text != hand.body.text
        assert not foreign.body.text.startswith("Hand: ")


class Focused(TinyRenderer):
    """Draws every plan."""

    def focus(self, view: TinyView, marks: tuple[str, ...]) -> str:
        return "board"


async def test_a_plan_is_drawn_but_never_beyond_a_reveal(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", renderers={"tiny": Focused()}) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        await ann.run("settings", confirm="always")
        panel = await ann.run("play")
        assert panel.body.picture is None  # nothing planned yet
        assert (await ann.press("Bid")).body.picture is not None
        await ann.press("Confirm")
        await ben.run("play")
        reply = await ben.press("Bid")
        assert "reveals something" in reply.body.text
        assert reply.body.picture is None
