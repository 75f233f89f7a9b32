export default [
  'alter table members add column if not exists email_skeleton text',
  'update members set email_skeleton = email_key where email_skeleton is null',
  'create unique index if not exists members_by_email_skeleton on members (email_skeleton)',
  'alter table recoveries alter column member_id drop not null',
  'alter table verifications add column if not exists proven jsonb not null default \'["PASSWORD"]\'',
  'alter table verifications add column if not exists ends_in_session boolean not null default true',
]
