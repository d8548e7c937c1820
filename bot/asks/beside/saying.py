"""What is said beside a reading or an answer in sentences, alike in Slack and in the terminal. Pure."""

from __future__ import annotations

from collections.abc import Callable

from adapters.store.requests import Beside
from bot.wording import answering
from reliability.sql.reading.days import said_day


def sentences(beside: Beside, say: Callable[[str], str] = lambda words: f"«{words}»") -> list[str]:
    """The sentences, none where there is nothing to say; `say` puts words of the question between guillemets."""
    found = [answering.nothing_here_for([say(each) for each in beside.left_out])] if beside.left_out else []
    if beside.seen_from is not None:
        found.append(answering.seen_from(said_day(beside.seen_from), last_of_data=beside.last_of_data))
    return found
