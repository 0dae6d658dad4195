"""One bot at a time on a data folder: two would post everything twice and know nothing of each other's moves."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from bot.settings import WrongSettings

LOCK = "running.lock"


@contextlib.contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Holds the folder, which is made when it is missing. The lock ends with the process, however that ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise WrongSettings(f"The data folder {folder} cannot be made: {error.strerror}. See MARSPOST_DATA.") from None
    with contextlib.ExitStack() as stack:
        # A folder that cannot be written is explained by the store, which is opened next.
        with contextlib.suppress(PermissionError):
            file = stack.enter_context((folder / LOCK).open("a"))
            if not _locked(file):
                raise WrongSettings(
                    f"Marspost already runs with the data folder {folder}: use that one, end it, or set another "
                    "MARSPOST_DATA."
                )
        yield


def _locked(file: IO[str]) -> bool:
    """False when another process holds it; True also where files cannot be locked (Windows, some network drives)."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True
