export default [
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
