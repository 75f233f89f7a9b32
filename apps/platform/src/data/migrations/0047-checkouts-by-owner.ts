export default [
  // Erasing a person, and signing in, look for the checkouts of an owner.
  'create index if not exists checkouts_owner on checkouts (owner_id)',
]
