"""Connects a database: rights, tables, keys and personal data are looked at, then the catalog and the settings
written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot import catalog_words as words
from bot.terminal import is_interactive, notes, out, plain, progress_bar
from reliability.errors import BadInput, SettingsError, WarehouseUnavailable
from reliability.progress import Progress
from reliability.values import Element, Rows, Schema, Table

if TYPE_CHECKING:
    from adapters.warehouses.catalog.entries import WarehouseCatalog
    from adapters.warehouses.catalog.personal import PersonalData
    from adapters.warehouses.catalog.proposing import KnownElsewhere, ProposedTable
    from adapters.warehouses.warehouse import SqlWarehouse
    from bot.settings import Settings

CATALOG = "catalog.yaml"
_STEP = 0.02


@dataclass(frozen=True)
class _Target:
    """What is connected, and where it is written down."""

    name: str
    address: str  # as the settings hold it
    url: str  # with a file's whole path
    catalog: Path
    text: str  # the catalog's, so far


def run_connect(
    url: str, name: str, *, catalog: Path | None, dbt: Path | None, hide: Sequence[str], asks: bool, writes: bool
) -> None:
    """Look at the database and write what was found. Raises CandorError, with nothing written."""
    from adapters.warehouses.catalog.merging import merged
    from adapters.warehouses.catalog.proposing import proposed_tables
    from adapters.warehouses.catalog.reading import parsed_catalog
    from adapters.warehouses.warehouse import open_warehouse
    from bot.settings import load_settings

    settings = load_settings()
    target = _target(settings, url, name, catalog)
    known = parsed_catalog(target.text, target.catalog.name).get(target.name)
    warehouse = open_warehouse(target.url, target.name, catalog=lambda: _keys_alone(known))
    try:
        schema, personal = _looked(warehouse)
    finally:
        warehouse.close()
    elsewhere = _dbt(dbt, schema)
    hidden = _hidden(schema, personal, known, hide, asks and is_interactive())
    tables = _with_hidden_tables(proposed_tables(schema, hidden, elsewhere), hidden)
    definitions = elsewhere.definitions if elsewhere else ()
    made = merged(target.text, target.catalog.name, target.name, schema, tables, definitions)
    for line in words.catalog_changes(target.catalog.name, made, not target.text):
        out().print(plain(line))
    if writes and made.text != target.text:
        from adapters.whole_files import write_whole

        write_whole(target.catalog, made.text.encode())
    _settings(settings, target, writes)
    out().print(words.NEXT if writes else words.NOTHING_WRITTEN)


def _target(settings: Settings, url: str, name: str, catalog: Path | None) -> _Target:
    from adapters.warehouses.catalog.reading import catalog_text
    from adapters.warehouses.registry import names_file
    from bot.parts.warehouses import short_name
    from bot.settings import base_folder

    full = settings.warehouse_url(url)
    if url in settings.warehouses:
        name, address = name or url, settings.warehouses[url]
    else:
        address = full if names_file(url) else url
    same = [each for each in settings.warehouses if settings.warehouse_url(each) == full]
    name = name or next(iter(same), "") or short_name(url.rstrip("/"))
    if name in settings.warehouses and name not in same:
        raise SettingsError(words.other_address(name))
    file = Path(catalog).absolute() if catalog else settings.catalog_file or base_folder() / CATALOG
    return _Target(name, address, full, file, catalog_text(file) if file.exists() else "")


# --- looking ---------------------------------------------------------------------------------------


def _looked(warehouse: SqlWarehouse) -> tuple[Schema, dict[Element, PersonalData]]:
    """The schema with samples and inferred keys, and what looks like personal data. Says what was found."""
    from adapters.warehouses.catalog.personal import personal_data
    from reliability.guard.dialects.registry import rules_of

    personal: dict[Element, PersonalData] = {}
    unread: list[str] = []

    def look(table: Table, rows: Rows | None) -> None:
        if rows is None:
            unread.append(table.name)
        for place, column in enumerate(table.columns):
            values = [str(row[place]) for row in rows.rows if row[place] is not None] if rows else []
            if held := personal_data(column, values):
                personal[Element(table.name, column.name)] = held

    with progress_bar("Looking") as progress:
        schema = warehouse.studied(_sparing(progress), look)
    if not schema.tables:
        raise WarehouseUnavailable(words.no_tables(warehouse.name))
    kind = warehouse.kind
    lines = [words.found(rules_of(schema.dialect).title, schema)]
    lines += words.only_reads(kind.looked_at, warehouse.warnings(), kind.kept_from_writing)
    lines += [words.unread(unread)] if unread else []
    for line in [*lines, words.keys(schema)]:
        out().print(plain(line))
    return schema, personal


def _sparing(progress: Progress) -> Progress:
    """Not a word for every table of hundreds."""
    last = -1.0

    def tell(done: float, said: str) -> None:
        nonlocal last
        if done - last >= _STEP:
            last = done
            progress(done, said)

    return tell


def _keys_alone(known: WarehouseCatalog | None) -> WarehouseCatalog:
    """A catalog's keys, so that what it refuses is not inferred again: all else is looked at as it is."""
    from adapters.warehouses.catalog.entries import CatalogTable, WarehouseCatalog

    tables = known.tables if known else ()
    return WarehouseCatalog(tuple(CatalogTable(table.name, keys=table.keys) for table in tables))


def _dbt(path: Path | None, schema: Schema) -> KnownElsewhere | None:
    if path is None:
        return None
    from adapters.warehouses.catalog.dbt import read_dbt

    return read_dbt(path, schema)


# --- hiding ----------------------------------------------------------------------------------------


def _hidden(
    schema: Schema,
    personal: Mapping[Element, PersonalData],
    known: WarehouseCatalog | None,
    named: Sequence[str],
    asks: bool,
) -> dict[Element, PersonalData]:
    """What is to be hidden: personal data, if nobody says no, and what somebody names. A catalog's word holds."""
    from adapters.warehouses.catalog.personal import PersonalData

    said = _said_of(known)
    new = {element: held for element, held in personal.items() if _key(element) not in said}
    open_ones = [element for element in personal if said.get(_key(element)) is False]
    if new:
        out().print(plain(words.personal(list(new.items()))))
        if asks and not _agreed(words.HIDE_THESE):
            new = {}
    if open_ones:
        out().print(plain(words.still_shown(open_ones)))
    wanted = [_element(schema, name) for name in named]
    while asks and not known:
        try:
            typed = _typed(words.HIDE_MORE)
            wanted += [_element(schema, name.strip()) for name in typed.split(",") if name.strip()]
            break
        except BadInput as error:
            notes().print(plain(str(error)))
    if late := [element for element in wanted if _key(element) in said]:
        out().print(plain(words.still_shown(late)))
    return new | {element: PersonalData("hidden", "choice") for element in wanted}


def _said_of(known: WarehouseCatalog | None) -> dict[tuple[str, str], bool]:
    """The columns that a catalog speaks of, and whether they are out of sight."""
    return {
        (table.name.lower(), column.name.lower()): column.hidden or table.hidden
        for table in (known.tables if known else ())
        for column in table.columns
    }


def _key(element: Element) -> tuple[str, str]:
    return element.table.lower(), element.column.lower()


def _element(schema: Schema, name: str) -> Element:
    """The table or column that a name means. Raises BadInput."""
    if table := schema.table(name):
        return Element(table.name)
    start, _, end = name.rpartition(".")
    table = schema.table(start)
    column = table.column(end) if table else None
    if table is None or column is None:
        raise BadInput(words.no_such_name(name))
    return Element(table.name, column.name)


def _with_hidden_tables(
    tables: Sequence[ProposedTable], hidden: Mapping[Element, PersonalData]
) -> tuple[ProposedTable, ...]:
    return tuple(replace(table, hidden=Element(table.name) in hidden) for table in tables)


def _agreed(question: str) -> bool:
    return _typed(f"{question} [Y/n]").strip().lower() not in ("n", "no")


def _typed(question: str) -> str:
    try:
        return notes().input(f"{plain(question)} > ")
    except EOFError:
        return ""


# --- writing ---------------------------------------------------------------------------------------


def _settings(settings: Settings, target: _Target, writes: bool) -> None:
    """The warehouse and the catalog in the settings' file; what changes is shown."""
    from bot.cli.connecting.env_entry import env_diff, warehouses_value, with_settings, write_env
    from bot.settings import base_folder, env_target, is_in_environment

    file = env_target()
    if file is None:
        out().print(words.NO_ENV_FILE)
        return
    wanted = {}
    if settings.warehouses.get(target.name) != target.address:
        # Where nobody chose any, the sample comes after: the first one is the default.
        own = {target.name: target.address}
        chosen = "warehouses" in settings.model_fields_set
        wanted["CANDOR_WAREHOUSES"] = warehouses_value(
            settings.warehouses | own if chosen else own | settings.warehouses
        )
    if settings.catalog_file != target.catalog:
        inside = target.catalog.is_relative_to(base_folder())
        wanted["CANDOR_CATALOG"] = str(target.catalog.relative_to(base_folder()) if inside else target.catalog)
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    after = with_settings(before, wanted)
    if after != before:
        out().print(f"{file.name}:")
        for line in env_diff(before, after, file.name):
            out().print(plain(f"  {line}"), soft_wrap=True)
        if writes:
            write_env(file, after)
    if is_in_environment("CANDOR_WAREHOUSES") and "CANDOR_WAREHOUSES" in wanted:
        out().print(words.ENVIRONMENT_WINS)
