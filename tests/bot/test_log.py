"""Log lines: no secrets, and nothing that a person types can forge a line."""

import logging

import pytest

from bot.log import PlainFormatter, configure_logging
from bot.settings import Settings
from reliability.guard.dialects.parsing import parsed


def entry(message: str, *arguments: object, secrets: tuple[str, ...] = (), error: Exception | None = None) -> str:
    info = (type(error), error, error.__traceback__) if error else None
    record = logging.LogRecord("bot", logging.INFO, __file__, 1, message, arguments, info)
    return PlainFormatter(secrets).format(record)


def test_a_question_with_line_breaks_stays_one_line() -> None:
    line = entry("asked %s", "sales?\n2026-11-21 ERROR bot all is lost\u2028\x1b[31mred")
    assert len(line.splitlines()) == 1
    assert "\\n2026" in line
    assert "\x1b" not in line


def test_secrets_never_reach_the_log_not_even_in_a_traceback() -> None:
    try:
        raise ValueError("password hunter2hunter2 refused")
    except ValueError as error:
        line = entry("token %s", "xoxb-abc-secret", secrets=("hunter2hunter2", "xoxb-abc-secret"), error=error)
    assert "hunter2" not in line
    assert "xoxb-abc-secret" not in line
    assert len(line.splitlines()) > 2


def test_the_reader_of_sql_quotes_no_statement_that_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.root.handlers[:]
    try:
        configure_logging(Settings(), service=False)
        parsed("CREATE USER bob IDENTIFIED BY 'hunter2'", "mysql")
        logging.getLogger("sqlglot").error("what is wrong is said")
    finally:
        logging.basicConfig(handlers=before, force=True)
    said = capsys.readouterr().err
    assert "hunter2" not in said
    assert "what is wrong is said" in said
