"""What is kept of asks as JSON in place of pickles.

A pickle names functions that reading it calls. Here nothing of it is called: every class that Candor ever wrote is a
name and a list of fields as they were, whatever became of the class since, and is written down as JSON of version 1
(adapters/store/codec.py). What names anything else stays as it is, unread, and is said in the log.
"""

from __future__ import annotations

import base64
import io
import json
import logging
import math
import pickle
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

log = logging.getLogger("candor.store")

_HELD = (  # table, key, columns
    ("asks", ("id",), ("request", "outcome")),
    ("stages", ("ask_id", "position"), ("value",)),
    ("clarifications", ("token",), ("clarification", "reply")),
)

_OBJECTS = {  # as classes were called: their names in JSON, their fields in the order in which pickles hold them
    "Column": ("column", "name type comment primary_key nullable samples"),
    "ForeignKey": ("foreign_key", "columns ref_table ref_columns"),
    "Table": ("table", "name columns comment foreign_keys"),
    "Schema": ("schema", "dialect tables"),
    "Element": ("element", "table column"),
    "PreviousTurn": ("previous_turn", "question sql"),
    "Question": ("question", "id text person channel workspace previous"),
    "Place": ("place", "team channel thread_ts kind"),
    "AskRequest": ("ask_request", "ask_id question place warehouse"),
    "BranchingPoint": ("branching_point", "step elements probability confirmed"),
    "LinkedSchema": (
        "linked_schema",
        "tables columns confirmed refused just_answer branching_points log_probability",
    ),
    "ListStep": ("list_step", "forced probability element at_end extends"),
    "WrittenList": (
        "written_list",
        "prompt elements token_ids steps legal end_id log_probability joined",
    ),
    "Offer": ("offer", "traced alternatives linked"),
    "Step": ("step", "text log_probability gap"),
    "Candidate": ("candidate", "sql steps log_likelihood origin count nucleus beam"),
    "Rows": ("rows", "columns rows truncated seconds"),
    "Failure": ("failure", "kind message seconds"),
    "ResultCluster": ("result_cluster", "key candidates result share"),
    "Execution": ("execution", "clusters entropy_nats failed_share failures"),
    "Reading": ("reading", "sql english result probability"),
    "ScoredReading": (
        "scored_reading",
        "reading score judged entropy_nats share log_likelihood signals",
    ),
    "Decision": ("decision", "kind order probabilities promise broken reason detail"),
    "Promise": (
        "promise",
        "unasked alpha highest_target risk delta bound answered wrong questions data made_at given_right",
    ),
    "ElementOption": ("element_option", "element phrase comment samples"),
    "ConfirmElements": ("confirm_elements", "step options alternatives linked"),
    "ChooseElement": ("choose_element", "step refused options missing linked"),
    "ChooseReading": ("choose_reading", "step readings broken promise"),
    "Reply": ("reply", "kind choice text person"),
    "Exchange": ("exchange", "clarification reply"),
    "Answered": (
        "answered",
        "reading linked exchanges asked calibrated promise seconds hints",
    ),
    "Abstained": (
        "abstained",
        "reason detail readings exchanges seconds hints broken promise",
    ),
    "Hint": (
        "hint",
        "phrase preferred passed_over scope owner author question created_at state id weight warehouse",
    ),
}
_CHOICES = {
    "FailureKind": "failure_kind",
    "BrokenPromise": "broken_promise",
    "ReplyKind": "reply_kind",
    "Reason": "reason",
    "HintScope": "hint_scope",
    "HintState": "hint_state",
}
_MODULES = {  # where these classes were, but for those of reliability.values
    "Place": ("bot.conversation", "bot.asks.conversation"),
    "AskRequest": ("bot.conversation", "bot.asks.conversation"),
    "ListStep": ("reliability.link_names", "reliability.linking.names"),
    "WrittenList": ("reliability.link_names", "reliability.linking.names"),
    "Offer": ("reliability.confirm", "reliability.linking.confirm"),
    "ScoredReading": ("reliability.selection", "reliability.candidates.selection"),
    "Decision": ("reliability.decide",),
    "ConfirmElements": ("reliability.values", "reliability.clarifications.elements"),
    "ChooseElement": ("reliability.values", "reliability.clarifications.elements"),
    "ChooseReading": ("reliability.values", "reliability.clarifications.readings"),
}


class _Pickled:
    """An object as a pickle holds it: the name of its class, and its fields' values."""

    name = ""
    state: Any = ()

    def __setstate__(self, state: Any) -> None:
        self.state = state

    def as_json(self) -> dict[str, Any]:
        """The object in JSON; a shorter list of fields is one of before a field was added."""
        tag, names = _OBJECTS[self.name]
        if not isinstance(self.state, list):
            raise pickle.UnpicklingError(f"a {self.name} without its fields")
        fields = zip(names.split(), self.state, strict=False)
        return {"!": tag, **{name: _as_json(value) for name, value in fields}}


class _PickledChoice:
    """A member of an enumeration as a pickle holds it."""

    name = ""

    def __init__(self, value: str) -> None:
        self.value = value

    def as_json(self) -> dict[str, Any]:
        """The member in JSON."""
        return {"!": _CHOICES[self.name], "value": str(self.value)}


class _NothingCalled(pickle.Unpickler):
    """Reads pickles into `_Pickled` and builtin containers, and refuses whatever names anything else."""

    def find_class(self, module_name: str, global_name: str) -> Any:
        """The stand-in for a class of Candor's. Raises UnpicklingError for all else."""
        if module_name in _MODULES.get(global_name, ("reliability.values",)):
            if global_name in _OBJECTS:
                return type(global_name, (_Pickled,), {"name": global_name})
            if global_name in _CHOICES:
                return type(global_name, (_PickledChoice,), {"name": global_name})
        raise pickle.UnpicklingError(f"it names {module_name}.{global_name}")


def upgrade() -> None:
    """Write every pickle down as JSON; what is JSON already, or cannot be read, stays."""
    connection = op.get_bind()
    for table_name, keys, columns in _HELD:
        table = sa.table(table_name, *map(sa.column, keys), *(sa.column(c, sa.LargeBinary) for c in columns))
        every = connection.execute(sa.select(*(table.c[key] for key in keys))).all()
        for row in every:
            this = sa.and_(*(table.c[key] == value for key, value in zip(keys, row, strict=True)))
            held = connection.execute(sa.select(*(table.c[c] for c in columns)).where(this)).one()
            place = f"{table_name} {' '.join(map(str, row))}"
            found = {c: _json_of(bytes(v), place) for c, v in zip(columns, held, strict=True) if v is not None}
            fresh = {c: json_ for c, json_ in found.items() if json_ is not None}
            if fresh:
                connection.execute(sa.update(table).where(this).values(fresh))


def downgrade() -> None:
    """Leave the JSON as it is: the version before cannot read it, and no pickle is written any more."""


def _json_of(stored: bytes, place: str) -> bytes | None:
    """A pickle as JSON; None where it is none, or names what Candor never wrote."""
    if not stored.startswith(b"\x80"):
        return None
    try:
        value = _NothingCalled(io.BytesIO(stored)).load()
        return json.dumps({"version": 1, "value": _as_json(value)}, allow_nan=False).encode("ascii")
    except Exception as error:  # a pickle from elsewhere can fail in any way, and must not keep the others
        log.warning("%s is left as it is, since it cannot be read: %s", place, error)
        return None


def _as_json(value: Any) -> Any:
    if isinstance(value, _Pickled | _PickledChoice):
        return value.as_json()
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, float):
        return value if math.isfinite(value) else {"!": "float", "value": str(value)}
    if isinstance(value, tuple):
        return [_as_json(each) for each in value]
    if isinstance(value, list):
        return {"!": "list", "value": [_as_json(each) for each in value]}
    if isinstance(value, dict):
        return {"!": "dict", "value": [[_as_json(key), _as_json(each)] for key, each in value.items()]}
    if isinstance(value, frozenset):
        return {"!": "frozenset", "value": [_as_json(each) for each in sorted(value, key=repr)]}
    if isinstance(value, bytes):
        return {"!": "bytes", "value": base64.b64encode(value).decode("ascii")}
    raise pickle.UnpicklingError(f"it holds a {type(value).__name__}")
