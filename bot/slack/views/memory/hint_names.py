"""What hints name, held to the schema: a name that is typed, and hints from the lines of a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.slack.views.text import cut
from bot.wording import remembering
from reliability.errors import BadInput, SettingsError
from reliability.values import Element, Hint, HintScope, HintState, Schema

_NAME_LIMIT = 80
_OF_SOMEBODY = (HintScope.PERSON, HintScope.CHANNEL)


def element_named(schema: Schema, name: str) -> Element | None:
    """The table or column of that name as the schema spells it; None where there is none.

    A table's own name may hold dots, so the longest table name that fits is taken.
    """
    table = schema.table(name)
    if table is not None:
        return Element(table.name)
    for cut_at in reversed([i for i, character in enumerate(name) if character == "."]):
        table = schema.table(name[:cut_at].strip())
        column = table.column(name[cut_at + 1 :].strip()) if table is not None else None
        if table is not None and column is not None:
            return Element(table.name, column.name)
    return None


def hints_of_lines(hints: Mapping[int, Hint], schema_of: Callable[[str], Schema]) -> list[Hint]:
    """The hints by the numbers of their lines, those in use with names as their warehouse's schema spells them; what is
    retired or outweighed may name what is gone.

    Raises BadInput, naming the line, for a hint of a person or channel that does not say of which, and for one in use
    that names what the warehouse does not have, or a warehouse that there is none of; and what `schema_of` raises.
    """
    return [_held(number, hint, schema_of) for number, hint in hints.items()]


def _held(number: int, hint: Hint, schema_of: Callable[[str], Schema]) -> Hint:
    if hint.scope in _OF_SOMEBODY and not hint.owner.strip():
        raise BadInput(remembering.no_owner_in_line(number, hint.scope.value))
    if hint.state is not HintState.ACTIVE:
        return hint
    try:
        schema = schema_of(hint.warehouse)
    except SettingsError as error:
        raise BadInput(remembering.no_warehouse_in_line(number, cut(hint.warehouse, _NAME_LIMIT))) from error

    def known(element: Element) -> Element:
        found = element_named(schema, str(element))
        if found is None:
            raise BadInput(remembering.no_element_in_line(number, cut(str(element), _NAME_LIMIT), hint.warehouse))
        return found

    return replace(hint, preferred=known(hint.preferred), passed_over=tuple(map(known, hint.passed_over)))
