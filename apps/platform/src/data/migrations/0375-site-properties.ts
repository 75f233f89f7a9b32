export default [
  // Without a row the shop's time zone is the one that the platform was started with.
  `create table if not exists site_properties (
    id integer primary key,
    time_zone text not null,
    updated_at timestamptz not null
  )`,
]
