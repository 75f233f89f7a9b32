export default [
  // Store credit of a customer: a gift card without a code.
  'alter table gift_cards add column if not exists customer_id uuid',
  'create unique index if not exists gift_cards_of_customer on gift_cards (customer_id, currency) where customer_id is not null',
  // A movement that staff made has no order, but a reason.
  'alter table gift_card_movements alter column order_id drop not null',
  'alter table gift_card_movements add column if not exists reason text',
  'alter table gift_card_movements add column if not exists by_type text',
  'alter table gift_card_movements add column if not exists by_id text',
  // Whether the member pays with it, as far as it goes.
  'alter table checkouts add column if not exists store_credit boolean not null default false',
]
