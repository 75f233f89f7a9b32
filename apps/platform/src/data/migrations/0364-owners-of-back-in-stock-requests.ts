// Names who may read and withdraw a request: a member, or one visit. Earlier requests belong to the store alone.
export default [
  'alter table back_in_stock_requests add column if not exists member_id uuid',
  'alter table back_in_stock_requests add column if not exists visitor_id uuid',
  'create index if not exists back_in_stock_of_member on back_in_stock_requests (member_id)',
  'create index if not exists back_in_stock_of_visitor on back_in_stock_requests (visitor_id)',
]
