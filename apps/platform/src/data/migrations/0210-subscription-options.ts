export default [
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
