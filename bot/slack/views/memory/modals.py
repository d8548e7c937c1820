"""The modals with which an admin looks through memory and changes it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from adapters.store.memory.search import HintSearch, KnownEvidence
from bot import wording
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
from reliability.values import Hint, HintScope, HintState

SHOWN_EVIDENCE = 20
CSV_LIMIT = 3_000
"""What Slack lets be typed into one field."""


def search_modal(search: HintSearch, metadata: str) -> View:
    """What to look for; what is looked for now stands there."""
    scopes = {ANY: wording.ANYBODY, **{scope.value: wording.SCOPES[scope] for scope in HintScope}}
    states = {**{state.value: wording.HINT_STATES[state] for state in HintState}, ANY: wording.ANY_STATE}
    person: dict[str, Any] = {"type": "users_select", "action_id": "person"}
    if re.fullmatch("[UW][A-Z0-9]{2,29}", search.person):
        person["initial_user"] = search.person
    blocks = [
        typed_input("text", wording.SEARCH_TEXT, initial=search.text, limit=TEXT_LIMIT, optional=True),
        select("scope", wording.SEARCH_SCOPE, scopes, search.scope.value if search.scope else ANY),
        select("state", wording.SEARCH_STATE, states, search.state.value if search.state else ANY),
        field("person", wording.SEARCH_PERSON, person, optional=True),
        typed_input("table", wording.SEARCH_TABLE, initial=search.table, limit=TABLE_LIMIT, optional=True),
    ]
    return form(wording.SEARCH_TITLE, blocks, ids.SEARCH_CALLBACK, wording.SEARCH, metadata)


def add_modal(warehouses: Sequence[str], metadata: str) -> View:
    """A new hint: for whom, on which words, what is meant."""
    scopes = {scope.value: wording.SCOPES[scope] for scope in reversed(HintScope)}
    blocks = [
        typed_input("phrase", wording.HINT_PHRASE, limit=200),
        typed_input("preferred", wording.HINT_PREFERRED, limit=300),
        typed_input("over", wording.HINT_OVER, limit=600, optional=True),
        select("scope", wording.HINT_SCOPE, scopes, HintScope.WORKSPACE.value),
        field("person", wording.HINT_PERSON, {"type": "users_select", "action_id": "person"}, optional=True),
        field("channel", wording.HINT_CHANNEL, {"type": "channels_select", "action_id": "channel"}, optional=True),
    ]
    if len(warehouses) > 1:
        named = {name: cut(one_line(name), 75) for name in warehouses[:100]}
        blocks.append(select("warehouse", wording.HINT_WAREHOUSE, named, warehouses[0]))
    return form(wording.ADD_TITLE, blocks, ids.ADD_CALLBACK, wording.SAVE, metadata)


def import_modal(metadata: str) -> View:
    """Hints as CSV, pasted."""
    pasted = typed_input("csv", wording.IMPORT_CSV, limit=CSV_LIMIT, multiline=True)
    return form(
        wording.IMPORT_TITLE, [note(wording.IMPORT_INTRO), pasted], ids.IMPORT_CALLBACK, wording.IMPORT, metadata
    )


def merge_modal(hint: Hint, others: Sequence[Hint], metadata: str) -> View:
    """Which hint that prefers the same goes into this one."""
    if not others:
        return modal(wording.MERGE_TITLE, [section(wording.MERGE_NOTHING)], close=wording.CLOSE)
    named = {
        other.id: one_line(f"{cut(other.phrase, 40)} ({wording.SCOPES[other.scope]}, {other.created_at[:10]})")
        for other in others[:100]
    }
    return form(
        wording.MERGE_TITLE,
        [section(hint_sentence(hint)), select("other", wording.MERGE_WHICH, named)],
        ids.MERGE_CALLBACK,
        wording.MERGE,
        metadata,
    )


def hint_view(hint: Hint, evidence: Sequence[KnownEvidence], metadata: str) -> View:
    """One hint, what speaks for it, and what can be done with it."""
    blocks = [section(hint_sentence(hint)), note(origin_sentence(hint), wording.hint_place(code(hint.warehouse, 100)))]
    taps = [button(wording.EDIT, ids.EDIT_ACTION, hint.id)]
    if hint.scope is not HintScope.WORKSPACE:
        taps.append(button(wording.PROMOTE, ids.PROMOTE_ACTION, hint.id))
    taps.append(button(wording.MERGE_WITH, ids.MERGE_ACTION, hint.id))
    if hint.state is not HintState.ACTIVE:
        taps.append(button(wording.RESTORE, ids.RESTORE_ACTION, hint.id))
    if hint.state is not HintState.RETIRED:
        taps.append(button(wording.RETIRE, ids.RETIRE_ACTION, hint.id, style="danger"))
    blocks += [actions("candor_memory_hint", taps), divider(), section(f"*{wording.EVIDENCE}*")]
    blocks += [_evidence(each) for each in evidence[:SHOWN_EVIDENCE]] or [note(wording.NO_EVIDENCE)]
    if len(evidence) > SHOWN_EVIDENCE:
        blocks.append(note(wording.more_evidence(len(evidence) - SHOWN_EVIDENCE)))
    return modal(wording.HINT_VIEW_TITLE, blocks, close=wording.CLOSE, metadata=metadata)


def _evidence(known: KnownEvidence) -> Block:
    each = known.evidence
    question = quoted(each.question, 200) if each.question else ""
    said = wording.evidence_line(each.kind, inert(each.person, 60), inert(each.at[:16].replace("T", " "), 16), question)
    answer = [wording.evidence_answer(code(cut(one_line(known.sql), 300), 300))] if known.sql else []
    counts = [wording.EVIDENCE_COUNTS_NO_MORE] if not each.weight else []
    return note(said, *answer, *counts)
