export default [
  // Day of the customer's order before: buyers of a range are the orders whose predecessor lies before it.
  'alter table sales_orders add column if not exists previous_day date',
  `update sales_orders s set previous_day = p.day from (
    select order_id, lag(day) over (partition by customer, currency order by placed_at, order_id) as day
    from sales_orders
  ) as p where p.order_id = s.order_id and p.day is not null`,
  // Index of all that reports of customers read, so that they read no order.
  `create index if not exists sales_orders_reported on sales_orders (currency, day)
    include (first_day, previous_day, is_first, total)`,
  'drop index if exists sales_orders_by_day',
]
