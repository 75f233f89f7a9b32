export default [
  // Sealed: whoever reads the table can spend no card.
  'alter table checkouts add column if not exists gift_card bytea',
  'alter table checkouts add column if not exists gift_card_minor bigint',
  'alter table checkouts add column if not exists tip jsonb',
  'alter table checkouts add column if not exists override_checkout_url text',
  'alter table checkouts add column if not exists custom_fields jsonb',
  'alter table checkouts add column if not exists buyer_language text',
  // Abandoned once it is left for a while; recovered by the link that was sent.
  'alter table checkouts add column if not exists abandoned_at timestamptz',
  'alter table checkouts add column if not exists recovered_at timestamptz',
  `create index if not exists checkouts_left on checkouts (updated_at) where status = 'OPEN' and abandoned_at is null`,
  'alter table carts add column if not exists abandoned_at timestamptz',
  'create index if not exists carts_left on carts (updated_at) where abandoned_at is null',
]
