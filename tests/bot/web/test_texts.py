"""Every text of the page exists, and every text that exists is used."""

from __future__ import annotations

import re
from pathlib import Path

from bot.i18n import Texts
from bot.web.recipes import RECIPES
from bot.web.server import load_assets
from bot.web.texts import page_texts

WEB = Path(__file__).parents[3] / "bot" / "web"


def spoken_by_the_page() -> set[str]:
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "static").glob("*.js"))
    named = set(re.findall(r'\bt\("([a-z0-9-]+)"', scripts))
    chosen = {"used", "you-used"}  # t(key): one of two
    assert all(f'"{key}"' in scripts for key in chosen)
    return named | chosen | {f"welcome-{key}{end}" for key in RECIPES for end in ("", "-about")}


def test_page_and_catalogue_agree() -> None:
    texts = page_texts(Texts())
    assert set(texts["en"]) == set(texts["ko"])
    python = "\n".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.py"))
    by_server = set(re.findall(r'"(web-[a-z-]+)"', python)) & set(texts["en"])
    by_page = {f"web-{key}" for key in spoken_by_the_page()}
    assert by_page - set(texts["en"]) == set()
    assert set(texts["en"]) - by_page - by_server == set()


def test_variables_stay_open_for_the_page() -> None:
    texts = page_texts(Texts())
    assert texts["en"]["web-used"] == "{name} used {line}"
    assert "{name}" in texts["ko"]["web-used"] and "{line}" in texts["ko"]["web-used"]


def test_the_page_makes_no_markup_from_strings() -> None:
    for name, asset in load_assets().items():
        source = asset.data.decode().replace("http://www.w3.org/2000/svg", "")  # a name, not an address
        for risky in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
            assert risky not in source, (name, risky)
        assert not re.search("https?://", source), name  # nothing comes from elsewhere


def test_every_script_and_style_is_served_and_small() -> None:
    assets = load_assets()
    index = assets["index.html"].data.decode()
    named = set(re.findall(r'(?:src|href)="/static/([^"]+)"', index))
    for name, asset in assets.items():
        if name.endswith(".js"):
            named |= set(re.findall(r'from "\./([a-z]+\.js)"', asset.data.decode()))
    assert named | {"index.html"} == set(assets)
    assert sum(len(asset.data) for asset in assets.values()) < 160_000
