// Whoever asked reads and withdraws it: a member, or this very visit. Requests of before belong to nobody but the store.
export default [
  'alter table back_in_stock_requests add column if not exists member_id uuid',
  'alter table back_in_stock_requests add column if not exists visitor_id uuid',
  'create index if not exists back_in_stock_of_member on back_in_stock_requests (member_id)',
  'create index if not exists back_in_stock_of_visitor on back_in_stock_requests (visitor_id)',
]
