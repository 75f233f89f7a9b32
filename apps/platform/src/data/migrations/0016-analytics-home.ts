export default [
  // Work that waits and the latest changes: read whenever the admin is opened.
  "create index if not exists orders_to_send on orders (created_at) where status = 'APPROVED' and fulfillment_status in ('NOT_FULFILLED', 'PARTIALLY_FULFILLED')",
  "create index if not exists orders_unpaid on orders (created_at) where status = 'APPROVED' and payment_status in ('NOT_PAID', 'PARTIALLY_PAID', 'PENDING', 'DECLINED')",
  "create index if not exists orders_to_decide on orders (created_at) where status = 'PENDING'",
  'create index if not exists orders_by_update on orders (updated_at desc)',
  // Searches of shoppers that found nothing: words by day, without anybody's name.
  `create table if not exists search_misses (
    day date not null,
    words text not null,
    searches bigint not null,
    primary key (day, words)
  )`,
]
