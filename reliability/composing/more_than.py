"""More of one than of another: two tables whose rows a question counts against each other."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence

from reliability.composing.demands import Alternative, Demand

_MORE_THAN = r"\b(?:more|fewer|less) (?:\w+ ){{0,2}}{} than {}\b"


def more_of_one(demands: Sequence[Demand], question: str) -> Iterator[tuple[str, Alternative, Alternative]]:
    """The words that ask for more or fewer rows of one table than of another, and the two tables. Two values of a
    column ("Porto than Lisbon") are compared by whoever counts each.

    >>> members, loans = (Demand(name, (Alternative("table", name),)) for name in ("members", "loans"))
    >>> [words for words, *_ in more_of_one((members, loans), "towns with more members than loans")]
    ['more members than loans']
    """
    for one, other in itertools.pairwise(demands):
        tables = [each.alternatives[0] for each in (one, other) if each.alternatives]
        if len({each.value for each in tables if each.kind == "table"}) == 2:
            said = _MORE_THAN.format(re.escape(one.words), re.escape(other.words))
            found = re.search(said, question, re.IGNORECASE)
            if found is not None:
                yield found[0], tables[0], tables[1]
