"""Who may do what with what Candor shows: the one place that decides, for every button, view and command. Pure.

    act_of("candor_sql")                                   what a control does
    refusal(Act.LOOK, Who.COLLEAGUE, Where.PRIVATE)        "" where it is allowed, else the sentence that says why not

Slack shows a button only to people who see its message, and signs what it delivers. The rules here do not rely on
that alone: they also hold where a click is copied, made up or comes from another workspace.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import Enum

from bot.slack.clarifications import parts
from bot.slack.views import answer, clarification, feedback, first_words, home, progress
from bot.slack.views.afterwards import correcting, leaving_out, sharing
from bot.slack.views.kept import definitions, menu, schedules, verified
from bot.slack.views.memory import ids as memory
from bot.slack.views.review import review
from bot.wording import errors, refusals
from reliability.values import Hint, HintScope


class Act(Enum):
    """What a control, a view or a command does."""

    ASK = "ask"
    REPLY = "reply"  # which of them counts, the store decides: a clarification names who may answer it
    LOOK = "look"  # the SQL, the promise and the chart of an answer
    TAKE = "take"  # the whole result as a file
    JUDGE = "judge"
    STOP = "stop"  # a question that waits or is worked on
    CORRECT = "correct"  # what an answer was meant to be, after it was called wrong
    SHARE = "share"  # an answer in another conversation, or pinned, or run again
    AGAIN = "again"  # the question of an answer, without a hint that steered it
    HOME = "home"  # a person's own Home
    HINT = "hint"  # their own: which hints, `hint_refusal` decides; which schedules, who set them up
    MEMORY = "memory"  # everybody's hints and defined words: looking through them and changing them
    REVIEW = "review"  # what others asked and what is promised: wherever they click


class Who(Enum):
    """What a person is to an answer; the first that fits."""

    NOBODY = "nobody"  # no account that Slack knows
    OUTSIDER = "outsider"  # of another workspace that is not answered
    GONE = "gone"  # a deactivated account
    ASKER = "asker"
    MEMBER = "member"  # of the workspace and of the channel
    GUEST = "guest"  # in the channel: a restricted account, or of another workspace that is answered
    ADMIN = "admin"  # of the workspace, not in the channel; for STOP also in it
    COLLEAGUE = "colleague"  # of the workspace, not in the channel
    PASSER_BY = "passer-by"  # a guest who is not in the channel
    UNKNOWN = "unknown"  # Slack does not tell


class Where(Enum):
    """Where an answer stands, or where something is asked."""

    PUBLIC = "public"
    PRIVATE = "private"  # private channels and group messages
    DIRECT = "direct"
    UNKNOWN = "unknown"  # Slack does not tell


_ANYBODY = frozenset(Who) - {Who.NOBODY, Who.OUTSIDER, Who.GONE}
_ASKER = frozenset({Who.ASKER})
_INSIDE = frozenset({Who.ASKER, Who.MEMBER, Who.GUEST})
_WORKSPACE = _INSIDE | {Who.ADMIN, Who.COLLEAGUE}

RULES: Mapping[Act, Mapping[Where, frozenset[Who]]] = {
    Act.ASK: dict.fromkeys(Where, _ANYBODY),
    Act.REPLY: dict.fromkeys(Where, _ANYBODY),
    # Whoever opens Home sees only what is theirs in it.
    Act.HOME: dict.fromkeys(Where, _ANYBODY | {Who.OUTSIDER, Who.GONE}),
    Act.HINT: dict.fromkeys(Where, _ANYBODY),
    # Wherever they are: an admin of the workspace, and nobody whom Slack does not call one.
    Act.MEMORY: dict.fromkeys(Where, frozenset({Who.ADMIN})),
    # It is asked in the asker's name and read with the asker's hints.
    Act.AGAIN: dict.fromkeys(Where, _ASKER),
    Act.REVIEW: dict.fromkeys(Where, frozenset({Who.ADMIN})),
    Act.LOOK: {
        Where.PUBLIC: _WORKSPACE,
        Where.PRIVATE: _INSIDE,
        Where.DIRECT: _ASKER,
        Where.UNKNOWN: _ASKER,
    },
    # A guest sees what is posted; the whole result goes to people of the workspace.
    Act.TAKE: {
        Where.PUBLIC: frozenset({Who.ASKER, Who.MEMBER, Who.ADMIN}),
        Where.PRIVATE: frozenset({Who.ASKER, Who.MEMBER}),
        Where.DIRECT: _ASKER,
        Where.UNKNOWN: _ASKER,
    },
    # A verdict shows nothing: where Slack does not tell, a click is what it seems.
    Act.JUDGE: {
        Where.PUBLIC: _WORKSPACE | {Who.UNKNOWN},
        Where.PRIVATE: _INSIDE | {Who.UNKNOWN},
        Where.DIRECT: _ASKER,
        Where.UNKNOWN: _WORKSPACE | {Who.UNKNOWN},
    },
    # It is read in the asker's name and posted where the answer stands.
    Act.CORRECT: {
        Where.PUBLIC: frozenset({Who.ASKER, Who.ADMIN}),
        Where.PRIVATE: frozenset({Who.ASKER, Who.ADMIN}),
        Where.DIRECT: _ASKER,
        Where.UNKNOWN: _ASKER,
    },
    # What is said in private leaves it by nobody but who asked.
    Act.SHARE: {
        Where.PUBLIC: frozenset({Who.ASKER, Who.MEMBER, Who.ADMIN}),
        Where.PRIVATE: _ASKER,
        Where.DIRECT: _ASKER,
        Where.UNKNOWN: _ASKER,
    },
    # An admin is one in the channel too.
    Act.STOP: {
        Where.PUBLIC: frozenset({Who.ASKER, Who.ADMIN}),
        Where.PRIVATE: frozenset({Who.ASKER, Who.ADMIN}),
        Where.DIRECT: _ASKER,
        Where.UNKNOWN: _ASKER,
    },
}
"""Per act and place, who may. Whoever is not named may not."""

_ACTIONS: tuple[tuple[str, Act], ...] = (
    (f"{parts.YES_ACTION}|{parts.NO_ACTION}|{parts.JUST_ACTION}", Act.REPLY),
    (f"{parts.NONE_ACTION}|{parts.SELECT_ACTION}", Act.REPLY),
    (parts.CHOICE_ACTION.pattern, Act.REPLY),
    (f"{parts.OTHER_ACTION}|{parts.NAME_ACTION}", Act.REPLY),
    (f"{answer.SQL_ACTION}|{answer.PROMISE_ACTION}", Act.LOOK),
    (f"{answer.CHART_OFF_ACTION}|{answer.CHART_ON_ACTION}", Act.LOOK),
    # Which of them, and that only admins verify, is asked once more where it is done.
    (menu.MORE_ACTION, Act.LOOK),
    (f"{verified.VERIFY_ACTION}|{verified.UNVERIFY_ACTION}|{verified.VERIFIED_CALLBACK}", Act.LOOK),
    (f"{schedules.SCHEDULE_ACTION}|{schedules.SCHEDULED_CALLBACK}", Act.LOOK),
    (f"{schedules.STOP_SCHEDULE_ACTION}|{schedules.RESUME_SCHEDULE_ACTION}", Act.HINT),
    (schedules.NEW_SCHEDULE_ACTION, Act.HINT),
    (rf"{schedules.SCHEDULE_PAGE_ACTION}_\w+", Act.HOME),
    (f"{schedules.RENAME_SCHEDULE_ACTION}|{schedules.RENAMED_CALLBACK}", Act.HINT),
    (f"{answer.CSV_ACTION}|{menu.XLSX_ACTION}", Act.TAKE),
    (f"{answer.RIGHT_ACTION}|{answer.WRONG_ACTION}", Act.JUDGE),
    # That only admins write SQL is asked once more where it is done.
    (f"{correcting.CORRECT_CALLBACK}|{correcting.WRITTEN_CALLBACK}", Act.CORRECT),
    (rf"(?:{leaving_out.LEAVE_OUT_ACTION}|{leaving_out.INCLUDE_ACTION})\d", Act.CORRECT),
    (f"{sharing.SHARE_ACTION}|{sharing.SHARE_CALLBACK}|{sharing.AGAIN_ACTION}", Act.SHARE),
    (progress.STOP_ACTION, Act.STOP),
    (answer.NOT_NOW_ACTION, Act.AGAIN),
    (rf"{memory.PAGE_ACTION}_\w+|{memory.OPEN_ACTION}|{memory.EXPORT_ACTION}", Act.MEMORY),
    (f"{memory.SEARCH_ACTION}|{memory.ADD_ACTION}|{memory.IMPORT_ACTION}", Act.MEMORY),
    (f"{memory.EDIT_ACTION}|{memory.RETIRE_ACTION}|{memory.RESTORE_ACTION}", Act.MEMORY),
    (f"{memory.PROMOTE_ACTION}|{memory.MERGE_ACTION}", Act.MEMORY),
    (f"{memory.SEARCH_CALLBACK}|{memory.ADD_CALLBACK}", Act.MEMORY),
    (f"{memory.IMPORT_CALLBACK}|{memory.MERGE_CALLBACK}", Act.MEMORY),
    (f"{definitions.DEFINE_ACTION}|{definitions.REMOVE_ACTION}", Act.MEMORY),
    (f"{definitions.DEFINED_CALLBACK}|{definitions.REMOVED_CALLBACK}", Act.MEMORY),
    (rf"{home.PAGE_ACTION}_\w+", Act.HOME),
    (f"{home.EDIT_ACTION}|{home.RETIRE_ACTION}", Act.HINT),
    (rf"{first_words.EXAMPLE_ACTION}\d+", Act.ASK),
    (clarification.OTHER_CALLBACK, Act.REPLY),
    (home.HINT_CALLBACK, Act.HINT),
    (feedback.WRONG_CALLBACK, Act.JUDGE),
    (f"{review.NEXT_ACTION}|{review.ON_ACTION}|{review.OFF_ACTION}", Act.REVIEW),
    (f"{review.REVIEW_CALLBACK}|{review.SQL_CALLBACK}", Act.REVIEW),
    ("/ask", Act.ASK),
)


def act_of(name: str) -> Act | None:
    """What a control's action id, a view's callback id or a command does; None where no rule knows it.

    >>> act_of("candor_sql"), act_of("candor_sql_of_somebody")
    (<Act.LOOK: 'look'>, None)
    """
    return next((act for pattern, act in _ACTIONS if re.fullmatch(pattern, name)), None)


def refusal(act: Act | None, who: Who, where: Where) -> str:
    """Why somebody may not do it, in one sentence; "" where they may. What no rule knows nobody may."""
    if act is not None and who in RULES[act][where]:
        return ""
    if who is Who.OUTSIDER:
        return refusals.OUTSIDER
    if who in (Who.NOBODY, Who.GONE):
        return refusals.NO_ACCOUNT
    if act is None:
        return refusals.NO_RULE
    if act is Act.MEMORY and who is not Who.UNKNOWN:
        return refusals.ADMINS_ONLY
    if act is Act.REVIEW and who is not Who.UNKNOWN:
        return refusals.REVIEW_ADMINS
    if who is Who.UNKNOWN or where is Where.UNKNOWN:
        return errors.CANNOT_CHECK
    if act is Act.STOP:
        return refusals.NOT_YOURS_TO_STOP
    if act is Act.CORRECT:
        return refusals.NOT_YOURS_TO_CORRECT
    if act is Act.SHARE:
        return refusals.NOT_YOURS_TO_SHARE
    if act is Act.AGAIN:
        return refusals.NOT_YOURS_TO_ASK_AGAIN
    return refusals.NOT_YOURS_TO_TAKE if act is Act.TAKE and where is Where.PUBLIC else refusals.NOT_YOURS_TO_SEE


def hint_refusal(hint: Hint, person: str, *, is_guest: bool, is_admin: bool) -> str:
    """Why somebody may not change a hint: their own is theirs, and admins change every one."""
    if is_guest:
        return refusals.HINT_GUEST
    is_own = hint.scope is HintScope.PERSON and hint.owner == person
    if is_own or is_admin:
        return ""
    return refusals.HINT_NOT_YOURS
