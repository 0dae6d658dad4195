"""`python -m bot` as a process: serves the web table, ends cleanly on SIGTERM, explains wrong settings."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from pathlib import Path

import pytest

from bot.running import alone_in
from bot.settings import WrongSettings

ROOT = Path(__file__).parent.parent.parent


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("MARSPOST_", "DISCORD_"))}
    return {**kept, "MARSPOST_DATA": str(data), "DISCORD_TOKEN": "", "PYTHONPATH": str(ROOT), **more}


def test_serves_until_sigterm(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(tmp_path / "data"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        watchdog = threading.Timer(60, process.kill)
        watchdog.start()
        try:
            assert process.stdout is not None
            links = (re.search(r"http://127\.0\.0\.1:\d+/\?key=\S+", line) for line in process.stdout)
            link = next(found.group() for found in links if found)
            browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
            with browser.open(link, timeout=10) as page:
                assert page.status == 200
            process.send_signal(signal.SIGTERM)
            _, errors = process.communicate(timeout=20)
        finally:
            watchdog.cancel()
            process.kill()
    assert process.returncode == 0, errors
    assert "Traceback" not in errors
    assert (tmp_path / "data" / "marspost.db").exists()
    assert link.rpartition("=")[2] not in errors  # the access key is not in the log


def test_a_wrong_setting_is_one_sentence(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env=environment(tmp_path / "data", MARSPOST_WEB_PORT="no"),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("The setting MARSPOST_WEB_PORT is wrong")
    assert len(ran.stderr.strip().splitlines()) == 1


def test_an_unknown_setting_is_warned_of(tmp_path: Path) -> None:
    """The port is taken, so that it ends at once; the warning comes before."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = subprocess.run(
            [sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env=environment(tmp_path / "data", MARSPOST_WEB_PORT=port, MARSPOST_WEB_OPN="yes"),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert ran.returncode == 1
    assert "MARSPOST_WEB_OPN is unknown and ignored. Is MARSPOST_WEB_OPEN meant?" in ran.stderr
    assert "MARSPOST_WEB_PORT is unknown" not in ran.stderr


def test_a_second_one_on_the_same_data_is_refused(tmp_path: Path) -> None:
    with alone_in(tmp_path):
        ran = subprocess.run(
            [sys.executable, "-m", "bot"],
            cwd=tmp_path,
            env=environment(tmp_path),
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert ran.returncode == 1
        assert ran.stderr.startswith(f"Marspost already runs with the data folder {tmp_path}")
    with alone_in(tmp_path):
        pass  # free again


def test_a_data_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(WrongSettings, match=r"cannot be made: .*MARSPOST_DATA"), alone_in(tmp_path / "file"):
        pass
