"""A small warehouse that questions can be made of: shops, their visits, and guests."""

from __future__ import annotations

import sqlite3
from pathlib import Path

TABLES = """
CREATE TABLE shop (shop_id INTEGER PRIMARY KEY, name TEXT, city TEXT, floor_area REAL, secret_code TEXT);
CREATE TABLE guest (guest_id INTEGER PRIMARY KEY, guest_name TEXT, age INTEGER);
CREATE TABLE visit (visit_id INTEGER PRIMARY KEY, shop_id INTEGER REFERENCES shop (shop_id),
  guest_id INTEGER REFERENCES guest (guest_id), visited_on DATE, amount REAL);
"""
CITIES = ("Kiel", "Bremen", "Kiel", "Porto", "Graz")


def build(file: Path, rows: bool = True) -> str:
    """The warehouse's URL; without rows its tables alone."""
    connection = sqlite3.connect(file)
    connection.executescript(TABLES)
    for n, city in enumerate(CITIES if rows else (), 1):
        connection.execute("INSERT INTO shop VALUES (?, ?, ?, ?, ?)", (n, f"Shop {city} {n}", city, 90.5 * n, f"zq{n}"))
        connection.execute("INSERT INTO guest VALUES (?, ?, ?)", (n, f"Guest {'abcde'[n - 1]}", 20 + 3 * n))
    for n in range(1, 21 if rows else 1):
        row = (n, n % 5 + 1, n % 4 + 1, f"2024-0{n % 8 + 1}-11", 7.5 * n)
        connection.execute("INSERT INTO visit VALUES (?, ?, ?, ?, ?)", row)
    connection.commit()
    connection.close()
    return f"sqlite:///{file}"
