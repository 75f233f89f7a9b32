export default [
  `create table if not exists member_settings (
    id integer primary key,
    default_privacy text not null,
    revision bigint not null
  )`,
  `create table if not exists member_custom_fields (
    key text primary key,
    name text not null,
    type text not null,
    visibility text not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
]
