export default [
  `create table if not exists members (
    id uuid primary key,
    contact_id uuid not null unique,
    login_email text not null,
    email_key text not null unique,
    login_email_verified boolean not null,
    password_hash text,
    status text not null,
    privacy_status text not null,
    activity_status text not null,
    nickname text,
    slug text not null unique,
    title text,
    photo jsonb,
    cover jsonb,
    contact jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    last_login_at timestamptz
  )`,
  'create index if not exists members_by_creation on members (created_at, id)',
]
