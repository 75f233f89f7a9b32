export default [
  // A page is what its versions say: the numbers tell which of them shoppers see, and which is to take its place.
  `create table if not exists content_pages (
    id uuid primary key,
    kind text not null check (kind in ('PAGE', 'POST')),
    slug text not null,
    title text not null,
    languages jsonb not null,
    revision bigint not null,
    version integer not null,
    published_version integer,
    published_at timestamptz,
    scheduled_version integer,
    scheduled_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    updated_by uuid references staff_users (id) on delete set null
  )`,
  'create unique index if not exists content_pages_by_slug on content_pages (kind, slug)',
  'create index if not exists content_pages_by_date on content_pages (kind, published_at, id)',
  'create index if not exists content_pages_by_schedule on content_pages (scheduled_at)',
  `create table if not exists content_page_versions (
    page_id uuid not null references content_pages (id) on delete cascade,
    number integer not null,
    content jsonb not null,
    restored_from integer,
    created_at timestamptz not null,
    created_by uuid references staff_users (id) on delete set null,
    primary key (page_id, number)
  )`,
  // Menus: one document each, by its name.
  `create table if not exists content_documents (
    name text primary key,
    revision bigint not null,
    content jsonb not null,
    updated_at timestamptz not null,
    updated_by uuid references staff_users (id) on delete set null
  )`,
  `create table if not exists url_redirects (
    id uuid primary key,
    from_path text not null unique,
    to_address text not null,
    created_at timestamptz not null,
    created_by uuid references staff_users (id) on delete set null
  )`,
]
