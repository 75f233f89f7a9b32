export default [
  'alter table staff_users drop constraint if exists staff_users_role_check',
  "update staff_users set role = 'MANAGER' where role = 'STAFF'",
  `alter table staff_users add constraint staff_users_role_check
    check (role in ('OWNER', 'MANAGER', 'PACKER', 'EDITOR', 'SUPPORT'))`,
]
