"""The one form in which a small model writes SQL, and the way back from its tokens to exact text.

`canonical_sql`: keywords in upper case; every column qualified, `table.column`; no alias where a table occurs once
(self-joins, correlated and derived tables are `t1`, `t2`, …); a derived table shows `c1`, `c2`, …; JOIN … ON; names in
the schema's spelling, quoted only where needed; strings in single quotes; no ASC; no other column aliases; equal ways
to write one thing are one (`plain.py`). One query has few forms, so a small model learns fewer.

`restore`: a tokenizer that lower-cases and splits at punctuation loses spacing and case; names, operators and
literals are found again from the schema, the known values and the question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlglot import exp
from sqlglot.errors import SqlglotError
from sqlglot.optimizer.scope import Scope, traverse_scope

from reliability.errors import BadInput
from reliability.guard.dialects.parsing import parsed_one
from reliability.guard.dialects.registry import rules_of
from reliability.guard.dialects.rules import DialectRules
from reliability.sql.plain import plain
from reliability.values import Dialect, Schema, Table

MAX_ALIASES, MAX_SHOWN = 4, 6
"""Aliases of a query, and columns of a derived table."""
_PLAIN_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
_RESERVED = frozenset(
    "select from where group order by having limit join on and or not in is null like between union intersect "
    "except as case when then else end distinct table index to values default check primary references "
    "foreign set create insert update delete into using natural transaction add all exists escape".split()
)


class NotCanonical(BadInput):
    """The query has no canonical form over this schema, and why."""


def quoted_name(name: str) -> str:
    """A name as SQL writes it: bare where possible, else in double quotes."""
    if _PLAIN_NAME.match(name) and name.lower() not in _RESERVED:
        return name
    return '"' + name.replace('"', '""') + '"'


# --- the canonical form ----------------------------------------------------------------------------


def canonical_sql(sql: str, schema: Schema, dialect: Dialect) -> str:
    """Return the query in canonical form. Raises NotCanonical if it has none over this schema."""
    rules = rules_of(dialect)
    try:
        tree = parsed_one(sql, dialect)
    except SqlglotError as error:
        raise NotCanonical(f"Not parsed: {str(error)[:120]}") from error
    if not isinstance(tree, exp.Query):
        raise NotCanonical("Only SELECT queries have a canonical form.")
    tree = plain(tree.copy(), schema)
    if tree.find(exp.With):
        raise NotCanonical("A WITH that cannot be written where it is used has no canonical form.")
    _name_tables(tree, schema)
    _drop_column_aliases(tree)
    _plain_joins(tree, rules)
    text = tree.sql(dialect=rules.reader, normalize_functions="upper", comments=False)
    return _positive(text)


@dataclass(frozen=True)
class _Resolved:
    """A column, the query that it stands in, and the query, source and spelling that it belongs to."""

    column: exp.Column
    home: Scope
    owner: Scope
    source: str
    spelled: str


def _name_tables(tree: exp.Expr, schema: Schema) -> None:
    """Qualify every column; name tables by themselves where they occur once, else t1, t2, …"""
    try:
        scopes = traverse_scope(tree)
    except SqlglotError as error:
        raise NotCanonical(f"No scopes: {str(error)[:120]}") from error
    resolved = _resolve_all(tree, scopes, schema)
    correlated = {id(r.home) for r in resolved if r.owner is not r.home}
    names: dict[int, dict[str, str]] = {}
    given = 0
    for scope in reversed(scopes):  # outer queries before the queries inside them
        outer = _outer_tables(scope) if id(scope) in correlated else set()
        real = [s.name.lower() for s in scope.sources.values() if isinstance(s, exp.Table)]
        for name, source in scope.sources.items():
            if _inherited(scope, name, source):
                continue
            known = schema.table(source.name) if isinstance(source, exp.Table) else None
            if isinstance(source, exp.Table) and known is None:
                raise NotCanonical(f"Unknown table {source.name}.")
            if known is not None and real.count(known.name.lower()) == 1 and known.name.lower() not in outer:
                written = known.name
            else:
                given += 1
                if given > MAX_ALIASES:
                    raise NotCanonical("Too many aliases.")
                written = f"t{given}"
            names.setdefault(id(scope), {})[name] = written
    for r in resolved:
        r.column.set("table", _identifier(names[id(r.owner)][r.source]))
        r.column.set("this", _identifier(r.spelled))
    for scope in scopes:
        _write_sources(scope, names.get(id(scope), {}), schema)


def _resolve_all(tree: exp.Expr, scopes: Sequence[Scope], schema: Schema) -> list[_Resolved]:
    """Every column of the query, each in the innermost SELECT that it stands in; SELECT items' aliases aside."""
    by_query = {id(scope.expression): scope for scope in scopes}
    resolved = []
    for column in list(tree.find_all(exp.Column)):
        select = column.parent_select
        home = by_query.get(id(select))
        if home is None or not isinstance(select, exp.Select):
            raise NotCanonical(f"A column outside of any SELECT: {column.sql()}.")
        found = _resolve(column, home, schema)
        shown = not column.table and column.name.lower() in {i.alias.lower() for i in select.expressions if i.alias}
        if found is not None and not (shown and found[0] is not home):
            resolved.append(_Resolved(column, home, *found))
        elif not shown:
            raise NotCanonical(f"Unknown column {column.sql()}.")
    return resolved


def _identifier(name: str) -> exp.Identifier:
    return exp.to_identifier(name, quoted=quoted_name(name) != name)


def _inherited(scope: Scope, name: str, source: exp.Expr | Scope) -> bool:
    """A source that a correlated query only sees from outside."""
    return scope.parent is not None and scope.parent.sources.get(name) is source


def _outer_tables(scope: Scope) -> set[str]:
    """Tables of the enclosing queries."""
    tables: set[str] = set()
    parent = scope.parent
    while parent is not None:
        tables |= {s.name.lower() for s in parent.sources.values() if isinstance(s, exp.Table)}
        parent = parent.parent
    return tables


def _resolve(column: exp.Column, scope: Scope, schema: Schema) -> tuple[Scope, str, str] | None:
    """The scope, source name and exact spelling that a column belongs to, from inside outwards."""
    at: Scope | None = scope
    wanted = column.table
    while at is not None:
        for name, source in at.sources.items():
            if (wanted and name.lower() != wanted.lower()) or _inherited(at, name, source):
                continue
            spelled = _spelling(source, column.name, schema)
            if spelled is not None:
                return at, name, spelled
        at = at.parent
    return None


def _spelling(source: exp.Expr | Scope, name: str, schema: Schema) -> str | None:
    if isinstance(source, exp.Table):
        table = schema.table(source.name)
        found = table.column(name) if table else None
        return found.name if found else None
    if isinstance(source, Scope) and isinstance(source.expression, exp.Query):
        names = [n.lower() for n in source.expression.named_selects]
        return f"c{names.index(name.lower()) + 1}" if name.lower() in names else None
    return None


def _write_sources(scope: Scope, names: dict[str, str], schema: Schema) -> None:
    for name, written in names.items():
        source = scope.sources[name]
        if isinstance(source, exp.Table):
            known = schema.table(source.name)
            assert known is not None  # checked when it was named
            source.set("this", _identifier(known.name))
            source.set("alias", None if written == known.name else exp.TableAlias(this=_identifier(written)))
        elif isinstance(source.expression.parent, exp.Subquery):
            source.expression.parent.set("alias", exp.TableAlias(this=_identifier(written)))
        else:
            raise NotCanonical("A source that is neither table nor subquery.")


def _drop_column_aliases(tree: exp.Expr) -> None:
    """Replace references to a SELECT item's alias by the item, then drop the alias."""
    for select in list(tree.find_all(exp.Select)):
        items = {i.alias.lower(): i.this for i in select.expressions if isinstance(i, exp.Alias)}
        for part in ("where", "group", "having", "order"):
            clause = select.args.get(part)
            for column in list(clause.find_all(exp.Column)) if clause and items else []:
                if not column.table and column.name.lower() in items:
                    column.replace(items[column.name.lower()].copy())
        shown = [i.this if isinstance(i, exp.Alias) else i for i in select.expressions]
        if _is_derived(select):
            if any(item.is_star for item in shown):
                raise NotCanonical("A derived table that shows every column.")
            if len(shown) > MAX_SHOWN:
                raise NotCanonical("A derived table of too many columns.")
            shown = [exp.alias_(item, f"c{n}") for n, item in enumerate(shown, start=1)]
        select.set("expressions", shown)


def _is_derived(select: exp.Select) -> bool:
    """Is it a query that FROM or JOIN holds, or the first half of a set operation there?"""
    at: exp.Expr = select
    while isinstance(at.parent, exp.SetOperation) and at.parent.this is at:
        at = at.parent
    parent = at.parent
    return isinstance(parent, exp.Subquery) and isinstance(parent.parent, (exp.From, exp.Join))


def _plain_joins(tree: exp.Expr, rules: DialectRules) -> None:
    for join in tree.find_all(exp.Join):
        if join.args.get("using") or join.args.get("method") or join.side not in ("", "LEFT"):
            raise NotCanonical(f"{join.side or 'USING'} joins have no canonical form.")
        kind = join.kind
        if kind not in ("", "INNER", "OUTER", "CROSS"):
            raise NotCanonical(f"{kind} joins have no canonical form.")
        join.set("kind", None)
    for ordered in tree.find_all(exp.Ordered):
        falling = bool(ordered.args.get("desc"))
        ordered.set("desc", falling or None)
        ordered.set("nulls_first", rules.nulls_first(falling))  # the dialect's own default: not written


def _positive(text: str) -> str:
    """NOT x IN, NOT x LIKE, NOT x IS NULL → x NOT IN, x NOT LIKE, x IS NOT NULL; REAL for FLOAT."""
    operand = r'((?:"(?:[^"]|"")*"|\w+)(?:\.(?:"(?:[^"]|"")*"|\w+))?)'
    text = re.sub(rf"\bNOT {operand} (IN|LIKE|BETWEEN)\b", r"\1 NOT \2", text.replace("EXISTS(", "EXISTS ("))
    return re.sub(rf"\bNOT {operand} IS NULL\b", r"\1 IS NOT NULL", text)


# --- lexemes ---------------------------------------------------------------------------------------

Kind = Literal["word", "column", "table", "alias", "number", "string", "mark"]


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A piece of canonical SQL: `table` and `column` are set for names (exact spelling, unquoted)."""

    text: str
    kind: Kind
    table: str = ""
    column: str = ""


_PIECE = re.compile(
    r"""\s*(?:(?P<string>'(?:[^']|'')*')
        |(?P<name>(?:"(?:[^"]|"")*"|[^\W\d]\w*)(?:\.(?:"(?:[^"]|"")*"|\w+))*)
        |(?P<number>\d+(?:\.\d+)?)
        |(?P<mark><=|>=|<>|!=|\|\||.))""",
    re.VERBOSE,
)


def lexemes(sql: str, schema: Schema) -> list[Lexeme]:
    """Cut canonical SQL into names, words, numbers, strings and marks."""
    pieces = [m for m in _PIECE.finditer(sql) if m.lastgroup]
    aliases = {
        m2["name"]: _unquoted(m1["name"])[0]
        for m1, mid, m2 in zip(pieces, pieces[1:], pieces[2:], strict=False)
        if mid["name"] == "AS" and m1["name"] and m2["name"]
    }
    out: list[Lexeme] = []
    for match in pieces:
        text = match.group(match.lastgroup or 0)
        if match.lastgroup == "name":
            out.append(_name_lexeme(text, schema, aliases))
        else:
            out.append(Lexeme(text, match.lastgroup))  # type: ignore[arg-type]  # the groups are the kinds
    return out


def _unquoted(name: str) -> list[str]:
    parts = re.findall(r'"((?:[^"]|"")*)"|(\w+)', name)
    return [quoted.replace('""', '"') or plain for quoted, plain in parts]


def _name_lexeme(text: str, schema: Schema, aliases: dict[str, str]) -> Lexeme:
    parts = _unquoted(text)
    whole = schema.table(".".join(parts))
    if whole is not None and (len(parts) > 1 or text.upper() != text or text.startswith('"')):
        return Lexeme(text, "table", whole.name)
    if re.fullmatch(r"t[1-4]\.c[1-6]", text) and parts[0] not in aliases:
        return Lexeme(text, "alias")  # what a derived table shows
    if len(parts) > 1:
        owner = schema.table(".".join(parts[:-1])) or schema.table(aliases.get(parts[0], ""))
        return Lexeme(text, "column", owner.name if owner else "", parts[-1])
    if re.fullmatch(r"t[1-4]", text):
        return Lexeme(text, "alias")
    return Lexeme(text, "table", whole.name) if whole is not None else Lexeme(text, "word")


_GLUED_FUNCTION = re.compile(
    r"(?:IN|AND|OR|ON|WHERE|FROM|JOIN|SELECT|AS|THEN|ELSE|WHEN|BETWEEN|NOT|EXISTS|UNION|ALL|"
    r"INTERSECT|EXCEPT|DISTINCT|HAVING|BY|LIMIT|LIKE|OVER|CASE)\Z"
)


def joined(pieces: Sequence[str]) -> str:
    """Put pieces together as canonical SQL spaces them."""
    text = ""
    previous = before = ""
    for piece in pieces:
        function = bool(re.fullmatch(r"[A-Z_]+", previous)) and not _GLUED_FUNCTION.match(previous)
        glued = not text or previous == "(" or piece in (")", ",") or (piece == "(" and function)
        sign = previous == "-" and piece[0].isdigit() and bool(re.fullmatch(r"[=<>!(,]+|[A-Z ]+", before))
        text += piece if glued or sign else " " + piece
        before, previous = previous, piece
    return text


# --- back from tokens ------------------------------------------------------------------------------


def spaced(text: str) -> str:
    """Text as the small model's tokenizer leaves it: lower case, names as words, punctuation apart."""
    text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text.replace("_", " ")).lower()
    return " ".join(re.findall(r"\w+|[^\w\s]", text))


_CONSTANTS = {"true": "TRUE", "false": "FALSE"}  # single tokens in lower case: options of other tasks


def restore(text: str, schema: Schema, values: Iterable[str] = (), question: str = "") -> str:
    """Spaced text of a query → canonical SQL: names from the schema, literals from values or the question.

    Keywords must be in upper case already (the tokenizer keeps them). Unknown words stay as they are.
    """
    words = re.sub(r"(<) (=|>)|(>) (=)|(!) (=)|(\|) (\|)", lambda m: m[0].replace(" ", ""), text).split()
    names = _names_by_words(schema)
    literals = _literals_by_words(values, question)
    longest = max((len(key) for key in names), default=1)
    out: list[str] = []
    at = 0
    while at < len(words):
        if words[at] == "'":
            end = next((i for i in range(at + 1, len(words)) if words[i] == "'"), len(words))
            out.append(_literal(words[at + 1 : end], literals))
            at = end + 1
            continue
        size = next((n for n in range(min(longest, len(words) - at), 0, -1) if tuple(words[at : at + n]) in names), 0)
        out.append(names[tuple(words[at : at + size])] if size else _CONSTANTS.get(words[at], words[at]))
        at += size or 1
    return joined(list(_numbers(out)))


def _numbers(pieces: Sequence[str]) -> Iterator[str]:
    """Join `1 . 5` to `1.5`."""
    at = 0
    while at < len(pieces):
        if at + 2 < len(pieces) and pieces[at].isdigit() and pieces[at + 1] == "." and pieces[at + 2].isdigit():
            yield f"{pieces[at]}.{pieces[at + 2]}"
            at += 3
        else:
            yield pieces[at]
            at += 1


def _names_by_words(schema: Schema) -> dict[tuple[str, ...], str]:
    names: dict[tuple[str, ...], str] = {}

    def add(written: str) -> None:
        names.setdefault(tuple(spaced(written).split()), written)

    for table in schema.tables:
        add(_written(table))
        for column in table.columns:
            add(f"{_written(table)}.{quoted_name(column.name)}")
    for alias in (f"t{n}" for n in range(1, MAX_ALIASES + 1)):
        for number in range(1, MAX_SHOWN + 1):
            add(f"{alias}.c{number}")
        for table in schema.tables:
            for column in table.columns:
                add(f"{alias}.{quoted_name(column.name)}")
    return names


def _written(table: Table) -> str:
    return ".".join(quoted_name(part) for part in table.name.split("."))


def _literals_by_words(values: Iterable[str], question: str) -> dict[tuple[str, ...], str]:
    known = {tuple(spaced(value).split()): value for value in values}
    words = question.split()
    for size in range(1, 9):
        for start in range(len(words) - size + 1):
            text = " ".join(words[start : start + size])
            for form in (text, text.strip("\"'.,?!;:()")):
                known.setdefault(tuple(spaced(form).split()), form)
    return known


def _literal(words: list[str], known: dict[tuple[str, ...], str]) -> str:
    text = known.get(tuple(words))
    if text is None and "%" in (*words[:1], *words[-1:]):
        first, last = words[0] == "%", words[-1] == "%"
        inner = known.get(tuple(words[first : len(words) - last]))
        text = "%" * first + inner + "%" * last if inner is not None else None
    if text is None:
        text = re.sub(r"\s*([-:%._/])\s*", r"\1", " ".join(words))
    return "'" + text.replace("'", "''") + "'"
