"""What a database's account may do beyond reading, a sentence each: for `candor doctor`, which advises a role that cannot.

Candor's own walls hold without it; the account is the last one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

_Given = Sequence[Sequence[object]]
Asked = Callable[[str], _Given]
"""Runs a query of our own; gives its rows."""

MOST_NAMED = 5
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
_CASTS = f"""
SELECT pg_catalog.format_type(c.castsource, NULL) || ' to ' || pg_catalog.format_type(c.casttarget, NULL)
FROM pg_catalog.pg_cast c JOIN pg_catalog.pg_proc p ON p.oid = c.castfunc
JOIN pg_catalog.pg_namespace n ON n.oid = p.pronamespace
WHERE {_SYSTEM} AND c.castcontext IN ('i', 'a') ORDER BY 1
"""
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
            yield f"The account has the role {_named(powers)}; {_ROLE_SQL}."
        if written := _column(ask(_WRITTEN)):
            yield f"The account may write to {_named(written)}; {_ROLE_SQL}."
        if homes := _column(ask(_CREATED_IN)):
            yield f"The account may make objects in the schema {_named(homes)}; {_ROLE_SQL}."
    names = ", ".join("'" + name.replace("'", "''") + "'" for name in callable_names)
    if functions := _column(ask(_FUNCTIONS.format(names=names))):
        yield (
            f"Functions of your own have names that queries may call: {_named(functions)}. They are kept out of reach; "
            "take EXECUTE on them from the account all the same."
        )
    if casts := _column(ask(_CASTS)):
        yield f"Casts of your own run functions of your own without being named: {_named(casts)}."


def mysql_warnings(grants: Sequence[str]) -> Iterator[str]:
    """What a MySQL or MariaDB account may do, from what SHOW GRANTS says.

    >>> list(mysql_warnings(["GRANT SELECT, SHOW VIEW ON `shop`.* TO `reader`@`%`"]))
    []
    """
    held = {word.strip() for grant in grants for word in grant.partition(" ON ")[0].removeprefix("GRANT ").split(",")}
    more = sorted(held & _MORE_THAN_READING)
    if more:
        yield f"The account may do more than read: {_named(more)}. Make one that has SELECT on its database alone."


_MORE_THAN_READING = {
    *("ALL PRIVILEGES", "INSERT", "UPDATE", "DELETE", "CREATE", "DROP", "ALTER", "INDEX", "TRIGGER", "EVENT", "FILE"),
    *("CREATE ROUTINE", "ALTER ROUTINE", "EXECUTE", "CREATE VIEW", "CREATE USER", "SUPER", "PROCESS", "LOCK TABLES"),
    *("CREATE TEMPORARY TABLES", "RELOAD", "SHUTDOWN", "REPLICATION SLAVE", "REFERENCES", "GRANT OPTION"),
}


def _column(rows: _Given) -> list[str]:
    return [str(row[0]) for row in rows]


def _named(names: Sequence[str]) -> str:
    more = f" and {len(names) - MOST_NAMED} more" if len(names) > MOST_NAMED else ""
    return ", ".join(names[:MOST_NAMED]) + more
