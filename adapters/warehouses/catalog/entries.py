"""What a catalog says, as plain values; None and () where it says nothing. `line` is where, counted from 1."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CatalogColumn:
    """What is said of a column. `values` are stored values with words for them."""

    name: str
    line: int = 0
    description: str | None = None
    synonyms: tuple[str, ...] = ()
    hidden: bool = False
    values: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogKey:
    """`columns` refer to `ref_columns` of `ref_table`. `declared`: a person stands for it; `refused`: a person says
    that it is none."""

    columns: tuple[str, ...]
    ref_table: str
    ref_columns: tuple[str, ...]
    line: int = 0
    declared: bool = False
    refused: bool = False


@dataclass(frozen=True, slots=True)
class CatalogTable:
    """What is said of a table."""

    name: str
    line: int = 0
    description: str | None = None
    synonyms: tuple[str, ...] = ()
    hidden: bool = False
    default_filter: str = ""
    columns: tuple[CatalogColumn, ...] = ()
    keys: tuple[CatalogKey, ...] = ()


@dataclass(frozen=True, slots=True)
class CatalogDefinition:
    """A word of the team's and what it means, as SQL over the tables, in words, or both."""

    phrase: str
    line: int = 0
    means: str = ""
    description: str = ""


@dataclass(frozen=True, slots=True)
class WarehouseCatalog:
    """All that is said of one warehouse."""

    tables: tuple[CatalogTable, ...] = ()
    definitions: tuple[CatalogDefinition, ...] = ()
