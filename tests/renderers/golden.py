"""Golden pictures, compared by the worst tile: a lost token hardly moves the mean of a board, but much of one tile.

Run the tests with MARSPOST_UPDATE_GOLDEN=1 to accept the pictures as they are now; look at the diff of the commit. A
mismatch writes <name>.actual.png and <name>.diff.png into out/golden/.
"""

import os
from pathlib import Path

from PIL import Image, ImageChops

ROOT = Path(__file__).resolve().parent.parent.parent
GOLDEN_DIR = Path(__file__).resolve().parent / "goldens"
OUT_DIR = ROOT / "out" / "golden"
UPDATE_SWITCH = "MARSPOST_UPDATE_GOLDEN"
TILE = 25
TOLERANCE = (
    3.0  # mean difference of a tile, in levels of 256: other FreeType versions stay below, a lost letter does not
)


def worst_tile(a: Image.Image, b: Image.Image) -> float:
    """Largest mean difference of any 25-pixel tile in any channel; 255 when the sizes differ."""
    if a.size != b.size:
        return 255.0
    difference = ImageChops.difference(a.convert("RGB"), b.convert("RGB"))
    tiles = difference.reduce(TILE)
    extrema = [band.getextrema() for band in tiles.split()]
    return float(max(high for _, high in extrema if isinstance(high, int | float)))


def assert_golden(
    image: Image.Image,
    name: str,
    *,
    tolerance: float = TOLERANCE,
    golden_dir: Path = GOLDEN_DIR,
    out_dir: Path = OUT_DIR,
) -> None:
    """`name` may contain folders ("ares/full-board")."""
    golden = golden_dir / f"{name}.png"
    if os.environ.get(UPDATE_SWITCH) == "1":
        golden.parent.mkdir(parents=True, exist_ok=True)
        if not golden.exists() or worst_tile(image, Image.open(golden)) > 0:
            image.convert("RGB").save(golden, compress_level=9)
        return
    if not golden.exists():
        _write(image, out_dir, f"{name}.actual")
        raise AssertionError(f"no golden picture {name}; look at out/golden and run with {UPDATE_SWITCH}=1")
    expected = Image.open(golden).convert("RGB")
    worst = worst_tile(image, expected)
    if worst > tolerance:
        _write(image, out_dir, f"{name}.actual")
        if image.size == expected.size:
            difference = ImageChops.difference(image.convert("RGB"), expected)
            _write(difference.point(lambda v: min(255, v * 6)), out_dir, f"{name}.diff")
        raise AssertionError(f"{name} differs from its golden picture by {worst:.1f} in the worst tile (> {tolerance})")


def _write(image: Image.Image, folder: Path, name: str) -> None:
    path = folder / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path)
