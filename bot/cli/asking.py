"""`candor ask`: the flow, driven from the terminal."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

from bot.cli.replies import (
    Answerer,
    Scripted,
    as_text,
    nobody,
    read_replies,
)
from bot.terminal import (
    SHOWN_CHARACTERS,
    SHOWN_ROWS,
    is_interactive,
    notes,
    out,
    person,
    plain,
    print_json,
    rows_note,
    rows_table,
)
from reliability.errors import BadInput
from reliability.values import (
    Abstained,
    Answered,
    Clarification,
    Helped,
    Outcome,
    Question,
    Reason,
    Reply,
    ReplyKind,
    Rows,
)

if TYPE_CHECKING:
    from rich.console import Console

    from adapters.store.requests import Beside
    from reliability.core import Policy, Stage

T = TypeVar("T")


def run_ask(
    text: str, warehouse: str, policy: str | None, replies: Path | None, *, as_json: bool, memory: bool
) -> None:
    """Ask and print the outcome. Raises CandorError for what a person must mend first."""
    from adapters.store.fake import FakeMemory
    from adapters.store.requests import NOTHING_BESIDE
    from bot.asks.beside.saying import sentences
    from bot.main import opened
    from reliability.answer import answer

    answerer: Answerer
    answerer = Scripted(read_replies(replies)) if replies is not None else at_keyboard if is_interactive() else nobody
    with opened() as candor, _progress() as stage:
        candor.warehouse(warehouse).schema()  # what is wrong there is said before a model is loaded
        core = candor.core(warehouse, None if memory else FakeMemory(), cast("Policy | None", policy))
        question, kept = _question(text), [NOTHING_BESIDE]
        flow = candor.flows.answered if memory else answer
        defined = partial(candor.teams.defining().active, core.warehouse.name) if memory else tuple
        outcome = drive(
            lambda: candor.flows.noted(flow(question, core, stage), question, core, stage, kept.append, defined),
            _telling(answerer, kept) if answerer is at_keyboard else answerer,
        )
    if as_json:
        print_json(outcome_json(outcome) | _beside_json(kept[-1]))
    else:
        _show(outcome, sentences(kept[-1]), kept[-1].left_out)


def _telling(answerer: Answerer, kept: Sequence[Beside]) -> Answerer:
    """The same, saying first what is to be said beside what is asked."""
    from bot.asks.beside.saying import sentences

    def tell(asked: Clarification) -> Reply:
        for each in sentences(kept[-1]):
            notes().print(plain(each))
        return answerer(asked)

    return tell


def _beside_json(beside: Beside) -> dict[str, Any]:
    """What is said beside an answer, as `candor ask --json` prints it."""
    day = beside.seen_from.isoformat() if beside.seen_from is not None else None
    return {"left_out": list(beside.left_out), "seen_from": day}


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
            return clarification.read(typed)
        except BadInput as error:
            console.print(plain(str(error)))


def _put(clarification: Clarification, console: Console) -> str:
    """Print a clarification; what may be typed as its reply."""
    from bot.slack.clarifications.view import view_of

    text = view_of(clarification).terminal(clarification)
    console.print(f"\n[bold]{text.title}[/bold]")
    for line in text.lines:
        console.print(line)
    return text.prompt


def _question(text: str) -> Question:
    """The same words are the same ask: every random choice is drawn alike."""
    ask_id = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return Question(ask_id, text, person())


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


def _verified(outcome: Answered) -> str:
    """Who verified an answer, when and for which question; "" where nobody did."""
    from bot.wording.kept import verifying
    from reliability.verified.verified import VerifiedAnswer

    if not isinstance(outcome, VerifiedAnswer) or outcome.verified is None:
        return ""
    each = outcome.verified
    return verifying.verified_by(each.by, each.at[:10], f"«{each.question}»")


def _defined(outcome: Outcome) -> list[str]:
    """By which definitions an answer was read."""
    from bot.wording.kept import defined_words
    from reliability.afterwards.answers import NarrowedAnswer
    from reliability.definitions.definition import DefinedAnswer

    found = outcome.defined if isinstance(outcome, DefinedAnswer | NarrowedAnswer) else ()
    return [
        defined_words.read_by_definition(f"«{d.phrase}»", each.says, d.by or defined_words.BY_CATALOG, d.at[:10])
        for each in found
        for d in (each.definition,)
    ]


def _left_out(outcome: Answered) -> list[str]:
    """What an answer leaves out, and at whose wish."""
    from bot.wording.afterwards import leaving_out
    from reliability.afterwards.answers import NarrowedAnswer

    said = (
        [(each.rule, [(each.count, each.label)]) for each in outcome.left_out]
        if isinstance(outcome, NarrowedAnswer)
        else []
    )
    return [leaving_out.leaves_out_by_rule(rows) if rule else leaving_out.leaves_rows_out(rows) for rule, rows in said]


def outcome_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome as `candor ask --json` prints it."""
    from adapters.warehouses.warehouse import as_json
    from bot.wording import abstaining
    from reliability.afterwards.answers import NarrowedAnswer

    reading = outcome.reading if isinstance(outcome, Answered) else None
    if isinstance(outcome, Helped):
        return helped_json(outcome)
    return {
        "status": "abstained" if isinstance(outcome, Abstained) else "answered",
        "reason": outcome.reason.value if isinstance(outcome, Abstained) else None,
        "sql": reading.sql if reading else None,
        **as_json(reading.result if reading else Rows((), ())),
        "probability": reading.probability if reading else None,
        "promise": asdict(outcome.promise) if outcome.promise else None,
        "verified": _verified(outcome) or None if isinstance(outcome, Answered) else None,
        "defined": _defined(outcome),
        "left_out": [
            {"label": each.label, "count": each.count, "rule": each.rule or None}
            for each in (outcome.left_out if isinstance(outcome, NarrowedAnswer) else ())
        ],
        "included": [
            {"label": each.label, "count": each.count, "without": each.without}
            for each in (outcome.included if isinstance(outcome, Answered) else ())
        ],
        "reach": abstaining.reaches(reading.reach) if reading and reading.reach else None,
        **(_abstained_json(outcome) if isinstance(outcome, Abstained) else {}),
        "clarifications": [
            {
                "kind": exchange.clarification.kind,
                "asked": list(exchange.clarification.offered()),
                "reply": as_text(exchange.reply),
            }
            for exchange in outcome.exchanges
        ],
        "seconds": {stage: round(seconds, 4) for stage, seconds in outcome.seconds.items()},
    }


def _abstained_json(outcome: Abstained) -> dict[str, Any]:
    """What nothing in the data explains, and what there is instead."""
    from bot.slack.views.abstention import missing

    return {
        "missing": list(missing(outcome)),
        "instead": [str(option.element) for option in outcome.instead],
        "examples": list(outcome.examples),
    }


def helped_json(outcome: Helped) -> dict[str, Any]:
    """Help as `candor ask --json` prints it: `kind` says for what, `shown` lists tables or columns."""
    return {
        "status": "helped",
        "reason": None,
        "kind": outcome.kind.value,
        "shown": [{"name": str(option.element), "comment": option.comment} for option in outcome.shown],
        "more": outcome.more,
        "examples": list(outcome.examples),
        "sql": None,
        "probability": None,
        "clarifications": [],
        "seconds": {stage: round(seconds, 4) for stage, seconds in outcome.seconds.items()},
    }


def _show_help(outcome: Helped, console: Console) -> None:
    from bot.help_words import listed, noun, sentence
    from bot.wording import greetings

    console.print(f"[bold]{plain(sentence(outcome))}[/bold]")
    for name, comment in listed(outcome):
        console.print(f"  {plain(name)}" + (f"  [dim]{plain(comment)}[/dim]" if comment else ""))
    if outcome.more:
        console.print(plain(greetings.more_shown(outcome.more, noun(outcome))))
    if outcome.examples:
        console.print(greetings.TRY_ONE)
        console.print("\n".join(f"  {plain(example)}" for example in outcome.examples))


def _show_missing(outcome: Abstained, phrases: tuple[str, ...], console: Console) -> None:
    from bot.slack.views.abstention import not_found

    console.print(f"[bold]{plain(not_found(outcome, phrases, lambda phrase: f'«{phrase}»'))}[/bold]")
    _show_instead(outcome, console)


def _show_instead(outcome: Abstained, console: Console) -> None:
    """What there is that comes nearest, and examples."""
    from bot.slack.views.abstention import instead_lines
    from bot.wording import abstaining

    if outcome.instead:
        console.print(abstaining.WHAT_I_HAVE)
    for name, comment in instead_lines(outcome):
        console.print(f"  {plain(name)}" + (f"  [dim]{plain(comment)}[/dim]" if comment else ""))
    if outcome.examples:
        console.print(abstaining.ASK_INSTEAD)
        console.print("\n".join(f"  {plain(example)}" for example in outcome.examples))


def _show(outcome: Outcome, beside: Sequence[str] = (), unexplained: Sequence[str] = ()) -> None:
    from bot.slack.views.abstention import named_missing, reason_words
    from bot.slack.views.cells import column_words
    from bot.slack.views.headings import headed
    from bot.wording import abstaining, answering, promising
    from bot.wording.afterwards import leaving_out
    from bot.wording.kept import defined_words

    console = out()
    if isinstance(outcome, Helped):
        _show_help(outcome, console)
        return
    if isinstance(outcome, Answered):
        reading, shown = outcome.reading, headed(outcome.reading)
        shown = replace(shown, rows=shown.rows[:SHOWN_ROWS])
        console.print(f"[bold]{plain(reading.english)}[/bold]")
        console.print(
            rows_table(shown, column_words(shown, SHOWN_CHARACTERS)) if reading.result.rows else answering.NO_ROWS
        )
        if reading.result.rows:
            console.print(f"[dim]{rows_note(reading.result)}[/dim]")
        if reading.reach:
            console.print(plain(abstaining.reaches(reading.reach)))
        for line in _left_out(outcome):
            console.print(plain(line))
        for each in beside:
            console.print(plain(each))
        if outcome.included:
            console.print(plain(leaving_out.includes([(each.count, each.label) for each in outcome.included])))
        for hint in outcome.steered:
            console.print(plain(answering.steered_by(f"«{hint.phrase}»", str(hint.preferred))))
        defined = _defined(outcome)
        likely = promising.how_likely(promising.sayable(reading), outcome.promise)
        likely = promising.NOTHING_FOUND if outcome.calibrated and reading.result.empty else likely
        likely = defined_words.NOT_MEASURED_WITH_WORDS if defined else likely
        likely = leaving_out.NOT_MEASURED_WITHOUT_ROWS if _left_out(outcome) else likely
        console.print("\n".join([plain(_verified(outcome)) or likely, *map(plain, defined)]))
        if outcome.others:
            console.print(plain(answering.could_also_mean([other.english or other.sql for other in outcome.others])))
        if given := outcome.promise:  # --json has all of it
            said = promising.risk_promise(given) if given.evident else promising.too_few_for_any_promise(given)
            console.print(f"[dim]{said}[/dim]")
        console.print(f"[dim]{plain(reading.sql)}[/dim]", soft_wrap=True)
        return
    if phrases := named_missing(outcome, unexplained):
        _show_missing(outcome, phrases, console)
        return
    why, next_step = reason_words(outcome)
    if outcome.reason is Reason.EXPIRED:
        why = "I would have to ask back, and nobody is here to answer."
        next_step = "Run it in a terminal, or give --replies FILE."
        if outcome.exchanges:
            for each in beside:
                console.print(plain(each))
            _put(outcome.exchanges[-1].clarification, console)
            console.print()
    console.print(f"[bold]{plain(why)}[/bold]\n{next_step}")
    if outcome.broken and outcome.promise:
        console.print(promising.broken_promise(outcome.broken, outcome.promise))
    if outcome.detail and outcome.reason is not Reason.NOT_COMPUTED:
        console.print(f"[dim]{abstaining.DETAIL} {plain(outcome.detail)}[/dim]")
    if outcome.readings:
        console.print(abstaining.READINGS_SEEN)
        console.print("\n".join(f"  {plain(reading.english or reading.sql)}" for reading in outcome.readings))
    _show_instead(outcome, console)
