"""Run every candidate read-only, group equal results, and measure how much they disagree (docs/METHODS.md 3).

RTS++ (EDBT 2026), execution entropy: P(r|Q) is the share of likelihood mass behind a result,
H(Q) = −Σ P(r) log P(r), and H_exec(s) = H(Q) − log P(r_s|Q), in nats, ≥ 0, higher = less sure.

RTS++: https://openproceedings.org (EDBT 2026)
"""

from __future__ import annotations

import hashlib
import itertools
import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from decimal import Context, Decimal
from functools import lru_cache

from reliability.candidates.mixture import log_masses
from reliability.candidates.same_answers import joined
from reliability.guard.guard import is_ordered
from reliability.ports import Warehouse
from reliability.values import Candidate, Cell, Dialect, Execution, Failure, FailureKind, Limits, ResultCluster, Rows

_MAX_COLUMN_ORDERS = 720
_SIX_DIGITS = Context(prec=6)
_TWELVE_DIGITS = Context(prec=12)


def execute(candidates: Sequence[Candidate], warehouse: Warehouse, limits: Limits, parallel: int = 4) -> Execution:
    """Run the candidates, at most `parallel` at a time, and group those with equal results, or whose results give the
    same answer (same_answers.py).

    The limit on time is that of all together: the likeliest begin, and who comes later has what is left. Clusters come
    by falling share, candidates within one by falling mass (mixture.py). Candidates that fail to run are dropped; their
    share in [0, 1] (of candidates, not of likelihood) is kept.
    """
    if not candidates:
        return Execution((), 0.0, 0.0)
    masses = log_masses(candidates)
    results = _results(candidates, masses, warehouse, limits, max(1, min(parallel, len(candidates))))
    dialect = warehouse.schema().dialect
    groups: dict[str, list[_Ran]] = {}
    failures: list[tuple[str, Failure]] = []
    for candidate, mass, result in zip(candidates, masses, results, strict=True):
        if isinstance(result, Failure):
            failures.append((candidate.sql, result))
        else:
            key = canonical_key(result, ordered=is_ordered(candidate.sql, dialect), unique=candidate.sql)
            groups.setdefault(key, []).append(_Ran(candidate, mass, result))
    clusters = _one_for_each_answer(_clusters(groups), dialect)
    return Execution(
        clusters,
        entropy_nats([c.share for c in clusters]),
        len(failures) / len(candidates),
        tuple(failures),
    )


@dataclass(frozen=True, slots=True)
class _Ran:
    """A candidate that ran, its log P(s|Q), and what it gave."""

    candidate: Candidate
    mass: float
    rows: Rows


def _results(
    candidates: Sequence[Candidate], masses: Sequence[float], warehouse: Warehouse, limits: Limits, parallel: int
) -> list[Rows | Failure]:
    """What each candidate gave, in their order."""
    deadline = time.monotonic() + limits.time_s

    def run(candidate: Candidate) -> Rows | Failure:
        left_s = deadline - time.monotonic()
        if left_s <= 0:
            return Failure(FailureKind.TIMEOUT, "The queries before it took all the time there is.")
        return warehouse.run(candidate.sql, replace(limits, time_s=left_s))

    likeliest_first = sorted(range(len(candidates)), key=lambda i: -masses[i])
    with ThreadPoolExecutor(max_workers=parallel) as pool:
        running = {i: pool.submit(run, candidates[i]) for i in likeliest_first}
        return [running[i].result() for i in range(len(candidates))]


def _clusters(groups: dict[str, list[_Ran]]) -> tuple[ResultCluster, ...]:
    shares = result_shares({key: [member.mass for member in members] for key, members in groups.items()})
    clusters = []
    for key, members in groups.items():
        members.sort(key=lambda member: -member.mass)
        candidates = tuple(member.candidate for member in members)
        clusters.append(ResultCluster(key, candidates, members[0].rows, shares[key]))
    return tuple(sorted(clusters, key=lambda cluster: -cluster.share))


def _one_for_each_answer(clusters: Sequence[ResultCluster], dialect: Dialect) -> tuple[ResultCluster, ...]:
    ordered = [is_ordered(cluster.candidates[0].sql, dialect) for cluster in clusters]
    keys = [[tuple(canonical_cell(cell) for cell in row) for row in cluster.result.rows] for cluster in clusters]
    return joined(clusters, ordered, keys)


def result_shares(log_masses_of: dict[str, list[float]]) -> dict[str, float]:
    """P(r|Q) = Σ_{s in r} p(s|Q) / Σ_s p(s|Q), by log-sum-exp (RTS++; docs/METHODS.md 3).

    >>> shares = result_shares({"a": [math.log(0.3), math.log(0.1)], "b": [math.log(0.1)]})
    >>> round(shares["a"], 6), round(shares["b"], 6)
    (0.8, 0.2)
    """
    everything = [value for values in log_masses_of.values() for value in values]
    if not everything:
        return {}
    total = _log_sum_exp(everything)
    if total == -math.inf:  # no candidate has any likelihood: each counts alike
        return {key: len(values) / len(everything) for key, values in log_masses_of.items()}
    return {key: math.exp(_log_sum_exp(values) - total) for key, values in log_masses_of.items()}


def _log_sum_exp(values: Sequence[float]) -> float:
    top = max(values)
    return top if top == -math.inf else top + math.log(sum(math.exp(value - top) for value in values))


def entropy_nats(shares: Sequence[float]) -> float:
    """H(Q) = −Σ P(r) log P(r), natural log, ≥ 0; 0 for one result or none.

    >>> round(entropy_nats([0.5, 0.5]), 6) == round(math.log(2), 6)
    True
    """
    return max(0.0, -sum(share * math.log(share) for share in shares if share > 0.0))


def execution_entropy(execution_entropy_nats: float, share: float) -> float:
    """H_exec(s) = H(Q) − log P(r_s|Q) in nats, ≥ 0, higher = less sure; +∞ for a share of 0.

    >>> round(execution_entropy(math.log(2), 0.5), 6) == round(2 * math.log(2), 6)
    True
    """
    return math.inf if share <= 0.0 else execution_entropy_nats - math.log(share)


def canonical_key(result: Rows, *, ordered: bool, unique: str) -> str:
    """The canonical form Φ of a result, as a hash (docs/METHODS.md 3): equal key, equal result.

    Numbers of any type are one value at 6 significant digits; NULL is its own token; rows are sorted
    unless `ordered`; column order and names are ignored, repeated rows count. A truncated result
    equals no other: `unique` (its SQL) stands for it.
    """
    if result.truncated:
        return "cut:" + hashlib.sha256(unique.encode()).hexdigest()
    rows = [tuple(canonical_cell(cell) for cell in row) for row in result.rows]
    form = _canonical_table(rows, width=len(result.columns), ordered=ordered)
    digest = hashlib.sha256(repr((len(result.columns), form)).encode())
    return digest.hexdigest()


def canonical_cell(cell: Cell) -> str:
    """A cell as text in which equal values are equal: `n:` numbers (booleans are 0 and 1, as in a
    database without them), `s:` text, `b:` bytes, `null`."""
    if cell is None:
        return "null"
    if isinstance(cell, (int, float)):
        return _canonical_number(cell)
    return "b:" + cell.hex() if isinstance(cell, bytes) else "s:" + cell


@lru_cache(maxsize=65_536)
def _canonical_number(number: float) -> str:
    """Kept, since the results of an ask hold the same numbers many times; 1, 1.0 and true are one key, and one value."""
    if isinstance(number, float) and not math.isfinite(number):
        return f"n:{number}"
    # Sums differ in their last binary digit by the order of their rows; twelve digits first, so that 73694.25 and
    # 73694.25000000001 do not fall to two sides of the sixth.
    return f"n:{Decimal(number).normalize(_TWELVE_DIGITS).normalize(_SIX_DIGITS):g}" if number else "n:0"


def _canonical_table(rows: list[tuple[str, ...]], width: int, ordered: bool) -> list[tuple[str, ...]]:
    """Rows with columns in an order that depends on contents alone."""
    contents = [[row[c] for row in rows] for c in range(width)]
    keys = [tuple(column if ordered else sorted(column)) for column in contents]
    by_key = sorted(range(width), key=lambda c: keys[c])
    ties = [list(group) for _, group in itertools.groupby(by_key, key=lambda c: keys[c])]
    orders = math.prod(math.factorial(len(tie)) for tie in ties)
    if ordered or orders == 1 or orders > _MAX_COLUMN_ORDERS:
        # Ordered ties are equal columns, so any order of them will do. Past the bound, equal results may
        # land in two clusters; different ones never land in one.
        return _sorted_rows(rows, by_key, ordered)
    choices = itertools.product(*(itertools.permutations(tie) for tie in ties))
    return min(_sorted_rows(rows, [c for tie in choice for c in tie], ordered) for choice in choices)


def _sorted_rows(rows: list[tuple[str, ...]], order: Sequence[int], ordered: bool) -> list[tuple[str, ...]]:
    arranged = [tuple(row[c] for c in order) for row in rows]
    return arranged if ordered else sorted(arranged)
