"""Metrics of dbt as words to define."""

from __future__ import annotations

from pathlib import Path

from adapters.warehouses.catalog.dbt import read_metrics
from bot.cli.verifying.formats import MANIFEST, Entry
from reliability.values import Schema


def metrics_of(file: Path, schema: Schema) -> list[Entry]:
    """The metrics of a manifest of dbt, or of a project's folder; none for a file of another kind. Raises BadInput."""
    if not (file.is_dir() or file.name.endswith(MANIFEST)):
        return []
    found = read_metrics(file, schema)
    no_measure = "It is no measure over one table that the database has."
    return [
        Entry(f"The metric {phrase}", (phrase, means), "" if means else no_measure, passed_over=not means)
        for phrase, means, _ in found
    ]
