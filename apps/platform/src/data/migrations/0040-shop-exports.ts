export default [
  // Exports of the whole shop. No file is stored: each is written as it is fetched.
  `create table if not exists shop_exports (
    id uuid primary key,
    created_by_type text not null,
    created_by_id text not null,
    created_at timestamptz not null,
    status text not null,
    rows bigint not null,
    total bigint not null,
    updated_at timestamptz
  )`,
]
