"""Chance: uniform, the same for ever on every machine, and provable."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from games.core.rng import Rng, commitment

KNOWN_BELOW = [617339, 90651, 338143, 752278, 433940, 218965]
KNOWN_SHUFFLE = [7, 0, 5, 1, 3, 2, 8, 6, 4, 10, 11, 9]
KNOWN_DICE = [5, 2, 4, 4, 5, 2, 4, 5, 1, 2, 4, 3]
KNOWN_PICKS = "bbcfggef"


def test_known_draws_never_change() -> None:
    """Every stored game rests on these numbers: if this test fails, put the generator back, not the numbers."""
    rng = Rng(seed="marspost")
    assert [rng.below(1_000_000) for _ in range(6)] == KNOWN_BELOW
    deck = list(range(12))
    rng.shuffle(deck)
    assert deck == KNOWN_SHUFFLE
    assert [rng.die() for _ in range(12)] == KNOWN_DICE
    assert [rng.pick("abcdefgh") for _ in range(8)] == list(KNOWN_PICKS)
    assert rng.drawn == 6 + 11 + 12 + 8


def test_a_draw_is_a_keyed_hash_that_anyone_can_compute() -> None:
    """What the published seed proves, written out without our code."""
    rng = Rng(seed="a seed", drawn=41)
    digest = hashlib.blake2b((41).to_bytes(8, "big"), key=b"a seed", digest_size=8).digest()
    assert rng.below(2**63) == int.from_bytes(digest, "big") % 2**63
    assert rng.drawn == 42


def test_a_saved_generator_goes_on_where_it_stopped() -> None:
    rng = Rng(seed="s")
    first = [rng.below(100) for _ in range(5)]
    copy = Rng.model_validate_json(rng.model_dump_json())
    assert [copy.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)] != first


def test_seeds_differ_to_their_last_letter() -> None:
    for long in ("x", "x" * 63, "x" * 64, "x" * 200, "화성" * 30):
        one, other = Rng(seed=long + "1"), Rng(seed=long + "2")
        assert [one.below(2**32) for _ in range(4)] != [other.below(2**32) for _ in range(4)]


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 10])
def test_dice_are_uniform(sides: int) -> None:
    """Chi-squared far inside the 1-in-a-million bound; the seed is fixed, so this never flickers."""
    rng, throws = Rng(seed=f"uniform {sides}"), 12_000
    counts = Counter(rng.die(sides) for _ in range(throws))
    assert set(counts) == set(range(1, sides + 1))
    expected = throws / sides
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 24 + 3 * sides


def test_shuffles_are_uniform() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    rng, rounds = Rng(seed="shuffles"), 12_000
    for _ in range(rounds):
        deck = [0, 1, 2, 3]
        rng.shuffle(deck)
        counts[tuple(deck)] += 1
    assert set(counts) == set(permutations(range(4)))
    expected = rounds / 24
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 70


class Scripted(Rng):
    """Feeds chosen 64-bit numbers instead of hashes."""

    script: list[int]

    def _next(self) -> int:
        self.drawn += 1
        return self.script.pop(0)


def test_numbers_beyond_the_last_full_block_are_drawn_again() -> None:
    """2^64 is 1 mod 3: its last number would make 0 a little likelier."""
    rng = Scripted(seed="", script=[2**64 - 1, 2**64 - 2])
    assert rng.below(3) == (2**64 - 2) % 3
    assert rng.drawn == 2


def test_a_power_of_two_never_rejects() -> None:
    rng = Scripted(seed="", script=[2**64 - 1])
    assert rng.below(16) == 15


@pytest.mark.parametrize("bound", [0, -1])
def test_no_draw_from_nothing(bound: int) -> None:
    rng = Rng(seed="s")
    with pytest.raises(ValueError, match="positive"):
        rng.below(bound)
    assert rng.drawn == 0


def test_picking_from_nothing_is_an_error_and_shuffling_it_is_not() -> None:
    rng = Rng(seed="s")
    with pytest.raises(ValueError, match="positive"):
        rng.pick(())
    nothing: list[int] = []
    rng.shuffle(nothing)
    one = ["only"]
    rng.shuffle(one)
    assert (nothing, one, rng.drawn) == ([], ["only"], 0)


def test_the_commitment_is_plain_sha256_and_tells_seeds_apart() -> None:
    assert commitment("s") == hashlib.sha256(b"marspost:s").hexdigest()
    assert commitment("s") != commitment("t")
