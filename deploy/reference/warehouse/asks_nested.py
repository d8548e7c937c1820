"""Intents with sub-queries and set operations: above average, never, both, either, all but."""

# One intent reads as one block:
# fmt: off

from deploy.reference.warehouse import slots as s
from deploy.reference.warehouse.slots import AskedIntent, option, plain, within

ORDERED = within("orders.order_date")
_DEPT = "(SELECT departments.dept_id FROM departments WHERE departments.dept_name = '{department}')"
_NOT_SOLD = "NOT EXISTS (SELECT 1 FROM order_items WHERE order_items.product_id = products.product_id)"
_BUYERS = ("SELECT customers.full_name FROM stores JOIN orders ON stores.store_id = orders.store_id JOIN customers ON "
           "customers.customer_id = orders.customer_id WHERE stores.city = '{city}'")  # fmt: skip
_OTHER_BUYERS = _BUYERS.replace("{city}", "{other}")

INTENTS = [
    AskedIntent(["Which {brand} products have a list price above the average of all products?",
            "{brand} products pricier than the average list price", "names of {brand} products with an above-average list price"],
           "SELECT products.product_name FROM products WHERE products.brand = '{brand}' AND products.list_price > (SELECT "
           "AVG(products.list_price) FROM products)", {"brand": s.BRAND}, fills=8),
    AskedIntent(["Which {job} earn more than the average salary? last names", "last names of {job} paid above the company average"],
           "SELECT employees.last_name FROM employees WHERE employees.job_title = '{job}' AND employees.salary > (SELECT "
           "AVG(employees.salary) FROM employees)", {"job": s.JOB}, fills=7, asks=2),
    AskedIntent(["How many employees earn less than the average salary?", "count staff paid below average",
            "number of people with a below-average salary"],
           "SELECT COUNT(*) FROM employees WHERE employees.salary < (SELECT AVG(employees.salary) FROM employees)"),
    AskedIntent(["Which employee has the {extreme} salary among {job}? first and last name",
            "first and last name of the employee with the {extreme} salary of all {job}"],
           "SELECT employees.first_name, employees.last_name FROM employees WHERE employees.job_title = '{job}' AND "
           "employees.salary = (SELECT {extreme}(employees.salary) FROM employees WHERE employees.job_title = '{job}')",
           {"extreme": s.EXTREME, "job": s.JOB}, fills=9, asks=2),
    AskedIntent(["Which products were never sold?", "products without any order line", "names of products that nobody ever ordered",
            "list products that have no sales"],
           "SELECT products.product_name FROM products WHERE " + _NOT_SOLD, asks=4),
    AskedIntent(["How many customers never placed an order?", "customers without any order, count",
            "number of customers who have not ordered anything"],
           "SELECT COUNT(*) FROM customers WHERE customers.customer_id NOT IN (SELECT orders.customer_id FROM orders)"),
    AskedIntent(["Which customers in {city} never placed an order?", "{city} customers without orders, names",
            "names of customers from {city} who never ordered"],
           "SELECT customers.full_name FROM customers WHERE customers.city = '{city}' AND customers.customer_id NOT IN (SELECT "
           "orders.customer_id FROM orders)", {"city": s.CITY}, fills=8),
    AskedIntent(["Which {tier} customers did not order {period}?", "names of {tier} members with no order placed {period}"],
           "SELECT customers.full_name FROM customers WHERE customers.loyalty_tier = '{tier}' AND NOT EXISTS (SELECT 1 FROM "
           "orders WHERE orders.customer_id = customers.customer_id AND " + ORDERED + ")",
           {"tier": s.TIER, "period": s.YEARS + s.QUARTERS}, fills=10, asks=2),
    AskedIntent(["How many orders have no payment?", "unpaid orders, count", "number of orders without a payment"],
           "SELECT COUNT(*) FROM orders WHERE NOT EXISTS (SELECT 1 FROM payments WHERE payments.order_id = orders.order_id)"),
    AskedIntent(["Which stores took no order {period}?", "stores without orders placed {period}",
            "names of the stores where nobody placed an order {period}"],
           "SELECT stores.store_name FROM stores WHERE stores.store_id NOT IN (SELECT orders.store_id FROM orders WHERE "
           + ORDERED + ")", {"period": s.QUARTERS[:3] + s.MONTHS[:8]}, fills=7),
    AskedIntent(["Which suppliers deliver no product?", "suppliers without products", "names of suppliers that supply nothing"],
           "SELECT suppliers.supplier_name FROM suppliers WHERE suppliers.supplier_id NOT IN (SELECT products.supplier_id "
           "FROM products)"),
    AskedIntent(["Last names of people who are in {department} today, using the current department",
            "surnames in today's {department} team"],
           "SELECT employees.last_name FROM employees WHERE employees.curr_dept = " + _DEPT,
           {"department": s.DEPARTMENT}, fills=5, asks=2),
    AskedIntent(["How many employees changed department since 2022?", "number of staff whose current department differs from 2022",
            "count people with another department than in 2022"],
           "SELECT COUNT(*) FROM employees WHERE employees.curr_dept <> employees.dept_2022"),
    AskedIntent(["How many people left {department} for another department since 2022?",
            "number of employees who were in {department} in 2022 and are elsewhere today"],
           "SELECT COUNT(*) FROM departments JOIN employees ON departments.dept_id = employees.dept_2022 WHERE "
           "departments.dept_name = '{department}' AND employees.curr_dept <> employees.dept_2022",
           {"department": s.DEPARTMENT}, fills=6, asks=2),
    AskedIntent(["Which customers placed orders in stores of both {city} and {other}?",
            "customers who ordered in {city} stores as well as in {other} stores"],
           _BUYERS + " INTERSECT " + _OTHER_BUYERS,
           {"city": plain(["Berlin", "Lisbon", "Munich", "Hamburg", "Bremen"]), "other": plain(["Vienna", "Porto", "Madrid"])},
           fills=8, asks=2),
    AskedIntent(["Which customers placed orders in {city} stores but never in {other} stores?",
            "customers who ordered at stores in {city} and not at any store in {other}"],
           _BUYERS + " EXCEPT " + _OTHER_BUYERS,
           {"city": plain(["Kiel", "Graz", "Linz", "Braga"]), "other": plain(["Berlin", "Lisbon", "Munich"])}, fills=8, asks=2),
    AskedIntent(["Which cities have a store or a legacy customer?", "all cities of stores and of customers in the former system",
            "union of store cities and old-system customer cities"],
           "SELECT stores.city FROM stores UNION SELECT customers_old.city FROM customers_old"),
    AskedIntent(["Which cities are a birthplace of employees but have no store?", "birthplaces of staff where we run no store",
            "employee birthplaces except cities with a store"],
           "SELECT employees.birthplace FROM employees EXCEPT SELECT stores.city FROM stores"),
    AskedIntent(["Which countries have both a region and a supplier?", "countries where we have a sales region and a supplier",
            "countries that appear among both regions and suppliers"],
           "SELECT regions.country FROM regions INTERSECT SELECT suppliers.country FROM suppliers"),
    AskedIntent(["All countries of regions and suppliers", "every country with a sales region or a supplier",
            "list the countries that appear in regions or suppliers"],
           "SELECT regions.country FROM regions UNION SELECT suppliers.country FROM suppliers"),
    AskedIntent(["Which brands are in {category} but not in {other}?", "brands with {category} products and no {other} products"],
           "SELECT products.brand FROM categories JOIN products ON categories.category_id = products.category_id WHERE "
           "categories.category_name = '{category}' EXCEPT SELECT products.brand FROM categories JOIN products ON "
           "categories.category_id = products.category_id WHERE categories.category_name = '{other}'",
           {"category": s.CATEGORY[:4], "other": s.CATEGORY[4:]}, fills=9, asks=2),
    AskedIntent(["Which brands are in both {category} and {other}?", "brands selling {category} as well as {other} products"],
           "SELECT products.brand FROM categories JOIN products ON categories.category_id = products.category_id WHERE "
           "categories.category_name = '{category}' INTERSECT SELECT products.brand FROM categories JOIN products ON "
           "categories.category_id = products.category_id WHERE categories.category_name = '{other}'",
           {"category": s.CATEGORY[:4], "other": s.CATEGORY[4:]}, fills=9, asks=2),
    AskedIntent(["Which product in {category} has the {extreme} list price?", "{category} product with the {extreme} list price",
            "name of the {category} product whose list price is the {extreme}"],
           "SELECT products.product_name FROM categories JOIN products ON categories.category_id = products.category_id WHERE "
           "categories.category_name = '{category}' ORDER BY products.list_price {extreme.sql} LIMIT 1",
           {"category": s.CATEGORY, "extreme": [option("DESC", "highest", "biggest"), option("ASC", "lowest", "smallest")]},
           fills=10),
    AskedIntent(["Which stores are larger than the average store?", "stores with an above-average floor area",
            "names of stores whose sqm exceed the mean"],
           "SELECT stores.store_name FROM stores WHERE stores.floor_area_sqm > (SELECT AVG(stores.floor_area_sqm) FROM stores)"),
    AskedIntent(["How many orders placed {period} were above the average order revenue?",
            "orders placed {period} with more revenue than the average order, count"],
           "SELECT COUNT(*) FROM orders WHERE orders.revenue > (SELECT AVG(orders.revenue) FROM orders) AND " + ORDERED,
           {"period": s.PERIODS}, fills=10, asks=2),
    AskedIntent(["What share of all order revenue came from {channel} orders?", "{channel} share of total order revenue",
            "fraction of order revenue made {channel}"],
           "SELECT 1.0 * SUM(CASE WHEN orders.channel = '{channel}' THEN orders.revenue ELSE 0 END) / SUM(orders.revenue) FROM "
           "orders", {"channel": s.CHANNEL}, fills=3),
    AskedIntent(["Which customers of the {segment} segment have a lifetime revenue above the average and live in {city}?",
            "{segment} customers in {city} with above-average total revenue, names"],
           "SELECT customers.full_name FROM customers WHERE customers.segment = '{segment}' AND customers.city = '{city}' AND "
           "customers.total_revenue > (SELECT AVG(customers.total_revenue) FROM customers)",
           {"segment": s.SEGMENT, "city": s.CITY}, fills=8, asks=2),
    AskedIntent(["How many customers are in the same city as the store {store}?", "number of customers living in the city of {store}"],
           "SELECT COUNT(*) FROM customers WHERE customers.city = (SELECT stores.city FROM stores WHERE stores.store_name = "
           "'{store}')", {"store": s.STORE}, fills=7, asks=2),
    AskedIntent(["On average, how many orders does a customer place?", "average number of orders per customer who ordered",
            "mean order count per ordering customer"],
           "SELECT 1.0 * COUNT(*) / COUNT(DISTINCT orders.customer_id) FROM orders"),
    AskedIntent(["How many products have at least one return?", "number of distinct products that were returned",
            "count products with a return"],
           "SELECT COUNT(DISTINCT order_items.product_id) FROM order_items JOIN returns ON order_items.order_item_id = "
           "returns.order_item_id"),
    AskedIntent(["Which {category} products were not returned {period}?", "{category} products without a return {period}"],
           "SELECT products.product_name FROM categories JOIN products ON categories.category_id = products.category_id WHERE "
           "categories.category_name = '{category}' AND products.product_id NOT IN (SELECT order_items.product_id FROM "
           "order_items JOIN returns ON order_items.order_item_id = returns.order_item_id WHERE " + within("returns.returned_on") + ")",
           {"category": s.CATEGORY, "period": s.MONTHS + s.QUARTERS}, fills=8, asks=2),
]
