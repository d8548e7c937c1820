"""What an intent of the question log is made of: its wordings, its SQL, and the slots that both are filled from."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date

from deploy.reference.warehouse import vocabulary as words


@dataclass(frozen=True)
class SlotFilling:
    """One filling of a slot: the words that people use for it, and what stands in the SQL."""

    says: tuple[str, ...]
    sql: str = ""
    start: str = ""  # of a period: its first day
    end: str = ""  # of a period: the first day after it


@dataclass(frozen=True)
class AskedIntent:
    """Wordings and SQL with `{slot}` marks. `readings` is empty unless the question is ambiguous.

    `sql` is empty when the data cannot answer; then `reason` says why. `fills` is how many fillings of the
    slots enter the log, `asks` how many wordings each of them gets. `verbatim` wordings get no typos.
    """

    wordings: Sequence[str]
    sql: str = ""
    slots: dict[str, Sequence[str | SlotFilling]] = field(default_factory=dict)
    readings: Sequence[tuple[str, str]] = ()
    reason: str = ""
    fills: int = 5
    asks: int = 3
    verbatim: bool = False


def option(sql: str, *says: str) -> SlotFilling:
    """Return the option that stands as `sql` in the SQL and as one of `says`, or as itself, in the question."""
    return SlotFilling(says or (sql,), sql)


def plain(values: Sequence[str | int]) -> list[SlotFilling]:
    """Return one option a value that people write as the database does."""
    return [SlotFilling((str(value),), str(value)) for value in values]


def lowered(values: Sequence[str], *endings: str) -> list[SlotFilling]:
    """Return one option a value that people write in lower case, followed by one of `endings`."""
    return [SlotFilling(tuple(f"{value.lower()}{ending}" for ending in endings or ("",)), value) for value in values]


def within(column: str, slot: str = "period") -> str:
    """Return the condition that `column` lies in the period of `slot`; its end is exclusive."""
    return f"{column} >= '{{{slot}.start}}' AND {column} < '{{{slot}.end}}'"


def _period(start: date, end: date, *says: str) -> SlotFilling:
    return SlotFilling(says, "", start.isoformat(), end.isoformat())


_MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
           "November", "December"]  # fmt: skip


def _month(year: int, month: int, *says: str) -> SlotFilling:
    end = date(year + month // 12, month % 12 + 1, 1)
    name = _MONTHS[month - 1]
    return _period(date(year, month, 1), end, *says, f"in {name} {year}", f"in {name[:3]} {year}",
                   f"during {name} {year}")  # fmt: skip


def _quarter(year: int, quarter: int, *says: str) -> SlotFilling:
    first = 3 * quarter - 2
    end = date(year + (first + 2) // 12, (first + 2) % 12 + 1, 1)
    ordinal = ["first", "second", "third", "fourth"][quarter - 1]
    return _period(date(year, first, 1), end, *says, f"in Q{quarter} {year}", f"in the {ordinal} quarter of {year}",
                   f"in {year} Q{quarter}")  # fmt: skip


def _year(year: int, *says: str) -> SlotFilling:
    return _period(date(year, 1, 1), date(year + 1, 1, 1), *says, f"in {year}", f"during {year}",
                   f"over the whole of {year}")  # fmt: skip


LAST_QUARTER = _quarter(2026, 3, "last quarter", "in the last quarter", "in the previous quarter")
LAST_MONTH = _month(2026, 10, "last month", "in the past calendar month", "in the previous month")
LAST_YEAR = _year(2025, "last year", "in the previous year")
THIS_YEAR = _year(2026, "this year", "so far this year", "this year to date")
MONTHS = [
    LAST_MONTH,
    *(_month(2026, m) for m in range(1, 10)),
    *(_month(2025, m) for m in range(1, 13)),
    *(_month(2024, m) for m in range(1, 13)),
]
QUARTERS = [
    LAST_QUARTER,
    *(_quarter(2026, q) for q in (1, 2)),
    *(_quarter(y, q) for y in (2023, 2024, 2025) for q in (1, 2, 3, 4)),
]
YEARS = [LAST_YEAR, THIS_YEAR, _year(2023), _year(2024)]
HALVES = [
    _period(date(2026, 1, 1), date(2026, 7, 1), "in the first half of 2026", "in H1 2026"),
    _period(date(2025, 7, 1), date(2026, 1, 1), "in the second half of 2025", "in H2 2025"),
    _period(date(2025, 1, 1), date(2025, 7, 1), "in the first half of 2025", "in H1 2025"),
]
# The relative periods come several times, because people ask for them most.
PERIODS = [LAST_QUARTER, LAST_MONTH, LAST_YEAR, THIS_YEAR, *QUARTERS, *MONTHS, *YEARS, *HALVES]

CITY = plain(words.CITIES)
BIRTH_CITY = plain(words.BIRTH_CITIES)
STORE = plain(words.store_names())
# Stores that never closed: the others have no sales in the later periods.
OPEN_STORE = plain([n for i, n in enumerate(words.store_names()) if i not in words.CLOSED_STORES])
REGION = [option(name, name, f"the {name} region", f"region {name}") for name, _ in words.REGIONS]
REGION_COUNTRY = plain(list(dict.fromkeys(country for _, country in words.REGIONS)))
COUNTRY = plain(words.COUNTRIES)
DEPARTMENT = plain(words.DEPARTMENTS)
JOB = [option(job, f"{job.lower()}s", f"{job}s") for job in words.JOB_TITLES]
SEGMENT = lowered(words.SEGMENTS)
TIER = plain(words.TIERS)
STATUS = lowered(words.STATUSES)
CHANNEL = [
    option("Online", "online", "through the online channel", "on the web shop"),
    option("Store", "in store", "through the store channel", "over the counter"),
    option("Phone", "by phone", "through the phone channel", "over the phone"),
]
METHOD = [option(m, m.lower() if m != "PayPal" else m, m) for m in words.METHODS]
REASON = [option(r, f"'{r}'", r.lower(), f'"{r}"') for r in words.REASONS]
BRAND = plain(words.BRANDS)
CATEGORY = [option(c, c, c.lower()) for c in words.CATEGORIES]
PRODUCT = plain([name for name, _, _ in words.product_names()][::7])
FORMAT = [option(f, f.lower(), f) for f in words.STORE_FORMATS]
WEEKDAY = plain(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
TOP = plain([3, 5, 10, 15, 20])
EXTREME = [option("MAX", "highest", "maximum", "biggest"), option("MIN", "lowest", "minimum", "smallest")]
AGGREGATE = [
    option("AVG", "average", "mean"),
    option("MAX", "highest", "maximum", "biggest"),
    option("MIN", "lowest", "minimum", "smallest"),
]
SUM_OR_MEAN = [option("SUM", "total", "overall"), option("AVG", "average", "mean")]
DIRECTION = [
    option("DESC", "from high to low", "highest first", "in descending order"),
    option("ASC", "from low to high", "lowest first", "in ascending order"),
]
SALES = [
    option("gross_sales", "gross sales", "gross sales"),
    option("net_sales", "net sales", "net sales"),
    option("final_sales", "final sales", "sales after returns"),
]
