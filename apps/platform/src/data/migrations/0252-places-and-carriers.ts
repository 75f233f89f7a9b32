export default [
  'alter table delivery_regions add column if not exists revision bigint not null default 1',
  "alter table delivery_regions add column if not exists created_at timestamptz not null default '2026-01-01T00:00:00Z'",
  "alter table delivery_regions add column if not exists updated_at timestamptz not null default '2026-01-01T00:00:00Z'",
  'alter table business_locations add column if not exists revision bigint not null default 1',
  "alter table business_locations add column if not exists created_at timestamptz not null default '2026-01-01T00:00:00Z'",
  "alter table business_locations add column if not exists updated_at timestamptz not null default '2026-01-01T00:00:00Z'",
  // Carriers whose service does not answer; all others do.
  'create table if not exists failing_carriers (carrier_id uuid primary key)',
]
