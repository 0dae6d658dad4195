"""Bugs become incidents, and the log holds no token, seed or hand."""

from __future__ import annotations

import io
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from bot.errors import Redact
from games.core.errors import CorruptState
from storage.protocol import DiskFull
from tests.bot.kit import bid, stage_on, started
from tests.tiny import TinyRules, TinyState

TOKEN = "FAKE_TOKEN_FOR_TESTS_ONLY.abcdef.NOT_A_REAL_TOKEN_JUST_A_SHAPE_0000"


@pytest.fixture
def log() -> Any:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(Redact(["my-own-word"]))
    logger = logging.getLogger("tests.redact")
    logger.addHandler(handler)
    logger.propagate = False
    yield logger, stream
    logger.removeHandler(handler)


def test_secrets_are_taken_out(log: Any) -> None:
    logger, stream = log
    logger.error("token %s and %s", TOKEN, "my-own-word")
    logger.error("state %s", {"seed": "0123456789", "hand": [1, 2, 3], "score": 7})
    logger.error("Person(hand=[4, 5], deck=(6, 7), seed='abc')")
    try:
        raise ValueError(f"boom seed='topsecret' hand=[8, 9] {TOKEN}")
    except ValueError:
        logger.exception("failed")
    text = stream.getvalue()
    for secret in (TOKEN, "my-own-word", "0123456789", "1, 2, 3", "4, 5", "6, 7", "abc'", "topsecret", "8, 9"):
        assert secret not in text, secret
    assert "'score': 7" in text
    assert "ValueError: boom" in text


class BuggyRules(TinyRules):
    """Breaks an invariant with every move."""

    def check(self, state: TinyState) -> None:
        if any(p.bid is not None for p in state.people.values()):
            raise CorruptState(f"broken: {state!r}")


async def test_a_bug_changes_nothing_and_gets_an_incident_id(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with stage_on(tmp_path / "a.db", games={"tiny": BuggyRules()}) as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        reply = await bid(ann)
        assert reply.private
        assert "Incident" in reply.body.text
        number = reply.body.text.split("Incident ")[1].split()[0]
        assert f"incident {number}" in caplog.text
        row = await stage.row()
        assert row.moves == 0
        cleaned = Redact().clean(caplog.text)
        assert row.seed not in cleaned
        assert re.search(r"hand=\[\d", caplog.text)  # the message had it
        assert not re.search(r"hand=\[\d|deck=\[\d", cleaned)
        assert "Which lantern" in (await ann.run("play")).body.text


async def test_a_full_disk_changes_nothing_and_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")
        move = (await ann.complete("do", "move", ""))[0].value

        async def full(commit: object) -> None:
            raise DiskFull("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(stage.desk.house.store, "commit", full)
            assert "Saving does not work" in (await ann.run("do", move=move)).body.text
        assert "You bid" in (await ann.run("do", move=move)).body.text


async def test_a_bug_in_completion_offers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage_on(tmp_path / "a.db") as stage:
        ann, _ = await started(stage, "Ann", "Ben")

        async def broken(*_: object) -> None:
            raise RuntimeError("odd")

        monkeypatch.setattr(stage.desk.completion, "complete", broken)
        assert await ann.complete("do", "move", "") == ()
