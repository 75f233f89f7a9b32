export default [
  `create table if not exists services (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    summary text not null,
    place text not null,
    duration_minutes integer not null,
    price_minor bigint not null,
    capacity integer not null,
    time_zone text not null,
    weekly jsonb not null,
    position integer not null
  )`,
  `create table if not exists bookings (
    id uuid primary key,
    service_id uuid not null references services (id),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    time_zone text not null,
    member_id uuid,
    visitor_id uuid,
    name text not null,
    email text not null,
    price_minor bigint not null,
    status text not null,
    redirect_session_id uuid not null unique,
    created_at timestamptz not null
  )`,
  'create index if not exists bookings_by_slot on bookings (service_id, starts_at)',
  'create index if not exists bookings_by_member on bookings (member_id, starts_at)',
]
