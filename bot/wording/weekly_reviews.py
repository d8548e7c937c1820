"""Reviews of questions that are drawn each week, and the calibrations that are made from them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.wording import phrasing
from reliability.promises.reviews.outlook import Outlook, Prospect

if TYPE_CHECKING:
    from reliability.promises.unasked_threshold import GuaranteedRisk

REVIEWS = "Reviews"
REVIEW_BUTTON = "Review a question"
REVIEW_TITLE = "Review a question"
REVIEW_TAKE = "Take it"
REVIEW_SEND = "Go on"
REVIEW_WHICH = "Which of these answers it?"
REVIEW_NONE = "None of these"
REVIEW_SQL = "Or the SQL that answers it"
REVIEW_SQL_HINT = "One SELECT. I run it read-only and show you what it returns before I take it."
REVIEW_NOT_CHOSEN = "Please pick a reading, or “None of these”, or type the SQL."
REVIEW_BOTH = "Please pick “None of these” beside your own SQL, so that I know which of them you mean."
REVIEW_CHECKING = "I am running your SQL…"
REVIEW_RETURNS = "This is what your SQL returns. Does it answer the question?"
REVIEW_TAKEN = "Thank you, I noted it."
REVIEW_TAKEN_BEFORE = "Somebody reviewed this question before; what they said stays."
REVIEW_GONE = "That question is not there to be reviewed any more."
REVIEW_FAILED = "I couldn't save that just now. Please try again in a minute."

NOTHING_TO_REVIEW = "There is nothing to review just now. I draw from each week two days after it ended."
REVIEW_COUNTS = "Drawn at random: it counts for the promise once the whole week is reviewed."
REVIEW_LEARNS = "Drawn because I was in doubt: it helps me to learn, and never counts for the promise."
REVIEW_NO_READINGS = "I had no reading of it that ran."
REVIEW_MEANS_NONE = (
    "“None of these” without SQL says that no query is known that answers it: whatever I answer counts as wrong."
)
REVIEW_CUT = "it returns more rows than I may read, so it cannot be compared."
REVIEWS_AT_WORK = "Another process is at it."
NOTHING_DUE = "No calibration is due: it waits for more reviews."
PROMISE_ON, PROMISE_OFF = "Use this calibration", "Stop using it"


def review_sql_refused(why: str) -> str:
    """Under the SQL box (plain text): why a statement was not run, or gave nothing."""
    return f"I can't take this SQL: {why}"


def review_sql_long(most: int) -> str:
    """The end of a sentence: a query that is too long to be taken."""
    return f"it is longer than {most:,} characters."


def review_left(count: int) -> str:
    """How many questions wait to be reviewed."""
    if not count:
        return NOTHING_TO_REVIEW
    return "One question waits to be reviewed." if count == 1 else f"{count:,} questions wait to be reviewed."


def review_outlook(found: Outlook) -> str:
    """How far reviews have come towards a promise, in one true sentence."""
    most = f"at most {phrasing.in_percent(found.risk)} wrong"
    reviewed = f"{found.reviews:,} {'question is' if found.reviews == 1 else 'questions are'} reviewed"
    if not found.reviews:
        return "No question is reviewed yet, so nobody knows yet how often I am wrong."
    if found.prospect is Prospect.NOTHING_YET:
        return f"{reviewed}, none of which I had an answer for, so nobody knows yet how often I am wrong."
    seen = f"I was wrong on {found.wrong:,} of {found.answers:,}"
    if found.prospect is Prospect.TOO_OFTEN_WRONG:
        share = phrasing.in_percent(found.wrong / found.answers)
        return (
            f"{reviewed}: {seen} ({share}), and while that is so, no number of reviews can show a promise of {most} "
            "for all that I would answer."
        )
    if found.needed is None:
        return f"{reviewed}: {seen}, too close to a promise of {most} for any number of reviews that I plan for."
    begin = f"{found.reviews:,} of about {found.needed:,} reviews"
    if found.reviews >= found.needed:
        return f"{begin}: at today's error ({seen}) a promise of {most} is in reach now."
    if found.weeks is None:
        return f"{begin}: at today's error ({seen}) a promise of {most} is in reach then."
    when = "a week" if found.weeks == 1 else f"{found.weeks:,} weeks"
    return f"{begin}: at today's error ({seen}) a promise of {most} is in reach in {when}."


def review_proposal(warehouse: str, reviews: int, state: str, promise: str, why: str = "") -> str:
    """What became of the latest calibration from reviews."""
    made = f"From {reviews:,} reviews of {warehouse} I made a calibration"
    if state == "failed":
        return f"From {reviews:,} reviews of {warehouse} I could not make a calibration: {why}"
    if state == "broken":
        return f"{made}; it does not hold any more, so I stopped using it: {why}"
    is_on = {
        "on": "and answer with it",
        "off": "and somebody turned it off",
        "proposed": "and wait for you to turn it on",
    }
    return f"{made}, {is_on[state]}. {promise}"


def proposal_told(warehouse: str, reviews: int, promise: str) -> str:
    """What admins are told, once, when a calibration was made from reviews."""
    return (
        f"From {reviews:,} reviews of {warehouse} I made a calibration. {promise} It is not in use: an admin turns it on "
        "in my Home tab, or by candor review on."
    )


def proposal_failed(warehouse: str, reviews: int, why: str) -> str:
    """What admins are told, once, when reviews gave no calibration."""
    return f"From {reviews:,} reviews of {warehouse} I could not make a calibration: {why} The next look is later."


def proposal_off(warehouse: str, why: str) -> str:
    """What admins are told, once, when a calibration turned itself off."""
    return f"I stopped using the calibration of {warehouse} that was made from reviews, because {why}; I ask again instead."


def broke_by_reviews(wrong: int, answers: int, limit: float) -> str:
    """Why a calibration turned itself off, as the end of "because …": what the weekly reviews showed."""
    return (
        f"{wrong:,} of {answers:,} answers that I gave with it unasked and that were drawn and reviewed were wrong, more "
        f"than my promise of at most {phrasing.in_percent(limit)} allows by chance"
    )


def broke_by_verdicts(failures: int, trials: int, limit: float, bound: str) -> str:
    """The same: what people's verdicts showed."""
    what = "answers given unasked were wrong" if bound == "error" else "questions had their right reading left out"
    return f"{failures:,} of {trials:,} judged {what}, more than my promise of at most {phrasing.in_percent(limit)} allows by chance"


def promise_of_proposal(unasked: GuaranteedRisk | None) -> str:
    """What a calibration from reviews promises, in one sentence."""
    if unasked is None or unasked.threshold is None or unasked.bound is None:
        return "It shows how likely an answer is right, and could show no bound on wrong answers, so I ask before each."
    return (
        f"With {phrasing.in_percent(1 - unasked.promised_delta)} confidence at most {phrasing.in_percent(unasked.bound)} of the answers that I would give "
        f"unasked are wrong ({unasked.wrong:,} of {unasked.answered:,} were)."
    )
