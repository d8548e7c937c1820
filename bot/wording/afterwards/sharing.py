"""An answer that is shared, pinned, named or run again."""

AGAIN = "Run again with today's data"
AGAIN_SAME = "Run again, the same query: nothing has changed."
AGAIN_UNKNOWN = (
    "Run again, the same query. It returns too much, or other columns than before, so I can't say what changed."
)
AGAIN_RUNNING = "I am running it already; the result follows here."
AGAIN_NOT_CONFIRMED = "Only an answer that somebody chose, verified, or that a promise stands behind can be run again."


def again_figure(before: str, now: str) -> str:
    """Under an answer that was run again: one figure, before and now."""
    return f"Run again, the same query: it was {before}, it is {now} now."


def again_rows(added: int, removed: int, changed: int) -> str:
    """The same for rows.

    >>> again_rows(1, 0, 2)
    'Run again, the same query: since then 1 row came and 2 rows changed.'
    """
    said = [
        f"{count:,} {'row' if count == 1 else 'rows'} {what}"
        for count, what in ((added, "came"), (removed, "went"), (changed, "changed"))
        if count
    ]
    return (
        f"Run again, the same query: since then {' and '.join([', '.join(said[:-1]), said[-1]] if said[1:] else said)}."
    )


SHARE, SHARE_TITLE = "Share, pin or name…", "Share, pin or name"
SHARE_WHERE = "Share in this channel or conversation"
SHARE_WORDS = "Your words with it"
SHARE_INTRO = "I post the answer as it is shown here, with your name and the question, for all who are there."
PIN, PIN_LABEL = "Pin the answer here, in its own channel", "Pin"
SHARE_NOTHING = "Please choose where to share it, or tick the box to pin it."
SHARE_NOTHING_NAMED = "Please choose where to share it, tick the box to pin it, or change its name."
ANSWER_NAME = "Its name, which stands over the answer and names its files"
ANSWER_NAMED, ANSWER_UNNAMED = "Noted: the answer has that name now.", "Noted: the answer has no name any more."
NAMED_NOT_SHOWN = "I noted the name, but couldn't change the message; files and what you share from now on have it."
NAME_EXAMPLE = "For example: Weekly sales"

SHARE_BOT_MISSING = "I am not in that conversation, so I can't post there. Invite me there first, then share it again."
SHARE_NOT_YOURS = "You are not in that conversation, or Slack does not tell me so."
SHARE_OUTSIDE = "People of other companies are in that channel, so I don't share answers there."
SHARE_NOT_THERE = "An admin has chosen in which channels I post, and that is none of them."
SHARE_HIDDEN = "This answer reads what is hidden by now, or what not everybody may read, so it stays where it is."
SHARE_CHECKED = "I couldn't check whether it may be shown there just now. Please try again in a minute."
SHARE_FAILED = "Slack did not take the message. Please try again later."
PINNED, PINNED_BEFORE = "Pinned.", "It is pinned here already."
PIN_SCOPE = (
    "I may not pin messages in this workspace: the app lacks the permission pins:write. An admin can add it as "
    "deploy/slack/README.md says; until then you can pin the message yourself."
)
PIN_FAILED = "Slack did not let me pin that message."


def shared_by(person: str, question: str) -> str:
    """Over an answer that was shared; the question is said between marks already."""
    return f"{person} shares an answer to {question}"


def shared_asked_by(person: str) -> str:
    """Under an answer that was shared: whose question it was, and of when its data are."""
    return f"Asked by {person}. It shows the data as they were when it was answered."


SHARED_DIRECT = "your direct messages with me"


def shared_in(channel: str) -> str:
    """What who shared an answer hears."""
    return f"Shared in {channel}."
