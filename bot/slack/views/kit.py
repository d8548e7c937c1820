"""The few Block Kit pieces that our views are made of, as plain dicts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.slack.views.text import clean, cut, data, escape, one_line
from bot.wording import phrasing

Block = dict[str, Any]
View = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Message:
    """A message: `text` is what notifications and screen readers get, already escaped. `without_charts` is what is said
    instead where a workspace does not know charts yet; None where the message has none."""

    text: str
    blocks: tuple[Block, ...]
    without_charts: Message | None = None


def plain(text: str, limit: int) -> Block:
    """A plain_text object holding data, never empty."""
    return {"type": "plain_text", "text": data(text, limit) or " ", "emoji": False}


def label(text: str, limit: int = 75) -> Block:
    """A plain_text object for our own words and emoji."""
    return {"type": "plain_text", "text": cut(text, limit), "emoji": True}


def section(mrkdwn: str) -> Block:
    """A section of mrkdwn that we wrote; data in it went through `code`, `quoted` or `inert`."""
    return {"type": "section", "text": {"type": "mrkdwn", "text": _whole(mrkdwn, 3000), "verbatim": True}}


def said(*pieces: str | tuple[str, str]) -> Block:
    """A rich-text line. A piece is data as it is, or (style, data) with style bold, italic or code.

    Rich text knows no markup, so that data in it can neither format nor notify.
    """
    elements: list[Block] = []
    for piece in pieces:
        style, text = ("", piece) if isinstance(piece, str) else piece
        shown = escape(clean(text), 2900)
        if shown:
            elements.append({"type": "text", "text": shown} | ({"style": {style: True}} if style else {}))
    section_ = {"type": "rich_text_section", "elements": elements or [{"type": "text", "text": " "}]}
    return {"type": "rich_text", "elements": [section_]}


def bullets(rows: Sequence[tuple[str, str]]) -> Block:
    """A list of names in bold with what is said of them: rich text, in which data can format nothing."""
    elements = [
        {
            "type": "rich_text_section",
            "elements": [
                {"type": "text", "text": escape(cut(one_line(name), 80)) or " ", "style": {"bold": True}},
                *([{"type": "text", "text": escape(f": {cut(one_line(about), 150)}")}] if about else []),
            ],
        }
        for name, about in rows
    ]
    return {
        "type": "rich_text",
        "elements": [{"type": "rich_text_list", "style": "bullet", "elements": elements}],
    }


def preformatted(text: str, limit: int = 2900) -> Block:
    """Data in a code block that it cannot leave; line breaks stay."""
    lines = "\n".join(clean(line) for line in text.splitlines())
    shown = escape(lines, limit) or " "
    return {
        "type": "rich_text",
        "elements": [{"type": "rich_text_preformatted", "elements": [{"type": "text", "text": shown}]}],
    }


def header(text: str) -> Block:
    """A header holding data."""
    return {"type": "header", "text": plain(text, 150)}


def note(*lines: str) -> Block:
    """Small print: up to ten lines of mrkdwn that we wrote."""
    return {
        "type": "context",
        "elements": [{"type": "mrkdwn", "text": _whole(line, 2000), "verbatim": True} for line in lines[:10]],
    }


def button(text: str, action_id: str, value: str, *, style: str = "") -> Block:
    """A button; `text` is escaped here."""
    made: Block = {
        "type": "button",
        "text": {"type": "plain_text", "text": data(text, 75) or " ", "emoji": True},
        "action_id": action_id,
        "value": value[:2000],
    }
    return made | ({"style": style} if style else {})


def actions(block_id: str, elements: Sequence[Block]) -> Block:
    """A row of at most 25 buttons or selects."""
    return {"type": "actions", "block_id": block_id[:255], "elements": list(elements)[:25]}


def option(text: str, value: str) -> Block:
    """An option of a select."""
    return {"text": plain(one_line(text), 75), "value": value[:150]}


def pager(
    page: int,
    pages: int,
    action_id: str,
    block_id: str,
    said: tuple[str, str] = (phrasing.NEWER, phrasing.OLDER),
    *,
    ends: tuple[str, str] | None = None,
) -> list[Block]:
    """Which page (from 0) of how many is shown, and buttons to its neighbours, which say `said`; where `ends` are
    named, also to the first and the last that are no neighbours."""
    elements = []
    if ends and page > 1:
        elements.append(button(ends[0], f"{action_id}_newest", "0"))
    if page > 0:
        elements.append(button(said[0], f"{action_id}_newer", str(page - 1)))
    if page < pages - 1:
        elements.append(button(said[1], f"{action_id}_older", str(page + 1)))
    if ends and page < pages - 2:
        elements.append(button(ends[1], f"{action_id}_oldest", str(pages - 1)))
    return [note(phrasing.page_of(page, pages)), actions(block_id, elements)]


def divider() -> Block:
    """A line."""
    return {"type": "divider"}


def modal(
    title: str,
    blocks: Sequence[Block],
    *,
    callback_id: str = "",
    submit: str = "",
    close: str,
    metadata: str = "",
) -> View:
    """A modal; title, submit and close hold at most 24 characters."""
    view: View = {
        "type": "modal",
        "title": label(title, 24),
        "close": label(close, 24),
        "blocks": list(blocks),
    }
    if callback_id:
        view["callback_id"] = callback_id
    if submit:
        view["submit"] = label(submit, 24)
    if metadata:
        view["private_metadata"] = metadata
    return view


def form(title: str, blocks: Sequence[Block], callback_id: str, submit: str, metadata: str) -> View:
    """A modal that is sent, or given up."""
    return modal(title, blocks, callback_id=callback_id, submit=submit, close=phrasing.CANCEL, metadata=metadata)


def field(block_id: str, question: str, element: Block, *, optional: bool = False) -> Block:
    """A field of a modal."""
    made = {"type": "input", "block_id": block_id, "label": label(question, 2000), "element": element}
    return made | ({"optional": True} if optional else {})


def select(
    block_id: str, question: str, named: Mapping[str, str], chosen: str = "", *, optional: bool = False
) -> Block:
    """A select of a modal, of values with their words; its action_id is the block's id."""
    options = {value: option(words, value) for value, words in named.items()}
    element: Block = {"type": "static_select", "action_id": block_id, "options": list(options.values())}
    if chosen in options:
        element["initial_option"] = options[chosen]
    return field(block_id, question, element, optional=optional)


def many_select(block_id: str, question: str, labels: Sequence[str], chosen: int) -> Block:
    """A select of a modal from which several may be chosen, the first `chosen` of them beforehand; its action_id is
    "picked", an option's value its number."""
    options = [option(each, str(number)) for number, each in enumerate(labels[:100])]
    element: Block = {"type": "multi_static_select", "action_id": "picked", "options": options}
    if chosen:
        element["initial_options"] = options[:chosen]
    return field(block_id, question, element, optional=True)


def typed_input(
    block_id: str,
    question: str,
    *,
    initial: str = "",
    placeholder: str = "",
    limit: int = 300,
    multiline: bool = False,
    optional: bool = False,
) -> Block:
    """A text field of a modal; its action_id is "text"."""
    element: Block = {
        "type": "plain_text_input",
        "action_id": "text",
        "max_length": limit,
        "multiline": multiline,
    }
    if initial:
        element["initial_value"] = initial[:limit]
    if placeholder:
        element["placeholder"] = label(placeholder, 150)
    return field(block_id, question, element, optional=optional)


def _whole(mrkdwn: str, limit: int) -> str:
    """Our own mrkdwn, cut at a line's end where it is too long; never empty."""
    if len(mrkdwn) <= limit:
        return mrkdwn or " "
    kept = mrkdwn[: limit - 1]
    return (kept[: kept.rfind("\n")] if "\n" in kept else kept[: kept.rfind(" ")]) + "…"
