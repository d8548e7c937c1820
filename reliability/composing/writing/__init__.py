"""How a frame becomes SQL: the ways between tables (ways), rows and conditions on them (scope), numbers over rows
(parts), groups (groups), clauses (select) and each database's own ways (spelling); then the rows that numbers are over
(rows), what is shown of them (shown), numbers of several tables (joined). `rendering.py` puts them together."""
