"""`candor ask`: the flow, driven from the terminal."""

from __future__ import annotations

import contextlib
import getpass
import hashlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.cli.replies import (
    KINDS,
    Answerer,
    Scripted,
    as_text,
    choices_of,
    nobody,
    parse_reply,
    read_replies,
    shown,
)
from bot.cli.terminal import (
    SHOWN_CHARACTERS,
    cell_text,
    is_interactive,
    notes,
    numbered,
    out,
    plain,
    print_json,
    rows_note,
    rows_table,
)
from reliability.errors import BadInput
from reliability.values import (
    Abstained,
    Answered,
    ChooseElement,
    ChooseReading,
    Clarification,
    ConfirmElements,
    Outcome,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)

if TYPE_CHECKING:
    from rich.console import Console

    from reliability.core import Policy, Stage

T = TypeVar("T")


def run_ask(
    text: str, warehouse: str, policy: str | None, replies: Path | None, *, as_json: bool, memory: bool
) -> None:
    """Ask and print the outcome. Raises CandorError for what a person must mend first."""
    from adapters.fake_store import FakeMemory
    from bot.main import opened
    from reliability.answer import answer

    answerer: Answerer
    if replies is not None:
        answerer = Scripted(read_replies(replies))
    else:
        answerer = at_keyboard if is_interactive() else nobody
    with opened() as candor, _progress() as stage:
        candor.warehouse(warehouse).schema()  # what is wrong there is said before a model is loaded
        core = candor.core(warehouse, None if memory else FakeMemory(), cast("Policy | None", policy))
        outcome = drive(lambda: answer(_question(text), core, stage), answerer)
    if as_json:
        print_json(outcome_json(outcome))
    else:
        _show(outcome)


def drive(flow: Callable[[], Generator[Clarification, Reply, Outcome]], answerer: Answerer) -> Outcome:
    """Run a flow to its end, answering what it asks."""
    generator = flow()
    try:
        asked = next(generator)
        while True:
            asked = generator.send(answerer(asked))
    except StopIteration as end:
        outcome: Outcome = end.value
        return outcome
    finally:
        generator.close()


def at_keyboard(clarification: Clarification) -> Reply:
    """Ask the person at the keyboard, until the reply can be one."""
    console = notes()
    prompt = _put(clarification, console)
    while True:
        try:
            typed = console.input(f"[dim]({prompt})[/dim] > ")
        except EOFError:
            return Reply(ReplyKind.EXPIRED)
        try:
            return parse_reply(typed, clarification)
        except BadInput as error:
            console.print(plain(str(error)))


def _put(clarification: Clarification, console: Console) -> str:
    """Print a clarification; what may be typed as its reply."""
    from bot import wording

    title = {
        "confirm_elements": wording.CONFIRM_TITLE,
        "choose_element": wording.CHOOSE_ELEMENT_TITLE,
        "choose_reading": _reading_title(clarification),
    }[KINDS[type(clarification)]]
    if isinstance(clarification, ChooseElement) and clarification.missing:
        title = wording.MISSING_TITLE
    console.print(f"\n[bold]{title}[/bold]")
    if isinstance(clarification, ConfirmElements | ChooseElement) and clarification.linked:
        say = wording.beside_it if isinstance(clarification, ConfirmElements) else wording.linked_so_far
        console.print(plain(say(", ".join(map(str, clarification.linked)))))
    if isinstance(clarification, ConfirmElements):
        for option in clarification.options:
            comment = f"  [dim]{plain(option.comment)}[/dim]" if option.comment else ""
            console.print(f"  {plain(str(option.element))}{comment}")
        prompt = "yes, no, a name, list: …, other: …, just answer"
        if clarification.alternatives:
            console.print(f"[dim]{wording.RATHER}[/dim]")
            console.print("\n".join(map(plain, numbered(choices_of(clarification)))))
            prompt = "yes, no, a number or none instead, a name, list: …, other: …, just answer"
        return prompt
    console.print("\n".join(map(plain, numbered(_previews(clarification)))))
    if isinstance(clarification, ChooseReading):
        return "a number, other: …"
    return "a number, none, a name, list: …, other: …"


def _reading_title(clarification: Clarification) -> str:
    """What a choice among readings asks, and why it is asked."""
    from bot import wording
    from bot.views.clarification import reading_title

    if not isinstance(clarification, ChooseReading):
        return ""
    title = reading_title(clarification)
    if clarification.broken and clarification.promise:
        return f"{title}\n{wording.broken_promise(clarification.broken, clarification.promise)}"
    return title


def _previews(clarification: Clarification) -> list[str]:
    """What is offered, each reading with the first of what it returns."""
    from bot import wording

    texts = shown(clarification)
    if not isinstance(clarification, ChooseReading):
        return texts
    previews = []
    for text, reading in zip(texts, clarification.readings, strict=True):
        first = reading.result.rows[0] if reading.result.rows else ()
        cells = ", ".join(map(cell_text, first))[:SHOWN_CHARACTERS] or wording.NO_RESULT
        likely = "" if reading.probability is None else f" ({wording.likely_right(reading.probability)})"
        previews.append(f"{text}{likely}  →  {cells}{' …' if len(reading.result.rows) > 1 else ''}")
    return previews


def _question(text: str) -> Question:
    """The same words are the same ask: every random choice is drawn alike."""
    ask_id = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return Question(ask_id, text, person())


def person() -> str:
    """Who sits at the terminal, as hints and the audit name them."""
    try:
        return f"terminal:{getpass.getuser()}"
    except (KeyError, OSError):  # an account without a name, as in some containers
        return "terminal"


@contextlib.contextmanager
def _progress() -> Iterator[Stage]:
    """Stages run at once; their names are shown while they do, where somebody looks."""
    console = notes()
    if not console.is_terminal:
        from reliability.core import run_now

        yield run_now
        return

    class Shown:
        def __call__(self, name: str, work: Callable[[], T]) -> T:
            with console.status(f"{name} …"):
                return work()

    yield Shown()


# --- the outcome -----------------------------------------------------------------------------------


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome as `candor ask --json` prints it."""
    from adapters.warehouse import as_json

    reading = outcome.reading if isinstance(outcome, Answered) else None
    return {
        "status": "abstained" if isinstance(outcome, Abstained) else "answered",
        "reason": outcome.reason.value if isinstance(outcome, Abstained) else None,
        "sql": reading.sql if reading else None,
        **as_json(reading.result if reading else Rows((), ())),
        "probability": reading.probability if reading else None,
        "clarifications": [
            {
                "kind": KINDS[type(exchange.clarification)],
                "asked": shown(exchange.clarification),
                "reply": as_text(exchange.reply),
            }
            for exchange in outcome.exchanges
        ],
        "seconds": {stage: round(seconds, 4) for stage, seconds in outcome.seconds.items()},
    }


def _show(outcome: Outcome) -> None:
    from bot import wording
    from bot.views.headings import headed

    console = out()
    if isinstance(outcome, Answered):
        reading = outcome.reading
        console.print(f"[bold]{plain(reading.english)}[/bold]")
        console.print(rows_table(headed(reading)) if reading.result.rows else wording.NO_ROWS)
        if reading.result.rows:
            console.print(f"[dim]{rows_note(reading.result)}[/dim]")
        probability = reading.probability
        console.print(wording.UNCALIBRATED if probability is None else wording.likely_right(probability))
        if outcome.promise:
            given = outcome.promise
            said = " ".join(wording.promise(given, plain(given.data), plain(given.made_at[:10])))
            console.print(f"[dim]{said}[/dim]")
        console.print(f"[dim]{plain(reading.sql)}[/dim]", soft_wrap=True)
        return
    why, next_step = wording.ABSTENTION[outcome.reason]
    if outcome.reason is Reason.EXPIRED:
        why = "I would have to ask back, and nobody is here to answer."
        next_step = "Run it in a terminal, give --replies FILE, or choose --policy surrogate."
        if outcome.exchanges:
            _put(outcome.exchanges[-1].clarification, console)
            console.print()
    console.print(f"[bold]{why}[/bold]\n{next_step}")
    if outcome.broken and outcome.promise:
        console.print(wording.broken_promise(outcome.broken, outcome.promise))
    if outcome.detail:
        console.print(f"[dim]{wording.DETAIL} {plain(outcome.detail)}[/dim]")
    if outcome.readings:
        console.print(wording.READINGS_SEEN)
        console.print("\n".join(f"  {plain(reading.english or reading.sql)}" for reading in outcome.readings))
