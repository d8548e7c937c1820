"""Every prompt is a Jinja template, one a file; this module fills them in.

Questions, comments, hints and cells are data. Filters make them harmless where they enter a template: `said`
(one line, lower case, no marks of the template) for the compact prompts, `quoted` (a JSON string) for the
others, `line` for SQL; `database` names what is asked. A template may use any part of `reliability.values`; a name that
is not given is an error.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from reliability.context import described, name_match
from reliability.errors import SettingsError
from reliability.guard.dialects.registry import rules_of
from reliability.values import Column, Dialect, Table

MAX_SAID_CHARACTERS = 1_000
_MAX_CELLS = 3
_CONTROL = re.compile(r"[\s\x00-\x1f\x7f-\x9f\u2028\u2029]+")


def said(text: object) -> str:
    """Data for a compact prompt: one line in lower case without the template's marks, at most 1,000 characters."""
    plain = str(text).replace("|", " ").replace("'", "’").replace('"', "”")
    return _CONTROL.sub(" ", plain).strip().lower()[:MAX_SAID_CHARACTERS]


def line(text: object) -> str:
    """SQL on one line."""
    return _CONTROL.sub(" ", str(text)).strip()


def quoted(text: object) -> str:
    """Data as a JSON string: quotes and line breaks are escaped."""
    return json.dumps(str(text)[: 4 * MAX_SAID_CHARACTERS], ensure_ascii=False)


def database(dialect: Dialect) -> str:
    """What the database of a dialect is called. Raises BadInput for one that is not known.

    >>> database("postgres")
    'PostgreSQL'
    """
    return rules_of(dialect).title


def reference(tables: Sequence[Table], table: Table, column: Column) -> str:
    """What a foreign key column refers to, among the shown tables: `table`, or `table.column` if names differ."""
    shown = {t.name.lower() for t in tables}
    for key in table.foreign_keys:
        if len(key.columns) == 1 and key.columns[0].lower() == column.name.lower():
            if key.ref_table.lower() not in shown:
                return ""
            same = key.ref_columns[0].lower() == column.name.lower()
            return key.ref_table if same else f"{key.ref_table}.{key.ref_columns[0]}"
    return ""


def cells(values: Sequence[tuple[str, str, str]], table: Table, column: Column) -> list[str]:
    """The matched values of one column, at most three."""
    at = (table.name.lower(), column.name.lower())
    return [value for t, c, value in values if (t.lower(), c.lower()) == at][:_MAX_CELLS]


class Prompts:
    """The templates of one folder, e.g. `prompts/compact`. Raises SettingsError when there are none."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        if not any(self.folder.glob("*.jinja")):
            raise SettingsError(f"There are no prompt templates in {self.folder}.")
        # Prompts are text for a model, not HTML: data is made harmless by the filters above.
        self._environment = Environment(
            loader=FileSystemLoader([self.folder, self.folder.parent]),
            undefined=StrictUndefined,
            keep_trailing_newline=False,
            trim_blocks=True,
        )
        self._environment.filters.update(said=said, line=line, quoted=quoted, database=database)
        self._environment.globals.update(reference=reference, cells=cells, name_match=name_match, described=described)
        files = sorted(self.folder.glob("*.jinja"))
        self._names = [file.stem for file in files if not file.stem.startswith("_")]
        digest = hashlib.sha256()
        for file in files:
            digest.update(f"{file.name}\0".encode() + file.read_bytes() + b"\0")
        self.fingerprint = digest.hexdigest()

    def names(self, prefix: str = "") -> list[str]:
        """Templates whose name starts so, sorted; `write_sql` first of the SQL ones."""
        return [name for name in self._names if name.startswith(prefix)]

    def render(self, name: str, **values: object) -> str:
        """Fill in a template; one that ends with an empty line has its completion on a line of its own.

        Raises SettingsError for an unknown one, jinja2.UndefinedError for missing data.
        """
        if name not in self._names:
            raise SettingsError(f"There is no prompt template {name} in {self.folder}.")
        text = self._environment.get_template(f"{name}.jinja").render(**values)
        return text.strip() + ("\n" if text.endswith("\n") else "")
