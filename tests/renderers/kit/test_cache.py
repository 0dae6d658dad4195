"""The caches stay inside their bounds and may be used by many threads."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from renderers.kit import shapes, text, theme
from renderers.kit.cache import ByteLRU, image_bytes
from renderers.kit.canvas import Canvas


def sized() -> ByteLRU[str]:
    return ByteLRU(10, len)


def test_makes_once_and_returns_the_same() -> None:
    cache = sized()
    made: list[str] = []

    def make() -> str:
        made.append("x")
        return "abc"

    assert cache.get("k", make) is cache.get("k", make)
    assert made == ["x"]
    assert cache.used == 3


def test_drops_the_least_recently_used() -> None:
    cache = sized()
    cache.get("a", lambda: "1234")
    cache.get("b", lambda: "1234")
    cache.get("a", lambda: "never")
    cache.get("c", lambda: "1234")
    assert "a" in cache
    assert "b" not in cache
    assert cache.used == 8


def test_what_is_larger_than_the_cache_is_not_kept() -> None:
    cache = sized()
    cache.get("a", lambda: "1234")
    assert cache.get("huge", lambda: "x" * 11) == "x" * 11
    assert "huge" not in cache
    assert "a" in cache


def test_a_failed_make_leaves_nothing_behind() -> None:
    cache = sized()
    with pytest.raises(ZeroDivisionError):
        cache.get("a", lambda: str(1 // 0))
    assert len(cache) == 0
    assert cache.get("a", lambda: "ok") == "ok"


def test_two_threads_making_the_same_key_do_not_count_it_twice() -> None:
    cache = sized()
    both = threading.Barrier(2, timeout=10)

    def make() -> str:
        both.wait()
        return "abcd"

    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda _: cache.get("k", make), range(2)))
    assert results == ["abcd", "abcd"]
    assert cache.used == 4
    assert len(cache) == 1


def test_images_are_counted_as_pillow_stores_them() -> None:
    assert image_bytes(Image.new("RGB", (10, 10))) == 400
    assert image_bytes(Image.new("L", (10, 10))) == 100


def test_a_static_layer_is_made_once_and_copied() -> None:
    made: list[int] = []

    def make() -> Canvas:
        made.append(1)
        return Canvas.new(64, 64)

    first = Canvas.from_static("test-static", make)
    first.rect(first.box, theme.ACCENT)
    second = Canvas.from_static("test-static", make)
    assert made == [1]
    assert second.image.getpixel((5, 5)) == theme.GROUND, "drawing on a copy leaves the kept layer alone"


def busy_board(seed: int) -> bytes:
    canvas = Canvas.new(500, 300)
    for i in range(12):
        canvas.badge((30 + i * 38, 60), theme.seat((i + seed) % 5), 30 + (i + seed) % 4)
        canvas.icon("rover", (30 + i * 38, 120), 24 + (i + seed) % 5)
        canvas.text((10, 170 + i * 9), f"폭풍 {seed} storm {i}", 22 + i % 3, bold=bool(i % 2))
    canvas.arrow([(20, 280), (200, 200), (480, 280)])
    return canvas.image.tobytes()


def test_many_threads_draw_the_same_pictures_as_one() -> None:
    alone = [busy_board(seed) for seed in range(6)]
    shapes.clear_caches()
    text.clear_cache()
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(busy_board, [0, 1, 2, 3, 4, 5] * 3))
    assert together == alone * 3
