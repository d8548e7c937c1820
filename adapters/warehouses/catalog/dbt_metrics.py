"""Metrics of dbt as measures in SQL: of manifest.json or semantic_manifest.json, in all three forms that dbt has
written.

A metric counts what its measure does, with the filters of both; a ratio divides two metrics, a derived one calculates
with several, where all are of one table. What hangs on time (cumulative metrics, conversions, offsets) has no such
measure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from sqlglot import exp
from sqlglot.errors import SqlglotError

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.values import Schema, Table

_DIMENSION = re.compile(
    r"""\{\{\s*(?:Dimension|TimeDimension|Entity)\(\s*['"](?P<name>[^'"]+)['"]\s*(?:,[^)]*)?\)\s*\}\}"""
)
_SIMPLE = re.compile(r"\w+")
_DEEPEST = 5
_AGGREGATES = {"sum": "sum({})", "sum_boolean": "sum({})", "count": "count({})", "count_distinct": "count(distinct {})"}
_AGGREGATES |= {each: each + "({})" for each in ("avg", "min", "max", "median")}
_AGGREGATES["average"] = "avg({})"
Metric = tuple[str, str, str]


class Metrics:
    """The metrics of a manifest. `table_of` finds a table by name and database schema, `referred` by what ref()
    says."""

    def __init__(
        self,
        manifest: Mapping[str, Any],
        schema: Schema,
        table_of: Callable[[str, str], Table | None],
        referred: Callable[[str], Table | None],
    ) -> None:
        self._schema, self._table_of, self._referred = schema, table_of, referred
        self._metrics = {text(each.get("name")): each for each in parts(manifest.get("metrics"))}
        self._models = {text(each.get("name")): each for each in parts(manifest.get("semantic_models"))}
        self._measures = {
            text(measure.get("name")): (model, measure)
            for model in self._models.values()
            for measure in parts(model.get("measures"))
        }

    def all(self) -> Iterator[Metric]:
        """Each metric's phrase, its SQL, and its description; SQL is "" where it has no measure of one table."""
        for metric in self._metrics.values():
            phrase = text(metric.get("label")) or text(metric.get("name"))
            means, said = self._means(metric, _DEEPEST), " ".join(text(metric.get("description")).split())[:2_000]
            if phrase and (means or said):
                yield phrase.replace("_", " "), means, said

    def _means(self, metric: Mapping[str, Any], deep: int) -> str:
        if deep == 0:
            return ""
        kind, given = metric.get("type"), mapping(metric.get("type_params"))
        if kind == "simple":
            return self._simple(metric, given)
        if kind == "ratio":
            ends = [self._input(given.get(end), metric, deep) for end in ("numerator", "denominator")]
            return f"{ends[0]} * 1.0 / nullif({ends[1]}, 0)" if all(ends) else ""
        if kind == "derived":
            return self._derived(given, metric, deep)
        return "" if kind else self._old(metric)

    def _simple(self, metric: Mapping[str, Any], given: Mapping[str, Any]) -> str:
        called = given.get("measure")
        measure = mapping(called) if isinstance(called, dict) else {"name": called}
        model, known = self._measures.get(text(measure.get("name")), ({}, {}))
        if not known:  # dbt 1.12: the measure stands in the metric itself
            known = mapping(given.get("metric_aggregation_params"))
            model = self._models.get(text(known.get("semantic_model")), {})
            known = {"name": metric.get("name"), "expr": given.get("expr"), **known}
        filters = [*conditions(metric.get("filter")), *conditions(measure.get("filter"))]
        return self._aggregate(model, known, filters)

    def _input(self, given: object, outer: Mapping[str, Any], deep: int) -> str:
        """A metric that another one is made of, with the filters of both."""
        named = mapping(given) if isinstance(given, dict) else {"name": given}
        inner = self._metrics.get(text(named.get("name")))
        if inner is None or named.get("offset_window") or named.get("offset_to_grain"):
            return ""
        filters = [*conditions(inner.get("filter")), *conditions(named.get("filter")), *conditions(outer.get("filter"))]
        return self._means(
            {**inner, "filter": {"where_filters": [{"where_sql_template": f} for f in filters]}}, deep - 1
        )

    def _derived(self, given: Mapping[str, Any], metric: Mapping[str, Any], deep: int) -> str:
        meant: dict[str, str] = {}
        for each in parts(given.get("metrics")):
            meant[text(each.get("alias")) or text(each.get("name"))] = self._input(each, metric, deep)
        if not all(meant) or not all(meant.values()):
            return ""
        names = "|".join(map(re.escape, meant))
        return (
            re.sub(rf"\b(?:{names})\b", lambda found: f"({meant[found[0]]})", text(given.get("expr"))) if names else ""
        )

    def _aggregate(self, model: Mapping[str, Any], measure: Mapping[str, Any], filters: list[str]) -> str:
        relation = mapping(model.get("node_relation"))
        table = self._table_of(text(relation.get("alias")), text(relation.get("schema_name")))
        written = _AGGREGATES.get(text(measure.get("agg")).lower())
        if table is None or written is None or mapping(measure.get("non_additive_dimension")):
            return ""
        said = text(measure.get("expr")) or text(measure.get("name"))
        if said in ("1", "*") and text(measure.get("agg")).lower() in ("sum", "count"):
            keys = [column.name for column in table.columns if column.primary_key]
            written, said = "count({})", keys[0] if len(keys) == 1 else ""
        if text(measure.get("agg")).lower() == "sum_boolean":
            said = f"case when {said} then 1 else 0 end"
        dimensions = {text(each.get("name")): each for each in parts(model.get("dimensions"))}
        found = [self._over(_filter(each, dimensions), table) for each in filters]
        value = self._over(said, table)
        if not value or not all(found):
            return ""
        if found:
            condition = " and ".join(f"({each})" for each in found)
            value = f"case when {condition} then {value} end"
        return written.format(value)

    def _old(self, metric: Mapping[str, Any]) -> str:
        """dbt before 1.6: calculation_method, expression and model."""
        table = self._referred(text(metric.get("model")))
        written = _AGGREGATES.get(text(metric.get("calculation_method")).lower())
        if table is None or written is None or metric.get("filters"):
            return ""
        value = self._over(text(metric.get("expression")), table)
        return written.format(value) if value else ""

    def _over(self, said: str, table: Table) -> str:
        """An expression with its columns as those of a table; "" for what is none over it."""
        try:
            tree = parsed_one(f"SELECT {said}", self._schema.dialect)
        except (SqlglotError, RecursionError, BadInput):
            return ""
        if not isinstance(tree, exp.Select) or len(tree.expressions) != 1 or tree.find(exp.Subquery, exp.From):
            return ""
        home, _, name = table.name.rpartition(".")
        for column in list(tree.find_all(exp.Column)):
            known = table.column(column.name)
            if known is None or (column.table and column.table.lower() != name.lower()):
                return ""
            column.set("table", exp.to_identifier(name))
            column.set("db", exp.to_identifier(home) if home else None)
        return str(tree.expressions[0].sql(dialect=rules_of(self._schema.dialect).reader))


def conditions(given: object) -> list[str]:
    """The conditions of a filter, as templates; of any of the forms that dbt writes."""
    if isinstance(given, str):
        return [given] if given.strip() else []
    if isinstance(given, list):
        return [each for one in given for each in conditions(one)]
    found = mapping(given)
    inner = found.get("where_filters") or found.get("where_sql_template")
    return conditions(inner) if inner else []


def _filter(template: str, dimensions: Mapping[str, Mapping[str, Any]]) -> str:
    """A filter with each dimension as its expression; "" where one is of another model, or more than a name."""
    names = [found["name"].rpartition("__")[2] for found in _DIMENSION.finditer(template)]
    if any(name not in dimensions for name in names):
        return ""
    said = _DIMENSION.sub(
        lambda found: text(dimensions[(name := found["name"].rpartition("__")[2])].get("expr")) or name, template
    )
    return "" if "{{" in said or "{%" in said else said


def mapping(value: object) -> Mapping[str, Any]:
    """A mapping; an empty one for anything else: versions of dbt differ."""
    return value if isinstance(value, dict) else {}


def parts(value: object) -> list[Mapping[str, Any]]:
    """The mappings of a list, or of a mapping by id."""
    found = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [each for each in found if isinstance(each, dict)]


def text(value: object) -> str:
    """A text; "" for anything else."""
    return value if isinstance(value, str) else ""
