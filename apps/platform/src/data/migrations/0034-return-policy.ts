export default [
  // One row: days, exclusions and choices of returns that buyers ask for.
  `create table if not exists return_policy (
    id integer primary key check (id = 1),
    document jsonb not null,
    updated_at timestamptz not null
  )`,
  // Outcome that the buyer asked for: REFUND, EXCHANGE or STORE_CREDIT.
  "alter table refund_requests add column if not exists resolution text not null default 'REFUND'",
  'alter table refund_requests add column if not exists store_credit boolean not null default false',
]
