export default [
  // A body is written, sent and forgotten, never asked: kept as the text it was, and not compressed for its few days. Events of
  // before keep theirs where it was, since a month of them is too much to write anew while others wait.
  `alter table outbox rename column payload to old_payload`,
  `alter table outbox alter column old_payload drop not null`,
  `alter table outbox add column if not exists payload json`,
  `alter table outbox set (toast_tuple_target = 8160)`,
]
