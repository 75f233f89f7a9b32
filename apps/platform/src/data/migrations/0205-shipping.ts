export default [
  `create table if not exists delivery_regions (
    id uuid primary key,
    name text not null,
    destinations jsonb not null,
    position integer not null
  )`,
  `create table if not exists business_locations (
    id uuid primary key,
    name text not null,
    address jsonb not null,
    time_zone text not null
  )`,
  "alter table shipping_options add column if not exists delivery_region_ids jsonb not null default '[]'",
  'alter table shipping_options add column if not exists rates jsonb',
  'alter table shipping_options add column if not exists charges jsonb',
  'alter table shipping_options add column if not exists slots jsonb',
  'alter table shipping_options add column if not exists extended_fields jsonb',
  'alter table shipping_options add column if not exists revision bigint not null default 1',
  "alter table shipping_options add column if not exists created_at timestamptz not null default '2026-01-01T00:00:00Z'",
  "alter table shipping_options add column if not exists updated_at timestamptz not null default '2026-01-01T00:00:00Z'",
  `create table if not exists shippo_configurations (
    id uuid primary key,
    revision bigint not null,
    delivery_region_ids jsonb not null,
    domestic_services jsonb not null,
    international_services jsonb not null,
    package_type text not null,
    package_details jsonb not null,
    os_location_id uuid not null,
    backup_weight text,
    backup_rate text,
    extended_fields jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
]
