SELECT COUNT(*) FROM orders WHERE orders.status = 'Cancelled' AND orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01'
-- Number of orders in 2025 that are cancelled

SELECT stores.store_name, SUM(daily_sales.net_sales) FROM daily_sales JOIN stores ON stores.store_id = daily_sales.store_id JOIN regions ON regions.region_id = stores.region_id WHERE regions.country = 'Germany' AND daily_sales.sales_date >= '2025-01-01' AND daily_sales.sales_date < '2026-01-01' GROUP BY daily_sales.store_id, stores.store_name ORDER BY SUM(daily_sales.net_sales) DESC LIMIT 5
-- The 5 stores with the highest total net sales in 2025 with region country Germany

SELECT STRFTIME('%Y-%m', daily_sales.sales_date), SUM(daily_sales.net_sales) FROM daily_sales JOIN stores ON stores.store_id = daily_sales.store_id WHERE stores.store_name = 'Porto Station' GROUP BY STRFTIME('%Y-%m', daily_sales.sales_date) ORDER BY STRFTIME('%Y-%m', daily_sales.sales_date)
-- Total net sales for store Porto Station by month

SELECT COUNT(*) FROM customers WHERE EXISTS (SELECT 1 FROM order_items JOIN orders ON orders.order_id = order_items.order_id JOIN products ON products.product_id = order_items.product_id WHERE orders.customer_id = customers.customer_id AND orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01' AND products.brand = 'Quill')
-- Number of customers with any order item in 2025 with brand Quill

SELECT stores.store_name, COUNT(DISTINCT orders.customer_id) FROM orders JOIN stores ON stores.store_id = orders.store_id GROUP BY orders.store_id, stores.store_name
-- Number of different customers with orders by store

SELECT t.city, SUM(t.value) FROM (SELECT DISTINCT stores.city AS city, orders.customer_id AS row_1, customers.total_revenue AS value FROM orders JOIN stores ON stores.store_id = orders.store_id JOIN customers ON customers.customer_id = orders.customer_id) AS t GROUP BY t.city
-- Total revenue by store city

SELECT stores.store_name, SUM(returns.refund_amount) FROM returns JOIN order_items ON order_items.order_item_id = returns.order_item_id JOIN orders ON orders.order_id = order_items.order_id JOIN stores ON stores.store_id = orders.store_id GROUP BY orders.store_id, stores.store_name
-- Total refund amount by store

SELECT a.category_name, 100.0 * COALESCE(b.number_of_returns, 0) / a.number_of_order_items FROM (SELECT products.category_id AS category_id, categories.category_name AS category_name, COUNT(*) AS number_of_order_items FROM order_items JOIN orders ON orders.order_id = order_items.order_id JOIN products ON products.product_id = order_items.product_id JOIN categories ON categories.category_id = products.category_id WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01' GROUP BY products.category_id, categories.category_name) AS a LEFT JOIN (SELECT products.category_id AS category_id, COUNT(*) AS number_of_returns FROM returns JOIN order_items ON order_items.order_item_id = returns.order_item_id JOIN orders ON orders.order_id = order_items.order_id JOIN products ON products.product_id = order_items.product_id JOIN categories ON categories.category_id = products.category_id WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01' GROUP BY products.category_id) AS b ON b.category_id = a.category_id
-- Number of returns with order date in 2025 as a percentage of number of order items in 2025 by category

SELECT stores.store_name, 1.0 * SUM(daily_sales.net_sales) / stores.floor_area_sqm FROM daily_sales JOIN stores ON stores.store_id = daily_sales.store_id GROUP BY daily_sales.store_id, stores.store_name, stores.floor_area_sqm
-- Total net sales divided by sales floor in square metres by store

SELECT 1.0 * (SELECT SUM(daily_sales.net_sales) FROM daily_sales) / (SELECT SUM(stores.floor_area_sqm) FROM stores)
-- Total net sales divided by total sales floor in square metres

SELECT t.category_name, AVG(t.value) FROM (SELECT products.category_id AS category_id, categories.category_name AS category_name, products.list_price AS value, ROW_NUMBER() OVER (PARTITION BY products.category_id, categories.category_name ORDER BY products.list_price) AS place, COUNT(*) OVER (PARTITION BY products.category_id, categories.category_name) AS many FROM products JOIN categories ON categories.category_id = products.category_id) AS t WHERE 2 * t.place BETWEEN t.many AND t.many + 2 GROUP BY t.category_id, t.category_name
-- Median list price by category

SELECT AVG(t.value) FROM (SELECT products.list_price AS value, ROW_NUMBER() OVER (ORDER BY products.list_price) AS place, COUNT(*) OVER () AS many FROM products) AS t WHERE 2 * t.place BETWEEN t.many AND t.many + 2
-- Median list price

SELECT t.city, AVG(t.value) FROM (SELECT r.city, r.value, ROW_NUMBER() OVER (PARTITION BY r.city ORDER BY r.value IS NULL, r.value) AS place, COUNT(r.value) OVER (PARTITION BY r.city) AS many FROM (SELECT DISTINCT stores.city AS city, orders.customer_id AS row_1, customers.birth_year AS value FROM orders JOIN stores ON stores.store_id = orders.store_id JOIN customers ON customers.customer_id = orders.customer_id) AS r) AS t WHERE 2 * t.place BETWEEN t.many AND t.many + 2 GROUP BY t.city
-- Median birth year by store city

SELECT orders.channel, 100.0 * COUNT(CASE WHEN orders.status = 'Cancelled' THEN 1 END) / COUNT(*) FROM orders GROUP BY orders.channel
-- Share of orders that are cancelled, in percent, by channel

SELECT products.brand, 100.0 * SUM(order_items.line_total) / SUM(SUM(order_items.line_total)) OVER () FROM order_items JOIN products ON products.product_id = order_items.product_id GROUP BY products.brand
-- Each group's share of total line total, in percent, by brand

SELECT stores.store_name, 100.0 * (SUM(CASE WHEN daily_sales.sales_date >= '2025-01-01' AND daily_sales.sales_date < '2026-01-01' THEN daily_sales.net_sales ELSE 0 END) - SUM(CASE WHEN daily_sales.sales_date >= '2024-01-01' AND daily_sales.sales_date < '2025-01-01' THEN daily_sales.net_sales ELSE 0 END)) / SUM(CASE WHEN daily_sales.sales_date >= '2024-01-01' AND daily_sales.sales_date < '2025-01-01' THEN daily_sales.net_sales ELSE 0 END) FROM daily_sales JOIN stores ON stores.store_id = daily_sales.store_id WHERE ((daily_sales.sales_date >= '2024-01-01' AND daily_sales.sales_date < '2025-01-01') OR (daily_sales.sales_date >= '2025-01-01' AND daily_sales.sales_date < '2026-01-01')) GROUP BY daily_sales.store_id, stores.store_name
-- Change of net sales from 2024 to 2025, in percent, by store

SELECT customers.full_name FROM orders JOIN customers ON customers.customer_id = orders.customer_id GROUP BY orders.customer_id, customers.full_name HAVING COUNT(*) >= 5
-- Customers with at least 5 orders

SELECT customers.full_name FROM customers WHERE NOT EXISTS (SELECT 1 FROM returns JOIN order_items ON order_items.order_item_id = returns.order_item_id JOIN orders ON orders.order_id = order_items.order_id WHERE orders.customer_id = customers.customer_id) AND EXISTS (SELECT 1 FROM orders WHERE orders.customer_id = customers.customer_id AND orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01')
-- Customers without any return and with any order in 2025

SELECT products.product_name, categories.category_name FROM products JOIN categories ON categories.category_id = products.category_id WHERE NOT EXISTS (SELECT 1 FROM order_items WHERE order_items.product_id = products.product_id)
-- Products without any order item, with category

SELECT departments.dept_name, COUNT(*) FROM employees JOIN departments ON departments.dept_id = employees.curr_dept GROUP BY employees.curr_dept, departments.dept_name
-- Number of employees by department today

SELECT departments.dept_name, COUNT(*) FROM employees JOIN departments ON departments.dept_id = employees.dept_2022 GROUP BY employees.dept_2022, departments.dept_name
-- Number of employees by department before the 2022 reorganisation

SELECT manager.first_name, manager.last_name, COUNT(*) FROM employees JOIN employees AS manager ON manager.employee_id = employees.manager_id GROUP BY employees.manager_id, manager.first_name, manager.last_name HAVING COUNT(*) >= 8
-- Number of employees by manager, only managers with at least 8 employees

SELECT employees.last_name, manager.last_name, stores.store_name FROM employees LEFT JOIN employees AS manager ON manager.employee_id = employees.manager_id LEFT JOIN stores ON stores.store_id = employees.store_id
-- Employee last name, manager last name and store of employees

SELECT employees.last_name FROM employees WHERE NOT EXISTS (SELECT 1 FROM employees AS employees_2 WHERE employees_2.manager_id = employees.employee_id)
-- Last name of employees without any employee that has them as manager

SELECT STRFTIME('%Y-%m', daily_sales.sales_date), SUM(SUM(daily_sales.net_sales)) OVER (ORDER BY STRFTIME('%Y-%m', daily_sales.sales_date)) FROM daily_sales GROUP BY STRFTIME('%Y-%m', daily_sales.sales_date) ORDER BY STRFTIME('%Y-%m', daily_sales.sales_date)
-- Running total of net sales by month

SELECT t.category_name, t.product_name, t.launched_on FROM (SELECT categories.category_name AS category_name, products.product_name AS product_name, products.launched_on AS launched_on, RANK() OVER (PARTITION BY products.category_id ORDER BY products.launched_on DESC) AS place FROM products JOIN categories ON categories.category_id = products.category_id) AS t WHERE t.place = 1
-- Products, only the latest of each category by first day on sale, with category and first day on sale

SELECT t.category_name, t.product_name, t.total_quantity FROM (SELECT categories.category_name AS category_name, products.product_name AS product_name, SUM(order_items.quantity) AS total_quantity, ROW_NUMBER() OVER (PARTITION BY products.category_id ORDER BY SUM(order_items.quantity) DESC) AS place FROM order_items JOIN products ON products.product_id = order_items.product_id JOIN categories ON categories.category_id = products.category_id GROUP BY products.category_id, categories.category_name, order_items.product_id, products.product_name) AS t WHERE t.place <= 3
-- Total order item quantity by category and product, only the 3 with the highest total order item quantity of each category

SELECT categories.category_name, SUM(order_items.line_total - order_items.quantity * products.unit_cost) FROM order_items JOIN products ON products.product_id = order_items.product_id JOIN categories ON categories.category_id = products.category_id GROUP BY products.category_id, categories.category_name
-- Total of line total minus (quantity times unit cost) by category

SELECT categories.category_name, COUNT(products.product_id) FROM categories LEFT JOIN products ON products.category_id = categories.category_id AND products.discontinued_on IS NULL GROUP BY categories.category_id, categories.category_name
-- Number of products of categories whose product is not discontinued by category, categories without any product included

SELECT CASE STRFTIME('%w', orders.order_date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END, COUNT(*) FROM orders GROUP BY CASE STRFTIME('%w', orders.order_date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END, STRFTIME('%w', orders.order_date) ORDER BY STRFTIME('%w', orders.order_date)
-- Number of orders by weekday

SELECT CAST(STRFTIME('%H', payments.paid_at) AS INTEGER), COUNT(*) FROM payments WHERE payments.paid_at >= '2025-03-01' AND payments.paid_at < '2025-03-02' GROUP BY CAST(STRFTIME('%H', payments.paid_at) AS INTEGER) ORDER BY CAST(STRFTIME('%H', payments.paid_at) AS INTEGER)
-- Number of payments on 1 March 2025 by hour of the day

SELECT STRFTIME('%Y', payments.paid_at) || '-Q' || ((CAST(STRFTIME('%m', payments.paid_at) AS INTEGER) + 2) / 3), COUNT(*) FROM payments GROUP BY STRFTIME('%Y', payments.paid_at) || '-Q' || ((CAST(STRFTIME('%m', payments.paid_at) AS INTEGER) + 2) / 3) ORDER BY STRFTIME('%Y', payments.paid_at) || '-Q' || ((CAST(STRFTIME('%m', payments.paid_at) AS INTEGER) + 2) / 3)
-- Number of payments by quarter

SELECT DATE(payments.paid_at, 'weekday 0', '-6 days'), COUNT(*) FROM payments GROUP BY DATE(payments.paid_at, 'weekday 0', '-6 days') ORDER BY DATE(payments.paid_at, 'weekday 0', '-6 days') DESC LIMIT 3
-- Number of payments by week, sorted by week, latest first, only the first 3

SELECT employees.first_name, employees.salary FROM employees WHERE employees.salary > (SELECT AVG(employees.salary) FROM employees) ORDER BY employees.salary DESC LIMIT 3
-- First name and salary of the 3 employees with salary over average salary with the highest salary

SELECT COUNT(*) FROM employees WHERE employees.birthplace <> employees.origin
-- Number of employees with birthplace other than origin

SELECT COUNT(*) FROM employees WHERE employees.hired_on <= '2026-01-01' AND (employees.left_on IS NULL OR employees.left_on > '2026-01-01')
-- Number of employees hired until 1 January 2026 that are current staff (last day of work is empty) or left after 1 January 2026

SELECT COUNT(*), SUM(orders.revenue) FROM orders WHERE EXISTS (SELECT 1 FROM returns JOIN order_items ON order_items.order_item_id = returns.order_item_id WHERE order_items.order_id = orders.order_id)
-- Number of orders and total revenue with any return

SELECT 100.0 * COUNT(CASE WHEN EXISTS (SELECT 1 FROM returns JOIN order_items ON order_items.order_item_id = returns.order_item_id JOIN orders ON orders.order_id = order_items.order_id WHERE orders.customer_id = customers.customer_id) THEN 1 END) / COUNT(*) FROM customers WHERE EXISTS (SELECT 1 FROM orders WHERE orders.customer_id = customers.customer_id)
-- Share of customers with any return, in percent, with any order

SELECT COUNT(*) FROM products WHERE products.product_name LIKE '%50!%!_a''b%' ESCAPE '!'
-- Number of products whose name contains “50%_a'b”

SELECT a.city, a.number_of_rows, COALESCE(b.number_of_daily_sales, 0) FROM (SELECT stores.city AS city, COUNT(*) AS number_of_rows FROM orders JOIN stores ON stores.store_id = orders.store_id GROUP BY stores.city) AS a LEFT JOIN (SELECT stores.city AS city, COUNT(*) AS number_of_daily_sales FROM daily_sales JOIN stores ON stores.store_id = daily_sales.store_id GROUP BY stores.city) AS b ON b.city = a.city ORDER BY a.number_of_rows DESC
-- Number of orders and number of daily sales by store city, sorted by number of orders, highest first

SELECT suppliers.country FROM suppliers GROUP BY suppliers.country ORDER BY MAX(suppliers.rating) DESC
-- Different countries of suppliers, sorted by highest supplier rating, highest first

SELECT COUNT(*) FROM (SELECT customers.full_name AS full_name, COUNT(*) AS value FROM orders JOIN customers ON customers.customer_id = orders.customer_id GROUP BY orders.customer_id, customers.full_name HAVING COUNT(*) >= 2) AS t
-- Number of customers and customers with at least 2 orders

SELECT AVG(t.value) FROM (SELECT order_items.order_id AS order_id, SUM(order_items.quantity) AS value FROM order_items GROUP BY order_items.order_id) AS t
-- Average total order item quantity per order

SELECT 100.0 * (SELECT COUNT(*) FROM (SELECT orders.customer_id AS customer_id, COUNT(*) AS value FROM orders GROUP BY orders.customer_id HAVING COUNT(*) = 1) AS t) / (SELECT COUNT(*) FROM (SELECT orders.customer_id AS customer_id, COUNT(*) AS value FROM orders GROUP BY orders.customer_id) AS t)
-- Share of customers with exactly 1 order, in percent

SELECT 100.0 * (SELECT SUM(t.value) FROM (SELECT orders.customer_id AS customer_id, SUM(orders.revenue) AS value FROM orders WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01' GROUP BY orders.customer_id ORDER BY SUM(orders.revenue) DESC LIMIT 100) AS t) / (SELECT SUM(orders.revenue) FROM orders WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01')
-- Total revenue per customer in 2025 among the 100 with the highest total revenue as a percentage of total revenue in 2025

SELECT t.weekday, AVG(t.value) FROM (SELECT CASE STRFTIME('%w', orders.ship_date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END AS weekday, orders.ship_date AS ship_date, COUNT(*) AS value FROM orders WHERE orders.ship_date IS NOT NULL GROUP BY CASE STRFTIME('%w', orders.ship_date) WHEN '0' THEN 'Sunday' WHEN '1' THEN 'Monday' WHEN '2' THEN 'Tuesday' WHEN '3' THEN 'Wednesday' WHEN '4' THEN 'Thursday' WHEN '5' THEN 'Friday' WHEN '6' THEN 'Saturday' END, orders.ship_date) AS t GROUP BY t.weekday ORDER BY t.weekday
-- Average number of orders per weekday of ship date and ship date by weekday of ship date, sorted by weekday of ship date

SELECT STRFTIME('%Y-%m', daily_sales.sales_date), 100.0 * (SUM(daily_sales.net_sales) - LAG(SUM(daily_sales.net_sales)) OVER (ORDER BY STRFTIME('%Y-%m', daily_sales.sales_date))) / LAG(SUM(daily_sales.net_sales)) OVER (ORDER BY STRFTIME('%Y-%m', daily_sales.sales_date)) FROM daily_sales GROUP BY STRFTIME('%Y-%m', daily_sales.sales_date) ORDER BY STRFTIME('%Y-%m', daily_sales.sales_date)
-- Change of net sales from the month before, in percent, by month

SELECT (SELECT SUM(orders.revenue) FROM orders WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01') - (SELECT SUM(order_items.line_total) FROM order_items JOIN orders ON orders.order_id = order_items.order_id WHERE orders.order_date >= '2025-01-01' AND orders.order_date < '2026-01-01')
-- Total revenue in 2025 minus total line total in 2025

SELECT stores.store_name, SUM(orders.revenue) FROM orders JOIN stores ON stores.store_id = orders.store_id GROUP BY orders.store_id, stores.store_name HAVING SUM(orders.revenue) > (SELECT SUM(orders.revenue) FROM orders JOIN stores ON stores.store_id = orders.store_id WHERE stores.store_name = 'Graz Gardens')
-- Total revenue by store, only stores with total revenue over total revenue for store Graz Gardens

select sum(case when store_id is null then salary end) head_office, sum(case when store_id is not null then salary end) stores from employees where left_on is null
-- Total salary of the head office (store id is empty) and total salary with a store, all of employees that are current staff (last day of work is empty)

select sum(i.quantity*i.unit_price-i.line_total) from order_items i join orders o on o.order_id=i.order_id where o.status<>'Cancelled' and o.order_date between '2026-04-01' and '2026-06-30'
-- Total of quantity times unit price minus line total in Q2 2026 of order items whose order is not cancelled

select strftime('%Y',order_date) yr, avg(revenue) from orders where status<>'Cancelled' group by 1
-- Average revenue of orders that are not cancelled by year

select sum(annual_budget) from departments
-- Total annual budget

select strftime('%Y',paid_at) yr, 100.0*sum(case when method='Gift Card' then amount else 0 end)/sum(amount) from payments where paid_at>='2024-01-01' and paid_at<'2026-01-01' group by 1
-- Share of total payment amount with method Gift Card, in percent, from 2024 to 2025 by year

select sum(i.line_total-i.quantity*p.unit_cost), 100.0*sum(i.line_total-i.quantity*p.unit_cost)/sum(i.line_total) from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where c.category_name='Lighting' and o.status<>'Cancelled' and o.order_date between '2025-01-01' and '2025-12-31'
-- Total of line total minus (quantity times unit cost) and total of line total minus (quantity times unit cost) as a percentage of total line total, all of order items in 2025 for category Lighting whose order is not cancelled

select d.dept_name, 1.0*d.annual_budget/count(e.employee_id) from departments d join employees e on e.curr_dept=d.dept_id and e.left_on is null group by d.dept_id, d.dept_name, d.annual_budget
-- Annual budget per employee of employees that are current staff (last day of work is empty) by department today and annual budget

select reason, sum(refund_amount) from returns where returned_on between '2025-07-01' and '2025-09-30' group by reason
-- Total refund amount in Q3 2025 by reason

select sum(net_sales) from daily_sales where sales_date between '2026-10-01' and '2026-10-31'
-- Total net sales in October 2026

select 100.0*sum(case when sales_date>='2025-10-01' then net_sales else 0 end)/sum(net_sales) from daily_sales where sales_date between '2025-01-01' and '2025-12-31'
-- Share of total net sales since 1 October 2025, in percent

select r.region_name, count(*), sum(o.revenue) from orders o join stores s on s.store_id=o.store_id join regions r on r.region_id=s.region_id left join payments p on p.order_id=o.order_id where o.status in ('Completed','Shipped') and p.payment_id is null group by r.region_name
-- Number of orders and total revenue that are completed or shipped without any payment by region

select sum(d.net_sales) from daily_sales d join stores s on s.store_id=d.store_id where s.store_name='Zaragoza Central' and d.sales_date>='2026-01-01'
-- Total net sales since the beginning of 2026 for store Zaragoza Central

select (select sum(revenue) from orders where status<>'Cancelled' and order_date between '2025-01-01' and '2025-12-31') - (select sum(i.line_total) from order_items i join orders o on o.order_id=i.order_id where o.status<>'Cancelled' and o.order_date between '2025-01-01' and '2025-12-31')
-- Total revenue in 2025 of orders that are not cancelled minus total line total in 2025 of order items whose order is not cancelled

select strftime('%Y-%m',sales_date) m, sum(net_sales) t from daily_sales where sales_date between '2024-01-01' and '2024-12-31' group by 1 order by t limit 1
-- The month with the lowest total net sales in 2024

select reason, sum(refund_amount) total from returns where returned_on between '2026-01-01' and '2026-06-30' group by reason order by total desc
-- Total refund amount from January to June 2026 by reason, highest first

select mon, sum(t) over (order by k) from (select strftime('%Y-%m',sales_date) mon, min(sales_date) k, sum(net_sales) t from daily_sales where sales_date between '2026-01-01' and '2026-10-31' group by 1)
-- Running total of net sales per month by earliest sales date from January to October 2026 by month

select count(*) from daily_sales d join stores s on s.store_id=d.store_id where s.store_name='Valencia Arcade' and d.sales_date between '2026-06-01' and '2026-06-30'
-- Number of daily sales in June 2026 for store Valencia Arcade

select sum(gross_sales-net_sales), 100.0*sum(gross_sales-net_sales)/sum(gross_sales) from daily_sales where sales_date between '2026-01-01' and '2026-10-31'
-- Total of gross sales minus net sales and total of gross sales minus net sales as a percentage of total gross sales, all of daily sales from January to October 2026

select paid_at, order_id, method, amount from payments where amount>3000 and paid_at>='2026-01-01' and paid_at<'2027-01-01'
-- When the money arrived, order id, method and amount of payments in 2026 with amount over 3,000 euros

select strftime('%Y-%m',sales_date) m, sum(final_sales) from daily_sales where sales_date between '2025-01-01' and '2025-12-31' group by 1
-- Total final sales in 2025 by month

select ((cast(strftime('%m',order_date) as integer)+2)/3) quarter, sum(revenue) from orders where status='Cancelled' and order_date between '2025-01-01' and '2025-12-31' group by 1
-- Total revenue in 2025 of orders that are cancelled by quarter of the year

select count(*), sum(o.revenue) from orders o left join payments p on p.order_id=o.order_id where o.status in ('Completed','Shipped') and p.payment_id is null
-- Number of orders and total revenue that are completed or shipped without any payment

select method, sum(amount) from payments where paid_at>='2026-09-01' and paid_at<'2026-10-01' group by method
-- Total payment amount in September 2026 by method

select s.store_name, sum(case when d.sales_date between '2025-01-01' and '2025-10-31' then d.net_sales else 0 end) py, sum(case when d.sales_date between '2026-01-01' and '2026-10-31' then d.net_sales else 0 end) cy from daily_sales d join stores s on s.store_id=d.store_id where s.closed_on is null group by s.store_id, s.store_name having cy<py
-- Total net sales from January to October 2025 and total net sales from January to October 2026, all of daily sales whose store is open (day of closing is empty) by store, only stores with total net sales from January to October 2026 under total net sales from January to October 2025

select count(*), sum(revenue) from orders where status='Pending' and order_date<'2026-10-01'
-- Number of orders and total revenue until 30 September 2026 that are pending

select p.product_name, sum(i.quantity) u from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where c.category_name='Garden' and o.status<>'Cancelled' and o.order_date between '2026-01-01' and '2026-10-31' group by p.product_id, p.product_name order by u desc limit 5
-- The 5 products with the highest total order item quantity from January to October 2026 for category Garden of order items whose order is not cancelled

select distinct s.supplier_name from products p join suppliers s on s.supplier_id=p.supplier_id where p.product_name like '%Armchair' and p.discontinued_on is null
-- Suppliers with products whose name ends with “Armchair” that are not discontinued

select p.product_name, unit_cost, list_price from products p where discontinued_on is null and unit_cost>0.78*list_price
-- Products that are not discontinued with unit cost over 0.78 times list price, with unit cost and list price

select c.category_name, sum(r.refund_amount) t from returns r join order_items i on i.order_item_id=r.order_item_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where r.returned_on between '2025-01-01' and '2025-12-31' group by c.category_name having t>20000
-- Total refund amount of returns returned in 2025 by category, only categories with total refund amount over 20,000 euros

select p.brand, sum(case when o.order_date between '2026-07-01' and '2026-09-30' then i.quantity else 0 end) q3, sum(case when o.order_date between '2025-07-01' and '2025-09-30' then i.quantity else 0 end) ly from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id group by p.brand
-- Total order item quantity in Q3 2026 and total order item quantity in Q3 2025 by brand

select country, avg(rating) from suppliers where deleted_at is null and rating is not null group by country
-- Average supplier rating of suppliers that are not deleted by country

select avg(list_price) from (select list_price, row_number() over (order by list_price) rn, count(*) over () n from products p join categories c on c.category_id=p.category_id where c.category_name='Toys' and discontinued_on is null) where rn in ((n+1)/2,(n+2)/2)
-- Median list price for category Toys of products that are not discontinued

select c.category_name, sum(i.quantity) t from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where o.status<>'Cancelled' and o.order_date between '2026-01-01' and '2026-10-31' group by c.category_name order by t desc
-- Total order item quantity from January to October 2026 of order items whose order is not cancelled by category, highest first

select count(*), sum(p.discontinued_on is null) from products p join suppliers s on s.supplier_id=p.supplier_id where s.supplier_name='Nimbus Works'
-- Number of products and number of products that are not discontinued, all of products for supplier Nimbus Works

select avg(case when o.order_date like '2026-07%' then i.discount_pct end), avg(case when o.order_date like '2025-07%' then i.discount_pct end) from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where c.category_name='Outdoor'
-- Average discount percent in July 2026 and average discount percent in July 2025, all of order items for category Outdoor

select unit_cost, list_price from products where product_name='Hearth Armchair'
-- Unit cost and list price of products named Hearth Armchair

select s.supplier_name, count(*) n from products p join suppliers s on s.supplier_id=p.supplier_id where p.discontinued_on is null group by s.supplier_id, s.supplier_name having n>=10
-- Number of products that are not discontinued by supplier, only suppliers with at least 10 products

select p.brand, 100.0*sum(i.line_total)/sum(sum(i.line_total)) over () from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where c.category_name='Kitchen' and o.status<>'Cancelled' and o.order_date between '2026-01-01' and '2026-10-31' group by p.brand
-- Each group's share of total line total, in percent, from January to October 2026 for category Kitchen of order items whose order is not cancelled by brand

select supplier_name, country, lead_time_days from suppliers where deleted_at is null and lead_time_days>60
-- Suppliers that are not deleted with lead time days over 60, with country and lead time days

select s.supplier_name, count(p.product_id) from suppliers s left join products p on p.supplier_id=s.supplier_id where s.rating is null and s.deleted_at is null group by s.supplier_id, s.supplier_name
-- Number of products of suppliers without a rating that are not deleted by supplier, suppliers without any product included

select sum(list_price<100), sum(list_price between 100 and 250), sum(list_price>250) from products p join categories c on c.category_id=p.category_id where c.category_name='Furniture' and discontinued_on is null
-- Number of products with list price under 100 euros; number of products with list price between 100 and 250 euros; number of products with list price over 250 euros, all of products for category Furniture that are not discontinued

select s.country, count(*) n from products p join suppliers s on s.supplier_id=p.supplier_id where p.discontinued_on is null group by s.country order by n desc limit 1
-- The supplier country with the highest number of products that are not discontinued

select brand, count(distinct supplier_id) from products group by brand
-- Number of different suppliers with products by brand

select avg((list_price-unit_cost)/list_price) from products where brand='Quill' and discontinued_on is null
-- Average of list price minus unit cost divided by list price with brand Quill of products that are not discontinued

select p.product_name, p.brand, c.category_name, p.discontinued_on from products p join categories c on c.category_id=p.category_id where p.discontinued_on>='2026-01-01'
-- Products discontinued since the beginning of 2026, with brand, category and last day on sale

select c.full_name, o.revenue from orders o join customers c on c.customer_id=o.customer_id where o.store_id=(select store_id from stores where store_name='Porto Station') order by o.revenue desc limit 1
-- Customer and revenue of the order for store Porto Station with the highest revenue

select sum(d.net_sales)/max(s.floor_area_sqm) from daily_sales d join stores s on s.store_id=d.store_id where s.store_name='Lisbon Old Town' and d.sales_date between '2025-01-01' and '2025-12-31'
-- Total net sales divided by highest sales floor in square metres in 2025 for store Lisbon Old Town

select p.product_name, sum(i.quantity) n from orders o join order_items i on i.order_id=o.order_id join products p on p.product_id=i.product_id where o.store_id=(select store_id from stores where store_name='Berlin Riverside') and o.order_date between '2026-07-01' and '2026-10-31' and o.status<>'Cancelled' group by p.product_id, p.product_name order by n desc limit 2
-- The 2 products with the highest total order item quantity from July to October 2026 for store Berlin Riverside of order items whose order is not cancelled

select store_name, t, t-mn from (select s.store_name, sum(d.net_sales) t, min(sum(d.net_sales)) over () mn from daily_sales d join stores s on s.store_id=d.store_id where s.store_name in ('Lisbon Old Town','Lisbon Riverside') and d.sales_date>='2026-01-01' group by s.store_name) where t>mn
-- Total net sales and total net sales minus lowest total net sales of all, all of stores with total net sales over lowest total net sales of all since the beginning of 2026 for store Lisbon Old Town or Lisbon Riverside by store

select order_id from orders where store_id=(select store_id from stores where store_name='Valencia Arcade') and ship_date in ('2026-10-30','2026-10-31')
-- Order id of orders for store Valencia Arcade with ship date 30 October 2026 or 31 October 2026

select floor_area_sqm from stores where store_name='Porto Station'
-- Sales floor in square metres of stores named Porto Station

select 100.0*sum(channel='Phone')/count(*) from orders where store_id=(select store_id from stores where store_name='Kiel Harbour') and order_date between '2026-01-01' and '2026-10-31'
-- Share of orders with channel Phone, in percent, from January to October 2026 for store Kiel Harbour

select count(*), sum(r.refund_amount) from returns r join order_items i on i.order_item_id=r.order_item_id join orders o on o.order_id=i.order_id where o.store_id=(select store_id from stores where store_name='Stuttgart Market') and r.returned_on>='2026-01-01' and r.reason='Damaged'
-- Number of returns and total refund amount returned since the beginning of 2026 for store Stuttgart Market with reason Damaged

select count(*) from orders where store_id=(select store_id from stores where store_name='Porto Station') and order_date='2026-10-31'
-- Number of orders on 31 October 2026 for store Porto Station

select avg(revenue) from orders where store_id=(select store_id from stores where store_name='Bremen Station') and channel='Store' and status<>'Cancelled' and order_date between '2026-09-01' and '2026-09-30'
-- Average revenue in September 2026 for store Bremen Station with channel Store of orders that are not cancelled

select sum(net_sales) from daily_sales where store_id=(select store_id from stores where store_name='Braga Harbour') and sales_date between '2026-08-01' and '2026-08-31'
-- Total net sales in August 2026 for store Braga Harbour

select first_name, last_name, hired_on from employees where store_id=(select store_id from stores where store_name='Rotterdam Station') and left_on is null order by hired_on desc limit 1
-- First name, last name and first day of work of the employee for store Rotterdam Station that is current staff (last day of work is empty) with the latest first day of work

select count(distinct customer_id) from orders where store_id=(select store_id from stores where store_name='Linz Arcade') and order_date between '2026-10-01' and '2026-10-31'
-- Number of different customers with orders in October 2026 for store Linz Arcade

select r.reason, count(*) from returns r join order_items i on i.order_item_id=r.order_item_id join orders o on o.order_id=i.order_id where o.store_id=(select store_id from stores where store_name='Kiel Harbour') and r.returned_on>='2026-08-01' group by r.reason
-- Number of returns returned since 1 August 2026 for store Kiel Harbour by reason

select e.first_name, e.last_name from orders o join employees e on e.employee_id=o.employee_id where o.order_id=(select order_id from orders where store_id=(select store_id from stores where store_name='Graz Gardens') and channel='Store' and status<>'Cancelled' and order_date between '2026-10-01' and '2026-10-31' order by revenue desc limit 1)
-- First name and last name of orders with order id order id of the order in October 2026 for store Graz Gardens with channel Store that is not cancelled with the highest revenue

select 31-count(distinct order_date) from orders where store_id=(select store_id from stores where store_name='Graz Gardens') and order_date between '2026-10-01' and '2026-10-31'
-- 31 minus number of different order dates in October 2026 for store Graz Gardens

select first_name, last_name, job_title from employees where store_id=(select store_id from stores where store_name='Porto Station') and left_on is null
-- First name, last name and job title of employees for store Porto Station that are current staff (last day of work is empty)

select sum(case when sales_date>='2026-10-01' then net_sales end), sum(case when sales_date<'2026-10-01' then net_sales end) from daily_sales where store_id=(select store_id from stores where store_name='Kiel Harbour') and sales_date between '2026-09-01' and '2026-10-31'
-- Total net sales since 1 October 2026 and total net sales until 30 September 2026, all of daily sales from September to October 2026 for store Kiel Harbour

select count(*), sum(revenue) from orders where store_id=(select store_id from stores where store_name='Munich Central') and status='Cancelled' and order_date>='2026-01-01'
-- Number of orders and total revenue since the beginning of 2026 for store Munich Central that are cancelled

select count(*) from orders where store_id=(select store_id from stores where store_name='Berlin Riverside') and status='Pending'
-- Number of orders for store Berlin Riverside that are pending

select e.first_name, e.last_name, count(*) n from orders o join employees e on e.employee_id=o.employee_id where o.store_id=(select store_id from stores where store_name='Lisbon Riverside') and o.order_date between '2026-07-01' and '2026-09-30' group by e.employee_id, e.first_name, e.last_name order by n desc limit 1
-- The employee with the highest number of orders in Q3 2026 for store Lisbon Riverside

select count(*) from orders where store_id=(select store_id from stores where store_name='Braga Harbour') and status='Pending'
-- Number of orders for store Braga Harbour that are pending

select case strftime('%w',sales_date) when '0' then 'Sunday' when '1' then 'Monday' when '2' then 'Tuesday' when '3' then 'Wednesday' when '4' then 'Thursday' when '5' then 'Friday' else 'Saturday' end d, sum(net_sales) t from daily_sales where store_id=(select store_id from stores where store_name='Graz Gardens') and sales_date>='2026-01-01' group by 1 order by t desc limit 1
-- The weekday with the highest total net sales since the beginning of 2026 for store Graz Gardens

select opened_on from stores where store_name='Braga Harbour'
-- Day of opening of stores named Braga Harbour

select first_name, last_name, job_title, left_on from employees where left_on between '2026-07-01' and '2026-09-30'
-- First name, last name, job title and last day of work of employees left in Q3 2026

select first_name, last_name, salary from employees where left_on is null and curr_dept=(select dept_id from departments where dept_name='Sales') and salary>100000
-- First name, last name and salary of employees that are current staff (last day of work is empty) for department today Sales with salary over 100,000 euros

select count(*) from employees where left_on is null and dept_2022 is not null and dept_2022<>curr_dept
-- Number of employees that are current staff (last day of work is empty) with a department before the 2022 reorganisation with department before the 2022 reorganisation other than department today

select s.store_name, count(e.employee_id) n from stores s left join employees e on e.store_id=s.store_id and e.left_on is null where s.closed_on is null group by s.store_id, s.store_name having count(e.employee_id)<5
-- Number of employees of stores that are open (day of closing is empty) whose employee has not left by store, only stores with fewer than 5 employees, stores without any employee included

select count(*) from employees where left_on is null and birthplace<>origin
-- Number of employees that are current staff (last day of work is empty) with birthplace other than origin

select count(*) from employees where left_on is null and salary<35000
-- Number of employees that are current staff (last day of work is empty) with salary under 35,000 euros

select strftime('%Y',left_on) y, count(*) from employees where left_on is not null group by 1
-- Number of employees that have left by year left

select d.dept_name, count(e.employee_id) from departments d left join employees e on e.curr_dept=d.dept_id and e.left_on is null group by d.dept_name
-- Number of employees of departments whose employee has not left by department today, departments without any employee included

select e.first_name, e.last_name, e.hired_on, s.store_name from employees e left join stores s on s.store_id=e.store_id where e.hired_on>='2026-01-01'
-- First name, last name, first day of work and store of employees hired since the beginning of 2026

select d.dept_name, min(e.salary), avg(e.salary), max(e.salary) from employees e join departments d on d.dept_id=e.curr_dept where e.left_on is null group by d.dept_name
-- Lowest salary, average salary and highest salary of employees that are current staff (last day of work is empty) by department today

select strftime('%Y',hired_on) y, ((cast(strftime('%m',hired_on) as integer)+2)/3) q, count(*) from employees where hired_on between '2024-01-01' and '2025-12-31' group by 1,2
-- Number of employees hired from 2024 to 2025 by year hired and quarter of the year hired

select avg(salary) from employees where left_on is null and store_id is not null and job_title<>'Store Manager'
-- Average salary with a store with job title other than Store Manager of employees that are current staff (last day of work is empty)

select d.dept_name, 100.0*sum(e.salary)/sum(sum(e.salary)) over () from employees e join departments d on d.dept_id=e.curr_dept where e.left_on is null group by d.dept_name
-- Each group's share of total salary, in percent, of employees that are current staff (last day of work is empty) by department today

select d.dept_name, d.annual_budget, sum(e.salary) p from departments d join employees e on e.curr_dept=d.dept_id and e.left_on is null group by d.dept_id, d.dept_name, d.annual_budget order by p desc
-- Total salary of employees that are current staff (last day of work is empty) by department today and annual budget, highest first

select e.first_name, e.last_name, m.first_name||' '||m.last_name manager from employees e join employees m on m.employee_id=e.manager_id where e.left_on is null and m.left_on is not null
-- Employee first name, employee last name and manager first name and manager last name of employees that are current staff (employee last day of work is empty) whose manager has left

select d.dept_name, 100.0*sum(e.left_on between '2025-01-01' and '2025-12-31')/sum(e.hired_on<='2025-01-01' and (e.left_on is null or e.left_on>='2025-01-01')) from employees e join departments d on d.dept_id=e.curr_dept group by d.dept_name
-- Number of employees left in 2025 as a percentage of number of employees hired until 1 January 2025 that are current staff (last day of work is empty) or left since the beginning of 2025 by department today

select 100.0*sum(store_id is null)/count(*) from employees where left_on is null
-- Share of employees of the head office (store id is empty), in percent, that are current staff (last day of work is empty)

select avg(case when job_title='Buyer' then salary end), avg(case when job_title='Accountant' then salary end) from employees where left_on is null
-- Average salary with job title Buyer and average salary with job title Accountant, all of employees that are current staff (last day of work is empty)

select e.first_name, e.last_name, e.job_title, s.store_name from employees e join stores s on s.store_id=e.store_id where e.left_on is null and s.closed_on is not null
-- First name, last name, job title and store of employees that are current staff (last day of work is empty) whose store is closed

select (select count(*) from employees where hired_on>='2026-01-01'), (select count(*) from employees where left_on>='2026-01-01')
-- Number of employees hired since the beginning of 2026 and number of employees left since the beginning of 2026

select d.dept_name, e.first_name, e.last_name, e.job_title, e.salary from employees e join departments d on d.dept_id=e.curr_dept where e.left_on is null and e.salary=(select max(salary) from employees x where x.left_on is null and x.curr_dept=e.curr_dept)
-- Department today, first name, last name, job title and salary of employees that are current staff (last day of work is empty), only the highest of each department by salary among those that are current staff (last day of work is empty)

select m.first_name, m.last_name, count(*) n from employees e join employees m on m.employee_id=e.manager_id where e.left_on is null group by m.employee_id, m.first_name, m.last_name having count(*)>=8
-- Number of employees that are current staff (employee last day of work is empty) by manager, only managers with at least 8 employees

select job_title, avg((julianday('2026-10-31')-julianday(hired_on))/365.25) from employees where left_on is null group by job_title
-- Average number of years from first day of work to 31 October 2026 of employees that are current staff (last day of work is empty) by job title

select e.first_name, e.last_name, e.hired_on, d.dept_name from employees e join departments d on d.dept_id=e.curr_dept where e.left_on is null order by e.hired_on limit 10
-- First name, last name, first day of work and department today of the 10 employees that are current staff (last day of work is empty) with the earliest first day of work

select e.salary, m.first_name, m.last_name from employees e left join employees m on m.employee_id=e.manager_id where e.first_name='Quinn' and e.last_name='Torres'
-- Employee salary, manager first name and manager last name of employees with employee first name Quinn with employee last name Torres

select c.category_name, sum(r.refund_amount) t from returns r join order_items i on i.order_item_id=r.order_item_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where r.returned_on between '2025-01-01' and '2025-12-31' group by c.category_name order by t desc limit 1
-- The category with the highest total refund amount of returns returned in 2025

select c.category_name, sum(i.quantity) from order_items i join orders o on o.order_id=i.order_id join products p on p.product_id=i.product_id join categories c on c.category_id=p.category_id where o.status<>'Cancelled' and o.order_date between '2024-01-01' and '2024-12-31' group by c.category_name
-- Total order item quantity in 2024 of order items whose order is not cancelled by category

select loyalty_tier, count(*) from customers where is_deleted=0 and loyalty_tier is not null group by loyalty_tier
-- Number of customers that are not deleted with a loyalty tier by loyalty tier

select 100.0*count(distinct r.customer_id)/count(distinct o.customer_id) from orders o left join (select o2.customer_id from returns r join order_items i on i.order_item_id=r.order_item_id join orders o2 on o2.order_id=i.order_id) r on r.customer_id=o.customer_id
-- Number of different customers with orders as a percentage of number of different customers with orders

select full_name, email from customers where loyalty_tier='Platinum' and city='Vienna' and is_deleted=0
-- Customers with loyalty tier Platinum with city Vienna that are not deleted, with email

select s.floor_area_sqm, (select count(*) from employees e where e.store_id=s.store_id and e.left_on is null), (select sum(net_sales) from daily_sales d where d.store_id=s.store_id and d.sales_date between '2026-01-01' and '2026-10-31'), (select sum(net_sales) from daily_sales d where d.store_id=s.store_id and d.sales_date between '2025-01-01' and '2025-10-31') from stores s where s.store_name='Barcelona Market'
-- Number of employees that are current staff (last day of work is empty), total net sales from January to October 2026 and total net sales from January to October 2025, all of stores named Barcelona Market by sales floor in square metres

select count(*), count(distinct r.country) from stores s join regions r on r.region_id=s.region_id where s.closed_on is null
-- Number of stores and number of different region countries that are open (day of closing is empty)

select r.country, count(*) from employees e join stores s on s.store_id=e.store_id join regions r on r.region_id=s.region_id where e.left_on is null group by r.country
-- Number of employees that are current staff (last day of work is empty) with a store by region country

select dept_name, annual_budget from departments order by annual_budget desc
-- Departments, sorted by annual budget, highest first, with annual budget

select o.revenue, s.store_name from orders o join stores s on s.store_id=o.store_id where o.status<>'Cancelled' and o.order_date>='2026-01-01' order by o.revenue desc limit 1
-- Revenue and store of the order since the beginning of 2026 that is not cancelled with the highest revenue

select sales_date, sum(net_sales) t from daily_sales where sales_date between '2025-01-01' and '2025-12-31' group by sales_date order by t desc limit 1
-- The sales date with the highest total net sales in 2025

select store_format, count(*), avg(floor_area_sqm) from stores where closed_on is null group by store_format
-- Number of stores and average sales floor in square metres that are open (day of closing is empty) by store format

select s.store_name, sum(d.net_sales) from daily_sales d join stores s on s.store_id=d.store_id where d.sales_date between '2025-01-01' and '2025-12-31' and s.closed_on is null group by s.store_id, s.store_name
-- Total net sales in 2025 of daily sales whose store is open (day of closing is empty) by store

select sum(launched_on between '2025-01-01' and '2025-12-31'), sum(discontinued_on between '2025-01-01' and '2025-12-31') from products
-- Number of products launched in 2025 and number of products discontinued in 2025

select r.country, sum(case when d.sales_date between '2025-01-01' and '2025-06-30' then d.net_sales else 0 end) h25, sum(case when d.sales_date between '2026-01-01' and '2026-06-30' then d.net_sales else 0 end) h26 from daily_sales d join stores s on s.store_id=d.store_id join regions r on r.region_id=s.region_id group by r.country
-- Total net sales from January to June 2025 and total net sales from January to June 2026 by region country

select strftime('%Y',sales_date) y, sum(net_sales) from daily_sales group by 1
-- Total net sales by year

select sum(case when method='Card' then amount end), 100.0*sum(case when method='Card' then amount end)/sum(amount) from payments where paid_at>='2025-01-01' and paid_at<'2026-01-01'
-- Total payment amount with method Card; share of total payment amount with method Card, in percent, all of payments in 2025

select strftime('%Y',signup_date) y, count(*) from customers group by 1
-- Number of customers by year

select 100.0*sum(case when channel='Online' and order_date>='2026-07-01' then 1 else 0 end)/sum(order_date>='2026-07-01'), 100.0*sum(case when channel='Online' and order_date<'2026-01-01' then 1 else 0 end)/sum(order_date<'2026-01-01') from orders where (order_date between '2026-07-01' and '2026-09-30' or order_date between '2025-07-01' and '2025-09-30')
-- Share of orders since 1 July 2026 with channel Online, in percent; share of orders until the end of 2025 with channel Online, in percent, all of orders in Q3 2026 or in Q3 2025

select store_name, closed_on from stores where closed_on is not null
-- Stores that are closed, with day of closing

select store_name, city, opened_on from stores where closed_on is null order by opened_on limit 1
-- The store that is open (day of closing is empty) with the earliest day of opening, with city and day of opening

select s.store_name, sum(d.final_sales) t from daily_sales d join stores s on s.store_id=d.store_id where d.sales_date between '2026-01-01' and '2026-09-30' group by s.store_id, s.store_name order by t desc limit 3
-- The 3 stores with the highest total final sales from January to September 2026

select count(*) from customers c where signup_date between '2024-01-01' and '2024-12-31' and not exists (select 1 from orders o where o.customer_id=c.customer_id)
-- Number of customers in 2024 without any order

select segment, 100.0*sum(loyalty_tier is null)/count(*) from customers where is_deleted=0 group by segment
-- Share of customers outside the programme (loyalty tier is empty), in percent, that are not deleted by segment

select 100.0*sum(date(p.paid_at)=o.order_date)/count(*) from payments p join orders o on o.order_id=p.order_id
-- Share of payments with day paid on order date, in percent

select n, count(*) from (select count(*) n from order_items group by order_id) group by n order by n desc limit 1
-- The number of order item with the highest number of order items, with number of orders

select avg(u), avg(k) from (select o.order_id, sum(i.quantity) u, count(distinct i.product_id) k from orders o join order_items i on i.order_id=o.order_id where o.order_date between '2026-10-01' and '2026-10-31' group by o.order_id)
-- Average total order item quantity per order and average number of different products with order items per order in October 2026

select channel, avg(revenue) from (select channel, revenue, row_number() over (partition by channel order by revenue) rn, count(*) over (partition by channel) n from orders where status<>'Cancelled' and order_date between '2026-01-01' and '2026-10-31') where rn in ((n+1)/2,(n+2)/2) group by channel
-- Median revenue from January to October 2026 of orders that are not cancelled by channel

select strftime('%Y-%m',order_date) m, count(*), avg(revenue) from orders where status<>'Cancelled' and order_date between '2026-07-01' and '2026-09-30' and strftime('%m',order_date)<>'08' group by 1
-- Number of orders and average revenue in Q3 2026 that are not cancelled not in August by month

select avg(case when c.day_of_week in ('Saturday','Sunday') then t end), avg(case when c.day_of_week not in ('Saturday','Sunday') then t end) from (select sales_date, sum(net_sales) t from daily_sales where sales_date between '2025-01-01' and '2025-12-31' group by sales_date) d join calendar c on c.calendar_date=d.sales_date
-- Average total net sales per sales date with day of week Saturday or Sunday and average total net sales per sales date with day of week other than Saturday or Sunday, all in 2025

select segment, avg(2026-birth_year) from customers where birth_year is not null group by segment
-- Average of 2026 minus birth year by segment

select count(*) from (select sales_date from daily_sales where sales_date>='2026-01-01' group by sales_date having sum(net_sales)>15000)
-- Number of sales date with total net sales over 15,000 euros since the beginning of 2026

select avg(n) from (select sum(i.quantity) as n from order_items as i join orders as o on o.order_id = i.order_id where o.order_date between '2026-07-01' and '2026-09-30' and o.channel = 'Online' and o.status <> 'Cancelled' group by o.order_id)
-- Average total order item quantity per order over order items in Q3 2026 with channel Online whose order is not cancelled

select count(*) from employees as e join stores as s on s.store_id = e.store_id where s.city = e.origin and s.city = 'Berlin'
-- Number of employees with store city equal to origin with store city Berlin

select count(*) from orders as o join customers as c on c.customer_id = o.customer_id join stores as s on s.store_id = o.store_id where c.city = s.city
-- Number of orders with customer city equal to store city

select count(*) from (select customer_id from orders where order_date >= '2025-01-01' and order_date < '2026-01-01' intersect select customer_id from orders where order_date >= '2026-01-01' and order_date < '2027-01-01')
-- Number of customers; where the customers are: customers with orders in 2025; only those that are also among: customers with orders in 2026

select (select avg(t.value) from (select revenue as value, row_number() over (order by revenue) as place, count(*) over () as many from orders where order_date >= '2025-01-01' and order_date < '2026-01-01') as t where 2 * t.place between t.many and t.many + 2), (select avg(t.value) from (select revenue as value, row_number() over (order by revenue) as place, count(*) over () as many from orders where order_date >= '2026-01-01' and order_date < '2027-01-01') as t where 2 * t.place between t.many and t.many + 2)
-- Median revenue in 2025 and median revenue in 2026

select count(distinct customer_id) from orders
-- Number of different customers with orders

select first_name, last_name, salary - (select avg(salary) from employees where left_on is null) from employees
-- First name, last name and salary minus average salary of employees that are current staff (last day of work is empty) of employees

select max(t.s) from (select sum(revenue) as s from orders where status <> 'Cancelled' group by customer_id) as t
-- Highest total revenue per customer over orders that are not cancelled

select 100.0 * count(distinct i.order_id) / (select count(*) from orders) from returns as r join order_items as i on i.order_item_id = r.order_item_id
-- Number of different orders with returns as a percentage of number of orders

select count(*) from employees where employee_id not in (select manager_id from employees where manager_id is not null)
-- Number of employees whose employee id is not among: manager id of employees with a manager

select count(*) from orders where employee_id in (select manager_id from employees)
-- Number of orders whose employee id is among: manager id of employees

select count(*) from orders where store_id in (select store_id from employees where hired_on >= '2025-01-01')
-- Number of orders whose store id is among: store id of employees hired since the beginning of 2025

select count(distinct customer_id) from orders where order_date like '2025%' and customer_id not in (select customer_id from orders where order_date >= '2026-01-01')
-- Number of different customers with orders in 2025 whose customer id is not among: customer id of orders since the beginning of 2026

select count(*) from customers where customer_id in (select customer_id from orders group by customer_id, store_id having count(*) > 5)
-- Number of customers whose customer id is among: customers with more than 5 orders

select count(*) from orders o where exists (select 1 from order_items i join products p on p.product_id = i.product_id and p.brand = 'Nordlys' where i.order_id = o.order_id)
-- Number of orders with any order item with brand Nordlys

select full_name from customers where not exists (select 1 from orders)
-- Customers for which there is no order at all

select full_name from customers c where exists (select 1 from orders o where o.customer_id = c.customer_id or o.revenue > 5000)
-- Customers for which there is any order with customer id equal to customer id or with revenue over 5,000 euros at all

select store_name, (select count(*) from orders where status = 'Cancelled') from stores
-- Number of orders that are cancelled (the same for all) by store

select o.order_id from orders o where o.order_date = (select max(i.order_date) from orders i join stores s on s.store_id = i.store_id and s.city = 'Porto' where i.customer_id = o.customer_id)
-- Order id of orders, only the latest of each customer by order date among those with store city Porto

select count(*) from calendar k where k.calendar_date not in (select d.sales_date from daily_sales d)
-- Number of calendars without any daily sales

select avg(x) from (select revenue as x, row_number() over (order by revenue) rn, count(*) over () n from orders) where rn = n
-- Average revenue with rank by revenue equal to number of orders of all

select avg(x) from (select revenue as x, row_number() over (order by revenue) rn, count(*) over () n from orders) where rn between n*9/10 and n
-- Average revenue with rank by revenue between number of orders of all times 9 divided by 10 and number of orders of all

select avg(x) from (select revenue as x, row_number() over (order by revenue) rn, count(*) over () n from orders where status = 'Cancelled') where rn between n/2.0 and n/2.0+1
-- Median revenue of orders that are cancelled

select count(*) from customers where customer_id in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
-- Number of customers with customer id 1, 2, 3, 4, 5, 6, 7, 8 or 4 more

select city from customers group by city order by city limit 5
-- Different cities of customers, sorted by city, only the first 5

select city from customers group by city order by city limit 5 offset 5
-- Different cities of customers, sorted by city, leaving out the first 5, only the first 5

select city from customers group by city order by max(total_revenue) desc limit 2 offset 3
-- Different cities of customers, sorted by highest total revenue, highest first, leaving out the first 3, only the first 2

select city from customers union all select city from stores
-- City of customers; together with: city of stores

select city from customers union select city from stores
-- City of customers; together with, each once: city of stores

select city from customers union select city from stores order by city desc limit 3 offset 2
-- City of customers; together with, each once: city of stores; sorted by city downwards; of all these leaving out the first 2, only the first 3

select avg(revenue) from (select revenue from orders order by revenue desc limit 10 offset 5)
-- Average revenue among the 10 with the highest revenue after the first 5

select avg(revenue) from (select revenue from orders order by revenue desc limit -1 offset 5)
-- Average revenue leaving out the 5 with the highest revenue

select avg(revenue) from (select revenue from orders limit 10 offset 5)
-- Average revenue among 10 after the first 5

select t.n, t.city from (select count(*) as n, city from customers group by city) t where t.n >= 2000
-- Number of customers with at least 2,000 customers by city

select t.revenue, t.n from (select revenue, count(*) as n from orders group by revenue) t where t.revenue >= 2000
-- Number of orders with revenue of at least 2,000 euros by revenue

select t.month, t.n from (select strftime('%Y-%m', order_date) as month, count(*) as n from orders group by 1) t where t.month >= '2026-01' order by t.n desc limit 3
-- The 3 months with the highest number of orders with month of at least January 2026

select t.month, t.n from (select strftime('%Y-%m', order_date) as month, count(*) as n from orders group by 1) t where t.month >= '2026-01' order by t.month
-- Number of orders by month, from January 2026 on

select strftime('%Y-%m', order_date) as m, sum(revenue), lag(sum(revenue)) over (order by strftime('%Y-%m', order_date) desc) from orders group by m
-- Total revenue and total revenue of the month after by month

select strftime('%Y-%m', order_date) as m, sum(revenue) - lag(count(*)) over (order by strftime('%Y-%m', order_date)) from orders group by m
-- Total revenue minus number of orders of the month before by month

select strftime('%Y-%m', order_date) as m, sum(revenue) - lag(sum(revenue)) over (order by strftime('%Y-%m', order_date) desc) from orders group by m
-- Total revenue minus total revenue of the month after by month

select order_id, last_value(revenue) over (partition by customer_id order by order_date) from orders
-- A value calculated from customer id, revenue and order date by order id

select order_id, last_value(revenue) over (partition by customer_id order by order_date rows between unbounded preceding and unbounded following) from orders
-- Last revenue within each customer by order date by order id

select count(*) from payments where paid_at between '2026-01-01' and '2026-01-31'
-- Number of payments from 1 to 30 January 2026

select count(*) from payments where paid_at between '2026-01-01' and '2026-01-31 23:59:59'
-- Number of payments in January 2026

select count(*) from payments where paid_at <= '2026-01-31'
-- Number of payments until 30 January 2026

select count(*) from payments where date(paid_at) <= '2026-01-31'
-- Number of payments until 31 January 2026

select count(*) from payments where paid_at > '2026-01-31'
-- Number of payments since 31 January 2026

select count(*) from payments where paid_at = '2026-01-31'
-- Number of payments at the beginning of 31 January 2026

select count(*) from payments where paid_at <> '2026-01-31'
-- Number of payments other than at the beginning of 31 January 2026

select count(*) from customers where coalesce(loyalty_tier, '') <> 'Gold'
-- Number of customers with loyalty tier other than Gold (or outside the programme)

select count(*) from customers where loyalty_tier <> 'Gold'
-- Number of customers with loyalty tier other than Gold

select count(*) from customers where coalesce(loyalty_tier, '') not in ('Gold', 'Silver')
-- Number of customers with loyalty tier other than Gold or Silver (or outside the programme)

select count(*) from customers where coalesce(loyalty_tier, '') in ('', 'Silver')
-- Number of customers with loyalty tier “” or Silver (or outside the programme)

select count(*) from customers where coalesce(loyalty_tier, '') in ('Gold', 'Silver')
-- Number of customers with loyalty tier Gold or Silver

select count(*) from suppliers where coalesce(rating, 0) < 3
-- Number of suppliers with rating under 3 (or without a rating)

select count(*) from suppliers where coalesce(rating, 0) >= 3
-- Number of suppliers with rating of at least 3

select count(*) from orders where coalesce(revenue, 0) < 5
-- Number of orders with revenue under 5 euros

select cast(rating as integer), count(*) from suppliers group by 1
-- Number of suppliers by rating (rounded)

select count(*) from orders where round(revenue) = 100
-- Number of orders with revenue (rounded) of 100 euros

select count(*) from orders where round(revenue, 2) = 100
-- Number of orders with revenue of 100 euros

select count(*) from orders where cast(revenue as integer) between 5 and 100
-- Number of orders with revenue (rounded) between 5 and 100 euros

select count(*) from orders o right join customers c on c.customer_id = o.customer_id
-- Number of customers (again for each order)

select count(*) from orders o right join customers c on c.customer_id = o.customer_id where o.order_id is null
-- Number of customers without any order

select c.city, count(o.order_id) from orders o right join customers c on c.customer_id = o.customer_id and o.status = 'Cancelled' group by c.city
-- Number of orders of customers whose order is cancelled by city, customers without any order included

select count(*) from orders o full join employees e on e.employee_id = o.employee_id
-- Number of orders together with employees without any order

select count(*) from orders o join employees e on o.employee_id = e.employee_id where e.store_id = o.store_id
-- Number of orders with the same store id as the employee

select count(*) from employees e join employees m on m.employee_id = e.manager_id and m.store_id = e.store_id
-- Number of employees with the same store id as the manager with a manager

select count(*) from suppliers where coalesce(rating, 0) between 0 and 3
-- Number of suppliers with rating between 0 and 3 (or without a rating)

select count(*) from suppliers where coalesce(rating, 0) between 1 and 3
-- Number of suppliers with rating between 1 and 3

select full_name from customers where (select count(*) from orders) > 5
-- Customers with number of orders (the same for all) over 5

select product_name from products p where list_price > (select avg(list_price) from products q where q.category_id = p.category_id)
-- Products with list price over average list price of the same category

select order_id from orders o where exists (select 1 from orders p where p.customer_id = o.customer_id and p.order_date < o.order_date)
-- Order id of orders with any order of the same customer with order date before order date

select store_id, (select count(*) from employees e where e.store_id = o.store_id) from orders o group by store_id
-- Number of employees by store id

SELECT COUNT(*) FROM (SELECT o.customer_id, MAX(r.returned_on) AS d FROM returns r JOIN order_items i USING (order_item_id) JOIN orders o USING (order_id) WHERE r.returned_on BETWEEN '2025-01-01' AND '2025-12-31' GROUP BY 1) t WHERE EXISTS (SELECT 1 FROM orders n WHERE n.customer_id = t.customer_id AND n.order_date > t.d)
-- Number of customers with any order with order date after latest returned on returned in 2025

SELECT COUNT(DISTINCT o.customer_id) FROM orders o JOIN customers c ON c.customer_id=o.customer_id WHERE o.order_date LIKE '2024%' AND NOT EXISTS(SELECT 1 FROM orders x WHERE x.customer_id=o.customer_id AND x.order_date>='2025-01-01')
-- Number of different customers with orders in 2024 without any order since the beginning of 2025

SELECT COUNT(*) FROM orders o WHERE o.order_date LIKE '2024%' AND NOT EXISTS(SELECT 1 FROM orders x WHERE x.customer_id=o.customer_id AND x.order_date>='2025-01-01')
-- Number of orders in 2024 without any order since the beginning of 2025 of the same customer

SELECT t.store_name, t.total FROM (SELECT stores.store_name, SUM(orders.revenue) AS total, ROW_NUMBER() OVER (PARTITION BY orders.store_id ORDER BY SUM(orders.revenue) DESC) AS place FROM orders JOIN stores ON stores.store_id = orders.store_id WHERE orders.order_date LIKE '2026%' GROUP BY orders.store_id, stores.store_name) AS t WHERE t.place = 1
-- Total revenue in 2026 by store, only the highest of each store by total revenue

SELECT a.store_name, 1.0 * COALESCE(b.total, 0) / a.n FROM (SELECT employees.store_id, stores.store_name, COUNT(*) AS n FROM employees JOIN stores ON stores.store_id = employees.store_id GROUP BY employees.store_id, stores.store_name) AS a LEFT JOIN (SELECT orders.store_id, SUM(orders.revenue) AS total FROM orders WHERE orders.order_date >= '2026-04-01' AND orders.order_date < '2026-07-01' GROUP BY orders.store_id) AS b ON b.store_id = a.store_id
-- Total revenue per employee in Q2 2026 by store

select city, sum(total_revenue) from customers group by city order by sum(total_revenue) desc limit 1 offset 1
-- The city with the second highest total revenue

select city from customers group by city order by count(*) limit 1 offset 2
-- The city with the third lowest number of customers

select order_id, revenue from orders order by revenue desc limit 1 offset 3
-- Order id and revenue of the order with the fourth highest revenue

select order_id from orders where revenue = (select distinct revenue from orders order by revenue desc limit 1 offset 1)
-- Order id of orders with revenue of the second highest of different revenue of orders

SELECT COUNT(*) FROM orders JOIN calendar ON calendar.calendar_date = orders.ship_date WHERE calendar.day_of_week = 'Sunday'
-- Number of orders with day of week of ship date Sunday

SELECT COUNT(*) FROM orders JOIN calendar ON calendar.calendar_date = orders.order_date WHERE calendar.day_of_week = 'Sunday'
-- Number of orders with day of week Sunday

SELECT COUNT(*) FROM employees AS e JOIN employees AS m ON m.employee_id = e.manager_id WHERE m.manager_id IS NULL
-- Number of employees whose manager has no manager

SELECT COUNT(*) FROM orders JOIN employees ON employees.employee_id = orders.employee_id WHERE employees.manager_id IS NOT NULL
-- Number of orders whose employee has a manager

SELECT t.full_name, t.total FROM (SELECT customers.full_name AS full_name, SUM(orders.revenue) AS total, ROW_NUMBER() OVER (ORDER BY SUM(orders.revenue) DESC) AS place, COUNT(*) OVER () AS many FROM orders JOIN customers ON customers.customer_id = orders.customer_id WHERE orders.status <> 'Cancelled' GROUP BY orders.customer_id, customers.full_name) AS t WHERE (t.place - 1) * 100 < 10 * t.many ORDER BY t.place
-- Total revenue of orders that are not cancelled by customer, only the 10% with the highest total revenue

SELECT COUNT(*) FROM orders WHERE orders.customer_id IN (SELECT t.one_of FROM (SELECT t.one_of, t.value FROM (SELECT orders.customer_id AS one_of, SUM(orders.revenue) AS value, ROW_NUMBER() OVER (ORDER BY SUM(orders.revenue) DESC) AS place, COUNT(*) OVER () AS many FROM orders GROUP BY orders.customer_id) AS t WHERE (t.place - 1) * 100 < 5 * t.many ORDER BY t.place) AS t)
-- Number of orders of the 5% of customers with the highest total revenue

SELECT t.order_id FROM (SELECT orders.order_id AS order_id, ROW_NUMBER() OVER (PARTITION BY orders.store_id ORDER BY orders.revenue) AS place, COUNT(*) OVER (PARTITION BY orders.store_id) AS many FROM orders) AS t WHERE (t.place - 1) * 100 < 20 * t.many
-- Order id of orders, only the 20% with the lowest revenue of each store

SELECT products.product_name FROM order_items JOIN products ON products.product_id = order_items.product_id JOIN orders ON orders.order_id = order_items.order_id GROUP BY order_items.product_id, products.product_name HAVING COUNT(DISTINCT orders.store_id) = (SELECT COUNT(*) FROM stores)
-- Products with as many different stores with order items as there are stores
