export default [
  // More points for orders that are placed in some time.
  `create table if not exists loyalty_campaigns (
    id uuid primary key,
    name text not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    factor_percent integer,
    bonus_points bigint,
    product_ids jsonb not null,
    collection_ids jsonb not null,
    segment_ids jsonb not null,
    tier_ids jsonb not null,
    budget bigint,
    given bigint not null default 0,
    orders bigint not null default 0,
    paused boolean not null default false,
    history jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((factor_percent is null) <> (bonus_points is null)),
    check (ends_at > starts_at),
    check (budget is null or given <= budget)
  )`,
  'create index if not exists loyalty_campaigns_by_end on loyalty_campaigns (ends_at)',
  // Points that one order earned by a campaign, with the goods that they were for.
  `create table if not exists loyalty_campaign_orders (
    campaign_id uuid not null references loyalty_campaigns (id),
    order_id uuid not null,
    account_id uuid not null,
    points bigint not null,
    spent_minor bigint not null,
    created_at timestamptz not null,
    primary key (campaign_id, order_id)
  )`,
  'create index if not exists loyalty_campaign_orders_by_order on loyalty_campaign_orders (order_id)',
  'create index if not exists loyalty_campaign_orders_by_time on loyalty_campaign_orders (campaign_id, created_at desc, order_id)',
]
