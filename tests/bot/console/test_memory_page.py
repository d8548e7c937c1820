"""What is remembered about everybody, looked through and changed by an admin on a laptop and on a phone; and each way
of doing so closed to who is no admin any more. The bot, the store and the audit log are the real ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from sqlalchemy import delete

from adapters.store.tables import AuditRow, EvidenceRow, HintRow
from bot.slack.views.home import HINT_CALLBACK
from bot.slack.views.memory import ids
from bot.wording import refusals, remembering
from reliability.values import Element, Hint, HintScope, HintState, Question
from tests.adapters.store.test_memory import filled
from tests.bot.console.test_kept_page import fits
from tests.support.live_bot import GROSS, NET, PATIENT, LiveBot, answered, live_bot, reading
from tests.support.page_story import LAPTOP, PHONE, become, chromium
from tests.support.peopled_workspace import PeopledWorkspace

pytestmark = pytest.mark.browser
expect.set_options(timeout=120_000)  # a busy machine is slow, not wrong
ADA, BEN, DATA, TEAM = "U0ADA00001", "U0BEN00001", "C0DATA0001", "T0LOCAL001"
ASKED = "What was our turnover in Graz & <Linz>?"
SQL = "SELECT SUM(orders.net_sales) AS total FROM orders"


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveBot]:
    with (
        PeopledWorkspace(**PATIENT).run_in_thread() as place,
        live_bot(tmp_path_factory.mktemp("memory"), workspace=place) as running,
    ):
        running.store.asks.started(Question("Ev1", ASKED, BEN, DATA, TEAM), "sample")
        running.store.asks.finished("Ev1", answered(reading("Total net sales", (10,), sql=SQL)))
        yield running


@pytest.fixture(scope="module")
def browser(bot: LiveBot, chromium_path: str) -> Iterator[Browser]:  # the bot starts before Playwright has its loop
    assert bot.workspace.url
    with chromium(chromium_path) as found:
        yield found


@pytest.fixture(scope="module")
def pages(browser: Browser, bot: LiveBot) -> Iterator[dict[str, Page]]:
    mistakes: list[str] = []
    opened = {}
    for name, size in (("laptop", LAPTOP), ("phone", PHONE)):
        opened[name] = browser.new_page(viewport=size, reduced_motion="reduce")
        opened[name].set_default_timeout(120_000)
        opened[name].on("pageerror", lambda error: mistakes.append(str(error)))
        opened[name].goto(bot.workspace.url)
    yield opened
    assert mistakes == []


@pytest.fixture
def _nothing_remembered(bot: LiveBot) -> None:
    with bot.store.memory._database.write() as session:
        for table in (EvidenceRow, HintRow, AuditRow):
            session.execute(delete(table))
    bot.workspace.close_view("ada", whole_stack=True)


@pytest.fixture(params=["laptop", "phone"])
def page(pages: dict[str, Page], _nothing_remembered: None, request: pytest.FixtureRequest) -> Page:
    return pages[request.param]


@pytest.fixture
def laptop(pages: dict[str, Page], _nothing_remembered: None) -> Page:
    return pages["laptop"]


def remembered(bot: LiveBot, phrase: str, preferred: Element, scope: HintScope, owner: str, **more: Any) -> Hint:
    said: dict[str, Any] = {"passed_over": (), "author": BEN, "question": f"How are {phrase} by month?", **more}
    at = "2026-11-01T10:00:00+00:00"
    hint = Hint(phrase=phrase, preferred=preferred, scope=scope, owner=owner, created_at=at, warehouse="sample", **said)
    return bot.store.memory.remember(hint)


def several(bot: LiveBot) -> dict[str, Hint]:
    """Hints of each kind."""
    kept = [
        remembered(bot, "turnover", NET, HintScope.PERSON, BEN, passed_over=(GROSS,), question=ASKED, ask="Ev1"),
        remembered(bot, "proceeds", NET, HintScope.CHANNEL, DATA),
        remembered(bot, "*clients* & <!channel>", Element("customers"), HintScope.WORKSPACE, TEAM, author=ADA),
        remembered(bot, "revenue", GROSS, HintScope.PERSON, ADA, author=ADA, question="", ask=""),
        remembered(bot, "of last year", GROSS, HintScope.PERSON, BEN),
    ]
    bot.store.memory.retire(kept[-1].id, ADA)
    return {hint.phrase: hint for hint in kept}


def memory_of(page: Page, bot: LiveBot) -> Locator:
    """Home, published anew, at what is remembered about everybody."""
    go_to(page, "channel-data")  # so that Home is opened anew
    before = len(bot.workspace.calls("views.publish"))
    home = home_of(page)
    assert bot.until(lambda: len(bot.workspace.calls("views.publish")) > before)
    expect(home).to_contain_text(remembering.HOME_SHARED)
    return home


def home_of(page: Page) -> Locator:
    go_to(page, "home-tab")
    return page.get_by_test_id("home")


def go_to(page: Page, place: str) -> None:
    """Where the sidebar leads; on a phone it is behind a button."""
    menu = page.get_by_test_id("menu")
    if menu.is_visible():
        menu.click()
    page.get_by_test_id(place).click()


def be(page: Page, name: str) -> None:
    """Use the page as somebody else."""
    go_to(page, "channel-data")
    menu = page.get_by_test_id("menu")
    if menu.is_visible():
        menu.click()
    become(page, name)


def press(within: Page | Locator, action: str) -> None:
    within.get_by_test_id(f"action-{action}").last.click()


def opened(page: Page, words: str) -> Locator:
    """The modal, once it says this."""
    modal = page.get_by_test_id("modal")
    expect(modal).to_contain_text(words)
    fits(page)
    return modal


def sent(page: Page) -> None:
    page.get_by_test_id("modal-submit").click()


def open_hint(page: Page, bot: LiveBot, hint: Hint) -> Locator:
    memory_of(page, bot).locator(f'[data-testid="action-{ids.OPEN_ACTION}"][data-value="{hint.id}"]').click()
    return opened(page, remembering.EVIDENCE)


def noted(bot: LiveBot, *actions: str) -> None:
    """Each of these stands once in the audit log, by Ada, and is about a hint."""
    entries = [each for each in bot.store.audit.entries() if each["action"].startswith("hint") and each["actor"] == ADA]
    assert [each["action"] for each in entries][-len(actions) :] == list(actions)


@pytest.mark.parametrize(
    ("fill", "says", "found"),
    [
        ({remembering.SEARCH_TEXT: "TURN"}, "1 hint: in use, with «TURN»", ["turnover"]),
        ({remembering.SEARCH_SCOPE: "one channel"}, "1 hint: in use, for one channel", ["proceeds"]),
        ({remembering.SEARCH_STATE: "retired"}, "1 hint: retired", ["of last year"]),
        ({remembering.SEARCH_PERSON: "Ben Lindqvist"}, "2 hints: in use, of @Ben Lindqvist", ["proceeds", "turnover"]),
        ({remembering.SEARCH_TABLE: "customers"}, "1 hint: in use, about customers", ["∗clients∗ & <!channel>"]),
        ({remembering.SEARCH_TEXT: "nothing of this"}, "No hint: in use, with «nothing of this»", []),
    ],
)
def test_hints_are_found_by_words_scope_state_person_and_table(
    page: Page, bot: LiveBot, fill: dict[str, str], says: str, found: list[str]
) -> None:
    several(bot)
    home = memory_of(page, bot)
    press(home, ids.SEARCH_ACTION)
    modal = opened(page, remembering.SEARCH_TITLE)
    for label, value in fill.items():
        field = modal.get_by_label(label, exact=True)
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(label=value)
        else:
            field.fill(value)
    sent(page)
    expect(home).to_contain_text(says)
    expect(home.get_by_test_id(f"action-{ids.OPEN_ACTION}")).to_have_count(len(found))
    for phrase in found:
        expect(home).to_contain_text(f"«{phrase}» means")
    fits(page)


def test_what_was_searched_for_is_forgotten_with_one_tap(page: Page, bot: LiveBot) -> None:
    several(bot)
    home = memory_of(page, bot)
    press(home, ids.SEARCH_ACTION)
    opened(page, remembering.SEARCH_TITLE).get_by_label(remembering.SEARCH_TEXT).fill("nothing of this")
    sent(page)
    expect(home).to_contain_text("No hint: in use, with")
    press(home, ids.ALL_ACTION)
    expect(home).to_contain_text("4 hints: in use")
    expect(home.get_by_test_id(f"action-{ids.ALL_ACTION}")).to_have_count(0)


def test_the_evidence_says_who_when_in_which_question_and_what_answered_it(page: Page, bot: LiveBot) -> None:
    modal = open_hint(page, bot, several(bot)["turnover"])
    expect(modal).to_contain_text("«turnover» means orders.net_sales rather than orders.gross_sales")
    expect(modal).to_contain_text(f"@Ben Lindqvist chose it on 2026-11-01 10:00 UTC in «{ASKED}»")
    expect(modal).to_contain_text(SQL)
    expect(modal).to_contain_text("Warehouse: sample")


def test_a_hint_is_made_everybody_s_retired_and_used_again(page: Page, bot: LiveBot) -> None:
    hint = several(bot)["turnover"]
    modal = open_hint(page, bot, hint)
    press(modal, ids.PROMOTE_ACTION)
    expect(modal).to_contain_text("For everybody")
    expect(modal.get_by_test_id(f"action-{ids.PROMOTE_ACTION}")).to_have_count(0)
    press(modal, ids.RETIRE_ACTION)
    expect(modal).to_contain_text(remembering.HINT_STATES[HintState.RETIRED])
    press(modal, ids.RESTORE_ACTION)
    expect(modal).to_contain_text("Ada Okafor took it into use again")
    fits(page)
    noted(bot, "hint retired", "hint promoted", "hint retired", "hint restored")
    after = bot.store.memory.hint(hint.id)
    assert after is not None
    assert (after.scope, after.owner, after.state) == (HintScope.WORKSPACE, TEAM, HintState.ACTIVE)


def test_a_hint_is_edited_by_somebody_else_than_it_is_about(page: Page, bot: LiveBot) -> None:
    hint = several(bot)["turnover"]
    press(open_hint(page, bot, hint), ids.EDIT_ACTION)
    modal = opened(page, remembering.HINT_PREFERRED)
    modal.get_by_label(remembering.HINT_PREFERRED).fill("orders.nonsense")
    sent(page)
    expect(modal).to_contain_text(remembering.no_such_element("orders.nonsense", "sample"))
    modal.get_by_label(remembering.HINT_PREFERRED).fill("orders.gross_sales")
    modal.get_by_label(remembering.HINT_PHRASE).fill("turnover <b>of shops</b>")
    modal.get_by_label(remembering.HINT_SCOPE).select_option(label="everybody")
    sent(page)
    expect(page.get_by_test_id("modal")).to_have_count(0)
    expect(page.get_by_test_id("home")).to_contain_text("«turnover <b>of shops</b>» means orders.gross_sales")
    noted(bot, "hint edited")


def test_two_hints_become_one(page: Page, bot: LiveBot) -> None:
    kept = several(bot)
    press(open_hint(page, bot, kept["turnover"]), ids.MERGE_ACTION)
    modal = opened(page, remembering.MERGE_WHICH)
    sent(page)
    expect(modal.get_by_test_id("error-other")).not_to_be_empty()
    modal.get_by_label(remembering.MERGE_WHICH).select_option(value=kept["proceeds"].id)
    sent(page)
    expect(page.get_by_test_id("modal")).to_have_count(0)
    noted(bot, "hint merged")
    assert len(bot.store.memory.evidence(kept["turnover"].id)) == 2
    gone = bot.store.memory.hint(kept["proceeds"].id)
    assert gone is not None
    assert gone.state is HintState.RETIRED
    press(open_hint(page, bot, kept["*clients* & <!channel>"]), ids.MERGE_ACTION)
    opened(page, remembering.MERGE_NOTHING)


def test_a_hint_is_added_for_a_person(page: Page, bot: LiveBot) -> None:
    home = memory_of(page, bot)
    expect(home).to_contain_text(remembering.NO_HINT_IN_USE)
    press(home, ids.ADD_ACTION)
    modal = opened(page, remembering.ADD_TITLE)
    sent(page)
    modal.get_by_label(remembering.HINT_PHRASE).fill("earnings")
    modal.get_by_label(remembering.HINT_PREFERRED).fill("ORDERS.net_sales")
    modal.get_by_label(remembering.HINT_OVER).fill("orders.gross_sales, orders.nothing")
    modal.get_by_label(remembering.HINT_SCOPE).select_option(label="one person")
    sent(page)
    expect(modal).to_contain_text(remembering.HINT_FOR_WHOM)
    modal.get_by_label(remembering.HINT_PERSON).select_option(label="Ben Lindqvist")
    sent(page)
    expect(modal).to_contain_text(remembering.no_such_element("orders.nothing", "sample"))
    modal.get_by_label(remembering.HINT_OVER).fill("orders.gross_sales")
    sent(page)
    expect(page.get_by_test_id("modal")).to_have_count(0)
    expect(home).to_contain_text("«earnings» means orders.net_sales rather than orders.gross_sales")
    noted(bot, "hint added")


def test_hints_leave_as_csv_and_come_back(page: Page, bot: LiveBot) -> None:
    several(bot)
    home = memory_of(page, bot)
    press(home, ids.EXPORT_ACTION)
    opened(page, remembering.exported(4, 4)).get_by_test_id("modal-close").click()
    noted(bot, "hints exported")
    file = bot.workspace.files()[-1]
    assert file.content is not None
    lines = file.content.decode("utf-8-sig").splitlines()
    assert [line.split(",")[1] for line in lines[1:]] == [
        '"revenue"',
        '"*clients* & <!channel>"',
        '"proceeds"',
        '"turnover"',
    ]
    press(home, ids.IMPORT_ACTION)
    modal = opened(page, remembering.IMPORT_CSV)
    modal.get_by_label(remembering.IMPORT_CSV).fill("phrase,prefers,scope\nincome,orders.net_sales,planet")
    sent(page)
    expect(modal).to_contain_text("Line 2")
    known = lines[1]
    new = known.replace(known.split(",")[0], '""').replace("revenue", "income")
    modal.get_by_label(remembering.IMPORT_CSV).fill("\n".join([lines[0], known, new]))
    sent(page)
    opened(page, remembering.imported(1, 2)).get_by_test_id("modal-close").click()
    expect(home).to_contain_text("«income» means orders.gross_sales")
    noted(bot, "hints exported", "hints imported")


def test_nothing_leaves_as_csv_where_nothing_fits(page: Page, bot: LiveBot) -> None:
    press(memory_of(page, bot), ids.EXPORT_ACTION)
    opened(page, remembering.NOTHING_TO_EXPORT)


def test_ten_thousand_hints_are_paged_from_either_end(page: Page, bot: LiveBot) -> None:
    filled(bot.store, 10_000, owner=BEN)
    home = memory_of(page, bot)
    expect(home).to_contain_text("10,000 hints: in use")
    expect(home).to_contain_text("Page 1 of 834")
    press(home, f"{ids.PAGE_ACTION}_oldest")
    expect(home).to_contain_text("Page 834 of 834")
    expect(home).to_contain_text("«phrase 0» means")
    press(home, f"{ids.PAGE_ACTION}_newer")
    expect(home).to_contain_text("Page 833 of 834")
    press(home, f"{ids.PAGE_ACTION}_newest")
    expect(home).to_contain_text("Page 1 of 834")
    press(home, f"{ids.PAGE_ACTION}_older")
    expect(home).to_contain_text("«phrase 9987» means")
    fits(page)


# --- who is no admin --------------------------------------------------------------------------------


@contextmanager
def refused(bot: LiveBot, control: str) -> Iterator[None]:
    """Ada's rights are taken away while she looks at what she saw with them: the control is refused, which is noted,
    and changes nothing."""
    users, before = bot.workspace.state.users, _kept(bot)
    ada, noted_before = users[ADA], len(list(bot.store.audit.entries()))
    users[ADA] = replace(ada, is_admin=False)
    try:
        yield
    finally:
        users[ADA] = ada
        bot.people.person(ADA, fresh=True)  # which is else remembered for minutes
    entries = list(bot.store.audit.entries())[noted_before:]
    assert [each["control"] for each in entries if not each.get("allowed", True)] == [control]
    assert [each["action"] for each in entries if each["action"].startswith("hint")] == []
    assert _kept(bot) == before


def _kept(bot: LiveBot) -> list[Hint]:
    return bot.store.memory.hints(include_inactive=True)


def test_somebody_else_sees_their_own_hints_and_nothing_of_everybody_s(page: Page, bot: LiveBot) -> None:
    several(bot)
    memory_of(page, bot)
    be(page, "ben")
    try:
        home = home_of(page)
        expect(home).to_contain_text("«turnover» means")
        expect(home).not_to_contain_text(remembering.HOME_SHARED)
        expect(home).not_to_contain_text("«revenue»")
        expect(home.locator('[data-testid^="action-candor_memory"]')).to_have_count(0)
    finally:
        be(page, "ada")


@pytest.mark.parametrize(
    "action", [ids.SEARCH_ACTION, ids.ADD_ACTION, ids.EXPORT_ACTION, ids.IMPORT_ACTION, ids.OPEN_ACTION]
)
def test_who_is_no_admin_any_more_is_refused_in_home_and_sees_the_list_no_more(
    laptop: Page, bot: LiveBot, action: str
) -> None:
    several(bot)
    home = memory_of(laptop, bot)
    with refused(bot, action):
        press(home, action)
        expect(home).not_to_contain_text(remembering.HOME_SHARED)
        expect(laptop.get_by_test_id("modal")).to_have_count(0)


@pytest.mark.parametrize(
    "action", [ids.EDIT_ACTION, ids.PROMOTE_ACTION, ids.MERGE_ACTION, ids.RETIRE_ACTION, ids.RESTORE_ACTION]
)
def test_who_is_no_admin_any_more_is_refused_in_an_opened_hint(laptop: Page, bot: LiveBot, action: str) -> None:
    modal = open_hint(laptop, bot, several(bot)["turnover"])
    if action == ids.RESTORE_ACTION:
        press(modal, ids.RETIRE_ACTION)
        expect(modal).to_contain_text(remembering.RESTORE)
    with refused(bot, action):
        press(modal, action)
        opened(laptop, refusals.ADMINS_ONLY)
        expect(laptop.get_by_test_id("home")).not_to_contain_text(remembering.HOME_SHARED)


def _search(page: Page, bot: LiveBot) -> None:
    press(memory_of(page, bot), ids.SEARCH_ACTION)
    opened(page, remembering.SEARCH_TITLE)


def _add(page: Page, bot: LiveBot) -> None:
    press(memory_of(page, bot), ids.ADD_ACTION)
    page.get_by_label(remembering.HINT_PHRASE).fill("earnings")
    page.get_by_label(remembering.HINT_PREFERRED).fill("orders.net_sales")


def _import(page: Page, bot: LiveBot) -> None:
    press(memory_of(page, bot), ids.IMPORT_ACTION)
    page.get_by_label(remembering.IMPORT_CSV).fill("phrase,prefers,scope\nincome,orders.net_sales,workspace")


def _merge(page: Page, bot: LiveBot) -> None:
    hints = {hint.phrase: hint for hint in bot.store.memory.hints()}
    press(open_hint(page, bot, hints["turnover"]), ids.MERGE_ACTION)
    page.get_by_label(remembering.MERGE_WHICH).select_option(value=hints["proceeds"].id)


def _edit(page: Page, bot: LiveBot) -> None:
    hints = {hint.phrase: hint for hint in bot.store.memory.hints()}
    press(open_hint(page, bot, hints["turnover"]), ids.EDIT_ACTION)
    page.get_by_label(remembering.HINT_PHRASE).fill("earnings")


@pytest.mark.parametrize(
    ("fill_in", "callback", "says"),
    [
        (_search, ids.SEARCH_CALLBACK, refusals.ADMINS_ONLY),
        (_add, ids.ADD_CALLBACK, refusals.ADMINS_ONLY),
        (_import, ids.IMPORT_CALLBACK, refusals.ADMINS_ONLY),
        (_merge, ids.MERGE_CALLBACK, refusals.ADMINS_ONLY),
        (_edit, HINT_CALLBACK, refusals.HINT_NOT_YOURS),
    ],
)
def test_who_is_no_admin_any_more_is_refused_what_they_send(
    laptop: Page, bot: LiveBot, fill_in: Callable[[Page, LiveBot], None], callback: str, says: str
) -> None:
    several(bot)
    fill_in(laptop, bot)
    with refused(bot, callback):
        sent(laptop)
        opened(laptop, says)
