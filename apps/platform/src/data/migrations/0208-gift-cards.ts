export default [
  `create table if not exists gift_cards (
    id uuid primary key,
    code_hash text not null unique,
    last_digits text not null,
    currency text not null,
    initial_minor bigint not null check (initial_minor > 0),
    balance_minor bigint not null check (balance_minor >= 0 and balance_minor <= initial_minor),
    disabled boolean not null,
    expires_at timestamptz,
    order_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // What was taken and given back, so that the balance is the sum of its history.
  `create table if not exists gift_card_movements (
    id uuid primary key,
    gift_card_id uuid not null references gift_cards (id),
    order_id uuid not null,
    amount_minor bigint not null,
    created_at timestamptz not null
  )`,
  'create index if not exists gift_card_movements_by_card on gift_card_movements (gift_card_id, created_at)',
  'create unique index if not exists gift_card_paid_once on gift_card_movements (gift_card_id, order_id) where amount_minor < 0',
]
