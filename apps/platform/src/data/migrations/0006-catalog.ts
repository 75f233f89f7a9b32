export default [
  `create table if not exists brands (
    id uuid primary key,
    name text not null unique,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists ribbons (
    id uuid primary key,
    name text not null unique,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Texts that products share. Products have their own too: what catalog V1 writes belongs to its product
  // alone.
  `create table if not exists info_sections (
    id uuid primary key,
    unique_name text not null unique,
    title text not null,
    description jsonb,
    plain_description text not null,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Options and texts that products share, known to products by their names.
  `create table if not exists customizations (
    id uuid primary key,
    name text not null,
    customization_type text not null check (customization_type in ('PRODUCT_OPTION', 'MODIFIER')),
    render_type text not null check (render_type in ('TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT')),
    choices jsonb not null,
    free_text jsonb,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (customization_type, name)
  )`,
  // With room in its page for one more, a product's next version needs no entry in any index.
  `create table if not exists products (
    id uuid primary key,
    numeric_id bigint not null unique,
    slug text not null unique,
    name text not null,
    name_key text not null,
    visible boolean not null,
    product_type text not null,
    description text not null,
    sku text,
    weight numeric(12, 3),
    price_minor bigint not null check (price_minor >= 0),
    cost_minor bigint check (cost_minor >= 0),
    discount_type text not null,
    discount_value numeric(12, 3) not null,
    sale_minor bigint not null check (sale_minor >= 0),
    brand_id uuid references brands (id),
    ribbon_id uuid references ribbons (id),
    price_per_unit jsonb,
    options jsonb not null,
    media jsonb not null,
    info_sections jsonb not null,
    custom_text_fields jsonb not null,
    digital_file jsonb,
    gift_card boolean not null,
    manage_variants boolean not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- Time of the last change of anything of the product, stock included, by the clock of the database:
    -- caches are refreshed by it.
    changed_at timestamptz not null default clock_timestamp(),
    -- Fields of catalog V3 beside those of V1.
    rich_description jsonb,
    tags jsonb,
    visible_in_pos boolean,
    main_category_id uuid,
    extended_fields jsonb,
    fulfiller_id uuid,
    delivery_profile_id uuid,
    seo_data jsonb,
    -- Ids of further ribbons, beside the one that catalog V1 knows, null where there is none.
    additional_ribbon_ids jsonb,
    -- True where only members may buy it, else null.
    members_only boolean
  ) with (fillfactor = 80)`,
  'create index if not exists products_by_name on products (name_key text_pattern_ops, id)',
  'create index if not exists products_by_creation on products (created_at desc, id)',
  // Hidden products are few: a collection counts all its products less these.
  'create index if not exists products_hidden on products (id) where not visible',
  // Prices of all variants change at once: where a page has room, the new row needs no entry in any index.
  `create table if not exists variants (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    position integer not null,
    choices jsonb not null,
    sku text,
    price_minor bigint not null check (price_minor >= 0),
    sale_minor bigint not null check (sale_minor >= 0),
    cost_minor bigint check (cost_minor >= 0),
    weight numeric(12, 3),
    visible boolean not null,
    track_quantity boolean not null,
    quantity integer check (quantity >= 0),
    in_stock boolean not null,
    preordered integer not null default 0 check (preordered >= 0),
    barcode text,
    product_dimensions jsonb,
    package_dimensions jsonb,
    -- Amount of a unit in this variant, where it differs from the one of the product.
    unit_quantity jsonb,
    -- Revision of the stock. Orders move it on too, so that a caller who sets a number has seen what was
    -- sold meanwhile.
    stock_revision bigint not null default 1,
    -- A variant has an inventory item from its start, true once somebody deleted it, null while it is
    -- there.
    without_item boolean,
    preorder jsonb,
    unique (product_id, position)
  ) with (fillfactor = 75)`,
  'create index if not exists variants_by_sku on variants (sku)',
  `create table if not exists collections (
    id uuid primary key,
    slug text not null unique,
    name text not null,
    description text not null,
    media jsonb not null,
    visible boolean not null,
    position integer not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table if not exists collection_products (
    collection_id uuid not null references collections (id) on delete cascade,
    product_id uuid not null references products (id) on delete cascade,
    position integer not null,
    primary key (collection_id, product_id)
  )`,
  'create index if not exists collection_products_by_product on collection_products (product_id)',
  // Changed products in the order of changes: caches ask this list, and products themselves need no index
  // on what every change writes.
  `create table if not exists product_changes (
    changed_at timestamptz not null,
    id uuid not null,
    product_ids uuid[] not null,
    primary key (changed_at, id)
  )`,
  // Products that are gone, by the clock of the database as their changes are: caches drop them.
  `create table if not exists deleted_products (
    product_id uuid primary key,
    deleted_at timestamptz not null
  )`,
  'create index if not exists deleted_products_by_time on deleted_products (deleted_at)',
  // Last short number of a product, never given twice: a transaction that makes a product holds this row.
  `create table if not exists product_numbers (
    id integer primary key check (id = 1),
    last bigint not null
  )`,
  'insert into product_numbers (id, last) values (1, 0) on conflict do nothing',
  `create table if not exists back_in_stock_requests (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    variant_id uuid not null references variants (id) on delete cascade,
    email text not null,
    email_key text not null,
    language text not null,
    status text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    -- Owner of the request, who may read and withdraw it: a member, or one visit. Null: the store alone.
    member_id uuid,
    visitor_id uuid
  )`,
  // One open request per person and variant, whatever is sent twice at once.
  `create unique index if not exists back_in_stock_open on back_in_stock_requests (variant_id, email_key)
    where status = 'RECEIVED'`,
  'create index if not exists back_in_stock_of_member on back_in_stock_requests (member_id)',
  'create index if not exists back_in_stock_of_visitor on back_in_stock_requests (visitor_id)',
  `create table if not exists subscription_options (
    id uuid primary key,
    product_id uuid not null,
    title text not null,
    description text,
    frequency text not null,
    every_count integer not null,
    billing_cycles integer,
    auto_renewal boolean not null,
    cancellable boolean not null,
    trial_frequency text,
    trial_count integer,
    percent_off numeric(6, 3),
    position integer not null
  )`,
  'create index if not exists subscription_options_by_product on subscription_options (product_id)',
]
