export default [
  // Changes with every change of rules, ways of delivery, regions, taxes or fees: what a server keeps of them in memory is
  // good for as long as this is the same. Null: nothing is kept.
  'create table if not exists trade_revision (id integer primary key, revision uuid)',
  'insert into trade_revision (id, revision) values (1, null) on conflict (id) do nothing',
]
