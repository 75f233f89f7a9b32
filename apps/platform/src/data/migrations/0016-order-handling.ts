export default [
  `create table if not exists order_handling (
    order_id uuid primary key references orders (id) on delete cascade,
    on_hold boolean not null default false,
    hold_reason text,
    assignee_id uuid references staff_users (id) on delete set null,
    updated_at timestamptz not null
  )`,
  'create index if not exists order_handling_assignee on order_handling (assignee_id) where assignee_id is not null',
]
