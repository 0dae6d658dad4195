"""The bench measures what it says, at a small size."""

from __future__ import annotations

import asyncio

from tools.bench_discord import Figures, measure, percentile


def test_percentiles() -> None:
    assert percentile([float(n) for n in range(1, 101)], 0.95) == 96
    assert percentile([], 0.99) == 0


async def test_three_games_at_once() -> None:
    figures: Figures = await asyncio.to_thread(measure, 3, 4, "tiny")
    assert figures.games == 3 and figures.moves >= 3
    assert 0 < figures.first_answer_p99_ms < 3000
    assert 0 < figures.picture_p95_ms < 10_000
    assert figures.largest_file_kib > 0.1
