export default [
  // Edits of the catalog: one row for each call, and one for each thing it changed.
  `create table if not exists catalog_edits (
    id uuid primary key,
    call text not null,
    identity jsonb,
    undoes uuid,
    idempotency_key text unique,
    answer jsonb,
    row_count integer not null,
    created_at timestamptz not null,
    -- Reason of a change of stock, as its caller gave it, other edits have none.
    reason text,
    -- Digest of the request under an idempotency key: another request under the same key is refused.
    request text
  )`,
  'create index if not exists catalog_edits_by_time on catalog_edits (created_at desc, id desc)',
  'create index if not exists catalog_edits_by_undone on catalog_edits (undoes)',
  `create table if not exists catalog_edit_rows (
    edit_id uuid not null references catalog_edits (id) on delete cascade,
    position integer not null,
    kind text not null,
    entity_id uuid not null,
    name text not null,
    action text not null,
    revision bigint,
    cells jsonb not null,
    primary key (edit_id, position)
  )`,
  'create index if not exists catalog_edit_rows_by_entity on catalog_edit_rows (entity_id, edit_id)',
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
  // Products of a job, those of one transaction in one row. `catalog_bulk_items` has a row for what could
  // not be changed.
  `create table if not exists catalog_bulk_batches (
    job_id uuid not null references catalog_bulk_jobs (id) on delete cascade,
    first_id uuid not null,
    product_ids uuid[] not null,
    done boolean not null default false,
    -- Variants that a job of stock means.
    variant_ids uuid[],
    primary key (job_id, first_id)
  )`,
  'create index if not exists catalog_bulk_batches_waiting on catalog_bulk_batches (job_id, first_id) where not done',
  // Products from files. The id of an import is that of its edit; the file lies in the library.
  `create table if not exists catalog_imports (
    id uuid primary key,
    file_id uuid not null,
    file_name text not null,
    format text not null,
    status text not null check (status in ('INITIATED', 'PARSING', 'PARSED', 'IMPORTING', 'IMPORTED', 'FAILED')),
    header jsonb,
    sample_rows jsonb,
    mapping jsonb,
    parsed_rows integer,
    parse_error text,
    done_rows integer not null,
    created_count integer not null,
    updated_count integer not null,
    unchanged_count integer not null,
    failed_count integer not null,
    leased_until timestamptz,
    created_by jsonb not null,
    revision integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists catalog_imports_by_time on catalog_imports (created_at desc, id desc)',
  `create table if not exists catalog_import_errors (
    import_id uuid not null references catalog_imports (id) on delete cascade,
    row_number integer not null,
    position integer not null,
    handle text not null,
    field text not null,
    reason text not null,
    warning boolean not null,
    primary key (import_id, row_number, position)
  )`,
  `create table if not exists catalog_exports (
    id uuid primary key,
    format text not null,
    filter jsonb not null,
    search jsonb,
    created_at timestamptz not null
  )`,
]
