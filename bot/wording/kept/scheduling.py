"""Schedules and alerts: answers that are asked again every day, week or month, or when a figure crosses a limit."""

from __future__ import annotations

from collections.abc import Sequence

SCHEDULE, SCHEDULE_TITLE = "Ask again regularly…", "Ask again regularly"
SCHEDULE_HOW_OFTEN, SCHEDULE_AT = "How often?", "At what time? (for example 9:00)"
SCHEDULE_LIMIT_KIND, SCHEDULE_LIMIT = "Tell me", "The limit, if you chose one"
HOW_OFTEN = {
    "daily": "Every day",
    "weekdays": "Every weekday (Monday to Friday)",
    "monday": "Every Monday",
    "tuesday": "Every Tuesday",
    "wednesday": "Every Wednesday",
    "thursday": "Every Thursday",
    "friday": "Every Friday",
    "monthly": "On the first of every month",
}
TELL_WHEN = {
    "": "Each time",
    "above": "Only when the figure gets above a limit",
    "below": "Only when it gets below a limit",
}
SCHEDULE_WHERE = "Where am I to post it?"
WHERE_TOLD = {"thread": "In the thread of the answer", "channel": "In the channel too"}
WHERE_NO_CHANNEL = "That answer stands in a direct message, which has no channel beside it."
WHERE_NOT_YOURS = (
    "Only somebody who is in that channel can have an answer shown there. Leave it to the thread, or join the channel."
)
WHERE_UNKNOWN = (
    "Slack doesn't tell me whether you are in that channel. Leave it to the thread, or try again in a minute."
)
NO_SUCH_TIME = "Please type a time of the day, such as 9:00 or 17:30."
NO_SUCH_LIMIT = "Please type the limit as a number, such as 1,200 or 12.5."
LIMIT_UNCLEAR = (
    "I can't tell for sure which limit you mean, so I haven't set up anything. Please say “above” or “below” and the whole "
    "number, for example “tell me when returns are above 1,200”."
)
NOTHING_TO_REPEAT = (
    "I can ask an answer again, so say that in the thread of the answer that you mean. Ask your question first if there "
    "is none."
)
NOT_CONFIRMED = (
    "Only an answer that somebody chose, verified, or that a promise stands behind can be asked again by itself."
)
NO_ONE_FIGURE = "I can only watch one figure, and this answer is not one. Ask for the figure alone, then say it there."

WATCH_NO_FIGURE = "I can only watch one figure, and that answer is not one. Pick “Each time”, or another answer."


def not_said_there(question: str, words: str) -> str:
    """A wish to be told of what this thread's answer is not about."""
    return (
        f"This thread's answer is to “{question}”, which says nothing of “{words}”. Ask for just the figure that I am to "
        "watch, then say in its thread when to tell you."
    )


NO_MOVING = (
    "I can't tell how the dates of this answer move with time, so I won't ask it again by itself. Ask for a period such as "
    "“last week” or “this month”, or for none."
)
SCHEDULE_NOT_YOURS = "Only the person who set this up, or an admin, can change it."
SCHEDULE_GONE = "That is no longer set up."
HOME_SCHEDULES = "What I ask again for you"
HOME_SCHEDULES_INTRO = (
    "An answer of yours, asked again every day, week or month, or when its figure crosses a limit. I post it in the thread "
    "of that answer, and in its channel too where you say so."
)
NEW_SCHEDULE = "Ask an answer again…"
SCHEDULE_INTRO = (
    "Which of your answers am I to ask again, and when? I post it in the thread of the answer that you pick."
)
SCHEDULE_WHICH = "The answer"
SCHEDULE_NO_ANSWERS = (
    "I have no answer of yours yet that can be asked again. Ask me a question and pick the reading that you mean; then it is "
    "offered here, and in the menu under the answer."
)
SOONER, LATER = "← Sooner", "Later →"
STOP_SCHEDULE, RESUME_SCHEDULE, CHANGE_SCHEDULE = "Stop it", "Go on", "Change…"
SCHEDULE_NAME, SCHEDULE_CHANGE_TITLE = "Its name, which stands over its answers", "Change"
_DAY_NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def due_words(weekdays: Sequence[int], day: int, hour: int, minute: int, zone: str) -> str:
    """When a schedule is due.

    >>> due_words((0,), 0, 9, 0, "Europe/Berlin"), due_words((), 1, 17, 30, "UTC")
    ('every Monday at 9:00 (Europe/Berlin)', 'on day 1 of every month at 17:30 (UTC)')
    """
    if day:
        when = f"on day {day} of every month"
    elif len(weekdays) == 7:
        when = "every day"
    elif tuple(weekdays) == (0, 1, 2, 3, 4):
        when = "every weekday"
    else:
        when = "every " + " and ".join(_DAY_NAMES[each] for each in weekdays)
    return f"{when} at {hour}:{minute:02d} ({zone})"


def scheduled(question: str, when: str, sign: str, limit: str, in_channel: bool) -> str:
    """What was set up; the question is said between guillemets already."""
    what = f"I ask {question} {when}"
    tells = f" and tell you when the figure gets {sign} {limit}" if sign else ""
    where = "What I find is shown in the channel too. " if in_channel else ""
    return f"Noted: {what}{tells}. {where}My Home tab lists it, and stops it."


def run_by_schedule(when: str, late: str) -> str:
    """Under an answer that a schedule gave."""
    return f"Asked again {when}, read as it was confirmed before.{late}"


def alerted(sign: str, limit: str, when: str) -> str:
    """Under an answer that an alert gave."""
    return f"You asked to be told: the figure is {sign} {limit} now. I look {when}."


def run_late(due: str) -> str:
    """A run that was slept through."""
    return f" It was due {due} (UTC); I was not running then."


SCHEMA_SINCE = " Tables of the database have changed since the last run; what this reads is as it was."


def data_since(dated: str, before: str, now: str) -> str:
    """Under a scheduled answer: whether there are newer data than at the last run.

    >>> data_since("order date", "2026-11-13", "2026-11-20")
    ' There are newer data than at the last run: the latest order date is 2026-11-20, it was 2026-11-13.'
    """
    if now == before:
        return f" There are no newer data than at the last run: the latest {dated} is still {now}."
    if now > before:
        return f" There are newer data than at the last run: the latest {dated} is {now}, it was {before}."
    return f" Data are gone since the last run: the latest {dated} is {now}, it was {before}."


SCHEMA_MOVED = "a table or column that it reads has changed or is gone"
DATES_DO_NOT_MOVE = "I can't tell how its dates move to today"
NOT_ONE_FIGURE_NOW = "its result is not one figure any more"
CHANNEL_ARCHIVED = "the channel that it belongs to is archived"
CHANNEL_GONE = (
    "I am not in the channel that it belongs to any more, or the channel is gone. Invite me again if it is to go on"
)
OWNER_UNKNOWN = " It stays in this thread: Slack doesn't tell me whether who asked for it to be shown in the channel is still in it."
OWNER_NOT_THERE = (
    " It stays in this thread: who asked for it to be shown in the channel is not in the channel any more."
)


def schedule_failed(question: str, why: str, paused: bool) -> str:
    """A run that failed, in the thread that it belongs to (plain text)."""
    then = (
        " I have stopped asking it; my Home tab goes on with it when you say so."
        if paused
        else " I try again next time."
    )
    return f"I could not ask “{question}” as planned: {why}.{then}"


def schedule_line(
    question: str, when: str, sign: str, limit: str, paused: str, name: str = "", channel: str = ""
) -> str:
    """One schedule in Home; the question is said between guillemets already, the name is data (mrkdwn), the channel
    that it is shown in is a mention."""
    tells = f", told only when it gets {sign} {limit}" if sign else ""
    where = f", shown in {channel} too" if channel else ""
    called = f"*{name}*\n" if name else ""
    return f"{called}{question} {when}{tells}{where}" + (f"\n:warning: Paused: {paused}." if paused else "")
