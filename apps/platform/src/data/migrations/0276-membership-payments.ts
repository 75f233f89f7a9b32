export default [
  // One row for a line that a plan was to pay for: what was charged, and what could not be.
  `create table if not exists membership_payments (
    id uuid primary key,
    checkout_id uuid not null,
    order_id uuid,
    line_id text not null,
    membership_id uuid not null,
    app_id uuid not null,
    name text not null,
    amount_minor bigint not null,
    status text not null check (status in ('CHARGED', 'CHARGE_FAILED')),
    reason text,
    voided boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (checkout_id, line_id, membership_id, status)
  )`,
  'create index if not exists membership_payments_by_order on membership_payments (order_id)',
]
