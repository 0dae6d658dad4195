"""SQLite keeps the contract, on a real file."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from storage.protocol import Store
from storage.sqlite import SqliteStore, open_store
from tests.storage.contract import StoreContract


class TestSqlite(StoreContract):
    @pytest_asyncio.fixture
    async def store(self, tmp_path: Path) -> AsyncIterator[Store]:
        async with await open_store(tmp_path / "marspost.db") as store:
            yield store
            assert (await store.health(full=True)).ok


def implements(store: SqliteStore) -> Store:
    """Checked by mypy: the class has every method of the protocol."""
    return store
