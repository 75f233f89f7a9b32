export default [
  // Unpaid as the list of orders counts it.
  'drop index if exists orders_unpaid',
  "create index if not exists orders_owing on orders (created_at) where status = 'APPROVED' and payment_status in ('NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED')",
  // Counts by the day on which shoppers began.
  'create index if not exists carts_by_creation on carts (created_at)',
  'create index if not exists checkouts_by_creation on checkouts (created_at)',
]
