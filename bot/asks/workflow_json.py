"""What DBOS keeps of workflows as JSON: their arguments (texts and numbers), lists of ids, and errors by name.

DBOS pickles by default, and reads whatever row says that it is a pickle by `pickle.loads`, whichever serializer it is
given. Candor's older rows are such. So reading pickles is replaced too: nothing that they name is called but the few
errors that a workflow tells apart.
"""

from __future__ import annotations

import base64
import io
import json
import pickle
from collections.abc import Callable, Mapping
from typing import Any

from dbos import Serializer, WorkflowStatus, _serialization

_ERROR, _SAID, _WORKFLOW = "!error", "said", "!workflow"
_OLD_MODULES = ("bot.outbox", "bot.asks.outbox", "dbos._error")

Errors = Mapping[str, Callable[[str], Exception]]


class WorkflowFailed(Exception):
    """An error of a workflow, read back: its class's name and what it said."""


class WorkflowJson(Serializer):
    """JSON for DBOS. `errors` are those that are raised again as what they were, by the name of their class."""

    def __init__(self, errors: Errors) -> None:
        self._errors = errors

    def name(self) -> str:
        """What the rows say that they are written by."""
        return "candor_json"

    def serialize(self, data: Any) -> str:
        """Arguments, results and errors as JSON. Raises TypeError for what is no plain value."""
        if isinstance(data, BaseException):
            data = {_ERROR: type(data).__name__, _SAID: str(data)}
        return json.dumps(data, default=_listed)

    def deserialize(self, serialized_data: str) -> Any:
        """What `serialize` wrote, or a row of before that was pickled. Raises ValueError, UnpicklingError."""
        try:
            found = json.loads(serialized_data, object_hook=_as_listed)
        except ValueError:
            return _Plain(base64.b64decode(serialized_data, validate=True), self._errors).load()
        if not isinstance(found, dict):
            return found
        if _ERROR in found:
            name, said = str(found[_ERROR]), str(found.get(_SAID, ""))
            known = self._errors.get(name)
            return known(said) if known else WorkflowFailed(f"{name}: {said}")
        return found | {"args": tuple(found["args"])} if "args" in found else found

    def read_pickles_too(self) -> None:
        """Let DBOS read rows that say that they are pickles by this, in place of `pickle.loads`."""

        def deserialize(_default: object, serialized_data: str) -> Any:
            return self.deserialize(serialized_data)

        _serialization.DefaultSerializer.deserialize = deserialize  # type: ignore[assignment]  # it has no setting


def _listed(value: object) -> dict[str, str]:
    """A workflow in a list that another workflow asked for, which DBOS records: its id. Raises TypeError for all
    else.
    """
    if isinstance(value, WorkflowStatus):
        return {_WORKFLOW: value.workflow_id}
    raise TypeError(f"workflows hand on texts and numbers, no {type(value).__name__}")


def _as_listed(found: dict[str, Any]) -> Any:
    if set(found) != {_WORKFLOW}:
        return found
    status = WorkflowStatus()
    status.workflow_id = str(found[_WORKFLOW])
    return status


class _Plain(pickle.Unpickler):
    """Reads texts, numbers and containers; of classes only the known errors."""

    def __init__(self, content: bytes, errors: Errors) -> None:
        super().__init__(io.BytesIO(content))
        self._errors = errors

    def find_class(self, module_name: str, global_name: str) -> Any:
        """The maker of a known error. Raises UnpicklingError for all else."""
        if module_name in _OLD_MODULES and global_name in self._errors:
            return lambda *said: self._errors[global_name](" ".join(map(str, said)))
        raise pickle.UnpicklingError(f"it names {module_name}.{global_name}")
