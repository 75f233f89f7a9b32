export default [
  `create table if not exists events (
    id uuid primary key,
    slug text not null unique,
    title text not null,
    summary text not null,
    place text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    time_zone text not null
  )`,
  `create table if not exists ticket_types (
    id uuid primary key,
    event_id uuid not null references events (id),
    name text not null,
    price_minor bigint not null,
    capacity integer not null,
    position integer not null
  )`,
  'create index if not exists ticket_types_by_event on ticket_types (event_id, position)',
  `create table if not exists event_orders (
    id uuid primary key,
    number text not null unique,
    event_id uuid not null references events (id),
    member_id uuid,
    visitor_id uuid,
    name text not null,
    email text not null,
    total_minor bigint not null,
    status text not null,
    created_at timestamptz not null
  )`,
  'create index if not exists event_orders_by_member on event_orders (member_id, created_at)',
  `create table if not exists tickets (
    order_id uuid not null references event_orders (id),
    ticket_type_id uuid not null references ticket_types (id),
    quantity integer not null,
    primary key (order_id, ticket_type_id)
  )`,
]
