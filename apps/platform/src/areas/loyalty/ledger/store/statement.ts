import { accountColumns } from '../../view.ts'
import { eventsOfChanged } from './events.ts'

/** Parts of an entry, as columns of the statement's first part, in the order of its parameters. */
export const wantedColumns = [
  ['id', 'uuid'],
  ['account_id', 'uuid'],
  ['type', 'text'],
  ['amount', 'bigint'],
  ['balance', 'bigint'],
  ['at_most', 'boolean'],
  ['description', 'text'],
  ['order_id', 'uuid'],
  ['key', 'text'],
  ['digest', 'text'],
  ['info', 'text'],
  ['spent', 'bigint'],
  ['revision', 'bigint'],
  ['only_active', 'boolean'],
] as const

const returned = accountColumns.replace(/\w+/g, (name) => `a.${name}`)

interface Parts {
  /** A query of what is wanted, with `wantedColumns`. */
  readonly wanted: string
  /** The accounts `a` that it is of. */
  readonly ofAccounts: string
  /** Leaves out those that somebody else holds, where it would wait for them. */
  readonly skipLocked?: boolean
  /** When it happens: a `timestamptz`. */
  readonly date: string
  /** Parts of the statement from which `wanted` selects, and that follow once it is entered. */
  readonly before?: string
  readonly after?: string
  /** Result over `changed`, a row for each account that moved. */
  readonly answer: string
}

/**
 * One statement: locks each account, writes its transaction once per key, moves balance, counter-account, tier and
 * expiry with it, and tells of it. It works on the account as it is once it holds the lock; an entry that may not be (a key
 * that is known, a balance below nothing, another revision, a program at rest) leaves no row, and the caller asks why.
 * All that the account becomes is reckoned from the row that was locked: the update's own sight of it may be of before the
 * wait, and the check of the books comes before the database looks again.
 * Conditions are cases, of which the planner assumes that half of the rows pass: of others it expects a single one, and would
 * look through all accounts of a batch for each of them.
 */
export function entering(parts: Parts): string {
  const { wanted, ofAccounts, date: DATE, before = '', after = '', answer } = parts
  const lock = parts.skipLocked ? 'for update skip locked' : 'for update'
  return `with ${before}wanted as (
  ${wanted}
), terms as (
  select coalesce(p.status, 'DRAFT') as status, coalesce(p.expiration_status, 'DISABLED') = 'ENABLED' as expires,
    p.expiration_months, p.expiring_percentage, p.expires_on,
    coalesce(t.status, 'DISABLED') as tiers, t.duration_in_months, coalesce(t.basis, 'POINTS') as basis
  from (select 1) as one
  left join loyalty_program p on p.id = 1
  left join loyalty_tier_settings t on t.id = 1
), account as (
  select a.* from loyalty_accounts a where ${ofAccounts} order by a.id ${lock}
), drawn as (
  select w.*, a.balance as before,
    case when w.at_most then greatest(w.amount, -a.balance) else coalesce(w.balance - a.balance, w.amount) end as moved
  from wanted w
  join account a on a.id = w.account_id
  cross join terms
  where case when w.revision is null then true else a.revision = w.revision end
    and case when w.only_active then terms.status = 'ACTIVE' else true end
), entered as (
  insert into loyalty_transactions
    (id, account_id, type, amount, balance_after, description, order_id, idempotency_key, digest, info, spent, created_at)
  select id, account_id, type, moved, before + moved, description, order_id, key, digest, info::jsonb, spent, ${DATE}
  from drawn where case when before + moved < 0 then false else true end
  on conflict (account_id, idempotency_key) do nothing
  returning id, account_id, type, amount, balance_after,
    case when type = 'EARN' or (type in ('ADJUST', 'UNKNOWN') and order_id is not null) then amount else 0 end as counted,
    coalesce(spent, 0) as spent
), weighed as (
  select e.*, terms.*, a.tier_id, a.tier_updated_at, a.tier_due_at, a.last_activity_at, a.revision,
    a.reward_available, a.earned, a.adjusted, a.redeemed, a.expired,
    case terms.basis when 'SPEND' then e.spent else e.counted end as gained,
    greatest(0, a.tier_points + case terms.basis when 'SPEND' then e.spent else e.counted end) as points,
    case when not terms.expires or e.balance_after = 0 then null
      when terms.expiration_months is not null then ${DATE} + terms.expiration_months * interval '1 month'
      when terms.expires_on > ${DATE} then terms.expires_on
      else terms.expires_on + interval '1 year' end as lapses
  from entered e join account a on a.id = e.account_id cross join terms
), placed as materialized (
  select w.*, case w.tiers when 'ACTIVE' then (
      select t.id from loyalty_tiers t where t.required_points <= w.points order by t.required_points desc limit 1)
    when 'PAUSED' then w.tier_id end as new_tier_id
  from weighed w
), changed as (
  update loyalty_accounts a set
    balance = p.balance_after,
    earned = p.earned + case when p.type = 'EARN' then p.amount else 0 end,
    adjusted = p.adjusted + case when p.type in ('ADJUST', 'UNKNOWN') then p.amount else 0 end,
    redeemed = p.redeemed - case when p.type in ('REDEEM', 'REFUND') then p.amount else 0 end,
    expired = p.expired - case when p.type = 'EXPIRE' then p.amount else 0 end,
    tier_points = p.points,
    tier_id = p.new_tier_id,
    reward_available = exists (select 1 from loyalty_reward_costs c
      where c.cost <= p.balance_after and (c.tier_id = p.new_tier_id or (c.tier_id is null and not exists (
        select 1 from loyalty_reward_costs own
        where own.reward_id = c.reward_id and own.tier_id = p.new_tier_id)))),
    tier_updated_at = case when p.new_tier_id is distinct from p.tier_id then ${DATE} else p.tier_updated_at end,
    tier_due_at = case when p.gained > 0 and p.tier_due_at is null
      then ${DATE} + p.duration_in_months * interval '1 month' else p.tier_due_at end,
    expiring_at = p.lapses,
    expiring_amount = case when p.lapses is not null then ceil(p.balance_after * p.expiring_percentage / 100.0) end,
    last_activity_at = case when p.type = 'EXPIRE' then p.last_activity_at else ${DATE} end,
    revision = p.revision + 1,
    updated_at = ${DATE}
  from placed p
  where a.id = p.account_id
  returning ${returned}, p.id as transaction_id, p.amount, p.tier_id as tier_before,
    p.reward_available as available_before
), ${eventsOfChanged(DATE)}${after}
${answer}`
}

const parameters = wantedColumns.map(([name, type], index) => `$${index + 1}::${type} as ${name}`)
const lists = wantedColumns.map(([, type], index) => `$${index + 1}::${type}[]`)
const names = wantedColumns.map(([name]) => name)
const one = { wanted: `select ${parameters.join(', ')}`, ofAccounts: 'a.id = $2::uuid' }
const all = {
  wanted: `select * from unnest(${lists.join(', ')}) as u (${names.join(', ')})`,
  ofAccounts: 'a.id = any($2::uuid[])',
}
const each = {
  date: `$${wantedColumns.length + 1}::timestamptz`,
  // With the first row alone: a batch has two for each of its accounts.
  answer:
    'select changed.*, case when row_number() over () = 1 then (select array_agg(id) from told) end as event_ids from changed',
}

export const enterOne = entering({ ...each, ...one })
export const enterAll = entering({ ...each, ...all })

/** Columns of the answer: the account as its event shows it, which needs no reading here. */
const shown = 'transaction_id as "transactionId", described.account::text as account'
const soon = { ...each, skipLocked: true }

/** Statements for one entry or many, for `enterSoon`. Only that of one returns ids of events: nobody observes a batch. */
export const enterOneSoon = entering({
  ...soon,
  ...one,
  answer: `select ${shown}, (select array_agg(id) from told) as "eventIds" from described`,
})
export const enterAllSoon = entering({
  ...soon,
  ...all,
  answer: `select ${shown}, described.id from described`,
})
