"""The modals with which an admin looks through memory and changes it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from adapters.store.memory.search import HintSearch, KnownEvidence
from bot import wording
from bot.slack.views.kit import Block, View, actions, button, divider, label, modal, note, option, section, typed_input
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
        _select("scope", wording.SEARCH_SCOPE, scopes, search.scope.value if search.scope else ANY),
        _select("state", wording.SEARCH_STATE, states, search.state.value if search.state else ANY),
        _input("person", wording.SEARCH_PERSON, person, optional=True),
        typed_input("table", wording.SEARCH_TABLE, initial=search.table, limit=TABLE_LIMIT, optional=True),
    ]
    return modal(
        wording.SEARCH_TITLE,
        blocks,
        callback_id=ids.SEARCH_CALLBACK,
        submit=wording.SEARCH,
        close=wording.CANCEL,
        metadata=metadata,
    )


def add_modal(warehouses: Sequence[str], metadata: str) -> View:
    """A new hint: for whom, on which words, what is meant."""
    scopes = {scope.value: wording.SCOPES[scope] for scope in reversed(HintScope)}
    blocks = [
        typed_input("phrase", wording.HINT_PHRASE, limit=200),
        typed_input("preferred", wording.HINT_PREFERRED, limit=300),
        typed_input("over", wording.HINT_OVER, limit=600, optional=True),
        _select("scope", wording.HINT_SCOPE, scopes, HintScope.WORKSPACE.value),
        _input("person", wording.HINT_PERSON, {"type": "users_select", "action_id": "person"}, optional=True),
        _input("channel", wording.HINT_CHANNEL, {"type": "channels_select", "action_id": "channel"}, optional=True),
    ]
    if len(warehouses) > 1:
        named = {name: cut(one_line(name), 75) for name in warehouses[:100]}
        blocks.append(_select("warehouse", wording.HINT_WAREHOUSE, named, warehouses[0]))
    return modal(
        wording.ADD_TITLE,
        blocks,
        callback_id=ids.ADD_CALLBACK,
        submit=wording.SAVE,
        close=wording.CANCEL,
        metadata=metadata,
    )


def import_modal(metadata: str) -> View:
    """Hints as CSV, pasted."""
    field = typed_input("csv", wording.IMPORT_CSV, limit=CSV_LIMIT, multiline=True)
    return modal(
        wording.IMPORT_TITLE,
        [note(wording.IMPORT_INTRO), field],
        callback_id=ids.IMPORT_CALLBACK,
        submit=wording.IMPORT,
        close=wording.CANCEL,
        metadata=metadata,
    )


def merge_modal(hint: Hint, others: Sequence[Hint], metadata: str) -> View:
    """Which hint that prefers the same goes into this one."""
    if not others:
        return modal(wording.MERGE_TITLE, [section(wording.MERGE_NOTHING)], close=wording.CLOSE)
    named = {other.id: one_line(f"{other.phrase} ({wording.SCOPES[other.scope]})") for other in others[:100]}
    return modal(
        wording.MERGE_TITLE,
        [section(hint_sentence(hint)), _select("other", wording.MERGE_WHICH, named, "")],
        callback_id=ids.MERGE_CALLBACK,
        submit=wording.MERGE,
        close=wording.CANCEL,
        metadata=metadata,
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


def _select(block_id: str, question: str, named: Mapping[str, str], chosen: str) -> Block:
    """A select of a modal; its action_id is the block's id."""
    options = {value: option(words, value) for value, words in named.items()}
    element: Block = {"type": "static_select", "action_id": block_id, "options": list(options.values())}
    if chosen in options:
        element["initial_option"] = options[chosen]
    return _input(block_id, question, element)


def _input(block_id: str, question: str, element: Block, *, optional: bool = False) -> Block:
    made = {"type": "input", "block_id": block_id, "label": label(question, 2000), "element": element}
    return made | ({"optional": True} if optional else {})
