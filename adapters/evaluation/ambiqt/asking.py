"""AmbiQT's questions asked by each way to make candidates: where both readings stand among the distinct results.

With gold tables a question is written with those that its readings use; with own linking with those that the model
links, as in service.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from sqlglot import exp

from adapters.evaluation.ambiqt.counted_model import CountedModel
from adapters.evaluation.ambiqt.databases import ambiguous_database
from adapters.evaluation.ambiqt.detecting import low_confidence
from adapters.evaluation.ambiqt.generators import Linker, likeliest, likely, masked_by_tables, rewritten_with_clauses
from adapters.evaluation.ambiqt.questions import SUMMARIES, AmbiguousQuestion
from adapters.evaluation.ambiqt.renormalised_model import RenormalisedModel
from adapters.evaluation.ambiqt.results import alike, distinct_results, readings_differ, results_of
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.candidates.by_name.features import NamesAlike
from reliability.candidates.by_name.selector import Selector
from reliability.candidates.by_name.writing import name_siblings, with_siblings
from reliability.candidates.generate import generate
from reliability.candidates.mixture import log_masses
from reliability.composing.composing import compose
from reliability.composing.precedents.ranking import fit_of, ranked
from reliability.composing.understanding import ComposedQuery
from reliability.core import Core, Stopwatch, run_now
from reliability.dialogue import Dialogue, Halt
from reliability.errors import BadInput
from reliability.evaluation.ambiguity import (
    GREEDY,
    SELECTED,
    WITH_CLAUSES,
    WITH_SIBLINGS,
    AmbiguousAsk,
    FoundReadings,
)
from reliability.guard.dialects.parsing import parsed_one
from reliability.linking.link import link
from reliability.ports import TransparentModel
from reliability.values import (
    Element,
    LinkedSchema,
    Question,
    Schema,
)

_CALLS = 10
_COMPOSED = 16
_UNSURE_GAP_NATS = 0.076
"""ω (CKIF, 4.1): the gap under which a fifth of the greedy queries for Spider's training databases hold a step."""

_NOTHING = {"composed": 0, "nucleus_other": 0, "masked_calls": 0, "rewrites": 0}
_EACH, _SELECTED = "siblings of each", "selected alone"
_BY_TABLES, _CLAUSES_TOO, _GRAMMAR = "masked by tables", "clauses too", "renormalised"
METHODS: Mapping[str, dict[str, Any]] = {
    GREEDY: {"nucleus": 0, "beam": 1},
    "sampling": {"nucleus": 6, "beam": 4},
    "forced diversity": {"nucleus": 10, "beam": 0, "temperature": 1.5, "top_p": 1.0},
    "sampling under the grammar": {"nucleus": 6, "beam": 4, _GRAMMAR: True},
    "masking": {"nucleus": 0, "beam": 1, "masked_calls": _CALLS - 1},
    "masking tables": {"nucleus": 0, "beam": 1, _BY_TABLES: _CALLS - 1},
    "rewriting": {"nucleus": 0, "beam": 1, "rewrites": 20, "unsure_gap_nats": _UNSURE_GAP_NATS},
    WITH_CLAUSES: {"nucleus": 0, "beam": 1, _CLAUSES_TOO: 20, "unsure_gap_nats": _UNSURE_GAP_NATS},
    "siblings": {"nucleus": 0, "beam": 1, _EACH: 9},
    "composed": {"nucleus": 0, "beam": 1, "composed": _COMPOSED},
    WITH_SIBLINGS: {"nucleus": 0, "beam": 1, "composed": _COMPOSED, _EACH: 2},
    SELECTED: {"nucleus": 0, "beam": 1, "composed": _COMPOSED, _EACH: 3, _SELECTED: True},
    "all": {
        "nucleus": 2,
        "beam": 2,
        "masked_calls": 6,
        "rewrites": 20,
        "unsure_gap_nats": _UNSURE_GAP_NATS,
        "composed": _COMPOSED,
        _EACH: 2,
    },
}
"""How candidates are made, as settings, and how many siblings by names follow each query, `selected alone` those that
the selector takes for a reading of their own. All that decode have ten completions at most; forced diversity raises the
temperature to 1.5 and cuts no tail; rewrites, siblings and composed queries have one, the likeliest, which alone is
greedy, what the others are held against. Under the grammar what sampling writes stands by likelihoods that are
renormalised over the tokens that may follow; masking tables takes whole tables away as well and links again; with
clauses rewriting adds WHERE and JOIN, too. These three are measured here alone. `all` are the others but forced
diversity: two samples, a beam of two and six completions over masked schemas."""
Advance = Callable[[float, str], None]


@dataclass(frozen=True, slots=True)
class AmbiqtSettings:
    """How AmbiQT is asked: by which methods, with the `keys` of what is copied declared or not, and with the tables
    that the readings use (gold) or those that the model links (`own_linking`, whose calls and seconds no method is
    charged; linking again without a table is). The `selector` orders siblings by names; None makes none. At most
    `limit` questions of each kind are kept, those whose readings' results differ; None keeps all."""

    methods: tuple[str, ...] = tuple(METHODS)
    keys: bool = True
    own_linking: bool = False
    selector: Selector | None = None
    limit: int | None = None


def ask_ambiqt(
    questions: Sequence[AmbiguousQuestion],
    databases: Path,
    core: Core,
    advance: Advance,
    kept: Sequence[AmbiguousAsk] = (),
    keep: Callable[[list[AmbiguousAsk], list[str]], None] = lambda _asks, _left_out: None,
    settings: AmbiqtSettings | None = None,
) -> tuple[list[AmbiguousAsk], list[str]]:
    """Every question by every method, until `limit` of its kind are kept, and the ids of those left out, whose
    readings' results are equal or do not come; `kept` are not asked again, and `keep` is given all after each question.
    `core` serves the model; its warehouse is not used."""
    settings = settings or AmbiqtSettings()
    known = {ask.id: ask for ask in kept}
    asks: list[AmbiguousAsk] = []
    left_out: list[str] = []
    limit, of = settings.limit, Counter(one.kind for one in questions)
    wanted = sum(min(count, limit or count) for count in of.values())
    for one in questions:
        if limit is not None and sum(ask.kind == one.kind for ask in asks) >= limit:
            continue
        ask = known.get(one.id) or _asked_alone(one, databases, core, settings)
        asks += [ask] if ask else []
        left_out += [] if ask else [one.id]
        if one.id not in known:
            keep(asks, left_out)
        advance((len(asks) + (0 if limit else len(left_out))) / wanted, one.id)
    return asks, left_out


def _asked_alone(one: AmbiguousQuestion, databases: Path, core: Core, settings: AmbiqtSettings) -> AmbiguousAsk | None:
    """As `asked`, over databases of its own; None also where a summary does not say what the first query does."""
    if one.kind == SUMMARIES:
        with ambiguous_database(one, databases, settings.keys, changed=False) as warehouse:
            if readings_differ(one, warehouse) is not False:
                return None
    with ambiguous_database(one, databases, settings.keys) as warehouse:
        ask = asked(one, replace(core, warehouse=warehouse, precedents=None), settings)
    if ask is not None and SELECTED in settings.methods:
        with ambiguous_database(replace(one, setup=()), databases) as warehouse:
            plain = replace(core, warehouse=warehouse, precedents=None)
            ask = replace(ask, second=gets_a_second(one.question, plain, settings))
    return ask


def asked(one: AmbiguousQuestion, core: Core, settings: AmbiqtSettings) -> AmbiguousAsk | None:
    """What each method finds for a question; None where its readings' results are equal, or their queries are wrong.
    Raises WarehouseUnavailable where the machine, not the query, is why there is none."""
    results = results_of(one, core.warehouse)
    if results is None or alike(*results):
        return None
    schema = core.warehouse.schema()
    wanted = linked_as(one.readings, schema)
    linked = link_alone(one, schema, core) if settings.own_linking else wanted
    model = CountedModel(core.model)
    counting = replace(core, model=model)
    found = {}
    for method in settings.methods:
        calls, remembered_s, began = model.calls, model.remembered_s, time.process_time()
        queries = _queries(one, schema, linked, counting, method, settings) if linked is not None else []
        distinct = distinct_results(queries, core.warehouse)
        places = [next((n for n, rows in enumerate(distinct, 1) if alike(rows, each)), None) for each in results]
        seconds = time.process_time() - began + model.remembered_s - remembered_s
        found[method] = FoundReadings(places[0], places[1], len(distinct), round(seconds, 3), model.calls - calls)
    both = linked is not None and set(wanted.tables) <= set(linked.tables)
    detected = None
    if WITH_CLAUSES in found and linked is not None:
        own = {**_NOTHING, **METHODS[WITH_CLAUSES]}
        most = own.pop(_CLAUSES_TOO)
        greedy = replace(counting, settings=replace(core.settings, **own))
        detected = low_confidence(one, schema, linked, greedy, results, most)
    return AmbiguousAsk(one.id, one.kind, one.database, found, both, detected=detected)


def link_alone(one: AmbiguousQuestion, schema: Schema, core: Core) -> LinkedSchema | None:
    """The tables and columns that the model links while nobody is asked; None where it links none."""
    linking = link(Question(one.id, one.question), schema, (), core, Dialogue("ask", 0), Stopwatch(run_now), quiet=True)
    try:
        next(linking)
    except StopIteration as end:
        linked: LinkedSchema = end.value[1]
        return linked
    except Halt:
        pass
    return None


def gets_a_second(question: str, core: Core, settings: AmbiqtSettings) -> bool:
    """Whether a question, on a database that nothing was done to, gets a second reading: a sibling that the selector
    takes for one, of the query that is composed first."""
    if settings.selector is None:
        return False
    schema = core.warehouse.schema()
    best = max(composed_alone(Question("plain", question), schema, core), key=lambda each: each.fit, default=None)
    alike = NamesAlike(question, schema, core.encoder)
    return best is not None and bool(name_siblings(best.sql, alike, settings.selector, 1, settings.selector.second))


def _queries(
    one: AmbiguousQuestion, schema: Schema, linked: LinkedSchema, core: Core, method: str, asking: AmbiqtSettings
) -> list[str]:
    """The queries that a method writes, likeliest first."""
    settings = {**_NOTHING, **METHODS[method]}
    each, selected = settings.pop(_EACH, 0), settings.pop(_SELECTED, False)
    tables, clauses, grammar = (settings.pop(name, 0) for name in (_BY_TABLES, _CLAUSES_TOO, _GRAMMAR))
    own = replace(core, settings=replace(core.settings, **settings))
    if grammar:
        own = replace(own, model=renormalised(core))
    question = Question(one.id, one.question)
    queries = composed_alone(question, schema, core) if settings["composed"] else []
    candidates = generate(question, schema, linked, (), own, queries)
    more = (
        masked_by_tables(question, schema, linked, core, tables, _linker(one, linked, core, asking)) if tables else []
    )
    if clauses and candidates:
        more = rewritten_with_clauses(likeliest(candidates), question, schema, own, clauses)
    candidates = (*candidates, *likely(more, candidates, question, schema, linked, core))
    masses = log_masses(candidates)
    ordered = [candidates[i].sql for i in sorted(range(len(candidates)), key=lambda i: -masses[i])]
    if asking.selector is None or not each:
        return ordered
    least = asking.selector.second if selected else 0.0
    return with_siblings(ordered, NamesAlike(one.question, schema, core.encoder), asking.selector, each, least)


def _linker(one: AmbiguousQuestion, linked: LinkedSchema, core: Core, asking: AmbiqtSettings) -> Linker:
    """How linking is written again over a part of the schema: by the model, or what is left of the gold tables."""
    if asking.own_linking:
        return lambda left: link_alone(one, left, core)
    return lambda left: replace(linked, tables=tuple(name for name in linked.tables if left.table(name) is not None))


def renormalised(core: Core) -> RenormalisedModel:
    """The core's model with likelihoods under the grammar. Raises BadInput where it cannot be watched."""
    watched = core.model.watched if isinstance(core.model, CountedModel) else core.model
    if not isinstance(watched, TransparentModel):
        raise BadInput("Likelihoods under the grammar need a model that says how likely each token was.")
    return RenormalisedModel(core.model, watched)


def composed_alone(question: Question, schema: Schema, core: Core) -> list[ComposedQuery]:
    """Composed queries as in service, where those fit best whose reading the ranker likes; without one as they are."""
    cells = cells_named(question.text, core.warehouse)
    composed = compose(
        account_for(question.text, schema, cells, core.today(), core.encoder), schema, core.today(), _COMPOSED
    )
    scores = ranked(question, [each.sql for each in composed], schema, core)
    if not scores:
        return [ComposedQuery(each.sql, each.fit) for each in composed]
    return [ComposedQuery(each.sql, fit_of(score, each.fit)) for score, each in zip(scores, composed, strict=True)]


def linked_as(queries: Sequence[str], schema: Schema) -> LinkedSchema:
    """The tables that the queries read, with all of their columns: linking at its best."""
    names = {table.name.lower() for sql in queries for table in parsed_one(sql, schema.dialect).find_all(exp.Table)}
    tables = [table for table in schema.tables if table.name.lower() in names]
    columns = tuple(Element(table.name, column.name) for table in tables for column in table.columns)
    return LinkedSchema(tuple(table.name for table in tables), columns)
