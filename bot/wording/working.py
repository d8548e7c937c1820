"""While a question is worked on: how it stands in the thread, where it waits in line, how it is stopped."""

STATUS = {
    "verified": "is looking for a verified answer…",
    "schema": "is looking at the tables…",
    "role": "is looking up what you may see…",
    "understand": "is matching your words with the data…",
    "unexplained": "is matching your words with the data…",
    "day": "is looking for the last day in the data…",
    "recall": "is looking up what you prefer…",
    "definitions": "is looking up how words are defined…",
    "link tables": "is looking for the right tables…",
    "link columns": "is looking for the right columns…",
    "confirm": "is checking what it is unsure of…",
    "watch": "is checking how sure it is…",
    "rank tables": "is looking for other tables…",
    "rank columns": "is looking for other columns…",
    "describe": "is looking at the tables…",
    "linking": "is looking for the right tables…",
    "offer": "is looking for what your question may need…",
    "read again": "is reading your question again…",
    "tell": "is noting what your words mean…",
    "write": "is writing queries…",
    "writing": "is writing queries…",
    "run": "is running queries…",
    "running": "is running queries…",
    "judge": "is comparing the results…",
    "compare": "is comparing the results…",
    "decide": "is comparing the results…",
    "intent": "is reading your message…",
    "reach": "is checking how far the data go…",
    "included": "is checking what the answer includes…",
    "leave out": "is leaving out what does not count…",
    "instead": "is looking for what comes nearest…",
    "learn": "is remembering what you said…",
    "note": "is noting that it ran…",
    "waiting": "is about to start…",  # in the queue
    "replied": "is going on with what you said…",
    "": "",
}
"""What the thread shows while an ask is at a stage; Slack puts the app's name before it."""
STATUS_OTHERWISE = "is working on it…"
WORKING = "I'm working on it."
STOP = "Stop"
STOPPED = "Stopped, as you asked. There will be no answer to this question; ask again whenever you like."
STOPPED_BY_ADMIN = "An admin stopped this question, so there will be no answer to it. You can ask again later."
STOP_TOO_LATE = "That question has already ended, so there was nothing to stop."

DECIDED_STOPPED = "The question was stopped, so this needs no answer any more."
ASK_AGAIN = "Ask again"


def in_line(place: int, about_s: float | None) -> str:
    """Where a question stands among those that wait, and about how long it will be.

    >>> in_line(1, None), in_line(3, 130.0)
    ('Your question is the next in line.', 'Your question is number 3 in line; I expect to answer in about 2 minutes.')
    """
    where = "the next in line" if place == 1 else f"number {place:,} in line"
    return f"Your question is {where}." if about_s is None else f"Your question is {where}; {_expected(about_s)}."


def _expected(seconds: float) -> str:
    if seconds < 45:
        return "I expect to answer in less than a minute"
    minutes = max(1, round(seconds / 60))
    return f"I expect to answer in about {'a minute' if minutes == 1 else f'{minutes:,} minutes'}"


def line_is_full(limit: int) -> str:
    """No room for one more question."""
    waiting = "1 question is waiting" if limit == 1 else f"{limit:,} questions are waiting"
    return f"I have my hands full: {waiting} already, so I did not take this one on. Please ask again in a few minutes."


def too_many_of_yours(limit: int) -> str:
    """No room for one more question of the same person."""
    yours, one = ("a question of yours", "it") if limit == 1 else (f"{limit:,} questions of yours", "one of them")
    return f"I'm still working on {yours}, so I did not take this one on. Please ask again when {one} has its answer."


def asked_by(person: str, question: str) -> str:
    """The visible form of a question asked by command or by an example's button."""
    return f"<@{person}> asks: {question}"
