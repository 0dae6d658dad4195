"""Settings: documented, read from the environment, wrong ones named in one sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings, WrongSettings, read_settings, unknown_settings, variable

EXAMPLE = Path(__file__).parent.parent.parent / ".env.example"


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Settings.model_fields:
        monkeypatch.delenv(variable(field), raising=False)


def test_every_setting_is_in_the_example_with_its_default() -> None:
    lines = dict(re.findall(r"^# ([A-Z_]+)=(.*)$", EXAMPLE.read_text(), re.M))
    assert set(lines) == {variable(field) for field in Settings.model_fields}
    defaults = read_settings(None)
    for field in Settings.model_fields:
        if field != "discord_token":
            value = getattr(defaults, field)
            assert lines[variable(field)] == (str(value).lower() if isinstance(value, bool) else str(value)), field


def test_the_example_itself_is_valid_when_switched_on(tmp_path: Path) -> None:
    text = re.sub(r"^# ([A-Z_]+=)", r"\1", EXAMPLE.read_text(), flags=re.M)
    (tmp_path / "env").write_text(text)
    assert read_settings(tmp_path / "env").web_port_given


def test_values_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", " secret ")
    monkeypatch.setenv("MARSPOST_WEB_PORT", "9000")
    settings = read_settings(None)
    assert settings.discord_token.get_secret_value() == "secret"
    assert settings.web_port == 9000
    assert settings.web_port_given
    assert "secret" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("MARSPOST_WEB_PORT", "seventy", "MARSPOST_WEB_PORT"),
        ("MARSPOST_WEB_PORT", "70000", "70000"),
        ("MARSPOST_LANGUAGE", "fr", "'en' or 'ko'"),
        ("DISCORD_GUILD", "my server", "the id of a server"),
    ],
)
def test_a_wrong_value_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch, name: str, value: str, told: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(WrongSettings) as caught:
        read_settings(None)
    text = str(caught.value)
    assert text.startswith(f"The setting {name} is wrong")
    assert told in text
    assert "\n" not in text


def test_an_empty_value_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for field in Settings.model_fields:
        monkeypatch.setenv(variable(field), "")
    settings = read_settings(None)
    assert settings == Settings(_env_file=None)
    assert (settings.web_port, settings.data, settings.web_port_given) == (8137, Path("data"), False)


def test_an_empty_token_in_the_environment_wins_over_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "env").write_text("DISCORD_TOKEN=secret\n")
    assert read_settings(tmp_path / "env").discord_token.get_secret_value() == "secret"
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read_settings(tmp_path / "env").discord_token.get_secret_value() == ""


def test_words_in_any_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARSPOST_LANGUAGE", "KO")
    monkeypatch.setenv("MARSPOST_LOG_LEVEL", "debug")
    settings = read_settings(None)
    assert (settings.language, settings.log_level) == ("ko", "DEBUG")


def test_a_file_that_is_not_text_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "env").write_bytes("MARSPOST_LANGUAGE=ko".encode("utf-16"))
    with pytest.raises(WrongSettings, match="not UTF-8"):
        read_settings(tmp_path / "env")


def test_mistyped_names_are_told_with_the_nearest_known_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARSPOST_WEB_PRT", "9000")
    monkeypatch.setenv("MARSPOST_LANGUAGE", "ko")
    monkeypatch.setenv("DISCORD_WEBHOOK_URL", "somebody else's")
    (tmp_path / "env").write_text("DISCORD_TOKN=secret\nMARSPOST_COLOUR=red\nMARSPOST_DATA=x\nOTHER=1\n")
    wrong = unknown_settings(tmp_path / "env")
    assert [re.findall(r"[A-Z_]{4,}", told) for told in wrong][::2] == [
        ["DISCORD_TOKN", "DISCORD_TOKEN"],
        ["MARSPOST_WEB_PRT", "MARSPOST_WEB_PORT"],
    ]
    assert "MARSPOST_COLOUR is unknown and ignored" in wrong[1]
    assert "secret" not in "".join(wrong)
    assert unknown_settings(None) == [wrong[2]]


def test_the_example_names_nothing_unknown(tmp_path: Path) -> None:
    (tmp_path / "env").write_text(re.sub(r"^# ([A-Z_]+=)", r"\1", EXAMPLE.read_text(), flags=re.M))
    assert unknown_settings(tmp_path / "env") == []
