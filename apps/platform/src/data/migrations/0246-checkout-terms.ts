export default [
  // Plans that are to pay for lines of it.
  'alter table checkouts add column if not exists memberships jsonb',
  // What a link or a button opens a checkout with, again and again.
  `create table if not exists checkout_templates (
    id uuid primary key,
    status text not null,
    document jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists checkout_settings (
    id integer primary key,
    document jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
]
