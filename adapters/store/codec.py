"""Values as JSON, for the store: `{"version": 1, "value": …}`.

An object carries its type as a short name under "!", and only names of `forms` and kinds of clarification are known:
a name says which class is filled, never what is run, and stays when a class moves. Tuples are arrays. A field that a
class gained since has its default; one that it lost, an unknown name or another version is an error.
"""

from __future__ import annotations

import base64
import json
import math
from collections.abc import Callable, Mapping
from dataclasses import fields
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from reliability.errors import CandorError
from reliability.values import Clarification

if TYPE_CHECKING:
    import numpy as np

VERSION = 1

_PLAIN = (str, int, bool, type(None))
_NUMBERS = "biuf"  # kinds of numpy arrays: bool, integers, floats


@cache
def forms() -> Mapping[str, type]:
    """The name of each class in stored data; imported when something is read or written, since listing hints is
    neither. A name is never given to another class."""
    from adapters.store.requests import AskRequest, Beside, Place
    from reliability import values
    from reliability.afterwards.answers import AnswerAgain, CorrectedAnswer, LeftOut, NarrowedAnswer
    from reliability.afterwards.changes import Changes
    from reliability.afterwards.wanted import AnswerWish
    from reliability.candidates.selection import ScoredReading
    from reliability.composing.demands import Alternative, Demand
    from reliability.composing.slots import Name, Slot
    from reliability.composing.understanding import ComposedQuery, Understanding
    from reliability.decide import Decision
    from reliability.definitions.definition import DefinedAnswer, Definition, Named
    from reliability.linking.confirm import Offer
    from reliability.linking.names import ListStep, WrittenList
    from reliability.promises.novelty import Likeness
    from reliability.question.intent import Intent
    from reliability.verified.scheduled import ScheduledAnswer
    from reliability.verified.verified import VerifiedAnswer, VerifiedQuestion

    return {
        "column": values.Column,
        "foreign_key": values.ForeignKey,
        "table": values.Table,
        "schema": values.Schema,
        "element": values.Element,
        "previous_turn": values.PreviousTurn,
        "question": values.Question,
        "place": Place,
        "ask_request": AskRequest,
        "branching_point": values.BranchingPoint,
        "linked_schema": values.LinkedSchema,
        "list_step": ListStep,
        "written_list": WrittenList,
        "offer": Offer,
        "step": values.Step,
        "candidate": values.Candidate,
        "rows": values.Rows,
        "failure": values.Failure,
        "failure_kind": values.FailureKind,
        "result_cluster": values.ResultCluster,
        "execution": values.Execution,
        "reading": values.Reading,
        "included": values.Included,
        "reach": values.Reach,
        "beyond": values.Beyond,
        "scored_reading": ScoredReading,
        "likeness": Likeness,
        "decision": Decision,
        "promise": values.Promise,
        "broken_promise": values.BrokenPromise,
        "element_option": values.ElementOption,
        "reply": values.Reply,
        "reply_kind": values.ReplyKind,
        "exchange": values.Exchange,
        "reason": values.Reason,
        "answered": values.Answered,
        "abstained": values.Abstained,
        "helped": values.Helped,
        "help_kind": values.HelpKind,
        "intent": Intent,
        "understanding": Understanding,
        "composed_query": ComposedQuery,
        "demand": Demand,
        "slot": Slot,
        "slot_name": Name,
        "alternative": Alternative,
        "verified_question": VerifiedQuestion,
        "verified_answer": VerifiedAnswer,
        "scheduled_answer": ScheduledAnswer,
        "corrected_answer": CorrectedAnswer,
        "answer_again": AnswerAgain,
        "changes": Changes,
        "narrowed_answer": NarrowedAnswer,
        "left_out": LeftOut,
        "wanted": AnswerWish,
        "beside": Beside,
        "definition": Definition,
        "defined": Named,
        "defined_answer": DefinedAnswer,
        "hint": values.Hint,
        "hint_scope": values.HintScope,
        "hint_state": values.HintState,
    }


@cache
def _names() -> Mapping[type, str]:
    return {form: name for name, form in forms().items()}


class NotStorable(TypeError):
    """A value of a type that the store does not know: a fault in the code, with no sentence for people."""


class StoredDataUnreadable(CandorError):
    """Stored data that this version of Candor did not write and cannot read."""


def encode(value: object) -> bytes:
    """A value as JSON. Raises NotStorable."""
    try:
        return json.dumps({"version": VERSION, "value": _written(value)}, allow_nan=False).encode("ascii")
    except (ValueError, RecursionError) as error:  # a number too long for text, or a value that holds itself
        raise NotStorable(f"A value cannot be stored: {error}") from error


def decode(stored: bytes) -> Any:
    """The value that `encode` wrote. Raises StoredDataUnreadable."""
    try:
        envelope = json.loads(stored)
        if not isinstance(envelope, dict) or set(envelope) != {"version", "value"}:
            raise StoredDataUnreadable("What is stored here is none of Candor’s data.")
        if envelope["version"] != VERSION:
            raise StoredDataUnreadable(
                f"What is stored here has the form {envelope['version']!r}, and this version of Candor knows "
                f"{VERSION}: it was written by another version."
            )
        return _read(envelope["value"])
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise StoredDataUnreadable(f"What is stored here cannot be read: {error}") from error


# --- writing ---------------------------------------------------------------------------------------


def _kinds() -> Mapping[str, type[Clarification]]:
    from reliability.clarifications.kinds import clarification_kinds

    return clarification_kinds()


def _written(value: Any) -> Any:
    kind = type(value)
    if kind in _PLAIN:
        return value
    if kind is tuple:
        return [each if type(each) in _PLAIN else _written(each) for each in value]
    if kind is float:
        return value if math.isfinite(value) else {"!": "float", "value": str(value)}
    if kind in _WRITERS:
        name, form = _WRITERS[kind]
        return {"!": name, "value": form(value)}
    if kind in _names():
        content = {"value": value.value} if isinstance(value, Enum) else _fields(value)
        return {"!": _names()[kind], **content}
    if isinstance(value, Clarification) and _kinds().get(value.kind) is kind:
        return {"!": value.kind, **{name: _written(field) for name, field in value.to_fields().items()}}
    return _number_written(value)


def _number_written(value: Any) -> Any:
    """An array or a number of numpy's, which is imported where one may be: listing hints needs none."""
    import numpy as np

    if type(value) is np.ndarray:
        return {"!": "array", "value": _array(value)}
    if isinstance(value, np.generic):
        return _written(value.item())
    raise NotStorable(f"The store does not know values of the type {type(value).__name__}.")


def _fields(value: Any) -> dict[str, Any]:
    return {each.name: _written(getattr(value, each.name)) for each in fields(value)}


def _array(value: np.ndarray) -> dict[str, Any]:
    import numpy as np

    if value.dtype.kind not in _NUMBERS:
        raise NotStorable(f"The store does not know arrays of {value.dtype}.")
    return {
        "dtype": value.dtype.str,
        "shape": list(value.shape),
        "bytes": base64.b64encode(np.ascontiguousarray(value).tobytes()).decode("ascii"),
    }


_WRITERS: dict[type, tuple[str, Callable[[Any], Any]]] = {
    list: ("list", lambda value: [_written(each) for each in value]),
    dict: ("dict", lambda value: [[_written(key), _written(each)] for key, each in value.items()]),
    frozenset: ("frozenset", lambda value: [_written(each) for each in sorted(value, key=repr)]),
    bytes: ("bytes", lambda value: base64.b64encode(value).decode("ascii")),
    datetime: ("datetime", datetime.isoformat),
    date: ("date", date.isoformat),
    Decimal: ("decimal", str),
}


# --- reading ---------------------------------------------------------------------------------------


def _read(stored: Any) -> Any:
    if type(stored) in _PLAIN or isinstance(stored, float):
        return stored
    if isinstance(stored, list):
        return tuple(each if type(each) in _PLAIN else _read(each) for each in stored)
    name = stored["!"]
    if name in _READERS:
        return _READERS[name](stored["value"])
    content = {field: _read(each) for field, each in stored.items() if field != "!"}
    if name in forms():
        form = forms()[name]
        return form(content["value"]) if issubclass(form, Enum) else form(**content)
    if name in _kinds():
        return _kinds()[name].from_fields(content)
    raise StoredDataUnreadable(f"What is stored here holds a {name!r}, which this version of Candor does not know.")


def _array_of(stored: Mapping[str, Any]) -> np.ndarray:
    import numpy as np

    dtype = np.dtype(str(stored["dtype"]))
    if dtype.kind not in _NUMBERS:
        raise StoredDataUnreadable(f"What is stored here holds an array of {dtype}.")
    flat = np.frombuffer(base64.b64decode(stored["bytes"], validate=True), dtype)
    return flat.reshape(stored["shape"]).copy()


_READERS: dict[str, Callable[[Any], Any]] = {
    "float": float,
    "list": lambda stored: [_read(each) for each in stored],
    "dict": lambda stored: {_read(key): _read(each) for key, each in stored},
    "frozenset": lambda stored: frozenset(map(_read, stored)),
    "bytes": lambda stored: base64.b64decode(stored, validate=True),
    "datetime": datetime.fromisoformat,
    "date": date.fromisoformat,
    "decimal": Decimal,
    "array": lambda stored: _array_of(cast("Mapping[str, Any]", stored)),
}
