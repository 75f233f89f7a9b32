// What a store of a million members is listed by: no page walks over those who are not asked for.
export default [
  `create index if not exists members_by_last_sign_in
    on members (coalesce(last_login_at, '-infinity'::timestamptz), id)`,
  'drop index if exists members_by_last_login',
  'create index if not exists members_by_privacy on members (privacy_status, created_at, id)',
  `create index if not exists members_muted on members (created_at, id) where activity_status = 'MUTED'`,
]
