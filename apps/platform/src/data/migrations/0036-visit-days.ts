export default [
  // Visits of the shop by the day in its time zone, and how many of them saw a product. Nobody can be told from them.
  `create table if not exists visit_days (
    day date not null,
    device text not null,
    source text not null,
    country text not null,
    visits bigint not null,
    products bigint not null,
    primary key (day, device, source, country)
  )`,
]
