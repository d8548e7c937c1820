"""What a PostgreSQL account may do beyond reading, a sentence each: for `candor doctor`, which advises a role that
cannot.

Candor's own walls hold without it; the account is the last one. Which casts run functions of the users' own is also
told to the guard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from adapters.warehouses.database import named
from reliability.guard.casts import OwnCast

_Given = Sequence[Sequence[object]]
Asked = Callable[[str], _Given]
"""Runs a query of our own; gives its rows."""

_SYSTEM = "n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'dbos')"
_ROLE = """
SELECT rolsuper, rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls FROM pg_catalog.pg_roles
WHERE rolname = current_user
"""
_POWERS = """
SELECT rolname FROM pg_catalog.pg_roles
WHERE rolname IN ('pg_write_all_data', 'pg_read_server_files', 'pg_write_server_files', 'pg_execute_server_program')
  AND pg_catalog.pg_has_role(current_user, oid, 'MEMBER') ORDER BY 1
"""
_WRITTEN = f"""
SELECT n.nspname || '.' || c.relname FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p', 'v', 'f') AND {_SYSTEM}
  AND pg_catalog.has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE') ORDER BY 1
"""
_CREATED_IN = f"""
SELECT n.nspname FROM pg_catalog.pg_namespace n WHERE {_SYSTEM} AND pg_catalog.has_schema_privilege(n.oid, 'CREATE')
ORDER BY 1
"""
_FUNCTIONS = f"""
SELECT DISTINCT n.nspname || '.' || p.proname
FROM pg_catalog.pg_proc p JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
WHERE {_SYSTEM} AND p.proname IN ({{names}}) AND pg_catalog.has_function_privilege(p.oid, 'EXECUTE') AND NOT EXISTS (
  SELECT FROM pg_catalog.pg_depend d
  WHERE d.classid = 'pg_catalog.pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e') ORDER BY 1
"""
# Casts whose function is neither the database's nor an extension's, and may be run. PostgreSQL looks past casts of
# domains; a cast to json also runs, whatever it says of itself, where JSON is made of a type that is not built in.
_OWN_CASTS = """
SELECT c.castsource, c.casttarget,
  c.castcontext <> 'e' OR (c.casttarget = 'json'::regtype AND c.castsource >= 16384) AS unnamed
FROM pg_catalog.pg_cast c JOIN pg_catalog.pg_proc p ON p.oid = c.castfunc
JOIN pg_catalog.pg_type s ON s.oid = c.castsource JOIN pg_catalog.pg_type t ON t.oid = c.casttarget
WHERE p.pronamespace <> 'pg_catalog'::regnamespace AND s.typtype <> 'd' AND t.typtype <> 'd'
  AND pg_catalog.has_function_privilege(p.oid, 'EXECUTE') AND NOT EXISTS (
    SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = 'pg_catalog.pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
"""
_CASTS = f"""
SELECT pg_catalog.format_type(castsource, NULL) || ' to ' || pg_catalog.format_type(casttarget, NULL)
FROM ({_OWN_CASTS}) AS own WHERE {{when}} ORDER BY 1
"""
# Is a type the database's or an extension's?
_OF_OTHERS = """(
  {0}.typnamespace IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) OR EXISTS (
    SELECT FROM pg_catalog.pg_depend d
    WHERE d.classid = 'pg_catalog.pg_type'::regclass AND d.objid = {0}.oid AND d.deptype = 'e'))"""
# An array stands for its elements, a multirange for its ranges: aggregates make the one of the other.
_CASTS_IN_FULL = f"""
WITH own AS ({_OWN_CASTS}), plain AS (
  SELECT t.oid, CASE WHEN t.typcategory = 'A' AND t.typelem <> 0 THEN t.typelem
    WHEN t.typtype = 'm' THEN coalesce((SELECT d.refobjid FROM pg_catalog.pg_depend d
      WHERE d.classid = 'pg_catalog.pg_type'::regclass AND d.objid = t.oid
        AND d.refclassid = 'pg_catalog.pg_type'::regclass LIMIT 1), t.oid)
    ELSE t.oid END AS inner
  FROM pg_catalog.pg_type t)
SELECT s.oid, s.typname, {_OF_OTHERS.format("s")}, t.oid, t.typname, {_OF_OTHERS.format("t")}, own.unnamed
FROM own JOIN plain a ON a.oid = own.castsource JOIN plain b ON b.oid = own.casttarget
JOIN pg_catalog.pg_type s ON s.oid = a.inner JOIN pg_catalog.pg_type t ON t.oid = b.inner ORDER BY 2, 5
"""
# Which relations have a value of which type in them: as a row, in a column, in an array, a domain, a range or a row type.
_HOLDERS = """
WITH RECURSIVE edge (part, whole) AS (
  SELECT typelem, oid FROM pg_catalog.pg_type WHERE typelem <> 0
  UNION ALL SELECT typbasetype, oid FROM pg_catalog.pg_type WHERE typbasetype <> 0
  UNION ALL SELECT rngsubtype, rngtypid FROM pg_catalog.pg_range
  UNION ALL SELECT a.atttypid, c.reltype
    FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
    WHERE a.attnum > 0 AND NOT a.attisdropped AND c.reltype <> 0
  UNION ALL SELECT refobjid, objid FROM pg_catalog.pg_depend
    WHERE classid = 'pg_catalog.pg_type'::regclass AND refclassid = 'pg_catalog.pg_type'::regclass
), held (type, whole) AS (
  SELECT oid, oid FROM pg_catalog.pg_type WHERE oid IN ({types})
  UNION SELECT h.type, e.whole FROM held h JOIN edge e ON e.part = h.whole)
SELECT n.nspname, c.relname, h.type
FROM held h JOIN pg_catalog.pg_class c ON c.reltype = h.whole JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
"""
_CASTS_REFUSED = "Queries that could run them are refused; take EXECUTE on their functions from the account."
_ROLE_SQL = "deploy/postgres/role.sql makes a role that only reads"


def postgres_warnings(ask: Asked, callable_names: Sequence[str]) -> Iterator[str]:
    """What a PostgreSQL account may do. `callable_names` are those that the guard lets be called."""
    is_super, is_more = ask(_ROLE)[0]
    if is_super:
        yield f"The account is a superuser's; {_ROLE_SQL}."
    elif is_more:
        yield f"The account may make roles or databases, replicate, or pass row security; {_ROLE_SQL}."
    if not is_super:
        if powers := _column(ask(_POWERS)):
            yield f"The account has the role {named(powers)}; {_ROLE_SQL}."
        if written := _column(ask(_WRITTEN)):
            yield f"The account may write to {named(written)}; {_ROLE_SQL}."
        if homes := _column(ask(_CREATED_IN)):
            yield f"The account may make objects in the schema {named(homes)}; {_ROLE_SQL}."
    names = ", ".join("'" + name.replace("'", "''") + "'" for name in callable_names)
    if functions := _column(ask(_FUNCTIONS.format(names=names))):
        yield (
            f"Functions of your own have names that queries may call: {named(functions)}. They are kept out of reach; "
            "take EXECUTE on them from the account all the same."
        )
    if casts := _column(ask(_CASTS.format(when="unnamed"))):
        yield f"Casts of your own run functions of your own without being named: {named(casts)}. {_CASTS_REFUSED}"
    if casts := _column(ask(_CASTS.format(when="NOT unnamed"))):
        yield f"Casts of your own run functions of your own where a query names the type: {named(casts)}. {_CASTS_REFUSED}"


def own_casts(ask: Asked, names: Mapping[tuple[str, str], str]) -> tuple[OwnCast, ...]:
    """The casts that run a function of the users' own, and the tables that they could run with. `names` gives the name
    that SQL writes for a table of a database schema."""
    found = [(_CastType(*row[:3]), _CastType(*row[3:6]), bool(row[6])) for row in ask(_CASTS_IN_FULL)]
    own = {kind.oid for source, target, _ in found for kind in (source, target) if not kind.of_others}
    holders: dict[int, set[str]] = {oid: set() for oid in own}
    if own:
        for home, table, oid in ask(_HOLDERS.format(types=", ".join(map(str, own)))):
            if (str(home), str(table)) in names:
                holders[int(str(oid))].add(names[str(home), str(table)])

    def tables(kind: _CastType) -> frozenset[str] | None:
        return None if kind.of_others else frozenset(holders[kind.oid])

    return tuple(
        OwnCast(source.name, target.name, unnamed, arises=tables(source), wanted=tables(target))
        for source, target, unnamed in found
    )


class _CastType(NamedTuple):
    """A type that a cast is from or to; `of_others`: the database's or an extension's."""

    oid: Any
    name: Any
    of_others: Any


def _column(rows: _Given) -> list[str]:
    return [str(row[0]) for row in rows]
