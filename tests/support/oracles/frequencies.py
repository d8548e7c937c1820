"""Sub-clause frequencies of queries as they were sampled, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from reliability.promises.subclauses import SubclauseFrequencies, agreement, clauses
from reliability.values import Dialect, Schema


def subclause_frequencies(
    primary: str, samples: Sequence[str], dialect: Dialect, schema: Schema | None = None
) -> SubclauseFrequencies | None:
    """The agreement of samples with the primary query, which parses; a query sampled twice counts twice."""
    wanted = clauses(primary, dialect, schema)
    assert wanted is not None
    return agreement(wanted, [(clauses(sql, dialect, schema), count) for sql, count in Counter(samples).items()])
