"""Saves: any released schema loads, a damaged or newer one is refused with a clear error."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.core.engine import apply
from games.core.errors import CorruptState
from tests.tiny import TINY, TinyOptions, TinyRules, TinyState
from tests.tiny.state import Bid


def state() -> TinyState:
    begun = TINY.start("lamp", ["p1", "p2"], TinyOptions()).state
    return apply(TINY, begun, "p1", Bid(lantern=begun.people["p1"].hand[0])).state


class Newer(TinyRules):
    """Lanterns two releases later: schema 2 renamed `pile` to `deck`, schema 3 counts rounds from one."""

    schema = 3

    def migrate(self, raw: dict[str, Any], version: int) -> dict[str, Any]:
        if version < 2:
            raw["deck"] = raw.pop("pile")
        if version < 3:
            raw["round"] += 1
        return raw


def test_a_state_in_mid_decision_survives_saving() -> None:
    saved = TINY.dump(state())
    loaded = TINY.load(saved)
    assert loaded == state()
    assert TINY.dump(loaded) == saved == TINY.dump(TINY.load(saved.decode()))


def test_a_clone_shares_nothing() -> None:
    original = state()
    copy = TINY.clone(original)
    copy.people["p1"].hand.clear()
    copy.stack.clear()
    copy.rng.drawn = 999
    assert original == state()


def test_older_schemas_are_lifted_step_by_step() -> None:
    oldest = json.loads(TINY.dump(state()))
    oldest["pile"] = oldest.pop("deck")
    loaded = Newer().load(json.dumps(oldest))
    assert (loaded.schema_version, loaded.round, loaded.deck) == (3, 1, state().deck)
    middle = json.loads(TINY.dump(state())) | {"schema_version": 2}
    assert Newer().load(json.dumps(middle)).round == 1


def test_an_older_state_that_fits_the_new_model_by_chance_is_migrated_too() -> None:
    """Only the meaning of `round` changed between 2 and 3: the shape alone does not tell."""
    middle = state()
    middle.schema_version = 2
    assert Newer().load(middle.model_dump_json()).round == middle.round + 1


def test_a_newer_schema_is_refused() -> None:
    newer = state()
    newer.schema_version = 2
    with pytest.raises(CorruptState, match="newer release"):
        TINY.load(newer.model_dump_json())
    with pytest.raises(CorruptState, match="newer release"):
        TINY.load('{"schema_version": 7, "all": "different"}')


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"[]", b"null", b"{}", b'"x"', b'{"schema_version": "new"}'])
def test_what_is_no_state_at_all_is_refused(data: bytes) -> None:
    with pytest.raises(CorruptState, match="cannot be read"):
        TINY.load(data)


@pytest.mark.parametrize("field", ["deck", "rng", "seats", "options", "stack", "people"])
def test_a_state_that_lost_a_field_is_refused(field: str) -> None:
    raw = json.loads(TINY.dump(state()))
    del raw[field]
    with pytest.raises(CorruptState, match="damaged"):
        TINY.load(json.dumps(raw))


def test_a_cut_or_padded_state_is_refused() -> None:
    saved = TINY.dump(state())
    with pytest.raises(CorruptState, match="cannot be read"):
        TINY.load(saved[: len(saved) // 2])
    raw = json.loads(saved) | {"unknown": 1}
    with pytest.raises(CorruptState, match="damaged"):
        TINY.load(json.dumps(raw))


def test_an_unknown_frame_is_refused() -> None:
    raw = json.loads(TINY.dump(state())) | {"stack": [{"kind": "storm"}]}
    with pytest.raises(CorruptState, match="damaged"):
        TINY.load(json.dumps(raw))


def test_a_migration_that_stumbles_over_damage_is_refused() -> None:
    raw = json.loads(TINY.dump(state()))
    with pytest.raises(CorruptState, match="schema 1 is damaged"):
        Newer().load(json.dumps(raw))  # schema 1 had a pile
    raw["pile"] = raw.pop("deck")
    raw["round"] = None
    with pytest.raises(CorruptState, match="schema 1 is damaged"):
        Newer().load(json.dumps(raw))
