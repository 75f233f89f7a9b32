export default [
  `create table if not exists loyalty_rewards (
    id uuid primary key,
    name text not null,
    active boolean not null,
    type text not null,
    terms jsonb not null,
    revision bigint not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // What each active reward costs whom: a null tier is everybody whose own tier is not named.
  `create table if not exists loyalty_reward_costs (
    id uuid primary key,
    reward_id uuid not null references loyalty_rewards (id),
    tier_id uuid,
    cost bigint not null check (cost > 0)
  )`,
  'create index if not exists loyalty_reward_costs_by_reward on loyalty_reward_costs (reward_id)',
  'alter table loyalty_accounts add column if not exists reward_available boolean not null default false',
  // One row: how often rewards changed, and up to which change every account has been looked at.
  `create table if not exists loyalty_reward_reach (
    id integer primary key,
    wanted bigint not null,
    done bigint not null,
    trigger text not null
  )`,
  "insert into loyalty_reward_reach (id, wanted, done, trigger) values (1, 0, 0, 'REWARD_UPDATED') on conflict (id) do nothing",
]
