export default [
  `create table if not exists memberships (
    id uuid primary key,
    app_id uuid not null,
    member_id uuid not null,
    name text not null,
    total integer,
    remaining integer check (remaining >= 0),
    scopes jsonb not null,
    starts_at timestamptz not null,
    expires_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index if not exists memberships_by_member on memberships (member_id)',
  `create table if not exists membership_uses (
    membership_id uuid not null references memberships (id),
    order_id uuid not null,
    uses integer not null,
    created_at timestamptz not null,
    primary key (membership_id, order_id)
  )`,
]
