"""Everybody's hints in an admin's Home: what is looked for, a page of what was found, and what can be done."""

from __future__ import annotations

from adapters.store.memory.search import HintPage, HintSearch
from bot.slack.views.kit import Block, actions, button, note, pager, section
from bot.slack.views.memory import ids
from bot.slack.views.text import code, inert, quoted
from bot.wording import remembering
from reliability.values import Hint

HINTS_A_PAGE = 12
"""Two blocks a hint: with one's own hints and all else, Home stays under Slack's 100 blocks."""


def memory_blocks(found: HintPage, search: HintSearch) -> list[Block]:
    """The admins' list: at most thirty blocks."""
    controls = [
        button(remembering.MEMORY_SEARCH, ids.SEARCH_ACTION, "search"),
        button(remembering.MEMORY_ADD, ids.ADD_ACTION, "add"),
        button(remembering.MEMORY_EXPORT, ids.EXPORT_ACTION, "export"),
        button(remembering.MEMORY_IMPORT, ids.IMPORT_ACTION, "import"),
    ]
    if search != HintSearch():
        controls.insert(1, button(remembering.MEMORY_ALL, ids.ALL_ACTION, "0"))
    nothing = remembering.NO_HINT_IN_USE if search == HintSearch() and not found.total else ""
    blocks = [
        section(f"*{remembering.HOME_SHARED}*\n{remembering.HOME_SHARED_INTRO}"),
        actions("candor_memory", controls),
    ]
    blocks.append(note(nothing or remembering.memory_found(found.total, _said(search))))
    for hint in found.hints:
        opened = button(remembering.OPEN, ids.OPEN_ACTION, hint.id)
        # The section's id carries the hint's, since an id is unique in its view.
        shown = section(hint_sentence(hint)) | {"block_id": f"candor_memory:{hint.id}"[:255], "accessory": opened}
        blocks += [shown, note(origin_sentence(hint))]
    pages = -(-found.total // HINTS_A_PAGE)
    if pages > 1:
        ends = (remembering.NEWEST, remembering.OLDEST)
        blocks += pager(found.page, pages, ids.PAGE_ACTION, "candor_memory_pager", ends=ends)
    return blocks


def hint_sentence(hint: Hint) -> str:
    """What a hint says (mrkdwn)."""
    passed_over = ", ".join(code(str(element), 90) for element in hint.passed_over[:3])
    return remembering.hint_line(quoted(hint.phrase, 200), code(str(hint.preferred), 150), passed_over)


def origin_sentence(hint: Hint) -> str:
    """Whom a hint speaks for, where it comes from, and whether it is used (mrkdwn)."""
    question = quoted(hint.question, 150) if hint.question else ""
    owner, author, day = inert(hint.owner, 60), inert(hint.author, 60), inert(hint.created_at[:10], 10)
    state = remembering.HINT_STATES[hint.state] if hint.firm else remembering.HINT_WEAK
    return f"{remembering.hint_origin(hint.scope, owner, author, day, question)} · {state}"


def _said(search: HintSearch) -> list[str]:
    """What is looked for, each condition in words (mrkdwn)."""
    conditions = [remembering.HINT_STATES[search.state]] if search.state else []
    if search.text:
        conditions.append(remembering.with_text(quoted(search.text, 100)))
    if search.scope:
        conditions.append(remembering.SCOPES_FOR[search.scope])
    if search.person:
        conditions.append(remembering.of_person(inert(search.person, 30)))
    if search.table:
        conditions.append(remembering.about_table(code(search.table, 150)))
    return conditions
