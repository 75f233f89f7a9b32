export default [
  // Points that moved by the day in the shop's time zone and by what moved them, for days that are over.
  `create table if not exists loyalty_days (
    day date not null,
    source text not null,
    key text not null,
    label text not null,
    entries bigint not null,
    earned bigint not null,
    redeemed bigint not null,
    returned bigint not null,
    reversed bigint not null,
    adjusted bigint not null,
    expired bigint not null,
    primary key (day, source, key)
  )`,
  // Lock of the count: a single row, id 1, with the last day that is counted.
  'create table if not exists loyalty_days_state (id integer primary key, time_zone text not null, through date)',
]
