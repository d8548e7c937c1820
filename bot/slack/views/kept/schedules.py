"""Asking again regularly: the modal that sets it up, and what a person's Home lists of it."""

from __future__ import annotations

import json
from collections.abc import Sequence

from adapters.store.kept.names import LONGEST_NAME
from adapters.store.kept.schedules import Schedule
from bot import wording
from bot.asks.schedules.runs import limit_of, when_of
from bot.slack.views.kit import Block, View, actions, button, divider, form, section, select, typed_input
from bot.slack.views.text import inert, quoted

SCHEDULE_ACTION = "candor_schedule"
STOP_SCHEDULE_ACTION, RESUME_SCHEDULE_ACTION = "candor_schedule_stop", "candor_schedule_resume"
SCHEDULED_CALLBACK = "candor_scheduled"
RENAME_SCHEDULE_ACTION, RENAMED_CALLBACK = "candor_schedule_rename", "candor_schedule_renamed"
SHOWN = 5
"""Schedules that Home lists: two blocks each."""


def schedule_modal(ask_id: str, channel: str, thread_ts: str, *, one_figure: bool) -> View:
    """How often, when, and, where the answer is one figure, beyond which limit."""
    blocks = [
        select("often", wording.SCHEDULE_HOW_OFTEN, wording.HOW_OFTEN, "monday"),
        typed_input("at", wording.SCHEDULE_AT, initial="9:00", limit=10),
    ]
    if one_figure:
        blocks += [
            select(
                "tell",
                wording.SCHEDULE_LIMIT_KIND,
                {each or "each": words for each, words in wording.TELL_WHEN.items()},
                "each",
            ),
            typed_input("limit", wording.SCHEDULE_LIMIT, limit=30, optional=True),
        ]
    return form(
        wording.SCHEDULE_TITLE,
        blocks,
        SCHEDULED_CALLBACK,
        wording.SAVE,
        json.dumps({"ask": ask_id, "channel": channel, "thread_ts": thread_ts}),
    )


def rename_modal(schedule: Schedule, metadata: str) -> View:
    """What a schedule is called."""
    about = section(wording.schedule_line(quoted(schedule.question, 200), inert(when_of(schedule)), "", "", ""))
    name = typed_input(
        "name",
        wording.SCHEDULE_NAME,
        initial=schedule.name,
        placeholder=wording.NAME_EXAMPLE,
        limit=LONGEST_NAME,
        optional=True,
    )
    return form(wording.SCHEDULE_NAME_TITLE, [about, name], RENAMED_CALLBACK, wording.SAVE, metadata)


def schedule_blocks(schedules: Sequence[Schedule]) -> list[Block]:
    """What Home lists of a person's schedules; nothing where there are none."""
    if not schedules:
        return []
    blocks = [divider(), section(f"*{wording.HOME_SCHEDULES}*")]
    for each in schedules[:SHOWN]:
        paused = inert(each.why, 200) if each.state == "paused" else ""
        line = wording.schedule_line(
            quoted(each.question, 200), inert(when_of(each)), each.sign, limit_of(each), paused, inert(each.name, 200)
        )
        buttons = [
            button(wording.RENAME_SCHEDULE, RENAME_SCHEDULE_ACTION, each.id),
            button(wording.STOP_SCHEDULE, STOP_SCHEDULE_ACTION, each.id),
        ]
        if paused:
            buttons.insert(0, button(wording.RESUME_SCHEDULE, RESUME_SCHEDULE_ACTION, each.id))
        blocks += [section(line), actions(f"candor_schedule:{each.id}", buttons)]
    if len(schedules) > SHOWN:
        blocks.append(section(wording.MORE_SCHEDULES))
    return blocks
