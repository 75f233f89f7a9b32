export default [
  // The merchant's own texts of letters; a text that is null is the platform's.
  `create table if not exists letter_texts (
    kind text not null,
    language text not null,
    subject text,
    heading text,
    intro text,
    closing text,
    button text,
    revision integer not null,
    updated_at timestamptz not null,
    primary key (kind, language)
  )`,
  `create table if not exists letter_design (
    id smallint primary key check (id = 1),
    sender_name text,
    color text,
    logo_url text,
    revision integer not null,
    updated_at timestamptz not null
  )`,
  // Display name of who a letter comes from.
  'alter table mails add column if not exists sender text',
]
