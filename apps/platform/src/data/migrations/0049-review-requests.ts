export default [
  // Requests of the review requests API: a row of an order waits for its day, was sent, canceled or failed. NONE is an
  // order that has no request and gets none.
  'alter table review_requests add column if not exists id uuid not null default gen_random_uuid()',
  'create index concurrently if not exists review_requests_by_id on review_requests (id)',
  // SHOP of those that the settings make, APP of those that a call makes.
  "alter table review_requests add column if not exists source text not null default 'SHOP'",
  // Null of rows that the release before writes beside this one.
  'alter table review_requests add column if not exists send_date timestamptz',
  'alter table review_requests add column if not exists sent_at timestamptz',
  'alter table review_requests add column if not exists reason text',
  'alter table review_requests add column if not exists revision integer not null default 1',
  'alter table review_requests add column if not exists updated_at timestamptz',
  `update review_requests set send_date = created_at, updated_at = created_at,
    sent_at = case when status = 'SENT' then created_at end,
    reason = case when status = 'REFUSED' then 'REFUSED' end,
    status = case status when 'REFUSED' then 'FAILED' when 'NOTHING' then 'NONE' else status end
    where updated_at is null`,
  "create index concurrently if not exists review_requests_due on review_requests (send_date, id) where status = 'SCHEDULED'",
  'create index concurrently if not exists review_requests_by_time on review_requests (created_at, id)',
  `create table if not exists review_request_items (
    order_id uuid not null references review_requests (order_id) on delete cascade,
    position integer not null,
    product_id uuid not null,
    -- The review that came of it.
    review_id uuid references reviews (id) on delete set null,
    primary key (order_id, position)
  )`,
  'create index if not exists review_request_items_by_product on review_request_items (product_id)',
  'create index if not exists review_request_items_by_review on review_request_items (review_id)',
  // Reviews that an app or staff brought in.
  "alter table reviews add column if not exists origin text not null default 'ORGANIC'",
  'alter table reviews add column if not exists origin_app_id text',
  'alter table reviews add column if not exists review_date timestamptz',
  // Decisions, deletions and cancellations of many.
  `create table if not exists review_bulk_jobs (
    id uuid primary key,
    action text not null check (action in ('MODERATE', 'DELETE', 'CANCEL_REQUESTS')),
    -- Status that reviews are given. Each item of a job that undoes another has its own.
    moderation_status text,
    undoes uuid,
    status text not null check (status in ('RUNNING', 'FINISHED')),
    total integer not null,
    succeeded integer not null default 0,
    failed integer not null default 0,
    created_by jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  "create index if not exists review_bulk_jobs_running on review_bulk_jobs (created_at) where status = 'RUNNING'",
  'create unique index if not exists review_bulk_jobs_by_undone on review_bulk_jobs (undoes)',
  `create table if not exists review_bulk_items (
    job_id uuid not null references review_bulk_jobs (id) on delete cascade,
    item_id uuid not null,
    status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
    -- Status that the review had, and the one that it is given.
    status_before text,
    wanted text,
    error jsonb,
    primary key (job_id, item_id)
  )`,
  "create index if not exists review_bulk_items_waiting on review_bulk_items (job_id, item_id) where status = 'PENDING'",
]
