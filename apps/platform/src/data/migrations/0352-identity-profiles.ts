export default [
  // Keeps fields of a registration that the member's own profile and contact have no place for (wire §4.7): labels, language, tax id.
  'alter table members add column if not exists identity_profile jsonb',
]
