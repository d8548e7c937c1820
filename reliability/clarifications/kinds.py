"""Which kinds of clarification there are: every class of this room that says `@clarification_kind`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeVar

from reliability import clarifications
from reliability.values import Clarification

C = TypeVar("C", bound=Clarification)

_known: dict[str, type[Clarification]] = {}


def clarification_kind(kind: type[C]) -> type[C]:
    """Make a kind known by its name. Raises ValueError where another class has that name, or it has none."""
    other = _known.get(kind.kind)
    if not kind.kind or (other is not None and other.__qualname__ != kind.__qualname__):
        raise ValueError(f"{kind.__name__} needs a name of its own, not {kind.kind!r}")
    _known[kind.kind] = kind
    return kind


def clarification_kinds() -> Mapping[str, type[Clarification]]:
    """Every kind by its name.

    >>> clarification_kinds()["choose_reading"].__name__
    'ChooseReading'
    """
    for module in pkgutil.iter_modules(clarifications.__path__):
        importlib.import_module(f"{clarifications.__name__}.{module.name}")
    return MappingProxyType(_known)
