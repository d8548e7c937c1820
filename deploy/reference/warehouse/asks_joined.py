"""Intents on two to four tables: joins with conditions, groups, order and limits, and calendar groupings."""

# One intent reads as one block:
# fmt: off

from deploy.reference.warehouse import slots as s
from deploy.reference.warehouse.slots import AskedIntent, option, plain, within

ORDERED = within("orders.order_date")
SOLD = within("daily_sales.sales_date")
_STORE_ORDERS = "stores JOIN orders ON stores.store_id = orders.store_id"
_STORE_SALES = "stores JOIN daily_sales ON stores.store_id = daily_sales.store_id"
_REGION_SALES = "regions JOIN stores ON regions.region_id = stores.region_id JOIN daily_sales ON stores.store_id = daily_sales.store_id"
_BUYER_ORDERS = "customers JOIN orders ON customers.customer_id = orders.customer_id"
_DAY_ORDERS = "calendar JOIN orders ON calendar.calendar_date = orders.order_date"
_DAY_SALES = "calendar JOIN daily_sales ON calendar.calendar_date = daily_sales.sales_date"
_NOW = "departments JOIN employees ON departments.dept_id = employees.curr_dept"
_THEN = "departments JOIN employees ON departments.dept_id = employees.dept_2022"
_KINDS = "categories JOIN products ON categories.category_id = products.category_id"
_SOLD_ITEMS = "products JOIN order_items ON products.product_id = order_items.product_id"
_ITEM_ORDERS = f"{_SOLD_ITEMS} JOIN orders ON orders.order_id = order_items.order_id"
_KIND_ITEMS = f"{_KINDS} JOIN order_items ON products.product_id = order_items.product_id"
_KIND_ORDERS = f"{_KIND_ITEMS} JOIN orders ON orders.order_id = order_items.order_id"
_GRAIN = [option("month", "month", "calendar month"), option("quarter", "quarter", "calendar quarter")]
_YEAR = plain([2023, 2024, 2025, 2026])

INTENTS = [
    AskedIntent(["How many people currently work in the {department} department?", "current headcount of {department}",
            "number of employees whose current department is {department}", "how many staff does {department} have today"],
           f"SELECT COUNT(*) FROM {_NOW} WHERE departments.dept_name = '{{department}}'",
           {"department": s.DEPARTMENT}, fills=7, asks=4),
    AskedIntent(["How many people were in the {department} department in 2022?", "2022 headcount of {department}",
            "number of employees who belonged to {department} before the 2022 reorganisation"],
           f"SELECT COUNT(*) FROM {_THEN} WHERE departments.dept_name = '{{department}}'",
           {"department": s.DEPARTMENT}, fills=7),
    AskedIntent(["{agg} salary in the current {department} department", "{agg} salary of people who work in {department} today",
            "what is the {agg} salary of staff currently in {department}?"],
           f"SELECT {{agg}}(employees.salary) FROM {_NOW} WHERE departments.dept_name = '{{department}}'",
           {"agg": s.AGGREGATE, "department": s.DEPARTMENT}, fills=9),
    AskedIntent(["Current headcount by department", "how many employees does each department have today?",
            "number of people per current department"],
           f"SELECT departments.dept_name, COUNT(*) FROM {_NOW} GROUP BY departments.dept_name"),
    AskedIntent(["{agg} salary for each current department", "{agg} pay per department as of today",
            "show the {agg} salary by the department that people are in now"],
           f"SELECT departments.dept_name, {{agg}}(employees.salary) FROM {_NOW} GROUP BY departments.dept_name",
           {"agg": s.AGGREGATE}, fills=3),
    AskedIntent(["Which {job} currently work in {department}? first and last name",
            "first and last names of {job} in today's {department} department"],
           f"SELECT employees.first_name, employees.last_name FROM {_NOW} WHERE employees.job_title = '{{job}}' AND "
           "departments.dept_name = '{department}'", {"job": s.JOB, "department": s.DEPARTMENT[:6]}, fills=6, asks=2),
    AskedIntent(["Who works at {store}? first and last name", "first and last names of the staff of {store}",
            "list the employees of the store {store}"],
           "SELECT employees.first_name, employees.last_name FROM stores JOIN employees ON stores.store_id = "
           "employees.store_id WHERE stores.store_name = '{store}'", {"store": s.STORE}, fills=6),
    AskedIntent(["How many employees work in our {city} stores?", "number of store staff in {city}",
            "headcount of the stores in {city}"],
           "SELECT COUNT(*) FROM stores JOIN employees ON stores.store_id = employees.store_id WHERE stores.city = '{city}'",
           {"city": s.CITY}, fills=6),
    AskedIntent(["Which store has the most employees?", "store with the largest staff", "name of the shop employing the most people"],
           "SELECT stores.store_name FROM stores JOIN employees ON stores.store_id = employees.store_id GROUP BY "
           "stores.store_name ORDER BY COUNT(*) DESC LIMIT 1"),
    AskedIntent(["Which stores belong to {region}?", "stores in {region}", "names of the stores of {region}"],
           "SELECT stores.store_name FROM regions JOIN stores ON regions.region_id = stores.region_id WHERE "
           "regions.region_name = '{region}'", {"region": s.REGION}, fills=6),
    AskedIntent(["How many stores does each {by} have?", "stores per {by}", "number of stores by {by}"],
           "SELECT regions.{by}, COUNT(*) FROM regions JOIN stores ON regions.region_id = stores.region_id GROUP BY "
           "regions.{by}", {"by": [option("region_name", "region", "sales region"), option("country", "country")]}),
    AskedIntent(["How many open stores do we have in {country}?", "stores in {country} that have not closed, count",
            "number of {country} stores still open"],
           "SELECT COUNT(*) FROM regions JOIN stores ON regions.region_id = stores.region_id WHERE regions.country = "
           "'{country}' AND stores.closed_on IS NULL", {"country": s.REGION_COUNTRY}, fills=5),
    AskedIntent(["{sales} of {store} {period}", "what were the {sales} of {store} {period}?", "how much were {sales} at {store} {period}",
            "{store}: {sales} {period}"],
           f"SELECT SUM(daily_sales.{{sales.sql}}) FROM {_STORE_SALES} WHERE stores.store_name = '{{store}}' AND " + SOLD,
           {"sales": s.SALES, "store": s.OPEN_STORE, "period": s.PERIODS}, fills=26),
    AskedIntent(["{sales} by region {period}", "show {sales} for each region {period}", "what were {sales} per region {period}?"],
           f"SELECT regions.region_name, SUM(daily_sales.{{sales.sql}}) FROM {_REGION_SALES} WHERE " + SOLD
           + " GROUP BY regions.region_name", {"sales": s.SALES, "period": s.PERIODS}, fills=16),
    AskedIntent(["{sales} in {region} {period}", "what were {sales} in {region} {period}?", "total {sales} of {region} {period}"],
           f"SELECT SUM(daily_sales.{{sales.sql}}) FROM {_REGION_SALES} WHERE regions.region_name = '{{region}}' AND " + SOLD,
           {"sales": s.SALES, "region": s.REGION, "period": s.PERIODS}, fills=18),
    AskedIntent(["{sales} in {country} {period}", "total {sales} of all stores in {country} {period}"],
           f"SELECT SUM(daily_sales.{{sales.sql}}) FROM {_REGION_SALES} WHERE regions.country = '{{country}}' AND " + SOLD,
           {"sales": s.SALES, "country": s.REGION_COUNTRY, "period": s.PERIODS}, fills=10, asks=2),
    AskedIntent(["Top {n} stores by {sales} {period}", "which {n} stores had the highest {sales} {period}?",
            "{n} best stores {period} in terms of {sales}"],
           f"SELECT stores.store_name FROM {_STORE_SALES} WHERE " + SOLD + " GROUP BY stores.store_name ORDER BY "
           "SUM(daily_sales.{sales.sql}) DESC LIMIT {n}", {"n": s.TOP[:3], "sales": s.SALES, "period": s.PERIODS}, fills=16),
    AskedIntent(["Which stores had {sales} above {amount} {period}?", "stores with more than {amount} in {sales} {period}"],
           f"SELECT stores.store_name FROM {_STORE_SALES} WHERE " + SOLD + " GROUP BY stores.store_name HAVING "
           "SUM(daily_sales.{sales.sql}) > {amount}",
           {"sales": s.SALES, "amount": plain([40000, 45000, 50000]), "period": s.YEARS + s.QUARTERS[:3] + s.QUARTERS[7:]}, fills=10, asks=2),
    AskedIntent(["{sales} by {grain} in {year}", "give me {sales} per {grain}, {year}",
            "show {sales} for each {grain} of {year}"],
           f"SELECT calendar.{{grain.sql}}, SUM(daily_sales.{{sales.sql}}) FROM {_DAY_SALES} WHERE calendar.year = {{year}} "
           "GROUP BY calendar.{grain.sql} ORDER BY calendar.{grain.sql}",
           {"sales": s.SALES, "grain": _GRAIN, "year": _YEAR}, fills=14),
    AskedIntent(["{sales} per year", "yearly {sales}", "show {sales} for every year"],
           f"SELECT calendar.year, SUM(daily_sales.{{sales.sql}}) FROM {_DAY_SALES} GROUP BY calendar.year ORDER BY calendar.year",
           {"sales": s.SALES}, fills=3),
    AskedIntent(["Total {sales} on holidays {period}", "how much were {sales} on public holidays {period}?"],
           f"SELECT SUM(daily_sales.{{sales.sql}}) FROM {_DAY_SALES} WHERE calendar.is_holiday = TRUE AND " + SOLD,
           {"sales": s.SALES, "period": s.YEARS}, fills=5, asks=2),
    AskedIntent(["Orders placed per {grain} in {year}", "how many orders were placed in each {grain} of {year}?",
            "order count by {grain} of the order date, {year}"],
           f"SELECT calendar.{{grain.sql}}, COUNT(*) FROM {_DAY_ORDERS} WHERE calendar.year = {{year}} GROUP BY "
           "calendar.{grain.sql} ORDER BY calendar.{grain.sql}", {"grain": _GRAIN, "year": _YEAR}, fills=8),
    AskedIntent(["{agg} order revenue per {grain} in {year}, by order date", "{agg} revenue of the orders placed in each {grain} of {year}"],
           f"SELECT calendar.{{grain.sql}}, {{agg}}(orders.revenue) FROM {_DAY_ORDERS} WHERE calendar.year = {{year}} GROUP BY "
           "calendar.{grain.sql} ORDER BY calendar.{grain.sql}",
           {"agg": s.SUM_OR_MEAN, "grain": _GRAIN, "year": _YEAR}, fills=10, asks=2),
    AskedIntent(["On which weekday are the most orders placed?", "weekday with the most orders by order date",
            "busiest day of the week for placing orders"],
           f"SELECT calendar.day_of_week FROM {_DAY_ORDERS} GROUP BY calendar.day_of_week ORDER BY COUNT(*) DESC LIMIT 1"),
    AskedIntent(["How many orders were placed on a {weekday} {period}?", "{weekday} orders {period}, by order date"],
           f"SELECT COUNT(*) FROM {_DAY_ORDERS} WHERE calendar.day_of_week = '{{weekday}}' AND " + ORDERED,
           {"weekday": s.WEEKDAY, "period": s.YEARS + s.QUARTERS}, fills=8, asks=2),
    AskedIntent(["How many orders did {segment} customers place {period}?", "orders placed by {segment} customers {period}",
            "number of orders from the {segment} segment placed {period}"],
           f"SELECT COUNT(*) FROM {_BUYER_ORDERS} WHERE customers.segment = '{{segment}}' AND " + ORDERED,
           {"segment": s.SEGMENT, "period": s.PERIODS}, fills=14),
    AskedIntent(["Order revenue by customer segment, orders placed {period}", "revenue of orders placed {period} per customer segment",
            "split the revenue of orders placed {period} by segment"],
           f"SELECT customers.segment, SUM(orders.revenue) FROM {_BUYER_ORDERS} WHERE " + ORDERED + " GROUP BY customers.segment",
           {"period": s.PERIODS}, fills=9),
    AskedIntent(["{agg} order revenue of {tier} customers", "{agg} revenue per order for loyalty tier {tier}",
            "what is the {agg} order revenue among {tier} members?"],
           f"SELECT {{agg}}(orders.revenue) FROM {_BUYER_ORDERS} WHERE customers.loyalty_tier = '{{tier}}'",
           {"agg": s.AGGREGATE, "tier": s.TIER}, fills=8),
    AskedIntent(["Which {n} customers placed the most orders {period}?", "top {n} customers by number of orders placed {period}"],
           f"SELECT customers.full_name, COUNT(*) FROM {_BUYER_ORDERS} WHERE " + ORDERED + " GROUP BY customers.full_name ORDER "
           "BY COUNT(*) DESC, customers.full_name LIMIT {n}", {"n": s.TOP[:3], "period": s.YEARS + s.HALVES}, fills=7, asks=2),
    AskedIntent(["Top {n} customers by order revenue placed {period}", "which {n} customers brought the most order revenue {period}, by order date?",
            "{n} customers with the highest sum of order revenue, orders placed {period}"],
           f"SELECT customers.full_name FROM {_BUYER_ORDERS} WHERE " + ORDERED + " GROUP BY customers.full_name ORDER BY "
           "SUM(orders.revenue) DESC LIMIT {n}", {"n": s.TOP, "period": s.PERIODS}, fills=14),
    AskedIntent(["Which customers from {city} placed more than {n} orders?", "{city} customers with over {n} orders",
            "names of customers living in {city} who ordered more than {n} times"],
           f"SELECT customers.full_name FROM {_BUYER_ORDERS} WHERE customers.city = '{{city}}' GROUP BY customers.full_name HAVING "
           "COUNT(*) > {n}", {"city": s.CITY, "n": plain([10, 12])}, fills=8),
    AskedIntent(["Which customers ordered at {store} {period}?", "names of customers with an order placed at {store} {period}",
            "distinct customers who placed orders at {store} {period}"],
           "SELECT DISTINCT customers.full_name FROM stores JOIN orders ON stores.store_id = orders.store_id JOIN customers ON "
           "customers.customer_id = orders.customer_id WHERE stores.store_name = '{store}' AND " + ORDERED,
           {"store": s.STORE, "period": s.MONTHS}, fills=7),
    AskedIntent(["How many different customers placed an order {period}?", "distinct customers ordering {period}, by order date",
            "number of unique customers with orders placed {period}"],
           "SELECT COUNT(DISTINCT orders.customer_id) FROM orders WHERE " + ORDERED, {"period": s.PERIODS}, fills=8),
    AskedIntent(["Orders placed per store {period}", "how many orders were placed at each store {period}?",
            "order count by store, order date {period}"],
           f"SELECT stores.store_name, COUNT(*) FROM {_STORE_ORDERS} WHERE " + ORDERED + " GROUP BY stores.store_name",
           {"period": s.PERIODS}, fills=9),
    AskedIntent(["{agg} order revenue in {city} stores", "{agg} revenue of an order taken by our {city} stores"],
           f"SELECT {{agg}}(orders.revenue) FROM {_STORE_ORDERS} WHERE stores.city = '{{city}}'",
           {"agg": s.AGGREGATE, "city": s.CITY}, fills=8, asks=2),
    AskedIntent(["How many {status} orders does {store} have?", "number of {status} orders at {store}", "{store} {status} orders count"],
           f"SELECT COUNT(*) FROM {_STORE_ORDERS} WHERE orders.status = '{{status}}' AND stores.store_name = '{{store}}'",
           {"status": s.STATUS, "store": s.STORE}, fills=9),
    AskedIntent(["Which {n} employees served the most orders? first and last name", "top {n} employees by number of orders served, "
            "first and last name"],
           "SELECT employees.first_name, employees.last_name FROM employees JOIN orders ON employees.employee_id = "
           "orders.employee_id GROUP BY employees.first_name, employees.last_name ORDER BY COUNT(*) DESC, employees.last_name "
           "LIMIT {n}", {"n": s.TOP[:3]}, fills=3, asks=2),
    AskedIntent(["Order revenue served by {job} {period}, by order date", "revenue of orders placed {period} that {job} served"],
           "SELECT SUM(orders.revenue) FROM employees JOIN orders ON employees.employee_id = orders.employee_id WHERE "
           "employees.job_title = '{job}' AND " + ORDERED, {"job": s.JOB, "period": s.YEARS + s.QUARTERS}, fills=8, asks=2),
    AskedIntent(["Which products are in the category {category}?", "list {category} products", "product names in {category}"],
           f"SELECT products.product_name FROM {_KINDS} WHERE categories.category_name = '{{category}}'",
           {"category": s.CATEGORY}, fills=7),
    AskedIntent(["How many products are in each category?", "products per category", "number of products by category"],
           f"SELECT categories.category_name, COUNT(*) FROM {_KINDS} GROUP BY categories.category_name"),
    AskedIntent(["{agg} list price in {category}", "what is the {agg} list price of {category} products?",
            "{agg} price on the list for the {category} category"],
           f"SELECT {{agg}}(products.list_price) FROM {_KINDS} WHERE categories.category_name = '{{category}}'",
           {"agg": s.AGGREGATE, "category": s.CATEGORY}, fills=10),
    AskedIntent(["{agg} list price by category, {direction}", "{agg} list price per category sorted {direction}"],
           f"SELECT categories.category_name, {{agg}}(products.list_price) FROM {_KINDS} GROUP BY categories.category_name ORDER BY "
           "{agg}(products.list_price) {direction.sql}", {"agg": s.AGGREGATE, "direction": s.DIRECTION}, fills=6, asks=2),
    AskedIntent(["Which supplier delivers the {product}?", "supplier of {product}", "who supplies {product}?"],
           "SELECT suppliers.supplier_name FROM suppliers JOIN products ON suppliers.supplier_id = products.supplier_id WHERE "
           "products.product_name = '{product}'", {"product": s.PRODUCT}, fills=9),
    AskedIntent(["Which products come from suppliers in {country}?", "products supplied from {country}",
            "names of products whose supplier is in {country}"],
           "SELECT products.product_name FROM suppliers JOIN products ON suppliers.supplier_id = products.supplier_id WHERE "
           "suppliers.country = '{country}'", {"country": s.COUNTRY}, fills=6),
    AskedIntent(["How many products does each supplier deliver?", "product count by supplier", "number of products per supplier"],
           "SELECT suppliers.supplier_name, COUNT(*) FROM suppliers JOIN products ON suppliers.supplier_id = "
           "products.supplier_id GROUP BY suppliers.supplier_name"),
    AskedIntent(["Which suppliers deliver more than {n} products?", "suppliers with over {n} products",
            "names of suppliers with more than {n} products in the range"],
           "SELECT suppliers.supplier_name FROM suppliers JOIN products ON suppliers.supplier_id = products.supplier_id GROUP "
           "BY suppliers.supplier_name HAVING COUNT(*) > {n}", {"n": plain([8, 9, 10, 11])}, fills=3),
    AskedIntent(["Which suppliers deliver {category} products?", "distinct suppliers for {category}", "supplier names in the {category} category"],
           "SELECT DISTINCT suppliers.supplier_name FROM suppliers JOIN products ON suppliers.supplier_id = products.supplier_id "
           "JOIN categories ON categories.category_id = products.category_id WHERE categories.category_name = '{category}'",
           {"category": s.CATEGORY}, fills=6),
    AskedIntent(["How many units of {product} were sold?", "units sold of {product}", "total quantity sold for {product}"],
           f"SELECT SUM(order_items.quantity) FROM {_SOLD_ITEMS} WHERE products.product_name = '{{product}}'",
           {"product": s.PRODUCT}, fills=10),
    AskedIntent(["Units of {brand} sold in orders placed {period}", "how many {brand} units were in orders placed {period}?",
            "quantity of {brand} products ordered {period}"],
           f"SELECT SUM(order_items.quantity) FROM {_ITEM_ORDERS} WHERE products.brand = '{{brand}}' AND " + ORDERED,
           {"brand": s.BRAND, "period": s.PERIODS}, fills=14),
    AskedIntent(["Line total by category for orders placed {period}", "sum of line totals per category, orders placed {period}",
            "how much did each category bring in line totals from orders placed {period}?"],
           f"SELECT categories.category_name, SUM(order_items.line_total) FROM {_KIND_ORDERS} WHERE " + ORDERED
           + " GROUP BY categories.category_name", {"period": s.PERIODS}, fills=8),
    AskedIntent(["Top {n} products by units sold in orders placed {period}", "which {n} products sold the most units, orders placed {period}?",
            "{n} products with the highest quantity ordered {period}"],
           f"SELECT products.product_name, SUM(order_items.quantity) FROM {_ITEM_ORDERS} WHERE " + ORDERED + " GROUP BY "
           "products.product_name ORDER BY SUM(order_items.quantity) DESC, products.product_name LIMIT {n}",
           {"n": s.TOP[:3], "period": s.YEARS + s.QUARTERS}, fills=10),
    AskedIntent(["Which {n} products made the highest line total?", "top {n} products by sum of line totals"],
           f"SELECT products.product_name FROM {_SOLD_ITEMS} GROUP BY products.product_name ORDER BY SUM(order_items.line_total) "
           "DESC LIMIT {n}", {"n": s.TOP}, fills=4, asks=2),
    AskedIntent(["{agg} discount percent on {category} order lines", "{agg} discount in percent given on {category} products"],
           f"SELECT {{agg}}(order_items.discount_pct) FROM {_KIND_ITEMS} WHERE categories.category_name = '{{category}}'",
           {"agg": s.AGGREGATE[:1], "category": s.CATEGORY}, fills=7, asks=2),
    AskedIntent(["How many {category} items were returned?", "returns in {category}, count", "number of returned {category} order lines"],
           f"SELECT COUNT(*) FROM {_KIND_ITEMS} JOIN returns ON order_items.order_item_id = returns.order_item_id WHERE "
           "categories.category_name = '{category}'", {"category": s.CATEGORY}, fills=7),
    AskedIntent(["Refunds by brand", "total refund amount for each brand", "how much did we refund per brand?"],
           f"SELECT products.brand, SUM(returns.refund_amount) FROM {_SOLD_ITEMS} JOIN returns ON order_items.order_item_id = "
           "returns.order_item_id GROUP BY products.brand"),
    AskedIntent(["Which {n} products are returned most often?", "top {n} products by number of returns"],
           f"SELECT products.product_name, COUNT(*) FROM {_SOLD_ITEMS} JOIN returns ON order_items.order_item_id = "
           "returns.order_item_id GROUP BY products.product_name ORDER BY COUNT(*) DESC, products.product_name LIMIT {n}",
           {"n": s.TOP[:4]}, fills=4, asks=2),
    AskedIntent(["How much was paid by {method} for {channel} orders?", "{method} payments for orders placed {channel}, total"],
           "SELECT SUM(payments.amount) FROM orders JOIN payments ON orders.order_id = payments.order_id WHERE payments.method = "
           "'{method}' AND orders.channel = '{channel}'", {"method": s.METHOD, "channel": s.CHANNEL[:1]}, fills=5, asks=2),
    AskedIntent(["Payments by method for {store} {period}", "amount paid per payment method at {store} {period}"],
           "SELECT payments.method, SUM(payments.amount) FROM stores JOIN orders ON stores.store_id = orders.store_id JOIN payments "
           "ON orders.order_id = payments.order_id WHERE stores.store_name = '{store}' AND " + within("payments.paid_at")
           + " GROUP BY payments.method", {"store": s.STORE, "period": s.YEARS + s.HALVES}, fills=7, asks=2),
]
