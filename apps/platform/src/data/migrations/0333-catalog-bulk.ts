export default [
  // A change of all products that are found. Its id is that of its edit.
  `create table if not exists catalog_bulk_jobs (
    id uuid primary key,
    call text not null,
    change jsonb not null,
    status text not null check (status in ('RUNNING', 'FINISHED')),
    total integer not null,
    succeeded integer not null default 0,
    failed integer not null default 0,
    created_by jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  "create index if not exists catalog_bulk_jobs_running on catalog_bulk_jobs (created_at) where status = 'RUNNING'",
  `create table if not exists catalog_bulk_items (
    job_id uuid not null references catalog_bulk_jobs (id) on delete cascade,
    product_id uuid not null,
    status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED')),
    error jsonb,
    primary key (job_id, product_id)
  )`,
  "create index if not exists catalog_bulk_items_pending on catalog_bulk_items (job_id, product_id) where status = 'PENDING'",
]
