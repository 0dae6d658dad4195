"""Every setting of the bot, read from the environment and from a file `.env`. `.env.example` documents them."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, DotEnvSettingsSource, EnvSettingsSource, SettingsConfigDict

PREFIX = "MARSPOST_"
LOOKS_LIKE = 0.85
"""Share of equal letters from which on another variable's name is taken for a mistyped one of ours."""


class WrongSettings(Exception):
    """One clear sentence for whoever starts the bot."""


class Settings(BaseSettings):
    """Names of the variables: DISCORD_TOKEN, DISCORD_GUILD, and MARSPOST_<FIELD> for the rest."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", env_prefix=PREFIX, extra="ignore", populate_by_name=True
    )

    discord_token: SecretStr = Field(SecretStr(""), validation_alias="DISCORD_TOKEN")
    """Set: the bot runs on Discord. Empty: it opens the local web table."""
    discord_guild: str = Field("", validation_alias="DISCORD_GUILD")
    """Only this server gets the commands, at once (for trying out); empty: all servers."""
    web_port: int = Field(8137, ge=1, le=65535)
    web_open: bool = False
    """Open the browser at start."""
    data: Path = Path("data")
    """Folder of the database, its backups and the web table's history."""
    language: Literal["en", "ko"] = "en"
    """Language of public posts where a server has not chosen one."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    backup_hours: int = Field(6, ge=0, le=24 * 7)
    """Hours between backups; 0: none."""
    backup_keep: int = Field(14, ge=1, le=1000)
    remind_hours: int = Field(24, ge=0, le=24 * 14)
    """Usual hours until somebody is reminded; 0: never. People choose their own with /settings."""
    remind_most: int = Field(3, ge=0, le=20)
    """Reminders for one question, at most."""
    cached_games: int = Field(48, ge=1, le=10000)
    snapshot_every: int = Field(20, ge=1, le=1000)
    """Actions between two saved positions."""
    drawing_threads: int = Field(2, ge=1, le=16)

    @model_validator(mode="before")
    @classmethod
    def _empty_is_unset(cls, values: dict[str, object]) -> dict[str, object]:
        """`MARSPOST_WEB_PORT=` means: as usual. An empty token in the environment still wins over one in `.env`."""
        return {name: value for name, value in values.items() if value != "" or name.lower().startswith("discord_")}

    @field_validator("discord_token", mode="before")
    @classmethod
    def _trim(cls, value: object) -> object:
        return value.strip() if isinstance(value, str) else value

    @field_validator("discord_guild", mode="after")
    @classmethod
    def _an_id(cls, value: str) -> str:
        if not re.fullmatch(r"\d{0,20}", value, re.ASCII):
            raise ValueError("it must be the id of a server, which is a number")
        return value

    @field_validator("language", "log_level", mode="before")
    @classmethod
    def _any_case(cls, value: object, info: ValidationInfo) -> object:
        if not isinstance(value, str):
            return value
        return value.strip().upper() if info.field_name == "log_level" else value.strip().lower()

    @property
    def database(self) -> Path:
        return self.data / "marspost.db"

    @property
    def backups(self) -> Path:
        return self.data / "backups"

    @property
    def web_port_given(self) -> bool:
        """Somebody chose the port: do not look for another one when it is taken."""
        return "web_port" in self.model_fields_set


def variable(field: str) -> str:
    """How a field is called in the environment."""
    return field.upper() if field.startswith("discord_") else f"{PREFIX}{field.upper()}"


def unknown_settings(env_file: str | Path | None = ".env") -> list[str]:
    """A sentence for each variable that looks like ours and is none: a mistyped setting would be ignored silently."""
    ours = [variable(field) for field in Settings.model_fields]
    given = {*EnvSettingsSource(Settings).env_vars, *DotEnvSettingsSource(Settings, env_file=env_file).env_vars}
    told: list[str] = []
    for name in sorted(name.upper() for name in given):
        near = difflib.get_close_matches(name, ours, 1, LOOKS_LIKE)
        if name not in ours and (near or name.startswith(PREFIX)):
            meant = near or difflib.get_close_matches(name, ours, 1, 0)
            told.append(f"The setting {name} is unknown and ignored. Is {meant[0]} meant? See .env.example.")
    return told


def read_settings(env_file: str | Path | None = ".env") -> Settings:
    """The settings, or WrongSettings with one sentence that names the variable and what is wrong with it."""
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        first = error.errors()[0]
        field = str(first["loc"][0]) if first["loc"] else "?"
        name = field if field.isupper() else variable(field.removeprefix(PREFIX).lower())
        what = first["msg"].removeprefix("Value error, ")
        said = "" if "token" in field.lower() else f" (it is {first['input']!r})"
        raise WrongSettings(f"The setting {name} is wrong: {what}{said}. See .env.example.") from None
    except UnicodeDecodeError:
        raise WrongSettings(f"The file {env_file} is not UTF-8 text: save it as UTF-8 and try again.") from None
    except OSError as error:
        raise WrongSettings(f"The file {env_file} cannot be read: {error.strerror}.") from None
