"""Questions reviewed in the terminal."""

from __future__ import annotations

import getpass
from typing import TYPE_CHECKING

from bot.reviews.reviewing import Reviewing, ReviewVerdict, ShownReview
from bot.terminal import is_interactive, notes, out, plain, print_json, rows_note, rows_table
from bot.wording import weekly_reviews
from reliability.errors import BadInput
from reliability.values import Rows

if TYPE_CHECKING:
    from bot.main import Candor


def review_all(warehouse: str) -> None:
    """One question after the other, until none waits or the person stops. Raises BadInput where nobody sits there."""
    if not is_interactive():
        raise BadInput("Nobody is at this terminal; candor review list and candor review take work without one.")
    from bot.main import opened

    with opened() as candor:
        name, reviewing, passed = named(candor, warehouse), reviewing_of(candor), list[str]()
        while (shown := reviewing.following(name, passed)) is not None:
            _show(shown)
            said = _asked(reviewing, shown)
            if said is None:
                passed.append(shown.review.ask_id)
            else:
                notes().print(reviewing.take(shown.review.ask_id, said, whoami()), markup=False)
        notes().print(weekly_reviews.review_left(len(passed)), markup=False)


def list_waiting(warehouse: str, as_json: bool) -> None:
    """What waits, with the readings of each."""
    from bot.main import opened

    with opened() as candor:
        name, reviewing = named(candor, warehouse), reviewing_of(candor)
        waiting = [reviewing.shown(each.ask_id) for each in candor.store.reviews.waiting(name)]
    for shown in waiting:
        if as_json:
            readings = [{"sql": reading.sql, "english": reading.english} for reading in shown.readings]
            review = shown.review
            said = {"id": review.ask_id, "question": review.question, "counts": review.counts, "week": review.week}
            print_json({**said, "readings": readings})
        else:
            _show(shown)
    if not as_json:
        notes().print(weekly_reviews.review_left(len(waiting)), markup=False)


def take_one(ask: str, reading: int | None, sql: str, *, none: bool, yes: bool) -> None:
    """Keep what is said of one question. Raises BadInput for more than one thing said, or nothing, and where SQL would
    be taken that nobody saw the result of."""
    if [reading is not None, bool(sql.strip()), none].count(True) != 1:
        raise BadInput("Say one thing: --reading NUMBER, --sql SQL, or --none.")
    from bot.main import opened

    with opened() as candor:
        reviewing = reviewing_of(candor)
        shown = reviewing.shown(ask)
        if sql.strip() and not _seen(reviewing, shown, sql, yes):
            return
        said = ReviewVerdict(None if reading is None else reading - 1, sql)
        sentence = reviewing.take(ask, said, whoami())
        if sentence not in (weekly_reviews.REVIEW_TAKEN, weekly_reviews.REVIEW_TAKEN_BEFORE):
            raise BadInput(sentence)
        notes().print(sentence, markup=False)


def reviewing_of(candor: Candor) -> Reviewing:
    """Reviews as these settings have them."""
    store = candor.store
    return Reviewing(store.reviews, store.asks.outcome, candor.warehouse, candor.limits)


def whoami() -> str:
    """Who sits at this terminal, as the audit log has it."""
    try:
        return f"terminal:{getpass.getuser()}"
    except (KeyError, OSError):  # an account without a name
        return "terminal"


def named(candor: Candor, warehouse: str) -> str:
    """The warehouse's name. Raises SettingsError for an unknown one."""
    name = warehouse or candor.settings.warehouse
    candor.settings.warehouse_url(name)  # an unknown name is told
    return name


def _show(shown: ShownReview) -> None:
    review, console = shown.review, out()
    console.print(f"\n[bold]{plain(review.question)}[/bold]")
    if review.previous is not None:
        console.print(f"[dim]after: {plain(review.previous.question)}[/dim]")
    console.print(f"[dim]{plain(review.ask_id)}, asked on {review.asked_at:%Y-%m-%d}[/dim]")
    console.print(weekly_reviews.REVIEW_COUNTS if review.counts else weekly_reviews.REVIEW_LEARNS, markup=False)
    for number, reading in enumerate(shown.readings, 1):
        console.print(f"\n{number}  {plain(reading.english or reading.sql)}")
        console.print(f"   [dim]{plain(reading.sql)}[/dim]")
        _table(reading.result)
    if not shown.readings:
        console.print(weekly_reviews.REVIEW_NO_READINGS, markup=False)


def _table(rows: Rows) -> None:
    console = out()
    console.print(rows_table(rows))
    console.print(f"[dim]{rows_note(rows)}[/dim]")


def _asked(reviewing: Reviewing, shown: ShownReview) -> ReviewVerdict | None:
    """What the person says; None to leave it for another time. Raises KeyboardInterrupt where they stop."""
    count, console = len(shown.readings), notes()
    while True:
        console.print(f"{weekly_reviews.REVIEW_WHICH} 1 to {count}, n for none, s for your own SQL, Enter to leave it")
        typed = input("> ").strip().lower()
        if not typed:
            return None
        if typed == "n":
            return ReviewVerdict()
        if typed.isdecimal() and len(typed) < 4 and 1 <= int(typed) <= count:
            return ReviewVerdict(int(typed) - 1)
        if typed == "s":
            sql = input("SQL> ").strip()
            if sql and _seen(reviewing, shown, sql, yes=False):
                return ReviewVerdict(sql=sql)


def _seen(reviewing: Reviewing, shown: ShownReview, sql: str, yes: bool) -> bool:
    """Show what SQL returns and ask whether it is to be taken. Raises BadInput where it is refused and nobody is
    here."""
    result = reviewing.run(shown.review, sql)
    if isinstance(result, str):
        if not is_interactive():
            raise BadInput(result)
        notes().print(result, markup=False)
        return False
    _table(result)
    if yes:
        return True
    if not is_interactive():
        raise BadInput("Nobody is at this terminal to look at that; --yes takes it.")
    notes().print(f"{weekly_reviews.REVIEW_RETURNS} y or n")
    return input("> ").strip().lower() in ("y", "yes")
