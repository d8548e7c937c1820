"""What a person is shown who asked nothing of the data: which tables or columns there are, and examples that fit."""

from __future__ import annotations

from collections.abc import Iterable

from reliability.core import Core
from reliability.question.chat.languages import ENGLISH
from reliability.question.examples import example_questions
from reliability.question.intent import Intent, intent
from reliability.values import Element, ElementOption, Helped, HelpKind, Question, Schema

MOST_SHOWN = 10
"""Tables; of a single table, columns up to `MOST_COLUMNS`."""
MOST_COLUMNS = 20
_WITHOUT_EXAMPLES = frozenset({HelpKind.THANKS, HelpKind.FEEDBACK, HelpKind.CHANGE})
_SHOWING = frozenset({HelpKind.BROWSE, HelpKind.DEFINITION})


def help_for(question: Question, core: Core) -> Helped | None:
    """What to show instead of an answer; None where a message is a data question, or may be one.

    Calls no language model. Raises WarehouseUnavailable, ModelUnavailable.
    """
    schema = core.warehouse.schema()
    english = core.settings.languages == ENGLISH
    found = intent(question, schema, core.encoder, lambda: core.values_named(question.text), core.talk, english=english)
    if found is None or (found.kind is HelpKind.LANGUAGE and not english):
        return None
    return shown_for(found, schema, core.examples)


def shown_for(found: Intent, schema: Schema, chosen: tuple[str, ...] = ()) -> Helped:
    """The tables (browsing), the columns of the table or topic that was named, and questions about it.

    `chosen` are the warehouse's hand-made examples, which go before made ones where no topic was named.
    """
    if found.kind in _WITHOUT_EXAMPLES:
        return Helped(found.kind)
    tables = tuple(dict.fromkeys(element.table for element in found.about))
    made = example_questions(schema, about=tables)
    examples = made if tables else (chosen or made)
    if found.kind not in _SHOWING:
        return Helped(found.kind, examples=examples)
    if found.kind is HelpKind.DEFINITION and found.about:
        meant = _described(found.about, schema)
        return Helped(found.kind, meant[:MOST_SHOWN], max(0, len(meant) - MOST_SHOWN), examples)
    shown, most = _browsed(found.about, schema)
    return Helped(found.kind, shown[:most], max(0, len(shown) - most), examples)


def _browsed(about: tuple[Element, ...], schema: Schema) -> tuple[tuple[ElementOption, ...], int]:
    """What to show of a topic, and how many at most: all tables, one table's columns, or what was named."""
    if not about:
        return _described((Element(table.name) for table in schema.tables), schema), MOST_SHOWN
    table = schema.table(about[0].table)
    if len(about) == 1 and not about[0].column and table is not None:
        columns = (Element(table.name, column.name) for column in table.columns)
        return _described((about[0], *columns), schema), MOST_COLUMNS
    return _described(about, schema), MOST_SHOWN


def _described(elements: Iterable[Element], schema: Schema) -> tuple[ElementOption, ...]:
    """Elements with their comments, never with values: people who may ask need not see everybody's data."""
    shown = []
    for element in elements:
        table = schema.table(element.table)
        column = table.column(element.column) if table and element.column else None
        comment = column.comment if column else table.comment if table else ""
        shown.append(ElementOption(element, comment=comment))
    return tuple(shown)
