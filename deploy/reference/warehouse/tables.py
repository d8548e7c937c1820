"""The sample warehouse's tables: a retail company with the ambiguities that real schemas have.

Parents stand before their children, so that the list of linked tables in schema order is also the order in
which the question log's SQL joins them. Money is `Numeric(12, 2)` read as float, since SQLite has no decimals.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Date,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    Numeric,
    Table,
    Text,
)

metadata = MetaData()


def _money(name: str, comment: str) -> Column[float]:
    return Column(name, Numeric(12, 2, asdecimal=False), nullable=False, comment=comment)


def _text(name: str, comment: str, *, nullable: bool = False) -> Column[str]:
    return Column(name, Text, nullable=nullable, comment=comment)


def _key(name: str, comment: str) -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False, comment=comment)


def _link(name: str, target: str, comment: str, *, nullable: bool = False) -> Column[int]:
    return Column(name, Integer, ForeignKey(target), nullable=nullable, index=True, comment=comment)


calendar = Table(
    "calendar",
    metadata,
    Column("calendar_date", Date, primary_key=True, comment="The day"),
    Column("year", Integer, nullable=False, comment="Calendar year"),
    Column("quarter", Integer, nullable=False, comment="Calendar quarter, 1 to 4"),
    Column("month", Integer, nullable=False, comment="Month number, 1 to 12"),
    _text("month_name", "English name of the month"),
    _text("day_of_week", "English name of the weekday"),
    Column("is_holiday", Boolean, nullable=False, comment="True on public holidays"),
    comment="One row for each day from 2023 to 2026",
)

regions = Table(
    "regions",
    metadata,
    _key("region_id", "Number of the region"),
    _text("region_name", "Name of the sales region"),
    _text("country", "Country that the region lies in"),
    comment="Sales regions",
)

stores = Table(
    "stores",
    metadata,
    _key("store_id", "Number of the store"),
    _text("store_name", "Name of the store, unique"),
    _link("region_id", "regions.region_id", "Region that the store belongs to"),
    _text("city", "City that the store stands in"),
    _text("store_format", "Flagship, Mall, Outlet or Express"),
    Column("floor_area_sqm", Integer, nullable=False, comment="Sales floor in square metres"),
    Column("opened_on", Date, nullable=False, comment="Day of opening"),
    Column("closed_on", Date, comment="Day of closing, empty while the store is open"),
    comment="Shops, open and closed",
)

departments = Table(
    "departments",
    metadata,
    _key("dept_id", "Number of the department"),
    _text("dept_name", "Name of the department"),
    _money("annual_budget", "Budget for the year, in euros"),
    comment="Departments of the company",
)

employees = Table(
    "employees",
    metadata,
    _key("employee_id", "Number of the employee"),
    _text("first_name", "Given name"),
    _text("last_name", "Family name"),
    _text("job_title", "Job title"),
    _link("curr_dept", "departments.dept_id", "Department today"),
    _link("dept_2022", "departments.dept_id", "Department before the 2022 reorganisation", nullable=True),
    _link(
        "store_id",
        "stores.store_id",
        "Store that the person works in, empty for the head office",
        nullable=True,
    ),
    _link("manager_id", "employees.employee_id", "The person's manager", nullable=True),
    Column("hired_on", Date, nullable=False, comment="First day of work"),
    Column("left_on", Date, comment="Last day of work, empty for current staff"),
    _money("salary", "Yearly salary in euros, before tax"),
    _text("birthplace", "City in which the person was born"),
    _text("origin", "City from which the person moved to take the job"),
    comment="Staff, past and present",
)

customers = Table(
    "customers",
    metadata,
    _key("customer_id", "Number of the customer"),
    _text("full_name", "Name of the customer, unique"),
    _text("email", "E-mail address, empty if unknown", nullable=True),
    _text("city", "City of the customer's address"),
    _text("segment", "Consumer, Corporate or Small Business"),
    _text("loyalty_tier", "Bronze, Silver, Gold or Platinum; empty outside the programme", nullable=True),
    Column("birth_year", Integer, comment="Year of birth, empty if unknown"),
    Column("signup_date", Date, nullable=False, comment="Day of registration"),
    _money("total_revenue", "Lifetime revenue, rolled up on 2026-09-30 without cancelled orders"),
    Column("is_deleted", Boolean, nullable=False, comment="True when the account was deleted"),
    comment="Customers since the 2023 migration, deleted accounts included",
)

customers_old = Table(
    "customers_old",
    metadata,
    _key("legacy_id", "Number in the former system"),
    _text("customer_name", "Name as kept in the former system"),
    _text("city", "City as kept in the former system"),
    _text("segment", "Segment code of the former system: CONS, CORP or SMB"),
    Column("created_on", Date, nullable=False, comment="Day of registration in the former system"),
    comment="Customers of the former system, kept from the 2023 migration and no longer updated",
)

suppliers = Table(
    "suppliers",
    metadata,
    _key("supplier_id", "Number of the supplier"),
    _text("supplier_name", "Name of the supplier, unique"),
    _text("country", "Country of the supplier"),
    Column("rating", Numeric(3, 1, asdecimal=False), comment="Score from 1.0 to 5.0, empty if not rated"),
    Column("lead_time_days", Integer, nullable=False, comment="Days from purchase order to delivery"),
    Column("deleted_at", DateTime, comment="When the supplier was removed, empty while in use"),
    comment="Suppliers, removed ones included",
)

categories = Table(
    "categories",
    metadata,
    _key("category_id", "Number of the category"),
    _text("category_name", "Name of the product category"),
    comment="Product categories",
)

products = Table(
    "products",
    metadata,
    _key("product_id", "Number of the product"),
    _text("product_name", "Name of the product, unique"),
    _link("category_id", "categories.category_id", "Category of the product"),
    _link("supplier_id", "suppliers.supplier_id", "Supplier of the product"),
    _text("brand", "Brand of the product"),
    _money("list_price", "Price on the list today, in euros"),
    _money("unit_cost", "Purchase cost of one unit, in euros"),
    Column("launched_on", Date, nullable=False, comment="First day on sale"),
    Column("discontinued_on", Date, comment="Last day on sale, empty while sold"),
    comment="Products, discontinued ones included",
)

orders = Table(
    "orders",
    metadata,
    _key("order_id", "Number of the order"),
    _link("customer_id", "customers.customer_id", "Customer who ordered"),
    _link("store_id", "stores.store_id", "Store that took the order"),
    _link("employee_id", "employees.employee_id", "Employee who served, empty for online orders", nullable=True),
    Column("order_date", Date, nullable=False, index=True, comment="Day on which the order was placed"),
    Column("ship_date", Date, index=True, comment="Day on which the order was shipped, empty if it was not"),
    _text("status", "Completed, Shipped, Pending or Cancelled"),
    _text("channel", "Online, Store or Phone"),
    _money("revenue", "Sum of the lines after discounts plus shipping fee, in euros"),
    comment="Orders, cancelled ones included",
)

order_items = Table(
    "order_items",
    metadata,
    _key("order_item_id", "Number of the order line"),
    _link("order_id", "orders.order_id", "Order that the line belongs to"),
    _link("product_id", "products.product_id", "Product sold"),
    Column("quantity", Integer, nullable=False, comment="Units sold"),
    _money("unit_price", "Price of one unit when sold, in euros"),
    Column("discount_pct", Integer, nullable=False, comment="Discount on the line in percent, 0 to 30"),
    _money("line_total", "Quantity times unit price after discount, in euros"),
    comment="Lines of the orders",
)

payments = Table(
    "payments",
    metadata,
    _key("payment_id", "Number of the payment"),
    _link("order_id", "orders.order_id", "Order that was paid"),
    Column("paid_at", DateTime, nullable=False, comment="When the money arrived"),
    _text("method", "Card, Cash, Invoice, PayPal or Gift Card"),
    _money("amount", "Amount paid, in euros"),
    comment="Payments received",
)

returns = Table(
    "returns",
    metadata,
    _key("return_id", "Number of the return"),
    _link("order_item_id", "order_items.order_item_id", "Order line that came back"),
    Column("returned_on", Date, nullable=False, comment="Day on which the goods came back"),
    _text("reason", "Reason that the customer gave"),
    _money("refund_amount", "Amount given back, in euros"),
    comment="Returned order lines",
)

daily_sales = Table(
    "daily_sales",
    metadata,
    Column("store_id", ForeignKey("stores.store_id"), primary_key=True, comment="Store"),
    Column("sales_date", Date, primary_key=True, comment="Day of the sales"),
    _money("gross_sales", "Sales before discounts, cancelled orders included, in euros"),
    _money("net_sales", "Sales after discounts, without cancelled orders, in euros"),
    _money("final_sales", "Net sales less refunds for returned goods, in euros"),
    comment="Sales for each store and day with at least one order",
)


def comments() -> dict[str, dict[str, str]]:
    """Return the comments as `{"tables": {table: text}, "columns": {"table.column": text}}`."""
    tables = {table.name: table.comment or "" for table in metadata.tables.values()}
    columns = {
        f"{table.name}.{column.name}": column.comment or ""
        for table in metadata.tables.values()
        for column in table.columns
    }
    return {"tables": tables, "columns": columns}
