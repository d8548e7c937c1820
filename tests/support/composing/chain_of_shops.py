"""A small chain of shops whose results can be worked out by hand."""

from __future__ import annotations

SHOPS = """
CREATE TABLE areas (area_id INTEGER PRIMARY KEY, area_name TEXT NOT NULL);
CREATE TABLE shops (
    shop_id INTEGER PRIMARY KEY, shop_name TEXT NOT NULL, town TEXT NOT NULL, shut_on DATE,
    area_id INTEGER NOT NULL REFERENCES areas (area_id)
);
CREATE TABLE members (member_id INTEGER PRIMARY KEY, member_name TEXT NOT NULL, tier TEXT, joined_on DATE NOT NULL);
CREATE TABLE sales (
    sale_id INTEGER PRIMARY KEY, shop_id INTEGER NOT NULL REFERENCES shops (shop_id),
    member_id INTEGER REFERENCES members (member_id), sold_on DATE NOT NULL, state TEXT NOT NULL,
    net NUMERIC(12, 2) NOT NULL, gross NUMERIC(12, 2) NOT NULL
);
CREATE TABLE sale_lines (
    line_id INTEGER PRIMARY KEY, sale_id INTEGER NOT NULL REFERENCES sales (sale_id), item TEXT NOT NULL,
    units INTEGER NOT NULL
);
CREATE TABLE stalls (stall_id INTEGER PRIMARY KEY, stall_name TEXT NOT NULL, put_up DATE NOT NULL, taken_down DATE);
CREATE TABLE workers (worker_id INTEGER PRIMARY KEY, worker_name TEXT NOT NULL, sex TEXT NOT NULL, wage INTEGER NOT NULL);
INSERT INTO stalls VALUES
    (1, 'Nuts', '2023-01-01', NULL), (2, 'Pies', '2024-02-01', '2025-01-01'), (3, 'Tea', '2025-01-01', NULL);
INSERT INTO workers VALUES (1, 'Lea', 'F', 1), (2, 'Moe', 'M', 3), (3, 'Nan', 'F', 2);
INSERT INTO areas VALUES (1, 'North'), (2, 'South');
INSERT INTO shops VALUES
    (1, 'Kiel Market', 'Kiel', NULL, 1), (2, 'Porto Market', 'Porto', NULL, 2), (3, 'Porto Arcade', 'Porto', '2025-05-01', 2);
INSERT INTO members VALUES
    (1, 'Ada Arendt', 'Gold', '2024-01-05'), (2, 'Ben Bose', 'Silver', '2025-02-01'), (3, 'Cai Cole', NULL, '2025-03-01');
INSERT INTO sales VALUES
    (1, 1, 1, '2025-09-03', 'Done', 10, 12), (2, 1, 2, '2025-10-10', 'Done', 20, 24),
    (3, 2, 1, '2025-10-12', 'Cancelled', 40, 48), (4, 2, NULL, '2025-10-31', 'Done', 80, 96),
    (5, 3, 2, '2024-10-02', 'Done', 160, 192), (6, 1, 1, '2024-12-24', 'Done', 320, 384);
INSERT INTO sale_lines VALUES
    (1, 1, 'Lamp', 1), (2, 2, 'Lamp', 2), (3, 2, 'Rug', 3), (4, 3, 'Rug', 4), (5, 4, 'Lamp', 5), (6, 5, 'Rug', 6),
    (7, 6, 'Lamp', 7);
"""
