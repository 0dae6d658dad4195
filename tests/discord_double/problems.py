"""How Discord says no: error bodies with the codes that discord.py and the bot look at."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """An HTTP answer that is not a success."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}")
        self.status = status
        self.body: Json = {"code": code, "message": message}
        if errors:
            self.body["errors"] = errors


class Problems:
    """Collects what is wrong with one payload, by path, as Discord does; `done` rejects the whole of it."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str, str]] = []

    def add(self, path: str, code: str, message: str) -> None:
        self.found.append((path, code, message))

    def need(self, ok: bool, path: str, code: str, message: str) -> None:
        if not ok:
            self.add(path, code, message)

    def length(self, text: object, path: str, least: int, most: int) -> None:
        if not isinstance(text, str):
            self.add(path, "BASE_TYPE_BAD_STRING", "Must be a string.")
        elif not least <= len(text) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def count(self, items: list[Any], path: str, least: int, most: int) -> None:
        self.need(
            least <= len(items) <= most, path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
        )

    def done(self) -> None:
        if not self.found:
            return
        errors: Json = {}
        for path, code, message in self.found:
            at = errors
            for part in path.split("."):
                at = at.setdefault(part, {})
            at.setdefault("_errors", []).append({"code": code, "message": message})
        raise ApiError(400, 50035, "Invalid Form Body", errors)


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def expired_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")
