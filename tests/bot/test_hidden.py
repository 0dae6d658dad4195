"""Promise 3: whatever a person or the channel gets is the same when everything hidden from them is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from bot.parts import Body, Reply
from games.core.rng import Rng
from tests.bot.kit import Stage, User, labels, stage_on, started
from tests.tiny import TINY, TinyState

LOOKS = ("play", "board", "hand", "recap", "log", "game status", "help", "mygames")


def parts(body: Body) -> tuple[object, ...]:
    return (body.title, body.text, body.footer, tuple(labels(body)))


async def seen(person: User) -> list[object]:
    """Everything this person can get out of the table without acting."""
    found: list[object] = [parts((await person.run(command)).body) for command in LOOKS]
    for typed in ("", "bid", "give", "draw > ", "bid 1 > "):
        found.append(await person.complete("do", "move", typed))
    for path, option in (("tiny bid", "lantern"), ("tiny give", "to"), ("tiny give", "lantern")):
        found.append(await person.complete(path, option, ""))
    found += [parts((await person.run("do", move=f"bid {n} > rest")).body) for n in (1, 5)]
    return found


async def deal_anew(stage: Stage, viewer: str | None, salt: str) -> None:
    """Put a position in which all that the viewer cannot see is different in place of the loaded one."""
    row = await stage.desk.house.store.in_channel("c1")
    assert row is not None
    live = await stage.desk.house.tables.of(row)
    state = live.position
    assert isinstance(state, TinyState)
    other = TINY.permute_hidden(state, viewer, Rng(seed=salt))
    stage.desk.house.tables.keep(replace(live, state=other))


async def check_all(stage: Stage, people: list[User]) -> None:
    row = await stage.desk.house.store.in_channel("c1")
    assert row is not None
    live = await stage.desk.house.tables.of(row)
    viewers = [(person, live.seats_of(person.id)[0]) for person in people]
    for person, seat in [*viewers, (stage.user("Eve"), None)]:
        before = await seen(person)
        for salt in ("x", "y"):
            await deal_anew(stage, seat, salt)
            assert await seen(person) == before, (person.name, seat)
            stage.desk.house.tables.keep(live)


async def test_nothing_hidden_reaches_anybody(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        people = await started(stage, "Ann", "Ben", "Cat")
        await check_all(stage, people)
        first = (await people[0].complete("do", "move", ""))[0].value
        await people[0].run("do", move=first)
        await check_all(stage, people)
        for person in people[1:]:
            await person.run("do", move=(await person.complete("do", "move", ""))[0].value)
        await check_all(stage, people)


async def test_public_posts_hold_no_private_event(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        people = await started(stage, "Ann", "Ben", "Cat")
        from tests.bot.test_thin_path import play_out

        await play_out(stage, people)
        await stage.settle()
        private = ("You bid", "You drew")
        assert all(not any(word in post.body.text for word in private) for post in stage.channel.posts)


async def test_stored_answers_and_errors_hold_no_seed(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        row = await stage.desk.house.store.in_channel("c1")
        assert row is not None
        replies: list[Reply] = [await p.run(c) for p in (ann, ben, stage.user("Eve", manager=True)) for c in LOOKS]
        bodies = [reply.body for reply in replies] + [post.body for post in stage.channel.posts]
        assert all(row.seed not in str(parts(body)) for body in bodies)
