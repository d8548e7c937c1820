"""A file of settings with one more entry; every other line stays as it is."""

from __future__ import annotations

import difflib
import io
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.redaction import redact
from reliability.errors import BadInput


def with_settings(text: str, settings: Mapping[str, str]) -> str:
    """The text with these variables set: in their place where they are there, else at the end.

    Raises BadInput for a value that the file's form cannot hold.
    """
    for variable, value in settings.items():
        if dotenv_values(stream=io.StringIO(text)).get(variable) != value:
            text = _with(text, variable, value)
            if dotenv_values(stream=io.StringIO(text)).get(variable) != value:
                raise BadInput(f"{variable} cannot be written into the file; please set it in the environment.")
    return text


def warehouses_value(warehouses: Mapping[str, str]) -> str:
    """Names and addresses as CANDOR_WAREHOUSES holds them."""
    return json.dumps(dict(warehouses), ensure_ascii=False)


def env_diff(before: str, after: str, name: str) -> list[str]:
    """What changes, line by line, without passwords."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), name, name, lineterm="", n=0)
    return [redact(line) for line in lines if not line.startswith(("---", "+++", "@@"))]


def write_env(file: Path, text: str) -> None:
    """Write the file whole, with the rights that it had; a new one is its owner's alone. Raises BadInput."""
    scratch = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        rights = file.stat().st_mode & 0o777 if file.exists() else 0o600
        descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="") as out:
            out.write(text)
        scratch.chmod(rights)
        scratch.replace(file)
    except OSError as error:
        scratch.unlink(missing_ok=True)
        raise BadInput(f"{file.name} cannot be written: {error.strerror}.") from error


def _with(text: str, variable: str, value: str) -> str:
    line = f"{variable}={_quoted(value)}"
    found = [part for name, part in _bindings(text) if name == variable]
    if not found:
        return f"{text}{'' if not text or text.endswith(chr(10)) else chr(10)}{line}\n"
    last = found[-1]
    start = text.rindex(last)
    ending = last[len(last.rstrip("\r\n")) :]
    leading = last[: len(last) - len(last.lstrip())]
    return f"{text[:start]}{leading}{line}{ending}{text[start + len(last) :]}"


def _bindings(text: str) -> Iterator[tuple[str | None, str]]:
    """Each variable with its part of the text, which may be of several lines."""
    for binding in parse_stream(io.StringIO(text)):
        yield binding.key, binding.original.string


def _quoted(value: str) -> str:
    """As it stands where that is read back, else in single quotes."""
    for written in (value, "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"):
        if dotenv_values(stream=io.StringIO(f"A={written}\n")).get("A") == value:
            return written
    return value
