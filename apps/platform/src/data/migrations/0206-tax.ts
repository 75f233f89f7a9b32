export default [
  `create table if not exists tax_groups (
    id uuid primary key,
    name text not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists tax_group_products (
    product_id uuid primary key,
    tax_group_id uuid not null references tax_groups (id)
  )`,
  `create table if not exists tax_regions (
    id uuid primary key,
    country text not null,
    subdivision text not null default '',
    name text not null,
    mode text not null,
    manual_rate numeric(8, 6),
    included boolean not null,
    taxes_shipping boolean not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (country, subdivision)
  )`,
  `create table if not exists tax_settings (
    id integer primary key,
    mode text not null,
    automatic text not null
  )`,
  'alter table tax_rates drop constraint if exists tax_rates_country_subdivision_key',
  'alter table tax_rates add column if not exists tax_group_id uuid',
  "alter table tax_rates add column if not exists jurisdiction text not null default ''",
  "alter table tax_rates add column if not exists jurisdiction_type text not null default 'STATE'",
  'alter table tax_rates add column if not exists city text',
  'alter table tax_rates add column if not exists postal_prefixes jsonb',
  'create index if not exists tax_rates_by_country on tax_rates (country)',
]
