"""The command line: `candor …`. Errors are one sentence on stderr and exit code 1; tracebacks with --debug."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Sequence

from bot.cli.app import app, options

_LEAVE_AFTER_S = 5.0


def main() -> None:
    """The console script `candor`."""
    code = run(sys.argv[1:])
    leave_by = time.monotonic() + _LEAVE_AFTER_S
    at_work = [thread for thread in threading.enumerate() if thread.name.startswith("dbos-executor")]
    for thread in at_work:
        thread.join(max(0.0, leave_by - time.monotonic()))
    if any(thread.is_alive() for thread in at_work):
        # A stage that does not return, in a model or a driver: no Python can end its thread, and Python would
        # wait for it. All that came before it is recorded, and it runs again at the next start.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code. With --debug, raises instead of saying a sentence."""
    import typer
    from typer.exceptions import TyperException

    from reliability.errors import CandorError

    options.debug = False
    try:
        code = app(args=list(arguments), prog_name="candor", standalone_mode=False)
        return int(code or 0)
    except (typer.Abort, KeyboardInterrupt):
        return _say("Stopped.", 130)
    except typer.Exit as ended:
        return ended.exit_code
    except TyperException as error:
        return _say(f"{error.format_message()} (candor --help lists the commands and their options)")
    except BrokenPipeError:
        sys.stderr.close()  # whoever read the output is gone: nothing left to say
        return 1
    except CandorError as error:
        if options.debug:
            raise
        return _say(str(error))
    except Exception as error:  # the boundary of the command line: a sentence, whatever it was
        if options.debug:
            raise
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0][:300]
        return _say(f"Something went wrong: {type(error).__name__}: {reason} (candor --debug shows where)")


def _say(sentence: str, code: int = 1) -> int:
    from bot.redaction import redact

    print(redact(sentence), file=sys.stderr)  # noqa: T201 - the command line's voice
    return code
