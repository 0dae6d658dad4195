"""Promise 3: whatever a person or the channel gets is the same when everything hidden from them is dealt anew."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot import lobby
from bot.parts import Body, Reply, Select
from games.core.rng import Rng
from games.registry import GAMES
from renderers.registry import RENDERERS
from tests.bot.kit import Stage, User, bid, labels, play_out, stage_on, started
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
    row = await stage.row()
    live = await stage.desk.house.tables.of(row)
    state = live.position
    assert isinstance(state, TinyState)
    other = TINY.permute_hidden(state, viewer, Rng(seed=salt))
    stage.desk.house.tables.keep(replace(live, state=other))


async def check_all(stage: Stage, people: list[User]) -> None:
    row = await stage.row()
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
            await bid(person)
        await check_all(stage, people)


async def looked_at(person: User, locale: str) -> list[object]:
    """The panel, the picture's words, and two steps deep what autocomplete offers."""
    person.locale = locale
    found: list[object] = [parts((await person.run(c)).body) for c in ("play", "recap", "game status")]
    found.append(parts((await person.run("board", view="text")).body))
    first = await person.complete("do", "move", "")
    found.append(first)
    for item in first[:15]:
        found.append(await person.complete("do", "move", f"{item.value} > "))
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_nothing_hidden_reaches_anybody_in_a_real_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    rules = GAMES[game]
    monkeypatch.setattr(lobby, "new_seed", lambda: "nothing hidden")
    monkeypatch.setattr(lobby, "new_id", lambda: "hidden")
    async with stage_on(tmp_path / "a.db", games=GAMES, renderers=RENDERERS, remind_hours=0) as stage:
        ann, eve = stage.user("Ann"), stage.user("Eve")
        await ann.run("game new", game=game)
        row = await stage.row()
        for seat in (await stage.desk.house.store.seats(row.id))[1:]:
            await ann.run("game join", computer="random", seat=seat.seat)
        await ann.run("game start")
        await stage.settle()
        for turn in range(14):
            live = await stage.desk.house.tables.get(row.id)
            if live.position.over is not None:
                break
            for person, viewer in ((ann, live.seats_of(ann.id)[0]), (eve, None)):
                before = await looked_at(person, "ko" if turn % 2 else "en")
                other = rules.permute_hidden(live.position, viewer, Rng(seed=f"{turn}"))
                stage.desk.house.tables.keep(replace(live, state=other))
                assert await looked_at(person, person.locale) == before, (turn, person.name)
                stage.desk.house.tables.keep(live)
            items = await ann.complete("do", "move", "")
            reply = await ann.run("do", move=items[turn % len(items)].value) if items else None
            for _ in range(30):  # finish what was begun
                if reply is None or not any(b.startswith(("mp:pick", "mp:confirm")) for b in ids(reply.body)):
                    break
                confirm = [b for b in ids(reply.body) if b.startswith("mp:confirm")]
                if not confirm and "1." not in reply.body.text:
                    break
                reply = await ann.press_id((confirm or [b for b in ids(reply.body) if b.startswith("mp:pick")])[0])
            await stage.desk.robots.idle()
        after = await stage.desk.house.store.game(row.id)
        assert after is not None
        assert after.moves >= 14


def ids(body: Body) -> list[str]:
    return [b.id for row in body.rows if not isinstance(row, Select) for b in row]


async def test_public_posts_hold_no_private_event(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        people = await started(stage, "Ann", "Ben", "Cat")
        await play_out(people)
        await stage.settle()
        private = ("You bid", "You drew")
        assert all(not any(word in post.body.text for word in private) for post in stage.channel.posts)


async def test_stored_answers_and_errors_hold_no_seed(tmp_path: Path) -> None:
    async with stage_on(tmp_path / "a.db", remind_hours=0) as stage:
        ann, ben = await started(stage, "Ann", "Ben")
        row = await stage.row()
        replies: list[Reply] = [await p.run(c) for p in (ann, ben, stage.user("Eve", manager=True)) for c in LOOKS]
        bodies = [reply.body for reply in replies] + [post.body for post in stage.channel.posts]
        assert all(row.seed not in str(parts(body)) for body in bodies)
