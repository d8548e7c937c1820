"""The sample warehouse's trade: orders with their lines, payments and returns, and the daily sales made of them."""

from collections import defaultdict
from datetime import date, datetime, timedelta
from random import Random
from typing import Any

from deploy.reference.warehouse import vocabulary as words

Row = dict[str, Any]


def day_between(rng: Random, first: date, last: date) -> date:
    """Return a day from `first` to `last`, both possible."""
    return first + timedelta(days=rng.randrange((last - first).days + 1))


def trade(
    rng: Random, count: int, people: list[Row], staff: list[Row], goods: list[Row], shops: list[Row]
) -> dict[str, list[Row]]:
    """Return orders, order_items, payments, returns and daily_sales; fills `total_revenue` of `people`."""
    found: dict[str, list[Row]] = {k: [] for k in ("orders", "order_items", "payments", "returns")}
    daily: dict[tuple[int, date], list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    clerks = defaultdict(list)
    for person in staff:
        clerks[person["store_id"]].append(person["employee_id"])
    buyers = people[: int(len(people) * 0.93)]  # some customers never ordered
    stocked = goods[:-5]  # and some products were never sold
    dates = sorted(day_between(rng, words.FIRST_DAY, words.LAST_DAY) for _ in range(count))
    for order_id, day in enumerate(dates, start=1):
        shop = rng.choice([s for s in shops if s["closed_on"] is None or s["closed_on"] > day])
        order = _order(rng, order_id, day, rng.choice(buyers), shop, clerks)
        gross, net, refunds = _lines(rng, order, stocked, found)
        sums = daily[shop["store_id"], day]
        sums[0] += gross
        if order["status"] != "Cancelled":
            sums[1] += net
            sums[2] += net - refunds
            if day <= date(2026, 9, 30):
                owner = people[order["customer_id"] - 1]
                owner["total_revenue"] = round(owner["total_revenue"] + order["revenue"], 2)
            _payment(rng, order, found["payments"])
        found["orders"].append(order)
    names = ("gross_sales", "net_sales", "final_sales")
    found["daily_sales"] = [
        {"store_id": store, "sales_date": day, **{n: round(v, 2) for n, v in zip(names, sums, strict=True)}}
        for (store, day), sums in sorted(daily.items())
    ]
    return found


def _order(rng: Random, order_id: int, day: date, buyer: Row, shop: Row, clerks: dict[int, list[int]]) -> Row:
    channel = rng.choices(words.CHANNELS, weights=[5, 4, 1])[0]
    status = rng.choices(words.STATUSES, weights=[80, 8, 4, 8])[0]
    shipped = min(day + timedelta(days=rng.choice([0, 1, 2, 2, 3, 4, 6, 9, 14])), words.LAST_DAY)
    serving = clerks[shop["store_id"]]
    return {
        "order_id": order_id,
        "customer_id": buyer["customer_id"],
        "store_id": shop["store_id"],
        "employee_id": rng.choice(serving) if channel != "Online" and serving else None,
        "order_date": day,
        "ship_date": shipped if status in ("Completed", "Shipped") else None,
        "status": status,
        "channel": channel,
        "revenue": 0.0,
    }


def _lines(rng: Random, order: Row, goods: list[Row], found: dict[str, list[Row]]) -> tuple[float, float, float]:
    """Append the order's lines and returns, set its revenue, and return its gross, net and refunded sums."""
    gross = net = refunds = 0
    for product in rng.sample(goods, rng.choices([1, 2, 3, 4, 5, 6], weights=[20, 30, 22, 14, 9, 5])[0]):
        quantity = rng.choices([1, 2, 3, 4, 6, 10], weights=[50, 24, 10, 8, 5, 3])[0]
        unit = round(product["list_price"] * 100 * rng.choice([1, 1, 1, 0.95, 0.97, 1.02, 0.9]))
        discount = rng.choices([0, 5, 10, 15, 20, 30], weights=[60, 10, 12, 8, 6, 4])[0]
        total = quantity * unit * (100 - discount) // 100
        item_id = len(found["order_items"]) + 1
        found["order_items"].append({
            "order_item_id": item_id,
            "order_id": order["order_id"],
            "product_id": product["product_id"],
            "quantity": quantity,
            "unit_price": unit / 100,
            "discount_pct": discount,
            "line_total": total / 100,
        })  # fmt: skip
        gross, net = gross + quantity * unit, net + total
        back = (order["ship_date"] or words.LAST_DAY) + timedelta(days=rng.randrange(2, 40))
        if order["status"] == "Completed" and rng.random() < 0.06 and back <= words.LAST_DAY:
            refunds += total
            found["returns"].append({
                "return_id": len(found["returns"]) + 1,
                "order_item_id": item_id,
                "returned_on": back,
                "reason": rng.choice(words.REASONS),
                "refund_amount": total / 100,
            })  # fmt: skip
    fee = rng.choice([0, 0, 490, 790]) if order["channel"] != "Store" else 0
    order["revenue"] = (net + fee) / 100
    return gross / 100, net / 100, refunds / 100


def _payment(rng: Random, order: Row, payments: list[Row]) -> None:
    paid = datetime.combine(order["order_date"], datetime.min.time())
    paid += timedelta(minutes=rng.randrange(480, 1320), days=rng.choice([0, 0, 0, 0, 3, 14]))
    if order["status"] == "Pending" or paid.date() > words.LAST_DAY:
        return
    payments.append({
        "payment_id": len(payments) + 1,
        "order_id": order["order_id"],
        "paid_at": paid,
        "method": rng.choices(words.METHODS, weights=[50, 15, 15, 15, 5])[0],
        "amount": order["revenue"],
    })  # fmt: skip
