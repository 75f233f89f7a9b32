export default [
  // Recipient of a card, and the giver's words.
  'alter table gift_cards add column if not exists recipient_email text',
  'alter table gift_cards add column if not exists recipient_name text',
  'alter table gift_cards add column if not exists message text',
  'alter table gift_cards add column if not exists language text',
  // Acts of staff and programs on a card; its movements are by orders.
  `create table if not exists gift_card_acts (
    id uuid primary key,
    gift_card_id uuid not null references gift_cards (id),
    act text not null,
    by_type text not null,
    by_id text,
    created_at timestamptz not null
  )`,
  'create index if not exists gift_card_acts_by_card on gift_card_acts (gift_card_id, created_at)',
]
