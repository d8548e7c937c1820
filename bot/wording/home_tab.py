"""The Home tab: what it begins with, what answers here, and for admins how it goes."""

from __future__ import annotations

from bot.wording import phrasing
from reliability.promises.feedback import Fault
from reliability.values import Reason

HOME_TITLE = "Candor"
HOME_INTRO = (
    "Ask me about your data in plain English: mention me in a channel, write me a direct message, or use "
    "`/ask`. When I'm not sure what you mean, I ask; when I can't know, I say so."
)
HOME_EXAMPLES = "Try one"
HOME_SETUP = "What answers you"

HOME_UNAVAILABLE = "I can't read my memory right now, so hints are missing here. Open this tab again in a minute."

DEFAULT_CHANNEL, EVERYWHERE = "Direct messages and all other channels", "Direct messages and all channels"


def setup_lines(warehouse: str, model: str, calibration: str) -> str:
    """Which warehouse, model and calibration a channel uses (mrkdwn)."""
    return f"*Warehouse:* {warehouse}\n*Model:* {model}\n*Calibration:* {calibration}"


OVERVIEW = "How it goes"
NO_ASKS = "No question has ended in this time."
OPEN_NOW = "Open now"
ASKS, ANSWERED, ASKED_BACK = "Questions", "Answered", "Asked back"
NOT_ANSWERED, FAILED = "No answer", "Failed"
HELPED = "No data question"
STOPPED_COUNT = "Stopped"
GIVEN_UNASKED, GIVEN_AFTER_ASKING = "Answers given without asking", "Answers given after asking"
BROKEN = "That is more than chance: please calibrate again."
FAULTS_SHORT = {
    Fault.ELEMENT: "table or column",
    Fault.FILTER: "filter or period",
    Fault.CALCULATION: "calculation",
    Fault.MISUNDERSTOOD: "misunderstood",
    Fault.OTHER: "something else",
}
REASONS_SHORT = {
    Reason.AMBIGUOUS: "ambiguous",
    Reason.NOT_IN_DATA: "not in the data",
    Reason.NOT_COMPUTED: "cannot be worked out",
    Reason.COULD_NOT_RUN: "could not run",
    Reason.NOT_SURE: "not sure enough",
    Reason.NO_ACCESS: "no access",
    Reason.TOO_MANY_QUESTIONS: "too many questions back",
    Reason.EXPIRED: "expired",
    Reason.NOT_A_QUESTION: "no question",
    Reason.UNAVAILABLE: "database away",
}


def overview_intro(days: int) -> str:
    """What the figures are of, and who sees them."""
    return f"Questions that ended in the last {days} days. You see this because you are an admin."


def judged(which: str, wrong: int, answers: int) -> str:
    """How many of the answers that people judged were wrong."""
    if not answers:
        return f"*{which}:* nobody has judged one yet"
    return f"*{which}:* of {answers:,} that somebody judged, {phrasing.share_of(wrong, answers)} wrong"


def error_so_far(wrong: int, answers: int, limit: float) -> str:
    """The error of answers given unasked beside its promise, for one calibration."""
    seen = f"so far {phrasing.share_of(wrong, answers)} of {answers:,}"
    return f"*Promise: at most {phrasing.in_percent(limit)} wrong of what I answer without asking:* {seen}"


def coverage_so_far(missed: int, questions: int, limit: float) -> str:
    """The coverage of the credible readings beside its promise, for one calibration."""
    kept = f"so far {phrasing.share_of(questions - missed, questions)} of {questions:,}"
    return f"*Promise: at least {phrasing.in_percent(1 - limit)} coverage:* {kept}"


COVERAGE_MEANS = (
    "Promises are those of the latest calibration. Coverage: a right reading was among those that I considered. "
    "Both are counted where somebody judged the answer or chose a reading."
)


def why_no_answer(counted: str) -> str:
    """The reasons of abstentions."""
    return f"Why no answer: {counted}"


def what_was_wrong(counted: str) -> str:
    """What people said was wrong with answers."""
    return f"What was wrong: {counted}"


def error_above(wrong: int, answers: int, limit: float) -> str:
    """What admins are told, once, when answers given unasked are wrong too often."""
    return (
        f"Of the {answers:,} answers that I gave without asking and that somebody judged, {wrong:,} were wrong "
        f"({phrasing.in_percent(wrong / answers)}), more than my promise of at most {phrasing.in_percent(limit)} allows by chance; "
        "please look at the figures in my Home tab and calibrate again."
    )


def coverage_below(missed: int, questions: int, limit: float) -> str:
    """What admins are told, once, when the right reading is too often not among the credible ones."""
    return (
        f"For {missed:,} of the {questions:,} questions whose readings somebody judged, none that I held credible "
        f"was right ({phrasing.in_percent(missed / questions)}), more than my promise of at most {phrasing.in_percent(limit)} allows "
        "by chance; please look at the figures in my Home tab and calibrate again."
    )
