"""What differs between databases on the side of the guard: one file each, found by `registry.py`.

How to add a database:
1. `reliability/guard/dialects/NAME.py` holds `RULES`, a value of `rules.DialectRules`: how its texts are read, which
   functions and types only compute, which words read the session, how names compare, which tables are its own. What is
   not listed is refused. One line in `registry.py` makes it known.
2. `adapters/warehouses/NAME.py` holds `DATABASE`, a value of `database.WarehouseKind`: the addresses that it answers
   to, the connection that cannot write, its limits, how its tables are described. One line in
   `adapters/warehouses/registry.py` makes it known.
3. The tests: a subclass of `tests/contracts/warehouse.py` in `tests/adapters/warehouses/`; a `Shop` in
   `tests/reliability/guard/`, with hostile and benign statements in `tests/fixtures/`. A database must pass both walls:
   the guard alone refuses every hostile statement, and the connection alone lets none of them change anything.
Nothing else asks which database it is.
"""
