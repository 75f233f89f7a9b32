export default [
  // Tables of sizes, each kept once for all products and collections that it is tied to.
  `create table if not exists size_guides (
    id uuid primary key,
    revision integer not null,
    name text not null,
    unit text not null,
    columns jsonb not null,
    rows jsonb not null,
    notes text not null,
    product_ids jsonb not null,
    collection_ids jsonb not null,
    translations jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
]
