"""What a question leaves to be understood, said in full: "how is the shop in Faro doing?" of which figure and against
what, "what did we take in", "new products" since when, "active customers" doing what, "open orders" in which states.

Nobody can know which is meant, and each is what somebody means. So the question is written anew with each of them
said, and each is composed like a question that says so.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from reliability.accounting.account import Account, Explanation, Operation, Piece, Role
from reliability.composing.apart.anew.paid_for_each import paid_for_each
from reliability.composing.apart.anew.what_they_take import what_they_take
from reliability.composing.apart.anew.who_did_not import who_did_not
from reliability.composing.apart.degrees import of_degree
from reliability.composing.apart.most_changed import changed_most
from reliability.composing.frame import Of
from reliability.composing.planning.columns import (
    adds_up,
    columns_of,
    date_columns,
    hinted_columns,
    kind_of,
    life_of,
    live_condition,
    names_people,
    speaks_against,
    tells_of_life,
    words_of,
)
from reliability.composing.planning.relations import Relations, relations_of
from reliability.composing.planning.special.how_often import how_often
from reliability.composing.planning.special.reasons import by_their_reasons
from reliability.short_names import plain_names
from reliability.values import Column, Element, Schema, Table
from reliability.words import stem

Said = tuple[str, float]
"""A question said in full, and how likely people mean it so, in (0, 1]."""

_MOST, _LONGEST = 12, 300
_NUMBER_OF = "number of "
_LOOKED_AT, _MOST_FIGURES, _MOST_OVERALL = 3, 6, 2
_DO = r"(?:is|are|was|were|has|have|had|did|do|does)"
_OVER = r"(?:still|been|really|actually|all)"
_GOES = re.compile(
    rf"\bhow(?:['’]?s|\s+{_DO})\s+(?P<whose>(?:(?!\bhow\b)[^?!.;:])+?)\s+(?:{_OVER}\s+)*"
    r"(?:doing|going|getting (?:on|along)|performing|performed|perform|go|gone|do|done|developing|developed|develop"
    r"|coming along|far(?:e|ed|ing)|shap(?:e|ing) up|holding up)\b(?P<rest>[^?!.;]*)",
    re.IGNORECASE,
)
_GROWS = re.compile(
    rf"\b{_DO}\s+(?P<whose>(?:(?!\b{_DO}\b)[^?!.;:])+?)\s+(?:{_OVER}\s+)*"
    r"(?:grow(?:n|ing|s)?|grew|shrink(?:ing|s)?|shrunk|declin(?:e|ed|ing)|improv(?:e|ed|ing)"
    r"|doing (?:any )?(?:better|worse|well|badly|ok|okay|fine)"
    r"|(?:getting|becoming) (?:better|worse|bigger|smaller|stronger|weaker|(?P<many>more|fewer|less)(?! \w))"
    r"|(?:increas|decreas|ris|fall|dropp)ing)\b(?P<rest>[^?!.;]*)",
    re.IGNORECASE,
)
_FEWER = re.compile(
    r"\b(?:are|do|did|have) (?:we|they) (?:now |really |still |actually )?(?:getting|get|got|seeing|seen|see|receiving|receive|have|having|had"
    r"|taking|making|doing|selling|sell|losing|lost) (?:any )?(?:more|fewer|less) (?=\w)",
    re.IGNORECASE,
)
_EARNED = re.compile(
    r"\b(?:what|how much)(?P<more>\s+(?:more|less))?(?:\s+money)?(?:['’]ve|\s+(?:did|do|have|had))?\s+we\s+"
    r"(?:(?:actually|really|all|then)\s+)?(?:earn(?:ed)?|s[eo]l[ld]|ma(?:k|d)e|t(?:ak|ook)e?n?\s+in|br(?:ing|ought)\s+in|bank(?:ed)?|turn(?:ed)?\s+over|gross(?:ed)?)\b"
    r"(?=\s*(?:[?!.]|$|(?:in|on|from|with|last|this|so|yesterday|today|since|during|for|per|by|at|over|between)\b))",
    re.IGNORECASE,
)
_THAN_BEFORE = re.compile(
    r"(?: (?:than (?:before|last year|a year ago|we used to|usual)|lately|recently|these days|nowadays|now|this year"
    r"|at the moment|compared (?:to|with) last year|so far))*\s*[?!.]*\s*",
    re.IGNORECASE,
)
_GROWTH = re.compile(r"\b(?P<word>growth|performance)\b(?:\s+(?:rate|of|for|in))*", re.IGNORECASE)
_US = re.compile(
    r"(?:(?:the|our|your|my|this|that) )?(?:whole |entire )?(?:firm|company|business|organi[sz]ation|house|group|trade|"
    r"things?|it|we|you|they|everything|us)(?: (?:so far|overall|altogether|as a whole))?",
    re.IGNORECASE,
)
_AGAINST = re.compile(
    r"\b(?:compared?|comparison|versus|vs\.?|than|against|yoy|year[- ]on[- ]year|year[- ]over[- ]year|on last year|"
    r"before|previous|earlier)\b",
    re.IGNORECASE,
)
_EARLIER = re.compile(
    r",?\s*\b(?:(?:(?:as |when )?(?:compared?|in comparison|versus|vs\.?|than|against|on|over)\b(?: (?:to|with))?\s*"
    r"(?:(?:the )?(?:one|year|summer|winter|spring|autumn|fall|season) before|(?:the )?previous (?:one|year|summer|"
    r"winter|spring|autumn|fall|season)|before|earlier|last (?:year|summer|winter|spring|autumn|fall)|"
    r"a year (?:ago|earlier|before)))|(?:yoy|year[- ]on[- ]year|year[- ]over[- ]year))\b",
    re.IGNORECASE,
)
_YEARLY = re.compile(r",?\s*\b(?:yoy|year[- ]on[- ]year|year[- ]over[- ]year)\b,?", re.IGNORECASE)
_OWN_PERIOD = re.compile(r"\b(?:(?:19|20)\d\d|last (?:year|quarter|month|week)|q[1-4])\b", re.IGNORECASE)
_SINCE = re.compile(r"\bsince (?:the beginning of )?(?P<year>20\d\d)\b", re.IGNORECASE)
_THIS_YEAR = re.compile(r"\b(?:this year|ytd|year to date|so far|these days|at the moment|now(?:adays)?|today)\b", re.I)
_SEASON = re.compile(
    r"\b(?:this |the |last )?(?P<season>spring|summer|autumn|fall|winter)(?: (?P<year>20\d\d))?\b", re.I
)
_NEW = re.compile(
    r"\b(?:(?:brand[- ])?new|newly (?:added|listed|hired|opened|launched|joined)|recent)\s+", re.IGNORECASE
)
_ACTIVE = re.compile(r"\bactive\s+", re.IGNORECASE)
_INACTIVE = re.compile(r"\b(?:inactive|dormant|idle|lapsed|sleeping)\s+", re.IGNORECASE)
_HOW_LOYAL = re.compile(r"\bhow (?:loyal|faithful) (?:is|are|were)\b", re.IGNORECASE)
_DOES_MORE = re.compile(
    r"^\s*(?:do|does|did|have|has|is|are|was|were)\s+(?P<one>[^?!.;,]+?)\s+(?:(?P<does>spen[dt]|pa(?:y|id)|earn(?:ed)?|ma(?:k|d)e|get"
    r"|got|cost|buy|bought|order(?:ed)?|s[eo]l[ld])\s+(?:on average\s+)?(?:more|less)(?: money)?|(?P<is>cheaper|more expensive|dearer"
    r"|pricier|less expensive))\s+than\s+(?P<other>[^?!.;]+?)\s*[?!.]*\s*$",
    re.IGNORECASE,
)
_MEASURED_BY = {"paid": frozenset("earn earned get got paid".split()), "expensive": frozenset(("cost",))}
_MOSTLY = re.compile(
    r"^\s*(?:is|are|was|were|do|does|did)\s+(?:(?P<what>(?!most\b)[^?!.;,]+?)\s+(?:mostly|mainly|predominantly|largely|chiefly|primarily)"
    r"|(?:most|the majority|more than half|the bulk)\s+(?:of\s+)?(?:(?:the|our|all)\s+)*(?P<most>[^\W\d_]+))\s+(?P<rest>[^?!.;]+?)\s*"
    r"[?!.]*\s*$",
    re.IGNORECASE,
)
_HAPPENED = re.compile(
    r"^\s*what(?:['’]?s|\s+(?:has|is))?\s+(?:been\s+)?happen(?:ed|ing)\s+(?:to|with)\s+(?:(?:the|our)\s+)?(?P<whose>[^?!.;]+?)"
    r"(?P<rest>\s+(?:since|in|over|during|from|between|this|last)\b[^?!.;]*?)?\s*[?!.]*\s*$",
    re.IGNORECASE,
)
_TURNOVER = re.compile(
    r"\b(?P<how>highest|biggest|worst|most|lowest|smallest|least)\s+(?:rate of\s+)?(?:(?P<who>[^\W\d_]+)\s+(?:turnover|attrition"
    r"|churn)(?:\s+rate)?|(?:turnover|attrition|churn)(?:\s+rate)?\s+(?:of|among)\s+(?P<whom>[^\W\d_]+))\b",
    re.IGNORECASE,
)
_NET_OF = re.compile(r"\b(?:net of|after (?:deducting|subtracting))\s+(?:(?:the|all|any)\s+)?", re.IGNORECASE)
_LOYAL = re.compile(r"\b(?:most )?(?:loyal|faithful|valuable)\s+", re.IGNORECASE)
_REGULAR = re.compile(r"\b(?:regular|repeat|returning)\s+", re.IGNORECASE)
_YOUNG = re.compile(r"\byoung(?:er)?\s+(?!than\b)", re.IGNORECASE)
_AGED = re.compile(
    r"\b(?P<way>over|under|above|below)\s+(?:the age of\s+)?(?P<age>[1-9]\d)\b(?!\s*[%€$£.,]\s*\d?)", re.IGNORECASE
)
_OPEN = re.compile(r"\b(?:open|unfinished|outstanding|unfulfilled|incomplete)\s+", re.IGNORECASE)
_OPEN_BEHIND = re.compile(
    r"\s+(?:(?:that|which|who)\s+)?(?:is|are|was|were|remain|remains|stay|stays)\s+(?:(?:still|currently|now|yet)\s+)*"
    r"(?:open|unfinished|outstanding|unfulfilled|incomplete)\b",
    re.IGNORECASE,
)
_DID_NOTHING = re.compile(
    r"\b(?:(?:that|who|which)\s+)?(?:(?:has|have|had|did)\s+)?"
    r"(?P<did>\w+(?:ed|ing)|sold|bought|sent|made|brought|won|lent|taught|wrote|held|got)\s+nothing"
    r"(?!\s+(?:new|else|but|other|special)\b)"
    r"(?: at all)?\b",
    re.IGNORECASE,
)
_HOW_BIG = re.compile(r"\bhow (?:big|large|small|spacious) (?:is|are|was|were)\b", re.IGNORECASE)
_SIZE = frozenset("area size capacity floor space sqm surface volume seats rooms beds".split())
_FINAL = frozenset(
    "completed complete cancelled canceled delivered closed done paid resolved returned refunded rejected finished "
    "settled solved denied declined approved archived expired void voided failed fulfilled".split()
)
_YES = frozenset("is are was were has been".split())
_AGE = frozenset("birth born birthday birthdate birthyear dob age".split())
_STATE = frozenset("status state stage phase".split())
_MEASURED: frozenset[str] = frozenset(
    {Operation.COUNT, Operation.SUM, Operation.AVERAGE, Operation.MEDIAN, Operation.SHARE, Operation.DURATION}
)
_OF_EACH: frozenset[str] = frozenset({Operation.MOST, Operation.LEAST, Operation.LIST, Operation.BY})


def in_full(account: Account, schema: Schema, today: date) -> tuple[Said, ...]:
    """The question with what it leaves to be understood said, in each likely way, likeliest first; () of one that
    leaves nothing of these kinds."""
    if len(account.text) > _LONGEST:
        return ()
    names = plain_names(schema)
    account, relations = (names.plain(account) if names.shortened else account), relations_of(names.schema)
    found = dict[str, float]()
    for text, likely in (
        *_goes(account, relations, today),
        *_fewer(account, relations, today),
        *_earned(account, relations),
        *changed_most(account, relations, today, lambda table: _figures(relations, table)),
        *_new(account, relations),
        *_active(account, relations),
        *_inactive(account, relations),
        *_does_more(account, relations),
        *_net_of(account, relations),
        *paid_for_each(account, relations),
        *what_they_take(account, relations),
        *who_did_not(account, relations),
        *_turnover(account, relations),
        *_mostly(account),
        *_happened(account, relations),
        *_kinds_of_people(account, relations),
        *_aged(account, relations),
        *_open(account, relations),
        *_nothing(account, relations),
        *_how_big(account, relations),
        *by_their_reasons(account, relations),
        *how_often(account, relations, lambda table: _happens(table, relations)),
        *of_degree(account, relations, lambda table: _worth(table, relations)),
    ):
        text = " ".join(text.split())
        if text.lower() != account.text.lower():
            found.setdefault(text, likely)
    return tuple(sorted(found.items(), key=lambda each: -each[1])[:_MOST])


def _goes(account: Account, relations: Relations, today: date) -> Iterator[Said]:
    """How something goes, or grows, by the figures that most is kept of: against the year before as far as both have
    complete months, by year, or in the period that is named; of each of several things, as it is said."""
    text = account.text
    match = _GOES.search(text) or _GROWS.search(text) or _GROWTH.search(text)
    if match is None:
        return
    if match.re is _GROWTH and _NEW.match(text[match.end() :].lstrip()):
        return  # of "new subscriptions" it is their number
    named = match.groupdict()
    whose = named.get("whose", "").strip()
    us = match.span("whose") if whose and _US.fullmatch(whose) else (0, 0)
    if _names_a_figure([piece for piece in account.pieces if not us[0] <= piece.start < us[1]], relations):
        return
    if match.re is _GROWTH and any(p.best is not None and p.best.value in _OF_EACH for p in account.pieces):
        for figure, likely in _figures(relations):
            yield f"{text[: match.start()]}{figure} growth{text[match.end('word') :]}", likely
        return
    rest = named.get("rest", f"{text[: match.start()]} {text[match.end() :]}".rstrip("?!. "))
    if _SEASON.fullmatch(whose):
        whose, rest = "", f"{whose} {rest}"
    of = f" of {whose}" if whose and not any(us) else ""
    periods = tuple(_periods(of, rest, today, grows=match.re is not _GOES))
    figures = _figures(relations)
    numbers = [each for each in figures if each[0].startswith(_NUMBER_OF)] if named.get("many") else []
    for place, (figure, likely) in enumerate(numbers or figures):
        for words, weight in periods[: None if place < _MOST_OVERALL else 1]:
            yield f"{figure}{words}", likely * weight


def _fewer(account: Account, relations: Relations, today: date) -> Iterator[Said]:
    """Whether there are more or fewer of something than there were: how its number grew, "than before" or not."""
    match = _FEWER.search(account.text)
    thing = _thing_after(account.pieces, match.end()) if match is not None else None
    if match is None or thing is None or thing.start != match.end() or _table_of(thing, relations) is None:
        return
    rest = _THAN_BEFORE.fullmatch(account.text, thing.end)
    for words, weight in _periods("", rest[0].rstrip("?!. "), today, grows=True) if rest is not None else ():
        yield f"{_NUMBER_OF}{thing.text}{words}", 0.95 * weight


def _earned(account: Account, relations: Relations) -> Iterator[Said]:
    """What "we" earned or took in: the amounts that a team looks at first, where none is named."""
    match = _EARNED.search(account.text)
    if match is None or _names_a_figure([p for p in account.pieces if p.start >= match.end()], relations):
        return
    for figure, likely in _figures(relations):
        if not figure.startswith(_NUMBER_OF):
            named = f"how much{match['more']} {figure} was there" if match["more"] else figure
            named = named if "total" in figure or match["more"] else f"total {figure}"
            yield f"{account.text[: match.start()]}{named}{account.text[match.end() :]}", likely


def _periods(of: str, rest: str, today: date, *, grows: bool) -> Iterator[Said]:
    """What is said after a figure: whose it is, against which period it is held, and by year or in all; the likeliest
    first."""
    held = _AGAINST.search(rest) is not None
    last = today.replace(day=1) - timedelta(days=1)
    months, season, since = f"from January to {last:%B}", _SEASON.search(rest), _SINCE.search(rest)
    if season is not None and held:
        name, besides = season["season"].lower(), _EARLIER.sub(" ", _SEASON.sub(" ", rest, count=1))
        year = int(season["year"] or _last_season(name, today))
        yield f" growth{of} in {name} {year} compared to {name} {year - 1} {_SEASON.sub(' ', besides)}", 0.9
    elif since is not None and int(since["year"]) < today.year - 1:
        besides = _SINCE.sub(" ", rest)
        yield f" growth{of} {besides} in {today.year - 1} compared to {since['year']}", 0.9
        yield f" growth{of} {besides} {months} {last.year} compared to the same months of {since['year']}", 0.8
    elif _OWN_PERIOD.search(without := _YEARLY.sub(" ", rest)) and not (held and _EARLIER.search(without)):
        yield f" growth{of} {without}", 0.9
        if not (held or grows):
            yield f"{of} {without}", 0.85
    elif _OWN_PERIOD.search(once := _EARLIER.sub(" ", rest)):
        yield f" growth{of} {once}", 0.9
    else:
        besides = _EARLIER.sub(" ", _THIS_YEAR.sub(" ", rest))
        yield f" growth{of} {besides} {months} {last.year} compared to the same months of {last.year - 1}", 0.9
        if not held:
            yield f"{of} {besides} by year", 0.7
            if of and not grows:
                yield f"{of} {besides}", 0.6


def _last_season(season: str, today: date) -> int:
    """The year of the last season of a name that has begun."""
    begins = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}[season]
    return today.year if today.month >= begins else today.year - 1


def _names_a_figure(pieces: Sequence[Piece], relations: Relations) -> bool:
    """Whether words say which figure is meant: a number that is kept, something counted, or the rows of a table that
    nothing belongs to."""
    return any(_is_a_figure(piece.best, relations) for piece in pieces if piece.best is not None)


def _is_a_figure(best: Explanation, relations: Relations) -> bool:
    table = relations.tables.get(best.element.table) if best.element is not None else None
    if best.role is Role.OPERATION:
        return best.value in _MEASURED
    if best.role is Role.TABLE:
        return table is not None and not relations.below(table.name)
    column = table.column(best.element.column) if table is not None and best.element is not None else None
    number = table is not None and column is not None and kind_of(table, column, relations) == "number"
    return best.role is Role.COLUMN and number


def _figures(relations: Relations, of_each: str = "") -> list[Said]:
    """What a team looks at first: amounts and numbers of what happens on days, of the tables that most others belong
    to or have something to do with; of those whose rows belong to one `of_each` table, where that is named."""
    tables = [table for table in relations.tables.values() if not of_each or of_each in relations.above(table.name)]
    happens = [table for table in tables if _happens(table, relations)]
    kept = {table.name: _amounts(table, relations) for table in happens}
    beside = {table.name: sum(far == 1 for far in relations.near(table.name).values()) for table in happens}
    happens.sort(key=lambda table: (-beside[table.name], -len(kept[table.name])))
    found: list[Said] = []
    for place, table in enumerate(happens[:_LOOKED_AT]):
        amounts = kept[table.name]
        likely = 0.9**place
        found += [(" ".join(words_of(each.column)), likely * 0.95**n) for n, each in enumerate(amounts[:2])]
        if place == 0:
            found.append((f"{_NUMBER_OF}{_called(table)}", 0.9))
    return found[:_MOST_FIGURES]


def _amounts(table: Table, relations: Relations) -> list[Element]:
    """The numbers of a table that add up to more of something good."""
    return [each for each in columns_of(table, relations, "number") if adds_up(each) and not speaks_against(each)]


def _happens(table: Table, relations: Relations) -> bool:
    """Whether a table's rows are what happens on days: not things and people that come and go, and no calendar."""
    if names_people(table) or not table.foreign_keys:
        return False
    days = [each for each in date_columns(table, relations) if not tells_of_life(each)]
    above = [relations.table(name) for name in relations.above(table.name) if name != table.name]
    return bool(days) or any(
        each.foreign_keys and [d for d in date_columns(each, relations) if not tells_of_life(d)] for each in above
    )


def _called(table: Table) -> str:
    return " ".join(words_of(table.name.rpartition(".")[2]))


def _new(account: Account, relations: Relations) -> Iterator[Said]:
    """New rows: begun this year, in the last twelve months, in the last three."""
    for match in _NEW.finditer(account.text):
        thing = _thing_after(account.pieces, match.end())
        table = _table_of(thing, relations)
        begin = _begins(table, relations) if table is not None else None
        if (
            thing is None
            or begin is None
            or any(p.best is not None and p.best.role is Role.PERIOD for p in account.pieces)
        ):
            continue
        before, after = account.text[: match.start()], account.text[thing.end :]
        begun = " ".join(word for word in words_of(begin.column) if word not in ("on", "at", "date", "day", "time"))
        for when, likely in (("this year", 0.9), ("in the last 12 months", 0.85), ("in the last 3 months", 0.6)):
            yield f"{before}{thing.text} {begun} {when}{after}", likely


def _active(account: Account, relations: Relations) -> Iterator[Said]:
    """Active people, where no day tells whether they are there still: those who had something to do with what happens,
    this year, within twelve months, or ever."""
    match = _ACTIVE.search(account.text)
    thing = _thing_after(account.pieces, match.end()) if match is not None else None
    table = _table_of(thing, relations)
    if match is None or thing is None or table is None or not names_people(table) or life_of(table, relations):
        return
    does = [each for each in relations.below(table.name) if _happens(relations.table(each), relations)]
    if not does:
        return
    with_any = f"with any {_called(relations.table(does[0]))}"
    text = account.text.rstrip("?!. ")
    rest = f"{text[: match.start()]}{text[match.end() :]}"
    for when, likely in ((" this year", 0.85), (" in the last 12 months", 0.8), ("", 0.7)):
        yield f"{rest} {with_any}{when}", likely


def _inactive(account: Account, relations: Relations) -> Iterator[Said]:
    """Inactive people: who had nothing to do with what happens, this year, within twelve months, or ever, or are marked
    as over."""
    match = _INACTIVE.search(account.text)
    thing = _thing_after(account.pieces, match.end()) if match is not None else None
    table = _table_of(thing, relations)
    if match is None or thing is None or table is None or not names_people(table) or life_of(table, relations):
        return
    does = [each for each in relations.below(table.name) if _happens(relations.table(each), relations)]
    before, after = f"{account.text[: match.start()]}{thing.text}", account.text[thing.end :]
    for when, likely in ((" this year", 0.9), (" in the last 12 months", 0.85), ("", 0.8)) if does else ():
        yield f"{before} without any {_called(relations.table(does[0]))}{when}{after}", likely
    live = live_condition(table, relations)
    column = live.of.column if live is not None and isinstance(live.of, Of) else None
    if column is not None and live is not None and live.values == (False,):
        over = " ".join(word for word in words_of(column.column) if word not in _YES)
        yield f"{before} that are {over}{after}", 0.85


def _does_more(account: Account, relations: Relations) -> Iterator[Said]:
    """Whether the ones do more of something than the others: by what they are worth on average, in all, and by how often
    they do, side by side."""
    match = _DOES_MORE.match(account.text)
    if match is None:
        return
    sides = [
        next((p for p in account.pieces if match.start(side) <= p.start < match.end(side) and _is_a_cell(p)), None)
        for side in ("one", "other")
    ]
    columns = {piece.best.element for piece in sides if piece is not None and piece.best is not None}
    element = next(iter(columns), None)
    if None in sides or len(columns) != 1 or element is None or element.table not in relations.tables:
        return
    table = relations.table(element.table)
    does = (match["does"] or "").lower()
    hint = "expensive" if match["is"] else next((hint for hint, verbs in _MEASURED_BY.items() if does in verbs), "")
    below = [relations.table(each) for each in relations.below(table.name) if each != table.name]
    hinted = [
        column
        for each in (table, *below)
        for column in hinted_columns(each, (hint,) if hint else (), relations)
        if column in columns_of(each, relations, "number")
    ]
    own = [f"average {' '.join(words_of(each.column))}" for each in hinted[:2] or _amounts(table, relations)[:1]]
    happens = next((each for each in below if _happens(each, relations) and not hinted), None)
    figures = [(each, 0.9) for each in own]
    if happens is not None:
        named = [" ".join(words_of(each.column)) for each in _amounts(happens, relations)[:1]]
        figures += [(f"average {_called(happens)} {each}", 0.85) for each in named]
        figures.append((f"{_NUMBER_OF}{_called(happens)}", 0.7))
    for figure, likely in figures:
        yield f"{figure} by {' '.join(words_of(element.column))} for {match['one']} and {match['other']}", likely


def _is_a_cell(piece: Piece) -> bool:
    return piece.best is not None and piece.best.role is Role.CELL and piece.best.element is not None


def _net_of(account: Account, relations: Relations) -> Iterator[Said]:
    """How many there are net of something: those without any of it."""
    match = _NET_OF.search(account.text)
    if not any(piece.best is not None and piece.best.value == Operation.COUNT for piece in account.pieces):
        return
    thing = next((piece for piece in account.pieces if match is not None and piece.start == match.end()), None)
    if match is None or thing is None or _table_of(thing, relations) is None:
        return
    yield f"{account.text[: match.start()]}without any {thing.text}{account.text[thing.end :]}", 0.9


def _turnover(account: Account, relations: Relations) -> Iterator[Said]:
    """Where most of those who were there left, where no period tells when: by how many did."""
    match = _TURNOVER.search(account.text)
    at = match.start("who") if match is not None and match["who"] else match.start("whom") if match is not None else -1
    thing = next((piece for piece in account.pieces if piece.start == at), None)
    table = _table_of(thing, relations)
    life = life_of(table, relations) if table is not None else None
    if match is None or thing is None or table is None or life is None:
        return
    most = "fewest" if match["how"].lower() in ("lowest", "smallest", "least") else "most"
    left = " ".join(word for word in words_of(life[1].column) if word not in ("on", "at", "date", "day", "time"))
    text = f"{account.text[: match.start()]}{most} {_called(table)} that have {left}{account.text[match.end() :]}"
    yield text, 0.9


def _mostly(account: Account) -> Iterator[Said]:
    """Whether things are mostly of a kind: which share of them is, and how many there are of each kind."""
    match = _MOSTLY.match(account.text)
    if match is None:
        return
    kinds = [piece for piece in account.pieces if piece.start >= match.start("rest") and _is_a_cell(piece)]
    of = kinds[0].best.element if kinds and kinds[0].best is not None else None
    if of is None:
        return
    what = (match["what"] or match["most"]).strip()
    is_so = "that are " if kinds[0].start == match.start("rest") else ""
    rest = re.sub(r"^(?:come|comes|came)\s+", "", match["rest"])
    yield f"share of {what} {is_so}{rest}", 0.9
    yield f"{_NUMBER_OF}{what} by {' '.join(words_of(of.column))}", 0.8


def _happened(account: Account, relations: Relations) -> Iterator[Said]:
    """What happened to what happens on days: how many there were by year and by month, and what they are worth."""
    match = _HAPPENED.match(account.text)
    inside = [p for p in account.pieces if match is not None and match.start("whose") <= p.start < match.end("whose")]
    table = _table_of(next((p for p in reversed(inside) if _table_of(p, relations) is not None), None), relations)
    if match is None or table is None or not _happens(table, relations):
        return
    amounts = [" ".join(words_of(each.column)) for each in _amounts(table, relations)[:1]]
    for grain, likely in (("year", 0.9), ("month", 0.8)):
        for figure in (_NUMBER_OF, *(f"{each if 'total' in each else f'total {each}'} of " for each in amounts)):
            yield f"{figure}{match['whose']}{match['rest'] or ''} by {grain}", likely
            likely *= 0.95


def _kinds_of_people(account: Account, relations: Relations) -> Iterator[Said]:
    """Loyal people: who have most of what happens, or most of its worth; regular ones: who come twice, or three times;
    young ones: who are under thirty, or twenty-five."""
    for how in _HOW_LOYAL.finditer(account.text):
        thing = _thing_after(account.pieces, how.end(), near=2)
        table = _table_of(thing, relations)
        does = [relations.table(each) for each in relations.below(table.name)] if table is not None else []
        happens = next((each for each in does if _happens(each, relations)), None)
        if thing is not None and table is not None and names_people(table) and happens is not None:
            before, after = account.text[: how.start()], account.text[thing.end :]
            yield f"{before}average number of {_called(happens)} per {_called(table)}{after}", 0.9
            yield f"{before}share of {thing.text} with at least 2 {_called(happens)}{after}", 0.85
    for pattern in (_LOYAL, _REGULAR, _YOUNG):
        match = pattern.search(account.text)
        thing = _thing_after(account.pieces, match.end()) if match is not None else None
        table = _table_of(thing, relations)
        if match is None or thing is None or table is None or not names_people(table):
            continue
        does = [relations.table(each) for each in relations.below(table.name)]
        happens = next((each for each in does if _happens(each, relations)), None)
        before, named, after = account.text[: match.start()], thing.text, account.text[thing.end :]
        amounts = _amounts(happens, relations)[:1] if happens is not None else []
        each_way = list[Said]()
        if pattern is _YOUNG:
            each_way = [("younger than 30", 0.85), ("younger than 25", 0.8)]
        elif happens is not None and pattern is _REGULAR:
            each_way = [(f"with at least {n} {_called(happens)}", 0.9 - n / 20) for n in (2, 3)]
        elif happens is not None:
            named_so = [" ".join(words_of(each.column)) for each in amounts]
            worth = [(f"with the highest {each if 'total' in each else f'total {each}'}", 0.85) for each in named_so]
            each_way = [(f"with the most {_called(happens)}", 0.9), *worth]
        for way, likely in each_way:
            yield f"{before}{named} {way}{after}", likely


def _worth(table: Table, relations: Relations) -> list[Said]:
    """What a row of a table is worth: the amount of what happened with it, and how often something did."""
    below = [relations.table(each) for each in relations.below(table.name) if each != table.name]
    several = [each for each in below if _happens(each, relations)]
    several.sort(key=lambda each: sum(column.primary_key for column in each.columns) != 1)  # totals of a day are last
    if not several:
        return []
    happens = several[0]
    amounts = [" ".join(words_of(each.column)) for each in _amounts(happens, relations)[:1]]
    worth = [(each if "total" in each else f"total {each}", 0.85) for each in amounts]
    return [*worth, (f"{_NUMBER_OF}{_called(happens)}", 0.8)]


def _aged(account: Account, relations: Relations) -> Iterator[Said]:
    """People over, or under, a number of years: who are older, where their age is known and nothing else is counted."""
    for match in _AGED.finditer(account.text):
        before = [piece for piece in account.pieces if piece.end <= match.start()][-1:]
        named = [p for p in before if p.best is not None and p.best.role is Role.TABLE]
        table = _table_of(named[0], relations) if named else None
        counted = [piece for piece in account.pieces if piece.start >= match.end()][:1]
        if table is None or not names_people(table) or (counted and _is_counted(counted[0])):
            continue
        if any(_AGE & set(words_of(column.name)) for column in table.columns):
            than = "older than" if match["way"].lower() in ("over", "above") else "younger than"
            yield f"{account.text[: match.start()]}{than} {match['age']}{account.text[match.end() :]}", 0.85


def _is_counted(piece: Piece) -> bool:
    """Whether a number before a piece is one of it: of rows that it names, an amount, or a stretch of time."""
    best = piece.best
    if best is None or best.role not in (Role.TABLE, Role.COLUMN, Role.GRAIN):
        return False
    name = (best.element.column or best.element.table) if best.element is not None else ""
    return best.role is Role.GRAIN or bool({stem(word) for word in piece.lemmas} & {stem(w) for w in words_of(name)})


def _open(account: Account, relations: Relations) -> Iterator[Said]:
    """What is open: the rows in all states that are none of an end."""
    match = _OPEN_BEHIND.search(account.text) or _OPEN.search(account.text)
    behind = match is not None and match.re is _OPEN_BEHIND
    if match is not None and behind:
        thing = next((p for p in account.pieces if p.end == match.start() and _table_of(p, relations)), None)
    else:
        thing = _thing_after(account.pieces, match.end(), near=3) if match is not None else None
    table = _table_of(thing, relations)
    if match is None or thing is None or table is None:
        return
    for column in table.columns:
        told = (*column.samples, *re.findall(r"\b[A-Z][a-z]+\b", column.comment))
        ends = [value for value in dict.fromkeys(told) if set(words_of(value)) <= _FINAL and words_of(value)]
        if _STATE & set(words_of(column.name)) and ends and len(set(told)) > len(ends):
            between = "" if behind else account.text[match.end() : thing.end]
            before, after = account.text[: match.start()], account.text[max(thing.end, match.end()) :]
            yield f"{before}{between} that are not {' and not '.join(ends)}{after}", 0.9


def _nothing(account: Account, relations: Relations) -> Iterator[Said]:
    """Who did nothing, where no word says of what there is none: "which suppliers delivered nothing" of the rows that
    belong to them: the nearest first, of these what happens on days."""
    match = _DID_NOTHING.search(account.text)
    before = [piece for piece in account.pieces if match is not None and piece.end <= match.start()]
    thing = next((piece for piece in reversed(before) if _table_of(piece, relations) is not None), None)
    table = _table_of(thing, relations)
    if match is None or thing is None or table is None or thing.best is None or thing.best.role is not Role.TABLE:
        return
    verb = [p.best for p in account.pieces if match.start() <= p.start < match.end("did") and p.best is not None]
    if any(each.role is Role.TABLE and each.element != thing.best.element for each in verb):
        return  # who borrowed nothing is in no loan
    below = [relations.table(name) for name in relations.below(table.name) if name != table.name]
    below.sort(key=lambda each: (relations.near(table.name)[each.name] > 1, not _happens(each, relations)))
    for place, each in enumerate(below[:_MOST_OVERALL]):
        rest = account.text[match.end() :]
        yield f"{account.text[: match.start()]} without any {_called(each)}{rest}", 0.9 - place / 10


def _how_big(account: Account, relations: Relations) -> Iterator[Said]:
    """How big things are: on average, and each of them, by a number that tells their size."""
    match = _HOW_BIG.search(account.text)
    thing = _thing_after(account.pieces, match.end(), near=3) if match is not None else None
    table = _table_of(thing, relations)
    if match is None or thing is None or table is None:
        return
    sizes = [each for each in columns_of(table, relations, "number") if _SIZE & set(words_of(each.column))]
    named = f"{account.text[match.end() : thing.end]}".strip()
    for size in sizes[:1]:
        called, rest = " ".join(words_of(size.column)), account.text[thing.end :]
        yield f"average {called} of {named}{rest}", 0.9
        yield f"list {named} with {called}{rest}", 0.85


def _thing_after(pieces: Sequence[Piece], at: int, near: int = 1) -> Piece | None:
    """The first piece behind a place that names a table, at most so many pieces behind it."""
    following = [piece for piece in pieces if piece.start >= at][:near]
    return next((p for p in following if p.best is not None and p.best.role is Role.TABLE), None)


def _table_of(piece: Piece | None, relations: Relations) -> Table | None:
    best = piece.best if piece is not None else None
    named = best.element.table if best is not None and best.element is not None else ""
    return relations.tables.get(named)


def _begins(table: Table, relations: Relations) -> Element | None:
    """The day on which a row of a table begins."""
    days = [each for each in date_columns(table, relations) if tells_of_life(each)]
    own = [each for each in days if not _nullable(table.column(each.column))]
    return next(iter(own), None)


def _nullable(column: Column | None) -> bool:
    return column is None or column.nullable
