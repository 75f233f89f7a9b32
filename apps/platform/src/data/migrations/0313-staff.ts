// Staff are members with a role beside it: one password, one set of factors, one session.
export default [
  `create table if not exists staff_users (
    id uuid primary key,
    member_id uuid not null unique references members (id) on delete cascade,
    role text not null check (role in ('OWNER', 'STAFF')),
    created_at timestamptz not null
  )`,
  'alter table access_tokens add column if not exists user_id uuid',
]
