"""Write SQL candidates: several prompt templates, nucleus samples and a beam from each (docs/METHODS.md 2).

Strings that are equal after parsing and normalising are one candidate; how often each was written is kept.
Every candidate carries log p(s|Q) under the *base* prompt, so that candidates of any origin compare.
What a person said while linking binds what is written: what they refused cannot be, what they confirmed should be.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import sqlglot

from reliability.candidates.by_name.features import NamesAlike
from reliability.candidates.by_name.writing import name_siblings, replaced
from reliability.candidates.literal_roles import LiteralRoles
from reliability.candidates.masking import Relevance, masked_queries
from reliability.candidates.rewriting import rewrites
from reliability.candidates.said import unheard_cells
from reliability.composing.demands import Demand
from reliability.composing.edits.query import Query
from reliability.composing.precedents.ranking import SAME
from reliability.composing.understanding import ComposedQuery
from reliability.core import Core
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.guard.guard import guard
from reliability.memory.hints import elements_of
from reliability.ports import ConcurrentModel, Sampling
from reliability.question.periods import MAX_PERIODS, period_spans
from reliability.sql.contradictions import contradicts
from reliability.sql.grammar.constraint import SqlConstraint
from reliability.sql.kept_days.over_dates import query_over_dates
from reliability.sql.mended.empty_members import without_empty_members
from reliability.sql.mended.several_members import with_all_members
from reliability.values import (
    Candidate,
    Completion,
    Dialect,
    Element,
    Hint,
    LinkedSchema,
    Question,
    Schema,
    Step,
    Table,
)

BASE_TEMPLATE = "write_sql"
_AROUND = 3  # tokens beside a prompt and a query: two that open and close the prompt, and the end of the text
_MOST_COMPOSED_TOKENS = 200  # that a prompt leaves room for
COMPOSED = "composed/words"
SIBLING, SIBLING_OF_WORDS = "sibling/model", "sibling/words"
HINTED, HINTED_WORDS = "hint/model", "hint/words"
_MOST_HINTED = 6
"""Composed queries, and queries of the model, in which what a hint prefers is written."""
_MOST_SIBLINGS = 2
"""Of each of the two queries that siblings are made of."""


@dataclass(frozen=True, slots=True)
class _Draft:
    """A query, the text that the model would write it as, and where it came from.

    `log_probability` (nats) is that of the text under the base prompt; None where it must still be scored. `fit` in
    (0, 1] is a composed query's, else 0.
    """

    sql: str
    text: str
    origin: str
    steps: tuple[Step, ...] = ()
    log_probability: float | None = None
    fit: float = 0.0


def generate(
    question: Question,
    schema: Schema,
    linked: LinkedSchema,
    hints: Sequence[Hint],
    core: Core,
    composed: Sequence[ComposedQuery] = (),
    demands: Sequence[Demand] = (),
    *,
    open_words: bool = False,
) -> tuple[Candidate, ...]:
    """Distinct candidates by falling log-likelihood under the base prompt; empty when nothing was finished.

    `composed` are queries that the question's words gave, candidates like those that the model writes; where there are
    any, the model writes under its base prompt alone, whose samples the signals of κ rest on, and no beam where the
    writer that learnt the known questions wrote one. `demands` are what the question's words ask for. Where these
    likely mean several things (`open_words`), what a known question in all but the same words means may hold texts that
    no word names: "open orders" as pending ones. Seeds come from what is asked: the same question writes the same
    candidates, whoever asks it.
    """

    def prompts_over(shown: Sequence[Table]) -> dict[str, str]:
        return {
            name: core.prompt(
                name, question, hints, _unrefused(shown, linked.refused), dialect=schema.dialect, columns=linked.columns
            )
            for name in core.prompts.names(BASE_TEMPLATE)
            if name == BASE_TEMPLATE or not composed
        }

    longest = max((len(core.model.encode(each.sql)) + 1 for each in composed), default=0)
    completion = max(core.settings.max_sql_tokens, min(longest, _MOST_COMPOSED_TOKENS))
    shown = core.shown_to_fit(question, schema, linked.tables, lambda t: prompts_over(t).values(), completion)
    tables, prompts = _unrefused(shown, linked.refused), prompts_over(shown)
    allowed = _constraint(question, tables, core)
    beam = not any(each.written for each in composed)  # the writer has written a beam of its own
    drafts = _written(question, prompts, allowed, beam, core)
    drafts += _masked(question, schema, tables, linked, hints, core)
    drafts += _rewritten(drafts, schema, core)
    drafts = [replace(each, sql=_with_whole_sets(each.sql, schema)) for each in drafts]
    drafts += [_Draft(each.sql, each.sql, COMPOSED, fit=each.fit) for each in composed]
    siblings = _siblings(drafts, question, schema, core)
    drafts += [*_hinted([*drafts, *siblings], hints, schema), *siblings]
    known = {each.sql for each in composed if open_words and each.nearness >= SAME}
    drafts = _sensible(drafts, known | {each.sql for each in composed if each.in_full}, question, schema, core)
    drafts = drafts if hints or question.previous else _heard(drafts, demands, known, question, schema)
    found = _distinct(drafts, prompts[BASE_TEMPLATE], schema.dialect, core)
    return _as_confirmed(found, linked.confirmed, schema)


def _with_whole_sets(sql: str, schema: Schema) -> str:
    """A query with all that its sets are meant to hold, and nothing empty in them."""
    return without_empty_members(with_all_members(sql, schema), schema)


def _written(
    question: Question, prompts: Mapping[str, str], allowed: SqlConstraint | None, beam: bool, core: Core
) -> list[_Draft]:
    """What the model writes under each prompt, by a `beam` too where wanted; all of it at once where the model can."""
    asked = [
        (name, way, sampling)
        for name in prompts
        for way, sampling in _samplings(question.seed, name, name == BASE_TEMPLATE, beam, core)
    ]
    model = core.model
    if allowed is None and isinstance(model, ConcurrentModel):
        found = model.sample_each([(prompts[name], sampling) for name, _, sampling in asked])
    else:
        found = [model.sample(prompts[name], sampling, allowed) for name, _, sampling in asked]
    drafts: list[_Draft] = []
    for (name, way, _), completions in zip(asked, found, strict=True):
        drafts += _read(completions, allowed, f"{name}/{way}", name == BASE_TEMPLATE)
    return drafts


def _sensible(
    drafts: Sequence[_Draft], in_full: Collection[str], question: Question, schema: Schema, core: Core
) -> list[_Draft]:
    """The drafts without those in which a literal stands where it cannot, or that contradict themselves or the
    question; a follow-up may use what was said before, and what is composed `in_full`, or known, the days that "new"
    means."""
    before = f"{question.previous.question}\n{question.previous.sql}" if question.previous else ""
    text = f"{question.text}\n{question.previous.question}" if question.previous else question.text
    cells, spans = core.values_named(question.text), period_spans(text, core.today())
    told = question.previous.sql if question.previous else ""
    queries = dict.fromkeys(d.sql for d in drafts)
    roles = LiteralRoles(text, schema, cells, spans, known_alone=core.precedents is None)
    sensible = {
        sql
        for sql in queries
        if sql == told
        or not (
            (sql not in in_full and roles.absurd(sql))
            or contradicts(query_over_dates(sql, schema), question.text, schema.dialect, before)
        )
    }
    return [d for d in drafts if d.sql in sensible]


def _unrefused(tables: Sequence[Table], refused: Sequence[Element]) -> tuple[Table, ...]:
    """The tables without the columns that a person refused; keys stay, since joins need them."""
    keys = {Element(t.name, c.name) for t in tables for c in t.columns if c.primary_key}
    for table in tables:
        for key in table.foreign_keys:
            keys |= {Element(table.name, name) for name in key.columns}
            keys |= {Element(key.ref_table, name) for name in key.ref_columns}
    banned = set(refused) - keys
    left = [tuple(c for c in table.columns if Element(table.name, c.name) not in banned) for table in tables]
    return tuple(replace(t, columns=kept or t.columns) for t, kept in zip(tables, left, strict=True))


def _as_confirmed(
    candidates: tuple[Candidate, ...], confirmed: Sequence[Element], schema: Schema
) -> tuple[Candidate, ...]:
    """The candidates that use the most of what a person confirmed, in their order; all where nothing was."""
    if not confirmed or not candidates:
        return candidates
    used = [len(set(elements_of(candidate.sql, schema)) & set(confirmed)) for candidate in candidates]
    return tuple(c for c, count in zip(candidates, used, strict=True) if count == max(used))


def _masked(
    question: Question,
    schema: Schema,
    tables: tuple[Table, ...],
    linked: LinkedSchema,
    hints: Sequence[Hint],
    core: Core,
) -> list[_Draft]:
    """Greedy queries over masked schemas (docs/METHODS.md 2.2), as many model calls as the settings give."""
    calls = core.settings.masked_calls
    drafts: list[_Draft] = []

    def write(shown: tuple[Table, ...]) -> str | None:
        prompt = core.prompt(BASE_TEMPLATE, question, hints, shown, dialect=schema.dialect, columns=linked.columns)
        allowed = _constraint(question, shown, core)
        greedy = Sampling(max_tokens=core.settings.max_sql_tokens)
        found = _read(core.model.sample(prompt, greedy, allowed), allowed, "masked/greedy", base=False)
        drafts.extend(found)
        return found[0].sql if found else None

    if calls:
        masked_queries(tables, schema, write, Relevance(question.text, tables, core.encoder), calls)
    return drafts


def _rewritten(drafts: Sequence[_Draft], schema: Schema, core: Core) -> list[_Draft]:
    """Rewrites of the likeliest query where the model was unsure (docs/METHODS.md 2.3)."""
    settings = core.settings
    base = [draft for draft in drafts if draft.log_probability is not None]
    if not settings.rewrites or not base:
        return []
    best = max(base, key=lambda draft: draft.log_probability or 0.0)
    found = rewrites(best.sql, best.steps, settings.unsure_gap_nats, schema, settings.rewrites)
    return [_Draft(sql, sql, "rewritten/unsure") for sql in found]


def _siblings(drafts: Sequence[_Draft], question: Question, schema: Schema, core: Core) -> list[_Draft]:
    """Of the best composed query and the model's likeliest, those with one name replaced that the selector takes for
    readings of their own (docs/METHODS.md 2.8), where no known questions tell what their words mean."""
    if core.selector is None or core.precedents is not None:
        return []
    alike = NamesAlike(question.text, schema, core.encoder)
    found = []
    for parent in _best_of(drafts, 1):
        origin = SIBLING_OF_WORDS if parent.fit else SIBLING
        for each in name_siblings(parent.sql, alike, core.selector, _MOST_SIBLINGS, core.selector.second):
            found.append(_Draft(each.sql, each.sql, origin, fit=parent.fit * each.meant))
    return found


def _hinted(drafts: Sequence[_Draft], hints: Sequence[Hint], schema: Schema) -> list[_Draft]:
    """Of the best queries, those with the name that a hint prefers in the place of one that it passes over
    (docs/METHODS.md 6): whether the model writes what a hint says is then nothing that a hint depends on."""
    firm = [hint for hint in hints if hint.firm]
    found: dict[str, _Draft] = {}
    for parent in _best_of(drafts, _MOST_HINTED) if firm else ():
        query, used = Query.of(parent.sql, schema), set(elements_of(parent.sql, schema))
        pairs = [(over, hint.preferred) for hint in firm for over in hint.passed_over]
        for over, preferred in pairs:
            twins = preferred in used and bool(preferred.column)  # of tables the hint says that one is meant, not both
            for sql in replaced(query, over, preferred) if query is not None and over in used and not twins else ():
                if guard(sql, schema, schema.dialect).allowed:
                    found.setdefault(sql, _Draft(sql, sql, HINTED_WORDS if parent.fit else HINTED, fit=parent.fit))
    return list(found.values())


def _best_of(drafts: Sequence[_Draft], most: int) -> list[_Draft]:
    """The composed queries that fit best, and those that the model finds likeliest, so many of each at most."""
    composed = sorted((draft for draft in drafts if draft.fit > 0), key=lambda draft: -draft.fit)
    written = [draft for draft in drafts if draft.log_probability is not None]
    return [*composed[:most], *sorted(written, key=lambda draft: -(draft.log_probability or 0.0))[:most]]


def _heard(
    drafts: Sequence[_Draft], demands: Sequence[Demand], known: Collection[str], question: Question, schema: Schema
) -> list[_Draft]:
    """The drafts without those that hold a column equal to a text that no word names, unless what a `known` question
    means does; all where no other would be left."""
    queries = dict.fromkeys(d.sql for d in drafts)
    over_dates = {sql: query_over_dates(sql, schema) for sql in queries}
    heard = {
        sql
        for sql in queries
        if sql in known or not unheard_cells(over_dates[sql], demands, question.text, schema.dialect)
    }
    return [d for d in drafts if d.sql in heard] or list(drafts)


def _constraint(question: Question, tables: Sequence[Table], core: Core) -> SqlConstraint | None:
    """What may be written over the tables: names that exist, cells, words and periods that the question names, and the
    question before it in a thread."""
    if not core.settings.constrain_sql:
        return None
    text = f"{question.previous.question}\n{question.text}" if question.previous else question.text
    cells = core.values_named(text)
    spans = period_spans(text, core.today())
    periods = tuple(dict.fromkeys(each for span in spans for each in span.periods))[:MAX_PERIODS]
    mentions = [(span.start, span.end) for span in spans]
    model = core.model
    return SqlConstraint(tables, text, cells, model.encode, model.text, model.end_id, periods, mentions)


def _samplings(ask: str, template: str, base: bool, beamed: bool, core: Core) -> list[tuple[str, Sampling]]:
    """A beam (base prompt only) and nucleus samples, seeded by ask and template."""
    settings = core.settings
    seed = int.from_bytes(hashlib.sha256(f"{ask}/{template}".encode()).digest()[:4], "big")
    nucleus = Sampling(
        n=settings.nucleus if base else settings.nucleus_other,
        temperature=settings.temperature,
        top_p=settings.top_p,
        max_tokens=settings.max_sql_tokens,
        seed=seed,
    )
    beam = Sampling(beam=settings.beam, max_tokens=settings.max_sql_tokens)
    ways = [("beam", beam)] if base and beamed and settings.beam else []
    return [*ways, ("nucleus", nucleus)] if nucleus.n else ways


def _read(completions: Sequence[Completion], constraint: SqlConstraint | None, origin: str, base: bool) -> list[_Draft]:
    """The completions that are a query; an unfinished one is none."""
    drafts = []
    for c in completions:
        found = constraint.sql(c.token_ids) if constraint is not None else sql_in(c.text)
        if found and c.finished:
            drafts.append(_Draft(found, c.text, origin, c.steps, c.log_probability if base else None))
    return drafts


def sql_in(text: str) -> str | None:
    """The SQL in a free completion: without a code fence, a final semicolon, or words before SELECT/WITH.

    >>> sql_in("```sql\\nSELECT 1;\\n```"), sql_in("I cannot do that")
    ('SELECT 1', None)
    """
    body = text.split("```")[1].removeprefix("sql") if text.count("```") >= 2 else text
    upper = body.upper()
    starts = [place for word in ("SELECT", "WITH") if (place := upper.find(word)) >= 0]
    return body[min(starts) :].strip().rstrip(";").strip() if starts else None


@lru_cache(maxsize=2_048)
def normalised(sql: str, dialect: Dialect) -> str:
    """A key that is equal for queries that differ in spacing, letter case of words or quoting only."""
    try:
        tree = parsed_one(sql, dialect)
    except sqlglot.errors.SqlglotError:
        return " ".join(sql.split())
    for identifier in tree.find_all(sqlglot.exp.Identifier):
        identifier.set("quoted", False)
        identifier.set("this", identifier.name.lower())
    return tree.sql(dialect=rules_of(dialect).reader)


def _distinct(drafts: Sequence[_Draft], base_prompt: str, dialect: Dialect, core: Core) -> tuple[Candidate, ...]:
    first: dict[str, _Draft] = {}
    ways: dict[str, Counter[str]] = {}
    fits: dict[str, float] = {}
    for draft in drafts:
        key = normalised(draft.sql, dialect)
        fits[key] = max(fits.get(key, 0.0), draft.fit)
        ways.setdefault(key, Counter())[draft.origin.rpartition("/")[2]] += 1
        first.setdefault(key, draft)
    room = core.model.context_tokens - len(core.model.encode(base_prompt)) - _AROUND
    too_long = {
        key for key, d in first.items() if d.log_probability is None and len(core.model.encode(d.text)) > room
    }  # without a likelihood no query can be held against others
    first = {key: draft for key, draft in first.items() if key not in too_long}
    strangers = [key for key, draft in first.items() if draft.log_probability is None]
    scores = core.model.score(base_prompt, [first[key].text for key in strangers]) if strangers else []
    likelihoods = dict(zip(strangers, scores, strict=True))
    candidates = [
        Candidate(
            sql=draft.sql,
            steps=draft.steps,
            log_likelihood=likelihoods[key] if draft.log_probability is None else draft.log_probability,
            origin=draft.origin,
            count=ways[key].total() - ways[key]["model"],  # a sibling of a query was not written
            nucleus=ways[key]["nucleus"],
            beam=ways[key]["beam"],
            fit=fits[key],
        )
        for key, draft in first.items()
    ]
    return tuple(sorted(candidates, key=lambda c: -c.log_likelihood))
