"""Why there is no answer, what of the question the data do not hold, and what to do next."""

from __future__ import annotations

import re
from collections.abc import Sequence

from reliability.values import Beyond, Reach, Reason

ABSTENTION: dict[Reason, tuple[str, str]] = {
    Reason.AMBIGUOUS: (
        "Your question can be read in more than one way, and I don't want to guess.",
        "Ask again and name what you mean, for example the column or the period.",
    ),
    Reason.NOT_IN_DATA: (
        "I don't think this data can answer your question.",
        "Ask about something that the tables hold; the Home tab shows examples.",
    ),
    Reason.NOT_COMPUTED: (
        "I cannot work out what you asked for, and I don't want to show you something like it instead.",
        "Ask for the figures that it is made of, for example the list or the total.",
    ),
    Reason.COULD_NOT_RUN: (
        "I found no query for your question that the database would run.",
        "Ask for less at once, or name the tables and columns that you have in mind.",
    ),
    Reason.NOT_SURE: (
        "I'm not sure enough of any answer to show you one.",
        "Ask more precisely: which figure, which period, for whom?",
    ),
    Reason.NO_ACCESS: (
        "The account that I read with may not see the data that this needs.",
        "Ask an admin of the database whether I may read it.",
    ),
    Reason.TOO_MANY_QUESTIONS: (
        "I would have to ask back too often to be sure what you mean.",
        "Ask again with the names of the tables or columns that you mean.",
    ),
    Reason.EXPIRED: (
        "I waited for your choice, and it has expired, so there is no answer.",
        "Ask again whenever you like.",
    ),
    Reason.NOT_A_QUESTION: (
        "That doesn't look like a question about the data.",
        "Ask for a figure or a list, for example “How many orders were there last month?”",
    ),
    Reason.UNAVAILABLE: (
        "I can't reach the database right now.",
        "Try again in a few minutes; if it goes on, tell whoever runs Candor.",
    ),
}
"""Per reason: why there is no answer, and what to do next."""
ASK_WITHIN = "Ask about a time that the data cover."


def cannot_work_out(words: Sequence[str]) -> str:
    """That no query does what words of a question ask for, which are cited as they may be shown.

    >>> cannot_work_out(["median"])
    "I cannot work out “median” here, and I don't want to show you something like it instead."
    """
    listed = " or ".join(f"“{each}”" for each in words)
    return f"I cannot work out {listed} here, and I don't want to show you something like it instead."


_MADE_OF = {
    r"deviation|std|percentile|quartile|quintile|decile|interquartile|^p(?!50)\d\d$": "the median, or the lowest, the average and the "
    "highest",
    r"correlat|regression|significan|p.value|confidence": "the figures side by side",
    r"(?:moving|rolling) average": "the average of each month",
    r"weighted": "the average, or the total and what it is weighted by",
    r"cohort|retention": "those who came in one period and those who came again in another",
    r"together|basket": "how many hold the one and how many the other",
    r" late$": "the days between the two dates",
    r"median|p50": "the average, or the list itself",
    r"average|avg|mean": "the total and the number",
    r"percent|proportion|share|fraction|%(?! change)": "the part and the whole",
    r"growth|change|yoy|mom|qoq|on.year|on.month": "the figure of each period",
    r"per (?:head|capita|person)": "the total and the number of people",
    r"divided|ratio": "the two figures",
}


def asked_instead(words: Sequence[str]) -> str:
    """What to ask for in place of what cannot be worked out, by the words that asked for it.

    >>> asked_instead(["median"])
    'Ask for the average, or the list itself, and I will look for that.'
    >>> asked_instead(["percentiles"])
    'Ask for the median, or the lowest, the average and the highest, and I will look for that.'
    """
    found = (made for each in words for named, made in _MADE_OF.items() if re.search(named, each, re.IGNORECASE))
    made_of = next(found, "the figures that it is made of")
    return f"Ask for {made_of}, and I will look for that."


def reaches(reach: Reach) -> str:
    """How far the data go, where the time asked for lies beyond them.

    >>> reaches(Reach(Beyond.AFTER, "order date", "31 October 2026", "from 9 to 15 November 2026"))
    'The data end on 31 October 2026 (order date), so there is nothing from 9 to 15 November 2026.'
    """
    ends = reach.beyond in (Beyond.AFTER, Beyond.PARTLY_AFTER)
    if reach.daily:
        data = f"The data {'end' if ends else 'begin'} on {reach.day} ({reach.dated})"
    else:
        data = f"The {'latest' if ends else 'first'} entry in the data is of {reach.day} ({reach.dated})"
    if reach.beyond in (Beyond.AFTER, Beyond.BEFORE):
        return f"{data}, so there is nothing {reach.asked}."
    return f"{data}: this covers only the time {'until' if ends else 'since'} then."


def leaves_out(words: Sequence[str]) -> str:
    """Of a reading: what was asked that it does not work out.

    >>> leaves_out(["median"])
    'This leaves out “median”.'
    """
    return f"This leaves out {' and '.join(f'“{each}”' for each in words)}."


NO_TABLES_HERE = (
    "There are no tables here that I can read, so there is nothing to answer from.",
    "Tell whoever runs Candor: the account that it reads with may need permissions.",
)
"""As in ABSTENTION, for a warehouse without tables."""
WHAT_I_HAVE = "What I can look up here:"
ASK_INSTEAD = "Questions like these I can answer:"


def lies_ahead(phrases: Sequence[str]) -> str:
    """That a question asks of a time that has not come; the phrases are said between guillemets already.

    >>> lies_ahead(["«next year»"])
    'I know only what has been recorded, and «next year» has not come yet.'
    """
    listed = " and ".join(phrases)
    return f"I know only what has been recorded, and {listed} {'has' if len(phrases) == 1 else 'have'} not come yet."


NO_FORECAST = "I know only what has been recorded, not what will be."
NO_CAUSES = "What is recorded here says what happened, not why."


def nothing_found(phrases: Sequence[str], more: int = 0) -> str:
    """What a question is about that nothing in the data explains; the phrases are said between guillemets already.

    >>> nothing_found(["«Instagram followers»", "«shelf space»"])
    'I found nothing here about «Instagram followers» or «shelf space».'
    """
    others = f" and {more:,} more" if more else ""
    listed = " or ".join(phrases) if len(phrases) < 3 else f"{', '.join(phrases[:-1])} or {phrases[-1]}"
    return f"I found nothing here about {listed}{others}."


NEXT_STEP = "What you can do:"
READINGS_SEEN = "What I considered:"
DETAIL = "Detail:"
