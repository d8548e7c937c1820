"""How many in place of how much: "who paid us the most" as who has most payments."""

from __future__ import annotations

import re

from sqlglot import exp

from reliability.guard.dialects.parsing import tree_or_none
from reliability.values import Dialect

_SUMS = r"(?:revenue|turnover|spend|spending|earnings|money|proceeds)"
_GOES_ON = (
    r"(?=\s*(?:$|[?.!,;:()]|(?:for|in|on|over|overall|this|last|between|with|per|to|since|during|so|ever|across|from|by|at|and"
    r"|altogether|money|revenue|until|within|of|as|each|every|when|while|after|before)\b))"
)
_MONEY = re.compile(
    rf"\b(?:by|in terms of) (?:(?!number|count)\w+[- ]){{0,2}}?{_SUMS}\b(?! (?:group|bracket|band|class|type)s?\b)"
    rf"|\b(?:most|highest|biggest|largest|least|lowest|smallest) (?:(?!number|count)\w+ ){{0,2}}?{_SUMS}\b"
    r"|\b(?:spen[dt]s?|spending|pa(?:y|ys|id|ying)|costs?|costing|earn(?:s|ed|ing)?|(?:bring|brings|brought|bringing)(?: in)?"
    rf"|owe[sd]?|owing)(?: (?:us|me|them|back|out|in))* (?:the )?(?:most|least){_GOES_ON}"
    r"|\bhow much (?:money|revenue|(?:do|does|did|have|has|had) (?:\w+ ){1,4}?(?:spen[dt]|pa(?:y|id)|earn(?:ed)?|cost|owed?"
    r"|bring in|brought in)\b)",
    re.IGNORECASE,
)
_OTHER_FIGURES = (exp.Sum, exp.Avg, exp.Max, exp.Min, exp.Median, exp.PercentileCont, exp.PercentileDisc)
_MOST_TEXT = 2_000


def money_left_out(sql: str, question: str, dialect: Dialect) -> tuple[str, ...]:
    """The words of a question that ask for an amount of money of which a query surely knows nothing, since all that it
    works out is how many rows there are; () in doubt.

    >>> money_left_out("SELECT name, COUNT(*) FROM payments GROUP BY name", "who has paid us the most overall?", "sqlite")
    ('paid us the most',)
    >>> money_left_out("SELECT name, SUM(amount) FROM payments GROUP BY name", "who has paid us the most overall?", "sqlite")
    ()
    >>> money_left_out("SELECT COUNT(*) FROM payments", "how many payments are there by channel?", "sqlite")
    ()
    """
    found = _MONEY.search(question[:_MOST_TEXT])
    tree = tree_or_none(sql, dialect) if found is not None else None
    if found is None or tree is None or tree.find(exp.Count) is None or tree.find(*_OTHER_FIGURES) is not None:
        return ()
    return (found.group().strip(),)
