export default [
  // Sessions of pages for staff that the platform drew before the admin.
  'drop table if exists staff_sessions',
]
