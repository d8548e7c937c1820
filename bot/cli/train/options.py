"""The options that training commands share: one name, one meaning, one place. None = the recipe's own."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from bot.redaction import redact
from reliability.errors import BadInput, ModelUnavailable
from reliability.progress import Progress, quietly

if TYPE_CHECKING:
    from adapters.training.logs.own_log import OwnLog as OwnLogRead
    from adapters.training.material import PublicQuestions
    from reliability.ports import Warehouse

Data = Annotated[Path, typer.Option(help="Folder of the public data sets.")]
Out = Annotated[Path, typer.Option(help="Folder of what is trained; OUT.run keeps what a stopped run needs.")]
Resume = Annotated[
    bool, typer.Option(help="Go on with a stopped run; otherwise what it kept is dropped and it begins anew.")
]
Epochs = Annotated[
    float | None,
    typer.Option(help="How often everything is seen; by recipe if not given.", min=0.01),
]
Minutes = Annotated[
    float | None,
    typer.Option(help="Budget of time, over which the learning rate falls; cpu: 95, gpu: 24.", min=0.01),
]
Batch = Annotated[int | None, typer.Option(help="Examples a step; by recipe if not given.", min=1)]
LearningRate = Annotated[float | None, typer.Option(help="Its height; by recipe if not given.", min=1e-7)]
Seed = Annotated[int, typer.Option(help="Of every random choice.", min=0)]
OwnLog = Annotated[
    Path | None, typer.Option(help="A team's own log: lines of JSON with question and sql (needs --warehouse).")
]
Where = Annotated[
    str, typer.Option("--warehouse", help="The own log's warehouse: a configured name, or a database URL.")
]
Base = Annotated[str | None, typer.Option(help="The model to start from: a folder or a name; MiniLM if not given.")]
Questions = Annotated[
    int | None,
    typer.Option(help="How many public questions: 2000 where there is no own log, with one none if not given.", min=1),
]
DATA = Path("../shared/data")


def given(**options: Any) -> dict[str, Any]:
    """The options that were given: the others are the recipe's own."""
    return {name: value for name, value in options.items() if value is not None}


# --- what several commands do with them ------------------------------------------------------------


def is_first() -> bool:
    """Whether this process speaks and writes, where a launcher started several."""
    from bot.settings import is_first_process

    return is_first_process()


@contextmanager
def progress_of_first(title: str) -> Iterator[Progress]:
    """The first process's bar; the others' progress is nobody's."""
    if not is_first():
        yield quietly
        return
    from bot.terminal import progress_bar

    with progress_bar(title) as progress:
        yield progress


def begin(out: Path, resume: bool) -> None:
    """Before a run: go on with what a stopped one kept, or drop it."""
    if not resume and is_first():
        from adapters.training.runs.run_folder import drop_stopped

        drop_stopped(out)


def own_log(log: Path | None, warehouse: str) -> OwnLogRead | None:
    """A team's own log over its warehouse, or None. Says what is left out and why. Raises BadInput."""
    if log is None:
        if warehouse:
            raise BadInput("--warehouse is where the SQL of --log runs: give the log, too.")
        return None
    if not warehouse:
        raise BadInput("A log's SQL needs its schema: --warehouse NAME or URL.")
    from adapters.training.logs.aligned import aligning
    from adapters.training.logs.own_log import read_own_log
    from bot.main import opened
    from bot.terminal import say

    with opened() as candor:
        place = candor.warehouse(warehouse)
        schema = place.schema()
        align = aligning(place, schema, candor.days.asked_on(warehouse) or date.today())
        found = read_own_log(log, schema, place.find_values, align)
    if is_first():
        say(f"Of {log}, {found.words()}.")
    return found


def where_it_runs(warehouse: str) -> Callable[[], AbstractContextManager[Warehouse]]:
    """Opens the own log's warehouse, as often as a run measures."""

    @contextmanager
    def there() -> Iterator[Warehouse]:
        from bot.main import opened

        with opened() as candor:
            yield candor.warehouse(warehouse)

    return there


def served_tokens() -> tuple[int, int] | None:
    """Tokens of names that prompts show the settings' model server while linking, and after it; None where no model is
    served, or the server does not answer."""
    from bot.main import opened

    with opened() as candor:
        if candor.settings.model_backend != "vllm":
            return None
        try:
            shown = candor.models.answer_settings()
        except ModelUnavailable:
            return None
    return shown.linking_tokens, shown.writing_tokens


def public(data: Path, count: int) -> PublicQuestions:
    """So many public questions, none of which the sample log measures."""
    from adapters.training.material import PublicQuestions
    from bot.sample import QUESTION_LOG

    return PublicQuestions(data, QUESTION_LOG, count)


def command_line() -> str:
    """The command that is running, without secrets, for a model card."""
    return redact(shlex.join(["candor", *sys.argv[1:]]))
