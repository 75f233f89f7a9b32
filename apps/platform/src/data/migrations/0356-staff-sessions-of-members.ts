// A session of the back office is somebody's: it ends with their sign-in. Sessions of before, which a key began, open nothing.
export default [
  'alter table staff_sessions add column if not exists member_id uuid',
  'alter table staff_sessions add column if not exists family_id uuid',
]
