export default [
  `create table if not exists loyalty_import_files (
    id uuid primary key,
    size bigint not null,
    complete boolean not null,
    created_at timestamptz not null
  )`,
  `create table if not exists loyalty_import_chunks (
    file_id uuid not null references loyalty_import_files (id),
    position integer not null,
    bytes bytea not null,
    primary key (file_id, position)
  )`,
  `create table if not exists loyalty_imports (
    id uuid primary key,
    file_id uuid not null references loyalty_import_files (id),
    file_name text,
    file_url text not null,
    status text not null,
    header jsonb,
    sample_rows jsonb,
    mapping jsonb,
    parsed_rows bigint,
    parse_error text,
    done_rows bigint not null,
    success_count bigint not null,
    failure_count bigint not null,
    leased_until timestamptz,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists loyalty_imports_by_status on loyalty_imports (status, created_at)',
  `create table if not exists loyalty_import_errors (
    import_id uuid not null references loyalty_imports (id),
    row_number bigint not null,
    email text not null,
    points text not null,
    reason text not null,
    primary key (import_id, row_number)
  )`,
]
