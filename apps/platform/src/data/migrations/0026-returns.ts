export default [
  // A refund request that is approved becomes a return: goods come back, are inspected, and money or other goods go out.
  'alter table refund_requests add column if not exists ordinal integer',
  "alter table refund_requests add column if not exists started_by text not null default 'BUYER'",
  'alter table refund_requests add column if not exists instructions text',
  'alter table refund_requests add column if not exists refunded_minor bigint',
  'alter table refund_requests add column if not exists fee_minor bigint',
  'alter table refund_requests add column if not exists exchange_order_id uuid references orders (id) on delete set null',
  `update refund_requests r set ordinal = n.ordinal
    from (
      select id, row_number() over (partition by order_id order by created_at, id) as ordinal from refund_requests
    ) as n
    where n.id = r.id and r.ordinal is null`,
  'alter table refund_requests alter column ordinal set not null',
  'create index if not exists refund_requests_by_date on refund_requests (created_at desc, id)',
  `create index if not exists refund_requests_to_do on refund_requests (status, created_at desc, id)
    where status in ('REQUESTED', 'APPROVED', 'RECEIVED')`,
]
