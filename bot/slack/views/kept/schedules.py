"""Asking again regularly: the modal that sets it up, and what a person's Home lists of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from adapters.store.kept.names import LONGEST_NAME
from adapters.store.kept.schedules import Schedule
from bot.asks.schedules.runs import limit_of, when_of
from bot.slack.views.kit import Block, View, actions, button, divider, form, pager, section, select, typed_input
from bot.slack.views.text import inert, quoted
from bot.wording import phrasing
from bot.wording.afterwards import sharing
from bot.wording.kept import scheduling

SCHEDULE_ACTION = "candor_schedule"
STOP_SCHEDULE_ACTION, RESUME_SCHEDULE_ACTION = "candor_schedule_stop", "candor_schedule_resume"
SCHEDULED_CALLBACK = "candor_scheduled"
RENAME_SCHEDULE_ACTION, RENAMED_CALLBACK = "candor_schedule_rename", "candor_schedule_renamed"
NEW_SCHEDULE_ACTION, SCHEDULE_PAGE_ACTION = "candor_schedule_new", "candor_schedule_page"
SHOWN = 5
"""Schedules on a page of Home: two blocks each."""
MOST_ANSWERS = 25
"""Answers of somebody that Home offers to ask again, the latest."""


def schedule_modal(ask_id: str, channel: str, thread_ts: str, *, one_figure: bool) -> View:
    """How often, when, where, and, if the answer is one figure, beyond which limit."""
    about = {"ask": ask_id, "channel": channel, "thread_ts": thread_ts}
    blocks = [*_when(one_figure=one_figure), *where_told(channel)]
    return form(scheduling.SCHEDULE_TITLE, blocks, SCHEDULED_CALLBACK, phrasing.SAVE, json.dumps(about))


def new_schedule_modal(answers: Sequence[tuple[str, str]], home: str) -> View:
    """The same from Home, with the answers (id, words) that may be asked again, of which one is picked; `home` is what
    Home shows."""
    blocks = [
        section(scheduling.SCHEDULE_INTRO),
        select("which", scheduling.SCHEDULE_WHICH, dict(answers[:MOST_ANSWERS]), answers[0][0] if answers else ""),
        *_when(one_figure=True),
        *where_told(""),
    ]
    about = json.dumps({"home": home}, ensure_ascii=False)
    return form(scheduling.SCHEDULE_TITLE, blocks, SCHEDULED_CALLBACK, phrasing.SAVE, about)


def _when(*, one_figure: bool) -> list[Block]:
    blocks = [
        select("often", scheduling.SCHEDULE_HOW_OFTEN, scheduling.HOW_OFTEN, "monday"),
        typed_input("at", scheduling.SCHEDULE_AT, initial="9:00", limit=10),
    ]
    if one_figure:
        blocks += [
            select(
                "tell",
                scheduling.SCHEDULE_LIMIT_KIND,
                {each or "each": words for each, words in scheduling.TELL_WHEN.items()},
                "each",
            ),
            typed_input("limit", scheduling.SCHEDULE_LIMIT, limit=30, optional=True),
        ]
    return blocks


def where_told(channel: str, *, in_channel: bool = False) -> list[Block]:
    """Where what a schedule gives is posted; a direct message offers no choice. The channel is "" where any may be
    meant."""
    if channel.startswith("D"):
        return []
    chosen = "channel" if in_channel else "thread"
    return [select("where", scheduling.SCHEDULE_WHERE, scheduling.WHERE_TOLD, chosen)]


def rename_modal(schedule: Schedule, metadata: str) -> View:
    """What a schedule is called, and where it is told."""
    about = section(scheduling.schedule_line(quoted(schedule.question, 200), inert(when_of(schedule)), "", "", ""))
    name = typed_input(
        "name",
        scheduling.SCHEDULE_NAME,
        initial=schedule.name,
        placeholder=sharing.NAME_EXAMPLE,
        limit=LONGEST_NAME,
        optional=True,
    )
    blocks = [about, name, *where_told(schedule.channel, in_channel=schedule.in_channel)]
    return form(scheduling.SCHEDULE_CHANGE_TITLE, blocks, RENAMED_CALLBACK, phrasing.SAVE, metadata)


def schedule_blocks(schedules: Sequence[Schedule], page: int = 0) -> list[Block]:
    """What Home lists of a person's schedules, a page of it, and a button that sets one up."""
    blocks = [divider(), section(f"*{scheduling.HOME_SCHEDULES}*\n{scheduling.HOME_SCHEDULES_INTRO}")]
    pages = max(1, -(-len(schedules) // SHOWN))
    page = min(page, pages - 1)
    for each in schedules[page * SHOWN : (page + 1) * SHOWN]:
        paused = inert(each.why, 200) if each.state == "paused" else ""
        line = scheduling.schedule_line(
            quoted(each.question, 200),
            inert(when_of(each)),
            each.sign,
            limit_of(each),
            paused,
            inert(each.name, 200),
            f"<#{each.channel}>" if each.in_channel else "",
        )
        buttons = [
            button(scheduling.CHANGE_SCHEDULE, RENAME_SCHEDULE_ACTION, each.id),
            button(scheduling.STOP_SCHEDULE, STOP_SCHEDULE_ACTION, each.id),
        ]
        if paused:
            buttons.insert(0, button(scheduling.RESUME_SCHEDULE, RESUME_SCHEDULE_ACTION, each.id))
        blocks += [section(line), actions(f"candor_schedule:{each.id}", buttons)]
    if pages > 1:
        blocks += pager(page, pages, SCHEDULE_PAGE_ACTION, "candor_schedules", (scheduling.SOONER, scheduling.LATER))
    return [*blocks, actions("candor_schedule_new", [button(scheduling.NEW_SCHEDULE, NEW_SCHEDULE_ACTION, "new")])]
