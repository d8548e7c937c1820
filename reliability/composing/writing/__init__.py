"""How a frame becomes SQL: the ways between tables (ways), rows and conditions on them (scope), numbers over rows
(parts), groups (groups), clauses (select) and each database's own ways (spelling). `rendering.py` puts them together."""
