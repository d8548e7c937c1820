"""The sample warehouse's rows, drawn from one fixed seed: the same on every machine and for every database."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from random import Random

from deploy.reference.warehouse import vocabulary as words
from deploy.reference.warehouse.trade import Row, day_between, trade

SEED = 20261031
HOLIDAYS = {(1, 1), (5, 1), (12, 25), (12, 26)}


def calendar() -> Iterator[Row]:
    """Yield every day from 2023 to 2026."""
    day = words.FIRST_DAY
    while day.year < 2027:
        yield {
            "calendar_date": day,
            "year": day.year,
            "quarter": (day.month + 2) // 3,
            "month": day.month,
            "month_name": day.strftime("%B"),
            "day_of_week": day.strftime("%A"),
            "is_holiday": (day.month, day.day) in HOLIDAYS,
        }
        day += timedelta(days=1)


def stores(rng: Random) -> list[Row]:
    """Return the stores; three of them have closed."""
    found = []
    for i, (name, (city, region)) in enumerate(zip(words.store_names(), words.STORES, strict=True)):
        found.append({
            "store_id": i + 1,
            "store_name": name,
            "region_id": region + 1,
            "city": city,
            "store_format": words.STORE_FORMATS[(i * 5 + i // 4) % 4],
            "floor_area_sqm": rng.randrange(180, 4200, 10),
            "opened_on": day_between(rng, date(2004, 1, 1), date(2022, 12, 31)),
            "closed_on": day_between(rng, date(2025, 2, 1), date(2026, 6, 30)) if i in words.CLOSED_STORES else None,
        })  # fmt: skip
    return found


def employees(rng: Random, count: int) -> list[Row]:
    """Return the staff, some of whom have moved between departments since 2022 or left."""
    names = rng.sample([(f, n) for f in words.FIRST_NAMES for n in words.LAST_NAMES], count)
    found: list[Row] = []
    for i, (first, last) in enumerate(names):
        hired = day_between(rng, date(2010, 1, 1), date(2026, 9, 30))
        dept = rng.choices(range(1, 10), weights=[30, 8, 14, 8, 7, 12, 8, 6, 2])[0]
        moved = rng.random() < 0.35
        birthplace = rng.choice(words.BIRTH_CITIES)
        found.append({
            "employee_id": i + 1,
            "first_name": first,
            "last_name": last,
            "job_title": rng.choice(words.JOB_TITLES),
            "curr_dept": dept,
            "dept_2022": None if hired.year > 2022 else (rng.randrange(1, 10) if moved else dept),
            "store_id": rng.randrange(1, 25) if dept in (1, 6) or rng.random() < 0.3 else None,
            "manager_id": None if i < 6 else rng.randrange(1, max(2, i // 5 + 1)),
            "hired_on": hired,
            "left_on": day_between(rng, max(hired, date(2023, 1, 1)), words.LAST_DAY) if rng.random() < 0.15 else None,
            "salary": float(rng.randrange(26_000, 118_000, 50)),
            "birthplace": birthplace,
            "origin": birthplace if rng.random() < 0.4 else rng.choice(words.BIRTH_CITIES),
        })  # fmt: skip
    return found


def customers(rng: Random, count: int) -> list[Row]:
    """Return the customers, some of them deleted; `trade` fills their revenue."""
    names = rng.sample([(f, n) for f in words.FIRST_NAMES for n in words.LAST_NAMES], count)
    found = []
    for i, (first, last) in enumerate(names):
        mail = f"{first}.{last}{i}@example.com".lower()
        found.append({
            "customer_id": i + 1,
            "full_name": f"{first} {last}",
            "email": mail if rng.random() < 0.9 else None,
            "city": rng.choice(words.CITIES),
            "segment": rng.choices(words.SEGMENTS, weights=[6, 2, 3])[0],
            "loyalty_tier": rng.choices([None, *words.TIERS], weights=[30, 30, 20, 14, 6])[0],
            "birth_year": rng.randrange(1945, 2008) if rng.random() < 0.85 else None,
            "signup_date": day_between(rng, words.FIRST_DAY, words.LAST_DAY),
            "total_revenue": 0.0,
            "is_deleted": rng.random() < 0.07,
        })  # fmt: skip
    return found


def customers_old(rng: Random, count: int) -> Iterator[Row]:
    """Yield the customers of the former system."""
    for i in range(count):
        yield {
            "legacy_id": 9000 + i,
            "customer_name": f"{rng.choice(words.LAST_NAMES)}, {rng.choice(words.FIRST_NAMES)}",
            "city": rng.choice(words.CITIES),
            "segment": rng.choice(words.OLD_SEGMENTS),
            "created_on": day_between(rng, date(2016, 1, 1), date(2022, 12, 31)),
        }


def suppliers(rng: Random) -> Iterator[Row]:
    """Yield the suppliers, some of them removed."""
    for i in range(40):
        removed = datetime.combine(day_between(rng, date(2024, 1, 1), date(2026, 9, 30)), datetime.min.time())
        yield {
            "supplier_id": i + 1,
            "supplier_name": f"{words.SUPPLIER_WORDS[i % 16]} {words.SUPPLIER_KINDS[i // 16]}",
            "country": words.COUNTRIES[(i * 7) % 10],
            "rating": rng.randrange(15, 51) / 10 if rng.random() < 0.85 else None,
            "lead_time_days": rng.randrange(3, 75),
            "deleted_at": removed + timedelta(minutes=rng.randrange(480, 1080)) if i % 6 == 4 else None,
        }


def products(rng: Random) -> list[Row]:
    """Return the products, some of them discontinued."""
    category_ids = {name: i + 1 for i, name in enumerate(words.CATEGORIES)}
    found = []
    for i, (name, category, brand) in enumerate(words.product_names()):
        price = rng.randrange(499, 60_000) if category == "Furniture" else rng.randrange(299, 18_000)
        launched = day_between(rng, date(2019, 1, 1), date(2026, 8, 31))
        gone = day_between(rng, max(launched, date(2024, 1, 1)), words.LAST_DAY)
        found.append({
            "product_id": i + 1,
            "product_name": name,
            "category_id": category_ids[category],
            "supplier_id": rng.randrange(1, 38),
            "brand": brand,
            "list_price": price / 100,
            "unit_cost": round(price * rng.uniform(0.35, 0.8)) / 100,
            "launched_on": launched,
            "discontinued_on": gone if rng.random() < 0.12 else None,
        })  # fmt: skip
    return found


def generate(scale: float = 1.0) -> dict[str, list[Row]]:
    """Return every table's rows, parents first. `scale` (0.05 to 1) shrinks what grows with trade."""
    if not 0.05 <= scale <= 1:  # also refuses NaN
        raise ValueError(f"The scale must lie between 0.05 and 1, not {scale}.")
    rng = Random(SEED)
    shops = stores(rng)
    staff = employees(rng, 260)
    people = customers(rng, int(4000 * scale))
    old = list(customers_old(rng, int(1500 * scale)))
    sources = list(suppliers(rng))
    goods = products(rng)
    traded = trade(rng, int(27_000 * scale), people, staff, goods, shops)
    budgets = [rng.randrange(200_000, 5_000_000, 1_000) for _ in words.DEPARTMENTS]
    return {
        "calendar": list(calendar()),
        "regions": [
            {"region_id": i, "region_name": name, "country": country}
            for i, (name, country) in enumerate(words.REGIONS, start=1)
        ],
        "stores": shops,
        "departments": [
            {"dept_id": i, "dept_name": name, "annual_budget": float(budget)}
            for i, (name, budget) in enumerate(zip(words.DEPARTMENTS, budgets, strict=True), start=1)
        ],
        "employees": staff,
        "customers": people,
        "customers_old": old,
        "suppliers": sources,
        "categories": [{"category_id": i, "category_name": name} for i, name in enumerate(words.CATEGORIES, start=1)],
        "products": goods,
        **traded,
    }
