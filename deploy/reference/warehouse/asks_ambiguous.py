"""Intents that the schema leaves open, each with all its readings; the first is the most natural one."""

# One intent reads as one block:
# fmt: off

from deploy.reference.warehouse import slots as s
from deploy.reference.warehouse.slots import AskedIntent, within

_BY_SALE = [("gross sales", "gross_sales"), ("net sales", "net_sales"), ("final sales, after returns", "final_sales")]
_SOLD = within("daily_sales.sales_date")
_STORE_SALES = "stores JOIN daily_sales ON stores.store_id = daily_sales.store_id"
_REGION_SALES = "regions JOIN stores ON regions.region_id = stores.region_id JOIN daily_sales ON stores.store_id = daily_sales.store_id"
_DAY_SALES = "calendar JOIN daily_sales ON calendar.calendar_date = daily_sales.sales_date"
_BY_DATE = [("by order date", "order_date"), ("by ship date", "ship_date")]
_BY_DEPT = [("in the department today", "curr_dept"), ("in the department of 2022", "dept_2022")]
_BY_PLACE = [("born there", "birthplace"), ("moved from there for the job", "origin")]
_BUYER_ORDERS = "customers JOIN orders ON customers.customer_id = orders.customer_id"
_KINDS = "categories JOIN products ON categories.category_id = products.category_id"
_SOLD_ITEMS = "products JOIN order_items ON products.product_id = order_items.product_id"
_BEST = [("most units", "SUM(order_items.quantity)"), ("highest line total", "SUM(order_items.line_total)")]
_LONG = s.QUARTERS + s.YEARS + s.HALVES


def _each(choices: list[tuple[str, str]], sql: str) -> list[tuple[str, str]]:
    """Return one (label, SQL) for each choice, with its SQL in the place of `@`."""
    return [(label, sql.replace("@", part)) for label, part in choices]


def _dept(select: str, end: str) -> list[tuple[str, str]]:
    return _each(_BY_DEPT, f"SELECT {select} FROM departments JOIN employees ON departments.dept_id = employees.@ {end}")


_TOTAL_SALES = _each(_BY_SALE, "SELECT SUM(daily_sales.@) FROM daily_sales WHERE " + _SOLD)

INTENTS = [
    AskedIntent(["What were total sales last quarter?", "total sales last quarter", "What were our sales last quarter?",
            "How much did we sell last quarter, in euros?", "sales in Q3?"],
           slots={"period": [s.LAST_QUARTER]}, fills=1, asks=5, verbatim=True, readings=_TOTAL_SALES),
    AskedIntent(["What were total sales {period}?", "total sales {period}", "How much did we sell {period}, in euros?",
            "sales {period}?", "What were our sales {period}?", "sum of sales {period}"],
           slots={"period": s.PERIODS}, fills=30, asks=4,
           readings=_TOTAL_SALES),
    AskedIntent(["What were the sales of {store} {period}?", "sales at {store} {period}", "how much did {store} sell {period}?"],
           slots={"store": s.OPEN_STORE, "period": _LONG}, fills=14,
           readings=_each(_BY_SALE, f"SELECT SUM(daily_sales.@) FROM {_STORE_SALES} WHERE stores.store_name = '{{store}}' AND " + _SOLD)),
    AskedIntent(["Sales by region {period}", "show sales per region {period}", "how were sales in each region {period}?"],
           slots={"period": s.PERIODS}, fills=8,
           readings=_each(_BY_SALE, f"SELECT regions.region_name, SUM(daily_sales.@) FROM {_REGION_SALES} WHERE " + _SOLD
                          + " GROUP BY regions.region_name")),
    AskedIntent(["What were sales in {country} {period}?", "{country} sales {period}"],
           slots={"country": s.REGION_COUNTRY, "period": s.PERIODS}, fills=9, asks=2,
           readings=_each(_BY_SALE, f"SELECT SUM(daily_sales.@) FROM {_REGION_SALES} WHERE regions.country = '{{country}}' AND " + _SOLD)),
    AskedIntent(["Sales per month in {year}", "monthly sales {year}", "show me sales for each month of {year}"],
           slots={"year": s.plain([2023, 2024, 2025, 2026])}, fills=4,
           readings=_each(_BY_SALE, f"SELECT calendar.month, SUM(daily_sales.@) FROM {_DAY_SALES} WHERE calendar.year = {{year}} "
                          "GROUP BY calendar.month ORDER BY calendar.month")),
    AskedIntent(["Which store had the highest sales {period}?", "best selling store {period}", "store with the most sales {period}"],
           slots={"period": s.MONTHS + s.QUARTERS}, fills=8,
           readings=_each(_BY_SALE, f"SELECT stores.store_name, SUM(daily_sales.@) FROM {_STORE_SALES} WHERE " + _SOLD
                          + " GROUP BY stores.store_name ORDER BY SUM(daily_sales.@) DESC LIMIT 1")),
    AskedIntent(["How many people are in {department}?", "how big is the {department} department?", "{department} headcount",
            "number of employees in {department}"],
           slots={"department": s.DEPARTMENT}, fills=9, asks=4,
           readings=_dept("COUNT(*)", "WHERE departments.dept_name = '{department}'")),
    AskedIntent(["{agg} salary in {department}", "what is the {agg} salary in the {department} department?",
            "{agg} pay of the {department} people"],
           slots={"agg": s.SUM_OR_MEAN, "department": s.DEPARTMENT}, fills=11,
           readings=_dept("{agg}(employees.salary)", "WHERE departments.dept_name = '{department}'")),
    AskedIntent(["Employees by department", "how many employees per department?", "headcount for each department"],
           readings=_dept("departments.dept_name, COUNT(*)", "GROUP BY departments.dept_name")),
    AskedIntent(["{agg} salary by department", "{agg} salary for each department"], slots={"agg": s.SUM_OR_MEAN}, asks=2, fills=2,
           readings=_dept("departments.dept_name, {agg}(employees.salary)", "GROUP BY departments.dept_name")),
    AskedIntent(["Which department has the most employees?", "largest department by headcount", "biggest department by number of people"],
           readings=_dept("departments.dept_name, COUNT(*)", "GROUP BY departments.dept_name ORDER BY COUNT(*) DESC LIMIT 1")),
    AskedIntent(["Last names of the people in {department}", "who is in {department}? last names"],
           slots={"department": s.DEPARTMENT}, fills=6, asks=2,
           readings=_dept("employees.last_name", "WHERE departments.dept_name = '{department}'")),
    AskedIntent(["How many employees come from {city}?", "staff from {city}, count", "number of employees who are from {city}"],
           slots={"city": s.BIRTH_CITY}, fills=10,
           readings=_each(_BY_PLACE, "SELECT COUNT(*) FROM employees WHERE employees.@ = '{city}'")),
    AskedIntent(["Which employees are from {city}? first and last name", "first and last names of employees from {city}"],
           slots={"city": s.BIRTH_CITY}, fills=8, asks=2,
           readings=_each(_BY_PLACE, "SELECT employees.first_name, employees.last_name FROM employees WHERE employees.@ = '{city}'")),
    AskedIntent(["Which city do most of our employees come from?", "where are most employees from?", "top home city of our staff"],
           readings=_each(_BY_PLACE, "SELECT employees.@, COUNT(*) FROM employees GROUP BY employees.@ ORDER BY COUNT(*) DESC LIMIT 1")),
    AskedIntent(["Employees by city they come from", "how many employees from each city?"], asks=2,
           readings=_each(_BY_PLACE, "SELECT employees.@, COUNT(*) FROM employees GROUP BY employees.@")),
    AskedIntent(["{agg} salary of employees from {city}", "{agg} pay for staff who come from {city}"],
           slots={"agg": s.SUM_OR_MEAN, "city": s.BIRTH_CITY}, fills=8, asks=2,
           readings=_each(_BY_PLACE, "SELECT {agg}(employees.salary) FROM employees WHERE employees.@ = '{city}'")),
    AskedIntent(["How many orders did we have {period}?", "orders {period}", "order count {period}", "number of orders {period}",
            "how many orders {period}?"],
           slots={"period": s.PERIODS}, fills=18, asks=3,
           readings=_each(_BY_DATE, "SELECT COUNT(*) FROM orders WHERE " + within("orders.@"))),
    AskedIntent(["How many {status} orders {period}?", "{status} orders {period}", "number of {status} orders {period}"],
           slots={"status": s.STATUS[:2], "period": s.PERIODS}, fills=8,
           readings=_each(_BY_DATE, "SELECT COUNT(*) FROM orders WHERE orders.status = '{status}' AND " + within("orders.@"))),
    AskedIntent(["How many orders {channel} {period}?", "orders {channel} {period}, count"],
           slots={"channel": s.CHANNEL, "period": s.PERIODS}, fills=8, asks=2,
           readings=_each(_BY_DATE, "SELECT COUNT(*) FROM orders WHERE orders.channel = '{channel}' AND " + within("orders.@"))),
    AskedIntent(["{agg} order revenue {period}", "what was the {agg} order revenue {period}?"],
           slots={"agg": s.SUM_OR_MEAN, "period": s.PERIODS}, fills=10, asks=2,
           readings=_each(_BY_DATE, "SELECT {agg}(orders.revenue) FROM orders WHERE " + within("orders.@"))),
    AskedIntent(["Orders per month in {year}", "monthly orders {year}", "how many orders for each month of {year}?"],
           slots={"year": s.plain([2023, 2024, 2025, 2026])}, fills=4,
           readings=_each(_BY_DATE, "SELECT calendar.month, COUNT(*) FROM calendar JOIN orders ON calendar.calendar_date = "
                          "orders.@ WHERE calendar.year = {year} GROUP BY calendar.month ORDER BY calendar.month")),
    AskedIntent(["Orders of {city} customers {period}", "how many orders of customers in {city} {period}?"],
           slots={"city": s.CITY, "period": _LONG}, fills=9, asks=2,
           readings=_each(_BY_DATE, f"SELECT COUNT(*) FROM {_BUYER_ORDERS} WHERE customers.city = '{{city}}' AND " + within("orders.@"))),
    AskedIntent(["How much revenue do {segment} customers bring?", "revenue of {segment} customers", "total revenue from {segment} customers"],
           slots={"segment": s.SEGMENT}, fills=3,
           readings=[("sum over all orders", f"SELECT SUM(orders.revenue) FROM {_BUYER_ORDERS} WHERE customers.segment = '{{segment}}'"),
                     ("sum of the customers' rolled-up lifetime revenue",
                      "SELECT SUM(customers.total_revenue) FROM customers WHERE customers.segment = '{segment}'")]),
    AskedIntent(["Revenue by customer city", "how much revenue per customer city?"], asks=2,
           readings=[("sum over all orders", f"SELECT customers.city, SUM(orders.revenue) FROM {_BUYER_ORDERS} GROUP BY customers.city"),
                     ("sum of the customers' rolled-up lifetime revenue",
                      "SELECT customers.city, SUM(customers.total_revenue) FROM customers GROUP BY customers.city")]),
    AskedIntent(["Revenue of {city} customers", "how much revenue comes from customers in {city}?", "customer revenue {city}"],
           slots={"city": s.CITY}, fills=9,
           readings=[("sum over all orders", f"SELECT SUM(orders.revenue) FROM {_BUYER_ORDERS} WHERE customers.city = '{{city}}'"),
                     ("sum of the customers' rolled-up lifetime revenue",
                      "SELECT SUM(customers.total_revenue) FROM customers WHERE customers.city = '{city}'")]),
    AskedIntent(["Revenue from {tier} members", "how much revenue do {tier} customers make?"], slots={"tier": s.TIER}, fills=4, asks=2,
           readings=[("sum over all orders", f"SELECT SUM(orders.revenue) FROM {_BUYER_ORDERS} WHERE customers.loyalty_tier = '{{tier}}'"),
                     ("sum of the customers' rolled-up lifetime revenue",
                      "SELECT SUM(customers.total_revenue) FROM customers WHERE customers.loyalty_tier = '{tier}'")]),
    AskedIntent(["How much total revenue have we made so far?", "total revenue all time", "what is our overall revenue?"],
           readings=[("sum over all orders", "SELECT SUM(orders.revenue) FROM orders"),
                     ("sum of the customers' rolled-up lifetime revenue", "SELECT SUM(customers.total_revenue) FROM customers")]),
    AskedIntent(["How many active customers are there in {city}?", "active customers {city}", "number of active customers from {city}"],
           slots={"city": s.CITY}, fills=7,
           readings=[("accounts not deleted", "SELECT COUNT(*) FROM customers WHERE customers.city = '{city}' AND "
                      "customers.is_deleted = FALSE"),
                     ("customers with an order in 2026", f"SELECT COUNT(DISTINCT customers.customer_id) FROM {_BUYER_ORDERS} WHERE "
                      "customers.city = '{city}' AND orders.order_date >= '2026-01-01' AND orders.order_date < '2027-01-01'")]),
    AskedIntent(["How many customers do we have?", "customer count", "total number of customers", "how many customers in total?"],
           asks=4,
           readings=[("accounts not deleted", "SELECT COUNT(*) FROM customers WHERE customers.is_deleted = FALSE"),
                     ("all accounts, deleted ones included", "SELECT COUNT(*) FROM customers"),
                     ("customers of the former system", "SELECT COUNT(*) FROM customers_old")]),
    AskedIntent(["How many suppliers do we have?", "number of suppliers", "supplier count"],
           readings=[("suppliers not removed", "SELECT COUNT(*) FROM suppliers WHERE suppliers.deleted_at IS NULL"),
                     ("all suppliers, removed ones included", "SELECT COUNT(*) FROM suppliers")]),
    AskedIntent(["Supplier count by country", "how many suppliers per country?"], asks=2,
           readings=[("suppliers not removed", "SELECT suppliers.country, COUNT(*) FROM suppliers WHERE suppliers.deleted_at IS "
                      "NULL GROUP BY suppliers.country"),
                     ("all suppliers, removed ones included", "SELECT suppliers.country, COUNT(*) FROM suppliers GROUP BY suppliers.country")]),
    AskedIntent(["How many products do we sell in {category}?", "number of products we offer in {category}", "{category} range: how many products?"],
           slots={"category": s.CATEGORY}, fills=8,
           readings=[("products still sold", f"SELECT COUNT(*) FROM {_KINDS} WHERE categories.category_name = '{{category}}' AND "
                      "products.discontinued_on IS NULL"),
                     ("all products, discontinued ones included",
                      f"SELECT COUNT(*) FROM {_KINDS} WHERE categories.category_name = '{{category}}'")]),
    AskedIntent(["How many stores do we have?", "store count", "total number of shops"],
           readings=[("stores still open", "SELECT COUNT(*) FROM stores WHERE stores.closed_on IS NULL"),
                     ("all stores, closed ones included", "SELECT COUNT(*) FROM stores")]),
    AskedIntent(["How many employees do we have?", "number of employees", "how many people work here?"],
           readings=[("current staff", "SELECT COUNT(*) FROM employees WHERE employees.left_on IS NULL"),
                     ("everybody, people who left included", "SELECT COUNT(*) FROM employees")]),
    AskedIntent(["{agg} price of {brand} products", "what is the {agg} price for {brand}?", "{brand} {agg} price"],
           slots={"agg": s.AGGREGATE, "brand": s.BRAND}, fills=12,
           readings=[("list price today", "SELECT {agg}(products.list_price) FROM products WHERE products.brand = '{brand}'"),
                     ("price when sold", f"SELECT {{agg}}(order_items.unit_price) FROM {_SOLD_ITEMS} WHERE products.brand = '{{brand}}'")]),
    AskedIntent(["{agg} price of the {product}", "{product} {agg} price"],
           slots={"agg": s.AGGREGATE[:1], "product": s.PRODUCT}, fills=8, asks=2,
           readings=[("price when sold", f"SELECT {{agg}}(order_items.unit_price) FROM {_SOLD_ITEMS} WHERE products.product_name = '{{product}}'"),
                     ("list price today", "SELECT {agg}(products.list_price) FROM products WHERE products.product_name = '{product}'")]),
    AskedIntent(["What is the best-selling product of {brand}?", "{brand} bestseller", "which {brand} product sells best?"],
           slots={"brand": s.BRAND}, fills=9,
           readings=_each(_BEST, f"SELECT products.product_name, @ FROM {_SOLD_ITEMS} WHERE products.brand = '{{brand}}' GROUP BY "
                          "products.product_name ORDER BY @ DESC, products.product_name LIMIT 1")),
    AskedIntent(["Top {n} products", "what are our {n} top products?", "{n} best-selling products"], slots={"n": s.TOP}, fills=5,
           readings=_each(_BEST, f"SELECT products.product_name, @ FROM {_SOLD_ITEMS} GROUP BY products.product_name ORDER BY @ DESC, products.product_name LIMIT {{n}}")),
    AskedIntent(["Who are our {n} best customers?", "top {n} customers", "{n} biggest customers"], slots={"n": s.TOP}, fills=5,
           readings=[("highest lifetime revenue", "SELECT customers.full_name, customers.total_revenue FROM customers ORDER BY "
                      "customers.total_revenue DESC LIMIT {n}"),
                     ("highest sum of order revenue", f"SELECT customers.full_name, SUM(orders.revenue) FROM {_BUYER_ORDERS} GROUP BY "
                      "customers.full_name ORDER BY SUM(orders.revenue) DESC LIMIT {n}"),
                     ("most orders", f"SELECT customers.full_name, COUNT(*) FROM {_BUYER_ORDERS} GROUP BY customers.full_name ORDER BY "
                      "COUNT(*) DESC, customers.full_name LIMIT {n}")]),
    AskedIntent(["How much money came in {period}?", "money received {period}"], slots={"period": s.PERIODS}, fills=9, asks=2,
           readings=[("payments received", "SELECT SUM(payments.amount) FROM payments WHERE " + within("payments.paid_at")),
                     ("revenue of orders placed", "SELECT SUM(orders.revenue) FROM orders WHERE " + within("orders.order_date"))]),
    AskedIntent(["How many returns were there {period}?", "returns {period}"], slots={"period": s.PERIODS}, fills=8, asks=2,
           readings=[("by day of the return", "SELECT COUNT(*) FROM returns WHERE " + within("returns.returned_on")),
                     ("by day of the order", "SELECT COUNT(*) FROM orders JOIN order_items ON orders.order_id = order_items.order_id JOIN "
                      "returns ON order_items.order_item_id = returns.order_item_id WHERE " + within("orders.order_date"))]),
    AskedIntent(["Which store is the largest?", "biggest store", "our largest shop"],
           readings=[("largest floor area", "SELECT stores.store_name FROM stores ORDER BY stores.floor_area_sqm DESC LIMIT 1"),
                     ("most employees", "SELECT stores.store_name FROM stores JOIN employees ON stores.store_id = employees.store_id GROUP "
                      "BY stores.store_name ORDER BY COUNT(*) DESC LIMIT 1")]),
]
