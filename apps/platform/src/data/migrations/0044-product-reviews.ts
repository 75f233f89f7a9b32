export default [
  // What members say of products. One review per member and product.
  `create table if not exists reviews (
    id uuid primary key,
    product_id uuid not null,
    member_id uuid not null,
    author_name text,
    title text,
    body text,
    rating integer not null,
    -- Pictures in their order, as [{id, width, height}].
    media jsonb not null,
    verified boolean not null,
    status text not null,
    manually_changed boolean not null,
    publish_count integer not null,
    reply_message text,
    reply_created_at timestamptz,
    reply_updated_at timestamptz,
    revision integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (product_id, member_id)
  )`,
  'create index if not exists reviews_by_product on reviews (product_id, status, created_at desc, id)',
  `create index if not exists reviews_by_stars on reviews (product_id, rating) where status = 'APPROVED'`,
  'create index if not exists reviews_by_status on reviews (status, created_at desc, id)',
  'create index if not exists reviews_by_member on reviews (member_id, created_at desc, id)',
  // Members whom a review helped.
  `create table if not exists review_votes (
    review_id uuid not null references reviews (id) on delete cascade,
    member_id uuid not null,
    created_at timestamptz not null,
    primary key (review_id, member_id)
  )`,
  'create index if not exists review_votes_by_member on review_votes (member_id)',
  // Pictures that members sent; of no review until one names them.
  `create table if not exists review_pictures (
    id uuid primary key,
    member_id uuid not null,
    review_id uuid references reviews (id) on delete cascade,
    bytes bytea not null,
    width integer not null,
    height integer not null,
    created_at timestamptz not null
  )`,
  'create index if not exists review_pictures_by_review on review_pictures (review_id)',
  'create index if not exists review_pictures_by_member on review_pictures (member_id)',
  'create index if not exists review_pictures_unused on review_pictures (created_at) where review_id is null',
  `create table if not exists review_settings (
    id integer primary key,
    is_moderated boolean not null,
    asks_for_reviews boolean not null,
    ask_after_days integer not null,
    revision integer not null,
    updated_at timestamptz not null
  )`,
]
