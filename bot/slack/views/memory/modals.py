"""The modals with which an admin looks through memory and changes it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from adapters.store.memory.search import HintSearch, KnownEvidence
from bot.slack.views.kit import (
    Block,
    View,
    actions,
    button,
    divider,
    field,
    form,
    modal,
    note,
    section,
    select,
    typed_input,
)
from bot.slack.views.memory import ids
from bot.slack.views.memory.listing import hint_sentence, origin_sentence
from bot.slack.views.memory.state import ANY, TABLE_LIMIT, TEXT_LIMIT
from bot.slack.views.text import code, cut, inert, one_line, quoted
from bot.wording import phrasing, remembering
from reliability.values import Hint, HintScope, HintState

SHOWN_EVIDENCE = 20
CSV_LIMIT = 3_000
"""What Slack lets be typed into one field."""


def search_modal(search: HintSearch, metadata: str) -> View:
    """What to look for; what is looked for now stands there."""
    scopes = {ANY: remembering.ANYBODY, **{scope.value: remembering.SCOPES[scope] for scope in HintScope}}
    states = {**{state.value: remembering.HINT_STATES[state] for state in HintState}, ANY: remembering.ANY_STATE}
    person: dict[str, Any] = {"type": "users_select", "action_id": "person"}
    if re.fullmatch("[UW][A-Z0-9]{2,29}", search.person):
        person["initial_user"] = search.person
    blocks = [
        typed_input("text", remembering.SEARCH_TEXT, initial=search.text, limit=TEXT_LIMIT, optional=True),
        select("scope", remembering.SEARCH_SCOPE, scopes, search.scope.value if search.scope else ANY),
        select("state", remembering.SEARCH_STATE, states, search.state.value if search.state else ANY),
        field("person", remembering.SEARCH_PERSON, person, optional=True),
        typed_input("table", remembering.SEARCH_TABLE, initial=search.table, limit=TABLE_LIMIT, optional=True),
    ]
    return form(remembering.SEARCH_TITLE, blocks, ids.SEARCH_CALLBACK, remembering.SEARCH, metadata)


def add_modal(warehouses: Sequence[str], metadata: str) -> View:
    """A new hint: for whom, on which words, what is meant."""
    scopes = {scope.value: remembering.SCOPES[scope] for scope in reversed(HintScope)}
    blocks = [
        typed_input("phrase", remembering.HINT_PHRASE, limit=200),
        typed_input("preferred", remembering.HINT_PREFERRED, limit=300),
        typed_input("over", remembering.HINT_OVER, limit=600, optional=True),
        select("scope", remembering.HINT_SCOPE, scopes, HintScope.WORKSPACE.value),
        field("person", remembering.HINT_PERSON, {"type": "users_select", "action_id": "person"}, optional=True),
        field("channel", remembering.HINT_CHANNEL, {"type": "channels_select", "action_id": "channel"}, optional=True),
    ]
    if len(warehouses) > 1:
        named = {name: cut(one_line(name), 75) for name in warehouses[:100]}
        blocks.append(select("warehouse", remembering.HINT_WAREHOUSE, named, warehouses[0]))
    return form(remembering.ADD_TITLE, blocks, ids.ADD_CALLBACK, phrasing.SAVE, metadata)


def import_modal(metadata: str) -> View:
    """Hints as CSV, pasted."""
    pasted = typed_input("csv", remembering.IMPORT_CSV, limit=CSV_LIMIT, multiline=True)
    return form(
        remembering.IMPORT_TITLE,
        [note(remembering.IMPORT_INTRO), pasted],
        ids.IMPORT_CALLBACK,
        remembering.IMPORT,
        metadata,
    )


def merge_modal(hint: Hint, others: Sequence[Hint], metadata: str) -> View:
    """Which hint that prefers the same goes into this one."""
    if not others:
        return modal(remembering.MERGE_TITLE, [section(remembering.MERGE_NOTHING)], close=phrasing.CLOSE)
    named = {
        other.id: one_line(f"{cut(other.phrase, 40)} ({remembering.SCOPES[other.scope]}, {other.created_at[:10]})")
        for other in others[:100]
    }
    return form(
        remembering.MERGE_TITLE,
        [section(hint_sentence(hint)), select("other", remembering.MERGE_WHICH, named)],
        ids.MERGE_CALLBACK,
        remembering.MERGE,
        metadata,
    )


def hint_view(hint: Hint, evidence: Sequence[KnownEvidence], metadata: str) -> View:
    """One hint, what speaks for it, and what can be done with it."""
    blocks = [
        section(hint_sentence(hint)),
        note(origin_sentence(hint), remembering.hint_place(code(hint.warehouse, 100))),
    ]
    taps = [button(remembering.EDIT, ids.EDIT_ACTION, hint.id)]
    if hint.scope is not HintScope.WORKSPACE:
        taps.append(button(remembering.PROMOTE, ids.PROMOTE_ACTION, hint.id))
    taps.append(button(remembering.MERGE_WITH, ids.MERGE_ACTION, hint.id))
    if hint.state is not HintState.ACTIVE:
        taps.append(button(remembering.RESTORE, ids.RESTORE_ACTION, hint.id))
    if hint.state is not HintState.RETIRED:
        taps.append(button(remembering.RETIRE, ids.RETIRE_ACTION, hint.id, style="danger"))
    blocks += [actions("candor_memory_hint", taps), divider(), section(f"*{remembering.EVIDENCE}*")]
    blocks += [_evidence(each) for each in evidence[:SHOWN_EVIDENCE]] or [note(remembering.NO_EVIDENCE)]
    if len(evidence) > SHOWN_EVIDENCE:
        blocks.append(note(remembering.more_evidence(len(evidence) - SHOWN_EVIDENCE)))
    return modal(remembering.HINT_VIEW_TITLE, blocks, close=phrasing.CLOSE, metadata=metadata)


def _evidence(known: KnownEvidence) -> Block:
    each = known.evidence
    question = quoted(each.question, 200) if each.question else ""
    said = remembering.evidence_line(
        each.kind, inert(each.person, 60), inert(each.at[:16].replace("T", " "), 16), question
    )
    answer = [remembering.evidence_answer(code(cut(one_line(known.sql), 300), 300))] if known.sql else []
    counts = [remembering.EVIDENCE_COUNTS_NO_MORE] if not each.weight else []
    return note(said, *answer, *counts)
