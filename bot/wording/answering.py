"""An answer: its line, its table, its chart and its files, and what stands around them."""

from __future__ import annotations

from collections.abc import Sequence

NO_VALUE = "no value"
NO_VALUE_SHORT = "—"
EMPTY_CELL = "(empty)"

SHOW_SQL, CSV, RIGHT, WRONG = "Show SQL", "CSV", "👍 Right", "👎 Wrong"
DRAWN_AS = {
    "line": "The answer above is a line now.",
    "area": "The answer above is an area now.",
    "pie": "The answer above is a pie now.",
    "bar": "The answer above has bars now.",
    "chart": "The answer above has its chart now.",
    "table": "The answer above has its numbers alone now.",
}
"""What is said once an answer is drawn as its thread asks."""
NUMBERS_ONLY, AS_CHART = "Numbers only", "As a chart"


def bytes_cell(shown: str, size: int) -> str:
    """Bytes that are too long to show."""
    return f"{shown}… ({size:,} bytes)"


NO_READING = "The result"
NO_ROWS = "Nothing matches: the query ran, and its result has no rows."

SQL_TITLE = "How I got this"


def steered_by(phrase: str, preferred: str) -> str:
    """A hint of before that decided in an answer; both are said between marks already."""
    return f"I read {phrase} as {preferred}, as you chose before."


NOT_THIS_TIME = "Not this time"
FORGET = "Forget that"

JUST_ANSWERED = "You asked me to just answer, so I did not ask about everything that I was unsure of."


def in_your_words(text: str) -> str:
    """What the person said instead of picking."""
    return f"You said: {text}"


def shown_rows(shown: int, rows: int, shown_columns: int, columns: int) -> str:
    """What of a large result the table shows."""
    parts = []
    if shown < rows:
        parts.append(f"the first {shown:,} of {rows:,} rows")
    if shown_columns < columns:
        parts.append(f"{shown_columns} of {columns} columns")
    return f"The table shows {' and '.join(parts)}; the CSV file holds all." if parts else ""


def chart_title(measures: Sequence[str], by: str) -> str:
    """What a chart shows: its measures (data, unescaped) over its categories."""
    shown = " and ".join(measures) if len(measures) < 3 else f"{measures[0]} and {len(measures) - 1} more"
    title = f"{shown} by {by}" if by.strip() else shown
    return title[:1].upper() + title[1:]


def the_first(count: int) -> str:
    """What stands behind the title of a chart that shows only so many."""
    return f", first {count}"


def pictured(kind: str, title: str, numbers: str) -> str:
    """What a picture of a chart shows, for who cannot see it (data, unescaped)."""
    name = {"line": "Line chart", "area": "Area chart", "bar": "Bar chart", "pie": "Pie chart"}[kind]
    return f"{name}: {title}. {numbers}."


def cut_rows(rows: int) -> str:
    """A result that a limit cut."""
    return f"The result was cut at a limit: there are more than these {rows:,} rows. A narrower question shows all."


def counted_rows(rows: int, cut: bool = False) -> str:
    """Over a table, what it holds: its reading stands above it. `cut`: there are more.

    >>> counted_rows(1), counted_rows(10_000, cut=True)
    ('1 row', 'the first 10,000 rows')
    """
    counted = "1 row" if rows == 1 else f"{rows:,} rows"
    return f"the first {counted}" if cut else counted


def more_rows_than(rows: int) -> str:
    """The answer in a line, of a result that a limit cut.

    >>> more_rows_than(10_000)
    'More than 10,000 rows'
    """
    return f"More than {rows:,} rows"


def largest(names: Sequence[str], value: str, count: int, of: int, measure: str = "") -> str:
    """The end of an answer's line: which `of` its rows are the largest; `count` are, by a measure where there are
    several.

    >>> largest(["July 2026"], "359,150.64 €", 1, 12), largest(["Bern", "Chur"], "12", 2, 9, "number of orders")
    ('largest: July 2026, 359,150.64 €', 'largest number of orders: Bern and Chur, 12 each')
    >>> largest(["Bern", "Chur"], "12", 5, 9), largest(["Bern", "Chur"], "28", 10, 10, "number of products")
    ('largest: 12, for 5 of them', 'number of products: 28 each')
    """
    if count == of:
        return f"{measure}: {value} each" if measure else f"{value} each"
    by = f"largest {measure}" if measure else "largest"
    if count > 2:
        return f"{by}: {value}, for {count:,} of them"
    return f"{by}: {' and '.join(names)}, {value}{' each' if count == 2 else ''}"


def first_row(name: str, value: str) -> str:
    """The end of an answer's line where only the first few were asked for."""
    return f"first: {name}, {value}" if value else f"first: {name}"


def from_to(start: str, end: str) -> str:
    """Over which time rows go.

    >>> from_to("January", "July 2026")
    'January to July 2026'
    """
    return f"{start} to {end}"


HOW_READ = "How I read it: "


def question_named(question: str) -> str:
    """Over a tall answer: the question that it answers, which is said between marks already."""
    return f"Answer to {question}"


def totals(rows: int, said: Sequence[tuple[str, str]]) -> str:
    """Under a table of groups: what its columns add up to.

    >>> totals(4, [("number of orders", "1,200"), ("total net sales", "93.5 euros")])
    'All 4 rows together: number of orders 1,200 · total net sales 93.5 euros'
    """
    whole = "Both rows" if rows == 2 else f"All {rows:,} rows"
    return f"{whole} together: " + " · ".join(f"{name} {value}" for name, value in said)


def ask_next(text: str) -> str:
    """A tap under an answer, and what it asks in the thread.

    >>> ask_next("by month"), ask_next("how many of them?")
    ('→ by month', '→ how many of them')
    """
    return f"→ {text.rstrip('?')}"


XLSX = "Excel"

CELLS_CUT = "Long values are cut in the table; the CSV file holds them whole."
CSV_FAILED = "I couldn't upload the CSV file. The button below tries again."
CSV_THERE = "That file is already in this thread."
CSV_UPLOAD_REFUSED = "Slack did not take the file. Please try again later, or ask an admin whether I may upload files."
NOTHING_TO_DRAW = (
    "I can draw an answer another way, so say that in the thread of the answer that you mean. Ask your question first if "
    "there is none."
)
NO_CHART = "These numbers make no chart that would be true. The table has them all."
NUMBERS_STAY = "This answer has its numbers alone already."
NOT_DRAWN_AS = {
    "line": "A line joins what follows in time, and these numbers do not. I left the answer as it was.",
    "area": "An area shows one amount over time that is never below zero, and this is none. I left the answer as it was.",
    "pie": "A pie shows the parts of a whole, at most six, and these numbers are not that. I left the answer as it was.",
    "bar": "These numbers make no chart that would be true. The table has them all.",
}
"""Why an answer is not drawn as its thread asks, by the kind of chart."""
NOT_REDRAWN = "I couldn't change that message. Please try again later."
ANSWER_GONE = "I no longer have that answer. Please ask again."
SQL_CUT = "The rest of the statement is too long to show here."

NO_RESULT = "no rows"


def nothing_here_for(words: Sequence[str]) -> str:
    """Words of a question that nothing in the data explains and a reading leaves out; said between guillemets already.

    >>> nothing_here_for(["«Kaufland»", "«vegan»"])
    'I found nothing here for «Kaufland» or «vegan», so I have left them out.'
    """
    listed = " or ".join(words) if len(words) < 3 else f"{', '.join(words[:-1])} or {words[-1]}"
    return f"I found nothing here for {listed}, so I have left {'it' if len(words) == 1 else 'them'} out."


def seen_from(day: str, *, last_of_data: bool) -> str:
    """The day that "last month" and its like are seen from, where it is not the clock's.

    >>> seen_from("21 November 2026", last_of_data=True)
    'As seen from 21 November 2026, the last day in these data.'
    """
    why = "the last day in these data" if last_of_data else "the day that is set for these data"
    return f"As seen from {day}, {why}."


PERIODS_BY_CLOCK = "Periods such as last month are seen from today."


def periods_seen_from(day: str) -> str:
    """Of a warehouse whose day is not the clock's."""
    return f"Periods such as last month are seen from {day}, and answers say so."


def last_day_unknown(why: str) -> str:
    """Where the last day in the data is to be seen from, and is not known.

    >>> last_day_unknown("its tables have no dates")
    'The last day in its data is not known (its tables have no dates), so periods such as last month are seen from today.'
    """
    return (
        f"The last day in its data is not known ({why.rstrip('.')}), so periods such as last month are seen from today."
    )


def could_also_mean(readings: Sequence[str]) -> str:
    """Under an answer: what else the question may mean, and how to have that instead."""
    return f"It could also mean {' or '.join(readings)}. If you mean that, say so here."
