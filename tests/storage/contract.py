"""What every storage engine must do. A test class per engine inherits `StoreContract` and gives the fixture `store`."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from storage.protocol import (
    AnswerTime,
    BadCommit,
    ChannelTaken,
    Commit,
    Conflict,
    DraftRow,
    EventRow,
    NewPost,
    Numbers,
    Page,
    PersonRow,
    PromptRow,
    Repeated,
    ResultRow,
    SeatRow,
    SnapshotRow,
    Status,
    Store,
    TimerRow,
    UnknownGame,
)
from tests.storage.make import SEATS, action, game, move, play, put, state


class GamesContract:
    """Games, seats, channels, lists."""

    async def test_a_created_game_reads_back_as_it_was(self, store: Store) -> None:
        row = game(channel="c9", meta='{"pace": "느긋하게"}')
        await store.create(row, SEATS)
        assert await store.game("g1") == row
        assert await store.seats("g1") == SEATS
        assert await store.game("g2") is None
        assert await store.seats("g2") == ()

    async def test_one_live_game_per_channel(self, store: Store) -> None:
        await put(store, "g1", channel="c", status="lobby")
        with pytest.raises(ChannelTaken):
            await put(store, "g2", channel="c", status="running")
        assert await store.game("g2") is None
        assert await store.seats("g2") == ()

    @pytest.mark.parametrize("status", ["over", "ended", "parked"])
    async def test_a_game_at_rest_frees_its_channel(self, store: Store, status: Status) -> None:
        row = await put(store, "g1", channel="c")
        await store.commit(replace(move(row), status=status))
        await put(store, "g2", channel="c")
        assert (await store.in_channel("c") or row).id == "g2"

    async def test_a_game_cannot_move_or_wake_into_a_taken_channel(self, store: Store) -> None:
        parked = await put(store, "g1", channel="c", status="parked")
        other = await put(store, "g2", channel="d")
        await put(store, "g3", channel="c")
        with pytest.raises(ChannelTaken):
            await store.commit(Commit("g1", parked.version, status="running"))
        with pytest.raises(ChannelTaken):
            await store.commit(Commit("g2", other.version, channel="c"))
        assert await store.game("g1") == parked
        assert await store.game("g2") == other

    async def test_the_same_id_twice_is_a_conflict(self, store: Store) -> None:
        first = await put(store, "g1")
        with pytest.raises(Conflict):
            await put(store, "g1", channel="elsewhere", seed="other")
        assert await store.game("g1") == first

    async def test_a_repeated_creation_gets_the_first_answer(self, store: Store) -> None:
        await store.create(game(), SEATS, "i1", "made")
        with pytest.raises(Repeated) as caught:
            await store.create(game("g2"), SEATS, "i1", "made again")
        assert caught.value.answer == "made"
        assert await store.answered("i1") == "made"
        assert await store.game("g2") is None

    async def test_the_channel_shows_its_live_game_else_the_newest(self, store: Store) -> None:
        await put(store, "old", channel="c", status="over", updated_at=10)
        await put(store, "new", channel="c", status="ended", updated_at=20)
        assert (found := await store.in_channel("c")) and found.id == "new"
        await put(store, "live", channel="c", status="lobby", updated_at=5)
        assert (found := await store.in_channel("c")) and found.id == "live"
        assert await store.in_channel("nowhere") is None

    async def test_lists_by_person_server_and_status_newest_first(self, store: Store) -> None:
        both = (SeatRow("p1", 0, "ann"), SeatRow("p2", 1, "ann"))
        await put(store, "a", both, updated_at=1)
        await put(store, "b", updated_at=3, status="over", guild="elsewhere")
        await put(store, "c", (SeatRow("p1", 0, "bob"), SeatRow("p2", 1)), updated_at=2)

        async def ids(page: Page) -> list[str]:
            return [row.id for row in await store.games(page)]

        assert await ids(Page()) == ["b", "c", "a"]
        assert await ids(Page(user="ann")) == ["b", "a"]
        assert await ids(Page(user="bob", status=("running", "lobby"))) == ["c"]
        assert await ids(Page(status=("over",))) == ["b"]
        assert await ids(Page(guild="elsewhere")) == ["b"]
        assert await ids(Page(guild="elsewhere", status=("running",))) == []
        assert await ids(Page(limit=1, offset=1)) == ["c"]
        assert await ids(Page(user="nobody")) == []

    async def test_a_commit_changes_what_it_names_and_nothing_else(self, store: Store) -> None:
        row = await put(store)
        seats = (SeatRow("p1", 0, "cem", "Cem"), SeatRow("p2", 1))
        saved = await store.commit(
            Commit(row.id, 0, options="{}", channel="c2", guild="s2", language="ko", meta="[]", seats=seats, at=500)
        )
        wanted = replace(
            row, version=1, options="{}", channel="c2", guild="s2", language="ko", meta="[]", updated_at=500
        )
        assert saved == wanted
        assert await store.game(row.id) == wanted
        assert await store.seats(row.id) == seats
        assert await store.commit(Commit(row.id, 1)) == replace(wanted, version=2)
        assert await store.seats(row.id) == seats

    async def test_a_deleted_game_leaves_nothing(self, store: Store) -> None:
        row = await put(store, "g1")
        kept = await put(store, "g2")
        row = await store.commit(
            replace(
                move(row, snapshot=True, interaction="i1"),
                timers=[TimerRow("t1", "g1", "remind", 5, "{}")],
                prompts=[PromptRow("g1", "p2", "bob", 1, "q")],
            )
        )
        await store.save_draft(DraftRow("g1", "p1", "ann", 1, "[]"))
        await store.commit(move(kept))
        await store.delete("g1")
        await store.delete("g1")
        assert await store.game("g1") is None
        assert await store.load("g1") is None
        assert await store.seats("g1") == ()
        assert await store.actions("g1") == ()
        assert await store.events("g1") == ()
        assert await store.timers("g1") == ()
        assert await store.prompts("g1") == ()
        assert await store.draft("g1", "p1", "ann") is None
        assert await store.answered("i1") is None
        assert [post.game for post in await store.due_posts(10)] == ["g2"]
        assert len(await store.actions("g2")) == 1


class LogContract:
    """Moves: compare-and-swap, repeats, undo, snapshots."""

    async def test_a_move_is_saved_whole(self, store: Store) -> None:
        row = await put(store)
        change = move(row, snapshot=True, interaction="i1")
        saved = await store.commit(change)
        assert (saved.version, saved.moves, saved.updated_at) == (1, 1, 200)
        assert await store.game("g1") == saved
        assert await store.actions("g1") == tuple(change.actions)
        assert await store.events("g1") == tuple(change.events)
        assert await store.answered("i1") == "answer to i1"
        assert await store.answered("i2") is None
        loaded = await store.load("g1")
        assert loaded and loaded.row == saved and loaded.seats == SEATS
        assert loaded.snapshot == SnapshotRow(1, state(1)) and loaded.tail == ()

    async def test_a_stale_version_changes_nothing(self, store: Store) -> None:
        row = await put(store)
        saved = await store.commit(move(row))
        for version in (row.version, saved.version + 1):
            with pytest.raises(Conflict):
                await store.commit(
                    replace(move(row, interaction="late"), version=version, actions=[action(1)], meta="lost")
                )
        assert await store.game("g1") == saved
        assert len(await store.actions("g1")) == 1
        assert await store.answered("late") is None
        assert len(await store.due_posts(10)) == 1

    async def test_a_commit_to_an_unknown_game(self, store: Store) -> None:
        with pytest.raises(UnknownGame):
            await store.commit(Commit("nothing", 0))

    async def test_a_repeated_delivery_gets_the_first_answer(self, store: Store) -> None:
        row = await put(store)
        change = move(row, interaction="i1")
        saved = await store.commit(change)
        for again in (change, replace(change, version=saved.version, actions=[action(1)], answer="other")):
            with pytest.raises(Repeated) as caught:
                await store.commit(again)
            assert caught.value.answer == "answer to i1"
        assert await store.game("g1") == saved

    async def test_an_undone_delivery_stays_answered(self, store: Store) -> None:
        row = await put(store)
        row = await store.commit(move(row, interaction="i1"))
        row = await store.commit(Commit("g1", row.version, truncate_to=0))
        with pytest.raises(Repeated):
            await store.commit(move(row, interaction="i1"))

    async def test_several_actions_of_one_delivery(self, store: Store) -> None:
        row = await put(store)
        actions = [action(n, interaction="i1", barrier=n == 1) for n in range(3)]
        row = await store.commit(replace(move(row, interaction="i1"), actions=actions))
        assert row.moves == 3
        assert await store.actions("g1") == tuple(actions)
        assert await store.actions("g1", 1) == tuple(actions[1:])
        assert await store.actions("g1", 1, 2) == (actions[1],)

    @pytest.mark.parametrize("numbers", [[1], [0, 2], [0, 0], [-1]])
    async def test_a_gap_in_the_log_is_refused(self, store: Store, numbers: list[int]) -> None:
        row = await put(store)
        with pytest.raises(BadCommit):
            await store.commit(replace(move(row), actions=[action(n) for n in numbers], events=()))
        assert await store.game("g1") == row
        assert await store.actions("g1") == ()

    async def test_what_contradicts_the_log_is_refused(self, store: Store) -> None:
        row = await play(store, await put(store), 2)
        wrong = (
            Commit("g1", row.version, truncate_to=3),
            Commit("g1", row.version, truncate_to=-1),
            Commit("g1", row.version, snapshot=SnapshotRow(3, b"{}")),
            Commit("g1", row.version, events=[EventRow(9, 2, "too early")]),
            Commit("g1", row.version, events=[EventRow(0, 0, "there already")]),
            Commit("g1", row.version, meta="\ud800"),
            Commit("g1", row.version, actions=[replace(action(2), at=2**63)]),
        )
        for change in wrong:
            with pytest.raises(BadCommit):
                await store.commit(change)
        assert await store.game("g1") == row
        assert len(await store.events("g1")) == 4

    async def test_events_from_a_move_on(self, store: Store) -> None:
        row = await put(store)
        row = await store.commit(Commit("g1", row.version, events=[EventRow(0, -1, "set-up")]))
        await play(store, row, 3)
        assert [event.move for event in await store.events("g1")] == [-1, 0, 0, 1, 1, 2, 2]
        assert [event.number for event in await store.events("g1", 1)] == [2, 3, 4, 5]
        assert [event.move for event in await store.events("g1", 1, 3)] == [1, 1, 2]

    async def test_loading_starts_from_the_newest_snapshot(self, store: Store) -> None:
        await play(store, await put(store), 7, every=3)
        for at, snapshot, tail in (
            (None, 6, [6]),
            (7, 6, [6]),
            (6, 6, []),
            (5, 3, [3, 4]),
            (2, 0, [0, 1]),
            (99, 6, [6]),
        ):
            loaded = await store.load("g1", at)
            assert loaded is not None
            assert (loaded.snapshot.moves if loaded.snapshot else 0) == snapshot
            assert [found.number for found in loaded.tail] == tail
        assert await store.load("g2") is None

    async def test_undo_truncates(self, store: Store) -> None:
        row = await play(store, await put(store), 7, every=3)
        row = await store.commit(Commit("g1", row.version, truncate_to=4))
        assert (row.moves, row.version) == (4, 8)
        assert [found.number for found in await store.actions("g1")] == [0, 1, 2, 3]
        assert {event.move for event in await store.events("g1")} == {0, 1, 2, 3}
        loaded = await store.load("g1")
        assert loaded and loaded.snapshot and loaded.snapshot.moves == 3

    async def test_undo_and_a_new_move_in_one_commit(self, store: Store) -> None:
        row = await play(store, await put(store), 3, every=1)
        other = replace(action(2), action="another")
        snapshot = SnapshotRow(3, b"another")
        row = await store.commit(
            Commit("g1", row.version, truncate_to=2, actions=[other], events=[EventRow(4, 2, "x")], snapshot=snapshot)
        )
        assert row.moves == 3
        loaded = await store.load("g1")
        assert loaded and loaded.snapshot == snapshot
        assert (await store.actions("g1"))[2] == other
        assert [event.body for event in await store.events("g1", 2)] == ["x"]

    async def test_a_snapshot_of_an_undone_move_never_comes_back(self, store: Store) -> None:
        row = await play(store, await put(store), 3, every=1)
        row = await store.commit(Commit("g1", row.version, truncate_to=2))
        await store.commit(move(row))
        loaded = await store.load("g1")
        assert loaded and loaded.snapshot and loaded.snapshot.moves == 2 and len(loaded.tail) == 1

    async def test_undo_of_everything(self, store: Store) -> None:
        row = await play(store, await put(store), 2, every=1)
        row = await store.commit(Commit("g1", row.version, truncate_to=0))
        loaded = await store.load("g1")
        assert loaded and loaded.row.moves == 0 and loaded.snapshot is None and loaded.tail == ()

    @pytest.mark.parametrize("status", ["over", "ended"])
    async def test_a_finished_game_is_compacted_and_its_log_kept(self, store: Store, status: Status) -> None:
        row = await play(store, await put(store), 5, every=1)
        await store.save_draft(DraftRow("g1", "p1", "ann", row.version, "[]"))
        row = await store.commit(
            Commit(
                "g1",
                row.version,
                prompts=[PromptRow("g1", "p1", "ann", 5, "q")],
                timers=[TimerRow("t1", "g1", "remind", 5, "{}")],
            )
        )
        await store.commit(
            replace(move(row, snapshot=True), status=status, timers=[TimerRow("t2", "g1", "archive", 9, "{}")])
        )
        assert len(await store.actions("g1")) == 6
        assert len(await store.events("g1")) == 12
        last = await store.load("g1")
        assert last and last.snapshot == SnapshotRow(6, state(6))
        earlier = await store.load("g1", 5)
        assert earlier and earlier.snapshot is None and len(earlier.tail) == 5
        assert await store.draft("g1", "p1", "ann") is None
        assert await store.prompts("g1") == ()
        assert [timer.id for timer in await store.timers("g1")] == ["t2"]

    async def test_a_finished_game_can_be_taken_back(self, store: Store) -> None:
        row = await play(store, await put(store), 3, every=1)
        row = await store.commit(Commit("g1", row.version, status="over"))
        row = await store.commit(Commit("g1", row.version, status="running", truncate_to=2))
        loaded = await store.load("g1")
        assert loaded and loaded.row.status == "running" and loaded.snapshot is None and len(loaded.tail) == 2

    async def test_of_many_at_once_exactly_one_wins(self, store: Store) -> None:
        row = await put(store)
        changes = [move(row, interaction=f"i{n}") for n in range(20)]
        results = await asyncio.gather(*(store.commit(change) for change in changes), return_exceptions=True)
        won = [n for n, result in enumerate(results) if not isinstance(result, BaseException)]
        assert len(won) == 1
        assert all(isinstance(result, Conflict) for n, result in enumerate(results) if n not in won)
        assert await store.answered(f"i{won[0]}") == f"answer to i{won[0]}"
        assert len(await store.actions("g1")) == 1

    async def test_a_cancelled_caller_leaves_the_store_usable(self, store: Store) -> None:
        row = await put(store)
        for number in range(20):
            task = asyncio.create_task(store.commit(move(row, interaction=f"i{number}")))
            await asyncio.sleep(0.0002 * (number % 5))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # The next writer is served: no transaction is left open. The move is saved whole, or not at all.
            await store.set_setting("turn", str(number))
            stored = await store.game("g1")
            assert stored is not None
            assert len(await store.actions("g1")) == stored.moves == stored.version
            assert (await store.answered(f"i{number}") is not None) == (stored.version > row.version)
            row = stored


class AroundContract:
    """Drafts, prompts, timers, outbox, people, settings."""

    async def test_drafts(self, store: Store) -> None:
        row = await put(store)
        ann = DraftRow("g1", "p1", "ann", 0, "[1]")
        bob = DraftRow("g1", "p2", "bob", 0, "[2]")
        await store.save_draft(ann)
        await store.save_draft(bob)
        assert await store.draft("g1", "p1", "ann") == ann
        assert await store.draft("g1", "p1", "bob") is None
        await store.save_draft(replace(ann, version=3, body="[1, 1]"))
        assert await store.draft("g1", "p1", "ann") == replace(ann, version=3, body="[1, 1]")
        await store.commit(Commit("g1", row.version, clear_drafts=["p1"]))
        assert await store.draft("g1", "p1", "ann") is None
        assert await store.draft("g1", "p2", "bob") == bob
        await store.drop_draft("g1", "p2", "bob")
        await store.drop_draft("g1", "p2", "bob")
        assert await store.draft("g1", "p2", "bob") is None

    async def test_a_draft_timer_or_post_for_an_unknown_game(self, store: Store) -> None:
        with pytest.raises(UnknownGame):
            await store.save_draft(DraftRow("nothing", "p1", "ann", 0, "[]"))
        with pytest.raises(UnknownGame):
            await store.set_timer(TimerRow("t", "nothing", "remind", 1, "{}"))
        with pytest.raises(UnknownGame):
            await store.post("nothing", [NewPost("c", "b", "n")], cancel_timers=["t"])

    async def test_prompts_say_who_was_asked_and_by_which_message(self, store: Store) -> None:
        row = await put(store)
        asked = PromptRow("g1", "p1", "ann", 1, "phase", "g1-0", at=200)
        also = PromptRow("g1", "p2", "bob", 1, "phase", "elsewhere", at=200)
        row = await store.commit(replace(move(row), prompts=[asked, also]))
        assert await store.prompts("g1") == (asked, also)
        (post,) = await store.due_posts(0)
        await store.posted(post.id, "m1")
        assert await store.prompts("g1") == (replace(asked, message="m1"), also)
        again = replace(asked, version=2, question="card", nonce="x")
        row = await store.commit(Commit("g1", row.version, clear_prompts=["p2", "p1"], prompts=[again]))
        assert await store.prompts("g1") == (again,)
        await store.commit(Commit("g1", row.version, clear_prompts=["p1"]))
        assert await store.prompts("g1") == ()

    async def test_timers(self, store: Store) -> None:
        row = await put(store)
        deadline = TimerRow("d", "g1", "deadline", 50, "{}")
        general = TimerRow("b", "", "backup", 10, "{}")
        await store.set_timer(general)
        row = await store.commit(Commit("g1", row.version, timers=[deadline]))
        assert await store.due_timers(9) == ()
        assert await store.due_timers(10) == (general,)
        assert await store.due_timers(50) == (general, deadline)
        assert await store.due_timers(50, 1) == (general,)
        assert await store.timers("g1") == (deadline,)
        moved = replace(deadline, kind="last call", due=5, body="[]")
        await store.set_timer(moved)
        assert await store.due_timers(50) == (moved, general)
        await store.commit(Commit("g1", row.version, cancel_timers=["d", "unknown"]))
        assert await store.timers("g1") == ()
        await store.drop_timer("b")
        await store.drop_timer("b")
        assert await store.due_timers(50) == ()

    async def test_posts_of_a_channel_keep_their_order(self, store: Store) -> None:
        one = await put(store, "g1", channel="a")
        two = await put(store, "g2", channel="b")
        one = await store.commit(replace(move(one), posts=[NewPost("a", "1", "n1"), NewPost("watch", "1", "n2")]))
        two = await store.commit(replace(move(two), posts=[NewPost("b", "2", "n3")]))
        one = await store.commit(replace(move(one), posts=[NewPost("a", "3", "n4")]))

        async def due(now: int, limit: int = 50) -> list[str]:
            return [post.nonce for post in await store.due_posts(now, limit)]

        assert await due(0) == ["n1", "n2", "n3"]
        assert await due(0, 1) == ["n1"]
        first = (await store.due_posts(0))[0]
        assert (first.game, first.channel, first.body, first.attempts, first.due) == ("g1", "a", "1", 0, 0)
        await store.retry_post(first.id, 100)
        # What is behind a waiting post waits too; other channels do not.
        assert await due(99) == ["n2", "n3"]
        assert await due(100) == ["n1", "n2", "n3"]
        assert (await store.due_posts(100))[0].attempts == 1
        await store.posted(first.id, "m1")
        assert await due(0) == ["n2", "n3", "n4"]
        last = (await store.due_posts(0))[2]
        await store.drop_post(last.id)
        assert await due(0) == ["n2", "n3"]

    async def test_a_late_or_repeated_posted_hits_no_other_post(self, store: Store) -> None:
        await put(store, "g1")
        await store.post("g1", [NewPost("a", "1", "n1")])
        (post,) = await store.due_posts(0)
        await store.posted(post.id, "m1")
        await store.post("g1", [NewPost("a", "2", "n2")])
        await store.posted(post.id, "m1")
        await store.drop_post(post.id)
        await store.retry_post(post.id, 99)
        assert [found.nonce for found in await store.due_posts(0)] == ["n2"]

    async def test_a_post_without_a_move(self, store: Store) -> None:
        row = await put(store)
        await store.set_timer(TimerRow("t1", "g1", "remind", 5, "{}"))
        follow = TimerRow("t2", "g1", "remind", 9, "{}")
        await store.post("g1", [NewPost("c", "psst", "n1")], timers=[follow], cancel_timers=["t1"])
        await store.post("", [NewPost("other", "hello", "n2")])
        assert await store.game("g1") == row
        assert await store.timers("g1") == (follow,)
        assert [(post.game, post.body) for post in await store.due_posts(0)] == [("g1", "psst"), ("", "hello")]

    async def test_numbers_of_a_server_a_channel_a_person_and_a_title(self, store: Store) -> None:
        row = await put(store)
        row = await store.commit(replace(move(row), actions=[replace(action(0), waited=7)]))
        ends = (ResultRow("p1", 2, 30, False, "blue"), ResultRow("p2", 1, 41, True, "red"))
        row = await store.commit(replace(move(row), status="over", results=ends))
        other = await put(store, "g2", guild="s1", game="other")
        other = await store.commit(replace(move(other, at=900), actions=[replace(action(0, "bob"), waited=5)]))
        far = await put(store, "g3", guild="s2")
        far = await store.commit(replace(move(far), actions=[replace(action(0), waited=1)]))
        await put(store, "g4", guild="s1")  # not one move: not played

        found = await store.played(Numbers(guild="s1"))
        assert [(p.game, p.seat, p.result) for p in found] == [
            (other, SEATS[0], None),
            (other, SEATS[1], None),
            (row, SEATS[0], ends[0]),
            (row, SEATS[1], ends[1]),
        ]
        assert await store.played(Numbers(guild="s1", limit=1)) == found[:1]
        assert await store.played(Numbers(guild="s1", user="bob")) == (found[1], found[3])
        assert await store.played(Numbers(guild="s1", game="tiny")) == found[2:]
        assert [p.game.id for p in await store.played(Numbers(channel="channel-g3"))] == ["g3", "g3"]
        times = await store.answer_times(Numbers(guild="s1"))
        assert times == (AnswerTime("g2", "bob", 5), AnswerTime("g1", "ann", 7))
        assert await store.answer_times(Numbers(guild="s1", user="ann")) == times[1:]
        assert await store.answer_times(Numbers(user="ann", limit=1)) in (times[1:], (AnswerTime("g3", "ann", 1),))

    async def test_a_forgotten_person_is_in_no_numbers(self, store: Store) -> None:
        row = await put(store)
        ends = (ResultRow("p1", 1, 30, True), ResultRow("p2", 2, 20, False))
        turn = replace(move(row), actions=[replace(action(0), waited=7)], status="over", results=ends)
        await store.commit(turn)
        await store.forget("ann")
        assert await store.played(Numbers(user="ann")) == ()
        assert await store.answer_times(Numbers(guild="s1")) == ()
        assert [p.seat.user for p in await store.played(Numbers(guild="s1"))] == ["", "bob"]
        assert [p.result for p in await store.played(Numbers(guild="s1"))] == list(ends)

    async def test_an_end_taken_back_has_no_result(self, store: Store) -> None:
        row = await put(store)
        over = replace(move(row), status="over", results=(ResultRow("p1", 1, 30, True),))
        row = await store.commit(over)
        await store.commit(Commit(row.id, row.version, truncate_to=0, status="running"))
        row = await store.game("g1") or row
        row = await store.commit(move(row))
        assert [p.result for p in await store.played(Numbers(guild="s1"))] == [None, None]

    async def test_people_and_settings(self, store: Store) -> None:
        assert await store.person("ann") is None
        await store.save_person(PersonRow("ann", '{"language": "ko"}'))
        await store.save_person(PersonRow("ann", '{"language": "en"}'))
        assert await store.person("ann") == PersonRow("ann", '{"language": "en"}')
        assert await store.setting("tree") is None
        await store.set_setting("tree", "abc")
        await store.set_setting("tree", "def")
        assert await store.setting("tree") == "def"

    async def test_a_forgotten_person_is_nowhere(self, store: Store) -> None:
        row = await put(store)
        row = await store.commit(replace(move(row, interaction="i1"), prompts=[PromptRow("g1", "p1", "ann", 1, "q")]))
        row = await store.commit(replace(move(row, interaction="i2"), actions=[action(1, "bob", "i2")]))
        await store.save_draft(DraftRow("g1", "p1", "ann", 1, "[]"))
        await store.save_person(PersonRow("ann", "{}"))
        # Ann also made a move in a game that she left since.
        left = await put(store, "g2", (SeatRow("p1", 0, "bob", "Bob"),), created_by="bob")
        left = await store.commit(move(left, interaction="i3"))

        assert await store.forget("ann") == 9
        assert await store.person("ann") is None
        assert await store.draft("g1", "p1", "ann") is None
        assert await store.prompts("g1") == ()
        assert await store.seats("g1") == (SeatRow("p1", 0, "", "", True), SEATS[1])
        assert [found.user for found in await store.actions("g1")] == ["", "bob"]
        assert [found.user for found in await store.actions("g2")] == [""]
        assert await store.answered("i1") is None and await store.answered("i3") is None
        assert await store.answered("i2") == "answer to i2"
        changed = await store.game("g1")
        assert changed and changed.created_by == "" and changed.version == row.version + 1
        assert await store.game("g2") == left
        assert await store.games(Page(user="ann")) == ()
        # Whoever still holds the old table must load it again.
        with pytest.raises(Conflict):
            await store.commit(Commit("g1", row.version, seats=SEATS))
        assert await store.forget("ann") == 0
        assert await store.forget("") == 0


class StoreContract(GamesContract, LogContract, AroundContract):
    """Everything a caller may rely on."""
