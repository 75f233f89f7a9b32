export default [
  // Menus and announcements as each save left them, with what it changed and who did it.
  `create table if not exists content_document_versions (
    name text not null references content_documents (name) on delete cascade,
    number bigint not null,
    content jsonb not null,
    changes jsonb not null,
    restored_from bigint,
    created_at timestamptz not null,
    created_by uuid references staff_users (id) on delete set null,
    primary key (name, number)
  )`,
  `insert into content_document_versions (name, number, content, changes, created_at, created_by)
  select name, revision, content, '[]', updated_at, updated_by from content_documents
  where revision > 0
  on conflict do nothing`,
]
