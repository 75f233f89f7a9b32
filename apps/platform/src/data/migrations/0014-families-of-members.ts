// Visitors' families, which are most of them, are not looked up by member.
export default [
  'create index if not exists token_families_of_members on token_families (member_id) where member_id is not null',
  'drop index if exists token_families_by_member',
]
