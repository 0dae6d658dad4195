"""`python -m tests.conformance.again FILE`: play a replay file again with all checks and say where it breaks."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.conformance.files import Broken, digest, read_playthrough
from tests.conformance.playout import Care, replay_watched


def main(path: str) -> int:
    play = read_playthrough(Path(path))
    print(f"{play.game}, seed {play.seed!r}, {len(play.log)} actions. {play.about}")
    try:
        state = replay_watched(play, Care(share=1, most_actions=None))
    except Broken as error:
        print(f"broken: {error}")
        return 1
    end = digest(play.rules, state)
    print(f"ends in {end}" + ("" if play.end in ("", end) else f", but {play.end} is expected"))
    return int(play.end not in ("", end))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
