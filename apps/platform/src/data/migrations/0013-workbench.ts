export default [
  // Site's state of development tools; empty in production.
  `create table if not exists workbench_clock (
    id integer primary key,
    frozen_at timestamptz,
    shift bigint not null
  )`,
  'create table if not exists workbench_site (id integer primary key, epoch text not null)',
  `create table if not exists workbench_baselines (
    name text primary key,
    schema text not null,
    steps text not null,
    counts jsonb not null,
    saved boolean not null,
    created_at timestamptz not null
  )`,
]
