"""Buttons, selects, panels, pictures and pings through the real client."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.parts import Args, Attachment, Body, Button, Caller, Post, Reply
from renderers.kit.picture import Picture
from tests.discord_double import Double, Message, Person
from tests.e2e.discord.bot_under_test import Notes, running_bot
from tests.e2e.discord.scripted import ScriptedDesk, panel


def picture(name: str = "board.png", data: bytes = b"png-bytes") -> Picture:
    return Picture(data, "image/png", 10, 10, f"alt of {name}", name)


async def show_panel(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
    return Reply(panel(picture=picture()))


async def open_panel(person: Person) -> Message:
    return await person.command("play")


async def test_a_panel_shows_text_picture_and_controls(double: Double) -> None:
    async with running_bot(double, ScriptedDesk(show_panel)):
        shown = await open_panel(double.user("ann"))
    assert shown.text == "### Panel\nYour turn\n-# small print"
    assert shown.buttons == ["First", "Second"]
    assert [(f.name, f.data, f.alt) for f in shown.pictures] == [("board.png", b"png-bytes", "alt of board.png")]


async def test_a_press_edits_the_panel_in_place_with_the_new_picture_only(double: Double) -> None:
    async def pressed(caller: Caller, control: str, values: Sequence[str]) -> Reply:
        return Reply(panel(f"after {control} {list(values)}", picture=picture("next.png")), edit=True)

    ann = double.user("ann")
    async with running_bot(double, ScriptedDesk(show_panel, pressed)):
        first = await open_panel(ann)
        second = await ann.press(first, "First")
        assert second is first and "after mp:a []" in first.text
        assert [f.name for f in first.files] == ["next.png"]
        await ann.choose(first, "Choose one", "Two")
        assert "after mp:s ['2']" in first.text
    assert len(ann.sees()) == 1


async def test_a_private_answer_to_a_public_button_leaves_the_public_message_alone(double: Double) -> None:
    async def secret(caller: Caller, control: str, values: Sequence[str]) -> Reply:
        return Reply(Body(f"only for {caller.name}"), private=True, edit=True)

    desk = ScriptedDesk(on_press=secret)
    ann, ben = double.user("ann"), double.user("ben")
    async with running_bot(double, desk):
        assert desk.poster is not None
        await desk.poster(Post(str(double.channel.id), panel("public"), "n1"))
        post = double.posts()[0]
        answer = await ben.press(post, "First")
    assert answer.text == "only for ben" and answer not in ann.sees()
    assert "public" in post.text and post.edits == 0


async def test_a_public_message_can_be_edited_by_a_public_answer(double: Double) -> None:
    async def join(caller: Caller, control: str, values: Sequence[str]) -> Reply:
        return Reply(panel(f"{caller.name} joined"), private=False, edit=True)

    desk = ScriptedDesk(on_press=join)
    async with running_bot(double, desk):
        assert desk.poster is not None
        await desk.poster(Post(str(double.channel.id), panel("lobby"), "n1"))
        await double.user("ben").press(double.posts()[0], "First")
    assert len(double.posts()) == 1 and "ben joined" in double.posts()[0].text


async def test_controls_work_after_a_restart(double: Double) -> None:
    notes = Notes()
    ann = double.user("ann")
    async with running_bot(double, ScriptedDesk(show_panel), notes):
        shown = await open_panel(ann)
    desk = ScriptedDesk()
    async with running_bot(double, desk, notes):
        await ann.press(shown, "Second")
        await ann.choose(shown, "Choose one", "1") if shown.controls else None
    assert shown.text == "mp:b []"
    assert [p[1:] for p in desk.pressed] == [("mp:b", ())]


async def test_a_control_that_no_release_knows_is_answered(double: Double) -> None:
    """Ids of other shapes, and ids that the message does not hold any more, end at the desk too."""
    desk = ScriptedDesk(show_panel, lambda c, i, v: _gone(i))
    ann = double.user("ann")
    async with running_bot(double, desk):
        shown = await open_panel(ann)
        for custom_id in ("something-else", "mp:not-in-the-message"):
            press = await ann.send_raw_press(shown, {"custom_id": custom_id, "component_type": 2, "id": 9})
            assert (await ann.answer(press)).text == f"unknown {custom_id}"
    assert [p[1] for p in desk.pressed] == ["something-else", "mp:not-in-the-message"]


async def _gone(control: str) -> Reply:
    return Reply(Body(f"unknown {control}"))


async def test_an_unknown_modal_is_answered(double: Double) -> None:
    ann = double.user("ann")
    async with running_bot(double, ScriptedDesk()):
        answer = await ann.answer(await ann.submit("form-of-last-year"))
    assert "earlier release" in answer.text and answer.ephemeral


async def test_two_people_press_at_once_and_both_are_answered(double: Double) -> None:
    gate = asyncio.Event()

    async def wait(caller: Caller, control: str, values: Sequence[str]) -> Reply:
        await gate.wait()
        return Reply(Body(f"answer for {caller.name}"))

    desk = ScriptedDesk(on_press=wait)
    ann, ben = double.user("ann"), double.user("ben")
    async with running_bot(double, desk):
        assert desk.poster is not None
        await desk.poster(Post(str(double.channel.id), panel("public"), "n1"))
        post = double.posts()[0]
        presses = [await ann.send_press(post, "First"), await ben.send_press(post, "First")]
        await double.world.until(lambda: all(p.answered for p in presses), "both acknowledgements")
        gate.set()
        answers = [await ann.answer(presses[0]), await ben.answer(presses[1])]
    assert [a.text for a in answers] == ["answer for ann", "answer for ben"]
    assert [a.only_for for a in answers] == [ann.id, ben.id]


async def test_only_the_people_named_by_the_desk_are_pinged(double: Double) -> None:
    desk = ScriptedDesk()
    ann, ben = double.user("ann"), double.user("ben")
    async with running_bot(double, desk):
        assert desk.poster is not None
        text = f"{ann.mention} did it; waiting for {ben.mention} @everyone"
        await desk.poster(Post(str(double.channel.id), Body(text, pings=(str(ben.id),)), "n1"))
        await desk.poster(Post(str(double.channel.id), Body(text), "n2"))
    assert [m.pings for m in double.posts()] == [[ben.id], []]


async def test_a_file_for_download_is_shown(double: Double) -> None:
    async def export(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        return Reply(Body("Your game", picture=picture(), files=(Attachment("my game (1).json", b"{}"),)))

    async with running_bot(double, ScriptedDesk(export)):
        answer = await double.user("ann").command("play")
    assert [(f.name, f.shown) for f in answer.files] == [("board.png", True), ("my_game_1_.json", True)]


async def test_what_is_too_much_for_discord_still_arrives(double: Double) -> None:
    async def huge(caller: Caller, path: tuple[str, ...], args: Args) -> Reply:
        if path == ("play",):
            return Reply(Body("x" * 9000, title="t", footer="f", picture=picture(data=b"x" * (10 * 1024 * 1024 + 1))))
        return Reply(Body("twins", rows=((Button("mp:a", "One"), Button("mp:a", "Two")),)))

    async with running_bot(double, ScriptedDesk(huge)):
        long = await double.user("ann").command("play")
        twins = await double.user("ann").command("do", move="x")
    assert len(long.text) > 3900 and long.files == [] and "x…" in long.text
    assert twins.text == "twins" and twins.buttons == [], "a message that Discord refuses is sent as text"
