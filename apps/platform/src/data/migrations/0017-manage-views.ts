export default [
  // Named queries of the admin's lists. One of somebody who left stays, if it is shared.
  `create table if not exists manage_views (
    id uuid primary key,
    list text not null,
    name text not null,
    query text not null,
    shared boolean not null,
    maker_id uuid references staff_users (id) on delete set null,
    updated_at timestamptz not null
  )`,
  'create index if not exists manage_views_by_list on manage_views (list, name)',
]
