export default [
  `create table if not exists member_refused_letters (
    member_id uuid not null references members (id) on delete cascade,
    letter text not null,
    created_at timestamptz not null,
    primary key (member_id, letter)
  )`,
]
