"""What `candor connect` says, and `candor doctor` of a catalog."""

from __future__ import annotations

from collections.abc import Sequence

from adapters.warehouses.catalog.merging import MergedCatalog
from adapters.warehouses.catalog.personal import PersonalData
from adapters.warehouses.catalog.thin import ThinParts
from reliability.values import Element, Schema

MOST_NAMED = 6
NO_CATALOG = "CANDOR_CATALOG is not set; candor connect writes one."
HIDE_THESE = "Hide these columns from everybody who asks?"
HIDE_MORE = "Other tables or columns (table.column) to hide, with commas; Enter for none"
NOTHING_WRITTEN = "Nothing was written (--dry-run)."
NEXT = "Next: read the catalog, then candor doctor; candor ask asks a first question."
NO_ENV_FILE = "CANDOR_ENV_FILE names no file, so that no settings were written."
ENVIRONMENT_WINS = "CANDOR_WAREHOUSES is set in the environment, which wins over the file: set it there too."

NOT_COMPARED = "The database cannot be read, so that nothing could be compared with it."


def named(names: Sequence[str]) -> str:
    """A few names, and how many more."""
    more = f" and {len(names) - MOST_NAMED:,} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more


def counted(number: int, noun: str) -> str:
    """A number and its noun.

    >>> counted(1, "table"), counted(1200, "key")
    ('1 table', '1,200 keys')
    """
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def found(title: str, schema: Schema) -> str:
    """What there is."""
    columns = sum(len(table.columns) for table in schema.tables)
    return f"{title}: {counted(len(schema.tables), 'table')}, {counted(columns, 'column')}."


def only_reads(looked_at: str, warnings: Sequence[str], kept: str) -> list[str]:
    """Whether the account can only read, by what that is known, and what holds in any case."""
    lines = list(warnings)
    if looked_at:
        lines.append(f"{'Looked at' if warnings else 'The account can only read. Looked at'}: {looked_at}.")
    return [*lines, f"Whatever it may do, Candor's sessions cannot write: {kept}."]


def unread(tables: Sequence[str]) -> str:
    """Tables whose rows could not be looked at."""
    return (
        f"Of {counted(len(tables), 'table')} no values could be read in time or by right: {named(tables)}. "
        "Questions about them work where the account may read them; their keys and personal data were not looked for."
    )


def no_tables(name: str) -> str:
    """An account without rights."""
    return (
        f"{name} holds no tables that this account may read: grant it SELECT on some (and USAGE on their schema), or name "
        "another database. Nothing was written."
    )


def keys(schema: Schema) -> str:
    """Keys that were inferred; those that are declared."""
    inferred = [
        f"{table.name}.{', '.join(key.columns)} → {key.ref_table}.{', '.join(key.ref_columns)}"
        for table in schema.tables
        for key in table.foreign_keys
        if key.inferred
    ]
    declared = sum(not key.inferred for table in schema.tables for key in table.foreign_keys)
    said = f"{counted(declared, 'key')} declared"
    if not inferred:
        return f"{said}; names and data show no other."
    return f"{said}; names and data show {counted(len(inferred), 'more key')}: {named(inferred)}."


def personal(proposed: Sequence[tuple[Element, PersonalData]]) -> str:
    """What looks like personal data."""
    listed = [f"{element} ({data.kind}, by {data.by})" for element, data in proposed]
    return f"What looks like personal data is hidden unless somebody says no: {named(listed)}."


def no_such_name(name: str) -> str:
    """What is to be hidden is not there."""
    return f"There is no table or column {name[:80]}; a column is written table.column."


def still_shown(elements: Sequence[Element]) -> str:
    """Personal data that a catalog speaks of without hiding it."""
    return (
        f"{named([str(each) for each in elements])}: the catalog speaks of what looks like personal data and does not hide "
        "it. Write hidden: true there to hide it."
    )


def other_address(name: str) -> str:
    """A name that is taken."""
    return (
        f"CANDOR_WAREHOUSES has a warehouse {name} with another address; give this one a name of its own with --name."
    )


def catalog_changes(file: str, made: MergedCatalog, is_new: bool) -> list[str]:
    """What was added to a catalog and marked in it."""
    added = [
        (made.tables, "table"),
        (made.columns, "column"),
        (made.keys, "key"),
        (made.definitions, "definition"),
        (made.descriptions, "description"),
    ]
    lines = [f"  + {counted(len(names), noun)}: {named(names)}" for names, noun in added if names]
    if made.gone:
        lines.append(f"  marked as gone: {named(made.gone)}")
    if not lines:
        return [f"{file}: nothing new; it stays as it is."]
    return [f"{file}{' (new)' if is_new else ''}:", *lines]


# --- candor doctor ---------------------------------------------------------------------------------


def catalogued(file: str, tables: int, hidden_columns: int, hidden_tables: int) -> str:
    """What a catalog holds of a warehouse."""
    if not tables:
        return f"{file} says nothing of it."
    hidden = [counted(n, noun) for n, noun in ((hidden_tables, "table"), (hidden_columns, "column")) if n]
    return f"{file} speaks of {counted(tables, 'table')}" + (f" and hides {' and '.join(hidden)}." if hidden else ".")


def unknown(entries: Sequence[str]) -> str:
    """What a catalog speaks of and the database does not have."""
    return f"It speaks of what the database does not have: {named(entries)}."


def for_people(phrases: Sequence[str]) -> str:
    """Definitions that no query is made of."""
    return (
        f"{counted(len(phrases), 'definition')} said to people alone ({named(phrases)}): one is used that is SQL over one "
        "table, a condition, a column or a measure."
    )


def thin(parts: ThinParts) -> list[str]:
    """What people still have to say."""
    lines = []
    if parts.undescribed:
        lines.append(f"{counted(len(parts.undescribed), 'table')} without a description: {named(parts.undescribed)}.")
    if parts.cryptic:
        cryptic = [str(each) for each in parts.cryptic]
        lines.append(f"{counted(len(cryptic), 'name')} with little meaning and no description: {named(cryptic)}.")
    if parts.unconnected:
        lines.append(
            f"{counted(len(parts.unconnected), 'table')} that no key leads to or from: {named(parts.unconnected)}."
        )
    return [f"Thin: {lines[0]}", *lines[1:]] if lines else []
