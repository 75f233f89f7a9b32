export default [
  // Products that a job is to change, those of one transaction in one row; a row of its own has only what could not be changed.
  `create table if not exists catalog_bulk_batches (
    job_id uuid not null references catalog_bulk_jobs (id) on delete cascade,
    first_id uuid not null,
    product_ids uuid[] not null,
    done boolean not null default false,
    primary key (job_id, first_id)
  )`,
  'create index if not exists catalog_bulk_batches_waiting on catalog_bulk_batches (job_id, first_id) where not done',
  // What waits of jobs that were begun before.
  `insert into catalog_bulk_batches (job_id, first_id, product_ids)
    select job_id, (array_agg(product_id order by product_id))[1], array_agg(product_id order by product_id)
    from (select job_id, product_id, (row_number() over (partition by job_id order by product_id) - 1) / 1000 as nth
      from catalog_bulk_items where status = 'PENDING') as waiting
    group by job_id, nth`,
  `delete from catalog_bulk_items where status = 'PENDING'`,
  'drop index if exists catalog_bulk_items_pending',
]
