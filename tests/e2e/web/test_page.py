"""The page's parts one by one, over a desk that only notes what it is asked."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from bot.parts import Attachment, Body, Button, Post, Reply, UploadedFile
from tests.bot.web.fake_desk import PANEL, SELECT, FakeDesk, board_post, picture
from tests.e2e.web.conftest import Tabs
from tests.e2e.web.host import served, settings_for
from tests.e2e.web.player import Player

pytestmark = pytest.mark.browser


@pytest.fixture
def desk() -> FakeDesk:
    return FakeDesk()


@pytest.fixture
async def link(desk: FakeDesk, tmp_path: Path, tabs: Tabs) -> AsyncIterator[str]:
    async with served(settings_for(tmp_path), desk) as link:
        yield link
        await tabs.close()


@pytest.fixture
async def ann(tabs: Tabs, link: str) -> Player:
    return await tabs.open(link)


async def post(desk: FakeDesk, body: Body, nonce: str = "n") -> None:
    assert desk.poster is not None
    await desk.poster(Post("t1", body, nonce))


async def test_a_command_by_keyboard_alone(ann: Player, desk: FakeDesk) -> None:
    keys = ann.page.keyboard
    await keys.press("Tab")  # from wherever the focus is, a slash goes to the bar
    await keys.type("/")
    await expect(ann.offers).to_have_count(6)
    await keys.type("ne ga")
    await expect(ann.offers).to_have_count(1)
    await keys.press("Enter")
    await expect(ann.page.locator("#bar .command")).to_contain_text("/game new")
    await expect(ann.page.locator("[data-option=game]")).to_be_focused()
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(ann.page.locator("[data-option=game]")).to_have_value("Lanterns")
    await keys.type(" players:3")
    await expect(ann.page.locator("[data-option=players]")).to_have_value("3")
    await expect(ann.page.locator("[data-option=game]")).to_have_value("Lanterns")
    await ann.picture("10-options")
    await keys.press("Enter")
    await expect(ann.panel).to_contain_text("ran game new")
    assert desk.calls[-1][2] == {"game": "tiny", "players": 3}
    await expect(ann.bar).to_be_focused()
    # The arrow brings the line back, to be sent once more.
    await keys.press("ArrowUp")
    await expect(ann.bar).to_have_value("/game new game:Lanterns players:3")
    await keys.press("Enter")
    await expect(ann.page.locator(".message")).to_have_count(2)
    assert desk.calls[-1][2] == {"game": "tiny", "players": 3}


async def test_a_whole_line_typed_or_pasted(ann: Player, desk: FakeDesk) -> None:
    await ann.type_line("/game new game:tiny open:yes")
    assert desk.calls[-1][2] == {"game": "tiny", "open": True}
    await ann.bar.fill("/do march > tenzing > 4 gandhi")
    await ann.page.keyboard.press("Escape")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(".message")).to_have_count(2)
    assert desk.calls[-1][2] == {"move": "march > tenzing > 4 gandhi"}


async def test_autocomplete_offers_and_goes_on(ann: Player, desk: FakeDesk) -> None:
    keys = ann.page.keyboard
    await ann.bar.click()
    await keys.type("/do go")
    await expect(ann.offers.first).to_have_text("go north")
    await ann.picture("11-autocomplete")
    await keys.press("ArrowDown")
    await keys.press("Tab")
    field = ann.page.locator("[data-option=move]")
    await expect(field).to_have_value("go south")
    await expect(ann.offers.first).to_have_text("gos north")  # the desk is asked with the value, not the name
    await keys.press("Enter")  # nothing is marked: this sends
    await expect(ann.panel).to_contain_text("ran do")
    assert desk.calls[-1][2] == {"move": "gos"}


async def test_what_is_missing_or_wrong_is_said_and_kept(ann: Player, desk: FakeDesk) -> None:
    keys = ann.page.keyboard
    await ann.bar.click()
    await keys.type("/game new ")
    await ann.page.locator(".send").click()
    await expect(ann.page.locator("#complaint")).to_contain_text("“game”")
    await keys.type("tiny players:9")
    await ann.page.locator(".send").click()
    await expect(ann.page.locator("#complaint")).to_contain_text("from 1 to 4")
    await expect(ann.page.locator("[data-option=players]")).to_have_value("9")  # nothing to type again
    assert desk.calls == []
    await keys.press("Escape")
    await keys.press("Escape")
    await expect(ann.page.locator("#bar .command")).to_have_count(0)
    await ann.bar.fill("/nonsense")
    await keys.press("Enter")
    await expect(ann.page.locator("#complaint")).to_contain_text("/nonsense")


async def test_backspace_leads_out_again(ann: Player) -> None:
    keys = ann.page.keyboard
    await ann.bar.click()
    await keys.type("/game new tiny players:2")
    for _ in range(2):
        await keys.press("Backspace")
    await expect(ann.page.locator("[data-option=players]")).to_have_count(0)
    for _ in range(5):
        await keys.press("Backspace")
    await expect(ann.page.locator("#bar .command")).to_have_count(0)
    await expect(ann.bar).to_have_value("/game new")
    await expect(ann.offers).to_have_count(1)


async def test_buttons_selects_and_editing_in_place(ann: Player, desk: FakeDesk) -> None:
    desk.replies["play"] = Reply(PANEL)
    desk.replies["mp:a"] = Reply(Body("Now pick", rows=(SELECT, (Button("mp:ok", "OK", "success"),))), edit=True)
    desk.replies["mp:pick"] = Reply(Body("You picked the second"), edit=True)
    await ann.type_line("/play")
    await expect(ann.panel.get_by_role("button", name="Off")).to_be_disabled()
    await expect(ann.panel).to_contain_text("Only you can see this")
    await ann.panel.get_by_role("button", name="A", exact=True).press("Enter")
    await expect(ann.panel).to_contain_text("Now pick")
    await expect(ann.page.locator(".message")).to_have_count(1)
    opener = ann.panel.get_by_role("button", name="Pick one")
    await opener.press("ArrowDown")
    await ann.picture("12-select")
    await expect(ann.panel.get_by_role("option", selected=True)).to_contain_text("First")
    await ann.page.keyboard.press("ArrowDown")  # moving through the list does not act yet
    assert desk.calls[-1][0] == "mp:a"
    await ann.page.keyboard.press("Enter")
    await expect(ann.panel).to_contain_text("You picked the second")
    assert desk.calls[-1] == ("mp:pick", desk.calls[-1][1], ("y",))


async def test_a_select_by_tapping_and_by_letter(tabs: Tabs, link: str, desk: FakeDesk) -> None:
    await post(desk, Body("Lobby", rows=(SELECT,)))
    ann = await tabs.open(link, phone=True)
    await ann.page.get_by_role("button", name="Pick one").tap()
    await ann.page.keyboard.type("s")
    await expect(ann.page.get_by_role("option", selected=True)).to_contain_text("Second")
    await ann.page.get_by_role("option", name="First").tap()
    await expect(ann.page.locator(".message")).to_have_count(2)
    assert desk.calls[-1][2] == ("x",)


async def test_private_answers_are_dismissed_and_older_ones_folded(ann: Player) -> None:
    for _ in range(4):
        await ann.type_line("/play")
    await expect(ann.page.locator(".message.folded")).to_have_count(2)
    await ann.page.get_by_role("button", name="Earlier private answer").first.click()
    await expect(ann.page.locator(".message.folded")).to_have_count(1)
    await ann.panel.get_by_role("button", name="Dismiss").click()
    await expect(ann.page.locator(".message")).to_have_count(3)
    await ann.page.reload()
    await expect(ann.page.locator(".message")).to_have_count(3)


async def test_files_up_and_down(ann: Player, desk: FakeDesk, tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    save.write_bytes(b'{"game": "tiny"}')
    await ann.bar.click()
    await ann.page.keyboard.type("/game import ")
    async with ann.page.expect_file_chooser() as chooser:
        await ann.page.locator(".choose-file").click()
    await (await chooser.value).set_files(save)
    await expect(ann.page.locator(".choose-file")).to_contain_text("save.json")
    await ann.page.locator(".send").click()
    await expect(ann.panel).to_contain_text("ran game import")
    assert desk.calls[-1][2] == {"file": UploadedFile("save.json", b'{"game": "tiny"}')}
    await post(desk, Body("Exported", files=(Attachment("game.json", b"[1]"),)))
    async with ann.page.expect_download() as download:
        await ann.page.get_by_role("link", name=re.compile("Download game.json")).click()
    path = await (await download.value).path()
    assert path.read_bytes() == b"[1]"


async def test_a_dropped_file_finds_the_command_that_takes_it(ann: Player, desk: FakeDesk) -> None:
    drop = """() => {
      const data = new DataTransfer();
      data.items.add(new File(["dropped"], "dropped.json"));
      document.querySelector("main").dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true}));
    }"""
    await ann.page.evaluate(drop)
    await expect(ann.page.locator("#bar .command")).to_contain_text("/game import")
    await expect(ann.page.locator(".choose-file")).to_contain_text("dropped.json")
    await ann.page.locator(".send").click()
    await expect(ann.panel).to_contain_text("ran game import")
    assert desk.calls[-1][2] == {"file": UploadedFile("dropped.json", b"dropped")}


async def test_texts_stay_texts(ann: Player, desk: FakeDesk) -> None:
    """Markup and scripts in a name, a chat line or a post are letters, nothing else."""
    evil = "<img src=x onerror=\"document.title='hacked'\"> <script>document.title='hacked'</script>"
    await ann.bar.fill(evil)
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator(".message.chat .text")).to_have_text(evil)
    text = (
        "# Round 2\n**bold *and* italic** `code <b>` ~~gone~~\n- one\n- two\n\n1. first\n> quoted\n"
        "\\*\\*not bold\\*\\* snake_case_name **Ann\\***\n-# small print\n"
        "```\n<table>\n```\n<@w1> and <@nobody> [x](javascript:alert(1)) <t:0:R>"
    )
    await post(desk, Body(text, title=evil, footer="**foot**"))
    message = ann.posts.last
    await expect(message.locator(".title")).to_have_text(evil)
    await expect(message.locator("strong").first).to_have_text("bold and italic")
    await expect(message.locator("strong em")).to_have_text("and")
    await expect(message.locator(".text")).to_contain_text("**not bold** snake_case_name Ann*")
    await expect(message.locator("pre")).to_have_text("<table>")
    await expect(message.locator(".text li")).to_have_text(["one", "two", "first"])
    await expect(message.locator(".mention.me")).to_have_text("@Ann")
    await expect(message.locator(".mention:not(.me)")).to_have_text("@nobody")
    await expect(message.locator("a, script, img:not(.face)")).to_have_count(0)
    assert "hacked" not in await ann.page.title()
    await ann.picture("13-texts")


async def test_a_picture_opens_large_and_zooms(ann: Player, desk: FakeDesk) -> None:
    await post(desk, Body("Board", picture=picture("A red field with nothing on it")))
    await ann.page.get_by_role("button", name="A red field").click()
    box = ann.page.locator("#lightbox")
    await expect(box).to_be_visible()
    image = box.locator("img")
    before = await image.bounding_box()
    for _ in range(4):
        await box.get_by_role("button", name="Enlarge").click()
    await ann.page.mouse.move(640, 430)
    await ann.page.mouse.wheel(0, -300)
    after = await image.bounding_box()
    assert before and after and after["width"] > before["width"] * 3
    await ann.page.mouse.down()
    await ann.page.mouse.move(700, 480)
    await ann.page.mouse.up()
    moved = await image.bounding_box()
    assert moved and round(moved["x"] - after["x"]) == 60
    await box.get_by_role("button", name="The picture in words").click()
    await expect(box.locator(".alt-text")).to_have_text("A red field with nothing on it")
    await ann.picture("14-lightbox")
    await ann.page.keyboard.press("Escape")
    await expect(box).to_be_hidden()


async def test_in_korean(ann: Player, desk: FakeDesk) -> None:
    await ann.page.get_by_role("button", name="한국어").click()
    await expect(ann.page.get_by_role("heading", name="화성에 오신 것을 환영합니다")).to_be_visible()
    assert await ann.page.evaluate("document.documentElement.lang") == "ko"
    await ann.bar.fill("/play")
    await expect(ann.offers.first).to_contain_text("Guided (ko)")
    await ann.page.keyboard.press("Enter")
    await ann.page.keyboard.press("Enter")
    await expect(ann.panel).to_contain_text("나만 볼 수 있습니다")
    assert desk.calls[-1][1].locale == "ko"
    await ann.page.reload()
    await expect(ann.panel).to_contain_text("나만 볼 수 있습니다")
    await ann.picture("15-korean")


async def test_a_korean_browser_starts_in_korean(tabs: Tabs, link: str) -> None:
    ann = await tabs.open(link, locale="ko-KR")
    await expect(ann.page.get_by_role("heading", name="화성에 오신 것을 환영합니다")).to_be_visible()


async def test_tables_and_people(ann: Player, desk: FakeDesk) -> None:
    await ann.page.get_by_role("button", name="New table").click()
    await ann.page.locator("#dialog input").fill("Tharsis")
    await ann.page.keyboard.press("Enter")
    await expect(ann.page.locator("#channel-name")).to_have_text("Tharsis")
    await ann.page.get_by_role("button", name="Add a person").click()
    await ann.page.locator("#dialog input").fill("Ben")
    await ann.page.get_by_role("button", name="OK").click()
    await expect(ann.page.locator(".person[aria-pressed=true]")).to_have_text(re.compile("Ben"))
    await ann.type_line("/play")
    caller = desk.calls[-1][1]
    assert (caller.user, caller.name, caller.channel) == ("w2", "Ben", "t2")
    # A post elsewhere marks that table as unread until somebody looks.
    await post(desk, Body("Hello"))
    await expect(ann.page.locator(".channel.unread")).to_have_text("mars")
    await ann.page.locator(".channel.unread").click()
    await expect(ann.page.locator(".channel.unread")).to_have_count(0)
    await expect(ann.posts).to_contain_text(["Hello"])
    await ann.page.get_by_role("button", name="Rename or remove").click()
    await ann.page.get_by_role("button", name="Remove", exact=True).click()
    await ann.page.locator("#dialog .danger").click()
    await expect(ann.page.locator("#channel-name")).to_have_text("Tharsis")
    assert desk.gone == ["t1"]


async def test_a_long_channel_pages_back_and_keeps_its_place(ann: Player, desk: FakeDesk) -> None:
    for n in range(60):
        await post(desk, Body(f"post number {n}"), f"n{n}")
    await expect(ann.posts).to_have_count(60)
    await ann.page.reload()
    await expect(ann.posts).to_have_count(40)
    await expect(ann.posts.last).to_be_in_viewport()
    await ann.page.locator("#older").click()
    await expect(ann.posts).to_have_count(60)
    await expect(ann.page.locator("#older")).to_be_hidden()
    await ann.page.locator("#scroller").evaluate("element => element.scrollTop = 0")
    await post(desk, Body("the newest"), "newest")
    await expect(ann.page.get_by_role("button", name="New messages")).to_be_visible()
    await expect(ann.posts.first).to_be_in_viewport()
    await ann.page.get_by_role("button", name="New messages").click()
    await expect(ann.posts.last).to_be_in_viewport()


async def test_a_post_that_lost_its_picture_shows_its_words(tabs: Tabs, link: str, desk: FakeDesk) -> None:
    assert desk.poster is not None
    await desk.poster(board_post("t1"))
    ann = await tabs.open(link)
    await ann.page.route("**/blob/*", lambda route: route.abort())
    await ann.page.reload()
    await expect(ann.page.locator(".picture-gone")).to_contain_text("A red field")


async def test_the_panel_stays_below_the_board(ann: Player, desk: FakeDesk) -> None:
    """What others do is posted above the panel somebody is working in; a mark leads to it when it is out of sight."""
    desk.replies["play"] = Reply(Body("\n".join(f"line {n}" for n in range(60)), rows=PANEL.rows))
    desk.replies["mp:a"] = Reply(Body("Edited", rows=PANEL.rows), edit=True)
    await ann.type_line("/play")
    await expect(ann.panel.get_by_role("button", name="A", exact=True)).to_be_in_viewport()
    await post(desk, Body("Ben moved", picture=picture()))
    last = ann.page.locator("#stream > *").last
    await expect(last).to_have_class(re.compile("private"))
    await expect(last.get_by_role("button", name="A", exact=True)).to_be_in_viewport()
    await ann.page.get_by_role("button", name="New messages").click()
    await expect(ann.posts.last.locator(".picture")).to_be_in_viewport()
    await expect(ann.page.get_by_role("button", name="New messages")).to_be_hidden()
    # Pressed by keyboard, the panel changes where it stands and keeps the focus.
    await last.get_by_role("button", name="A", exact=True).press("Enter")
    await expect(last).to_contain_text("Edited")
    await expect(last.get_by_role("button", name="A", exact=True)).to_be_focused()
    await expect(ann.posts).to_have_count(1)


async def test_a_long_folded_answer_does_not_widen_the_page_of_a_phone(tabs: Tabs, link: str, desk: FakeDesk) -> None:
    ann = await tabs.open(link, phone=True)
    for n in range(4):
        desk.replies["play"] = Reply(
            Body("One long sentence about nothing at all. " * 6, title=f"{n} " + "title " * 30)
        )
        await ann.type_line("/play")
    assert await ann.page.locator(".folded").count() == 2
    assert await ann.page.evaluate("document.getElementById('scroller').scrollWidth") <= 400


async def test_what_was_asked_after_a_panel_stands_below_it_until_the_next_post(ann: Player, desk: FakeDesk) -> None:
    async def order() -> list[str]:
        return [text.strip() for text in await ann.page.locator(".message .title").all_inner_texts()]

    desk.replies["play"] = Reply(Body("", title="the panel", rows=((Button("p:1", "Go on"),),)))
    await ann.type_line("/play")
    await post(desk, Body("", title="first post"), "n1")
    await expect(ann.posts).to_have_count(1)
    assert await order() == ["first post", "the panel"]
    desk.replies["play"] = Reply(Body("", title="a rule"))
    await ann.type_line("/play")
    assert await order() == ["first post", "the panel", "a rule"]
    await post(desk, Body("", title="second post"), "n2")
    await expect(ann.posts).to_have_count(2)
    assert await order() == ["first post", "a rule", "second post", "the panel"]


async def test_a_long_name_of_a_table_stays_inside_the_list(ann: Player) -> None:
    await ann.page.locator("#new-channel").click()
    await ann.page.locator("#dialog input").fill("a name of a table that is long")
    await ann.page.locator("#dialog button[type=submit]").click()
    await expect(ann.page.locator(".channel")).to_have_count(2)
    assert await ann.page.evaluate("(e => e.scrollWidth <= e.clientWidth)(document.getElementById('channels'))")
