export default [
  // Orders whose buyers were asked to review what they bought: once each.
  `create table if not exists review_requests (
    order_id uuid primary key,
    member_id uuid not null,
    -- SENT, or why no letter was: REFUSED by the member, NOTHING left to review.
    status text not null,
    created_at timestamptz not null
  )`,
  'create index if not exists review_requests_by_member on review_requests (member_id)',
  "create index if not exists orders_fulfilled on orders (updated_at) where fulfillment_status = 'FULFILLED' and member_id is not null",
]
