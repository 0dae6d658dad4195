"""The finished picture that front ends send."""

from dataclasses import dataclass

ALT_LIMIT = 1024  # Discord's limit for the description of a file


def clip_alt(text: str) -> str:
    """Alt text cut at a word so that it stays inside Discord's limit."""
    if len(text) <= ALT_LIMIT:
        return text
    head = text[: ALT_LIMIT - 1]
    cut = head.rfind(" ")
    return (head[:cut] if cut > ALT_LIMIT // 2 else head).rstrip() + "…"


@dataclass(frozen=True)
class Picture:
    data: bytes
    mime: str
    width: int
    height: int
    alt: str
    name: str

    def __post_init__(self) -> None:
        if not self.alt:
            raise ValueError("a picture needs an alt text")
        if len(self.alt) > ALT_LIMIT:
            raise ValueError(f"alt text of {len(self.alt)} characters; use clip_alt")
        if self.width <= 0 or self.height <= 0 or not self.data:
            raise ValueError("an empty picture")
