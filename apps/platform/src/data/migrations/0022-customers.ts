export default [
  // A customer is a contact: whoever bought or signed up. One that was merged stays, so that its address leads on.
  `create table if not exists customers (
    id uuid primary key,
    member_id uuid unique,
    email text,
    first_name text,
    last_name text,
    phone text,
    language text,
    country text,
    tags text[] not null default '{}',
    merged_into uuid references customers (id) on delete cascade,
    orders_count integer not null default 0,
    spent_minor bigint not null default 0,
    refunded_minor bigint not null default 0,
    average_minor bigint not null default 0,
    first_order_at timestamptz,
    last_order_at timestamptz,
    revision bigint not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index if not exists customers_by_creation on customers (created_at, id)',
  'create index if not exists customers_by_spent on customers (spent_minor, id)',
  'create index if not exists customers_by_orders on customers (orders_count, id)',
  'create index if not exists customers_by_average on customers (average_minor, id)',
  "create index if not exists customers_by_last_order on customers (coalesce(last_order_at, '-infinity'::timestamptz), id)",
  'create index if not exists customers_by_tag on customers using gin (tags)',
  // As areas/customers/people/store/words.ts has it.
  `create index if not exists customers_by_words on customers using gin ((
    to_tsvector('simple', coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || translate(coalesce(email, ''), '@.+-_', '     '))))`,
  // Addresses, in lower case, by which orders of guests are known.
  `create table if not exists customer_emails (
    email text primary key,
    customer_id uuid not null references customers (id) on delete cascade
  )`,
  'create index if not exists customer_emails_of on customer_emails (customer_id)',
  // Share of one order in its customer's figures.
  `create table if not exists customer_orders (
    order_id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    currency text not null,
    placed_at timestamptz not null,
    total_minor bigint not null,
    refunded_minor bigint not null,
    country text
  )`,
  'create index if not exists customer_orders_of on customer_orders (customer_id, placed_at desc, order_id)',
  // Orders that were written since the figures were last counted: one row per change, deleted by the count.
  'create table if not exists customer_changes (id uuid primary key, order_id uuid not null)',
  // Lock of the count, and the currency that it counted: a single row, id 1.
  'create table if not exists customer_figures (id integer primary key, currency text not null)',
  `create table if not exists customer_notes (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    text text not null,
    by_type text not null,
    by_id text not null,
    created_at timestamptz not null
  )`,
  'create index if not exists customer_notes_of on customer_notes (customer_id, created_at desc, id)',
  `insert into customers (id, member_id, created_at, updated_at)
    select contact_id, id, created_at, created_at from members on conflict do nothing`,
  `insert into customer_emails (email, customer_id)
    select lower(login_email), contact_id from members where login_email_verified on conflict do nothing`,
  'insert into customer_changes (id, order_id) select gen_random_uuid(), id from orders',
]
