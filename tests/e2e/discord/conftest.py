from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.discord_double import Double, running_double


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    async with running_double() as made:
        yield made
