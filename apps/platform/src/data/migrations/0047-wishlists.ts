export default [
  // Lists of what members wish for. One of each member's is the default one, which the hosted platform's calls read.
  `create table if not exists wishlists (
    id uuid primary key,
    member_id uuid not null,
    name text not null,
    is_default boolean not null,
    tells_price_drops boolean not null,
    tells_back_in_stock boolean not null,
    -- Token of the link, null while there is none.
    share_token text unique,
    shows_name boolean not null,
    shared_at timestamptz,
    revision integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists wishlists_by_member on wishlists (member_id, created_at, id)',
  'create unique index if not exists wishlists_default on wishlists (member_id) where is_default',
  `create table if not exists wishlist_items (
    wishlist_id uuid not null references wishlists (id) on delete cascade,
    product_id uuid not null,
    -- Empty of a product as a whole.
    variant_id text not null,
    added_minor integer not null,
    -- Price that the last letter told of, null while it is not below that of adding.
    told_minor integer,
    added_at timestamptz not null,
    primary key (wishlist_id, product_id, variant_id)
  )`,
  'create index if not exists wishlist_items_by_product on wishlist_items (product_id)',
  // Requests that a wish made, and that end with it.
  'alter table back_in_stock_requests add column if not exists from_wishlist boolean',
]
