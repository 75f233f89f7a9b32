import { type RawBuilder, sql } from 'kysely'
import type { Days } from '../../range.ts'

/** Sums of points, by what happened to them. */
const sums = {
  entries: 'count(*)',
  earned: `coalesce(sum(amount) filter (where type = 'EARN'), 0)`,
  redeemed: `coalesce(-sum(amount) filter (where type = 'REDEEM'), 0)`,
  returned: `coalesce(sum(amount) filter (where type = 'REFUND'), 0)`,
  reversed: `coalesce(-sum(amount) filter (where type in ('ADJUST', 'UNKNOWN') and order_id is not null), 0)`,
  adjusted: `coalesce(sum(amount) filter (where type in ('ADJUST', 'UNKNOWN') and order_id is null), 0)`,
  expired: `coalesce(-sum(amount) filter (where type = 'EXPIRE'), 0)`,
} as const

export type PointMeasures = Readonly<Record<keyof typeof sums, number>>

export const measures = Object.keys(sums) as readonly (keyof typeof sums)[]

export const nothing = Object.fromEntries(measures.map((name) => [name, 0])) as PointMeasures

/** Columns of the measures over entries. */
export const entrySums = sql.raw(measures.map((name) => `(${sums[name]})::bigint as ${name}`).join(', '))

/** Columns of the measures over rows that have them. */
export const rowSums = sql.raw(
  measures.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '),
)

/** How far the measures change what is outstanding, in SQL and of a row. */
export const change = sql.raw('earned - redeemed + returned - reversed + adjusted - expired')
export const changeOf = ({ earned, redeemed, returned, reversed, adjusted, expired }: PointMeasures) =>
  earned - redeemed + returned - reversed + adjusted - expired

/** The moment at which a day begins in a time zone. */
export const startOfDay = (day: string | RawBuilder<unknown>, timeZone: string) =>
  sql`(${day}::date)::timestamp at time zone ${timeZone}`

/** The moment at which a day is over. */
export const endOfDay = (day: string | RawBuilder<unknown>, timeZone: string) =>
  sql`(${day}::date + interval '1 day') at time zone ${timeZone}`

/** Ledger's entries of these days, each with what moved the points. */
export function entriesOf({ from, to }: Days, timeZone: string) {
  return entriesBetween(startOfDay(from, timeZone), endOfDay(to, timeZone))
}

/**
 * Ledger's entries between two moments. A campaign and a rule of its own stand in the entry's key, a reward in its details; what
 * comes back for a coupon goes to the reward that it was of.
 */
export const entriesBetween = (since: RawBuilder<unknown>, until: RawBuilder<unknown>) => sql`(
  select t.account_id, t.created_at, t.type, t.amount, t.order_id,
    case when t.type = 'EARN' and t.order_id is not null and t.idempotency_key like 'campaign %' then 'CAMPAIGN'
      when t.type = 'EARN' then 'RULE'
      when t.type in ('REDEEM', 'REFUND') then 'REWARD'
      when t.type = 'EXPIRE' then 'EXPIRY'
      when t.order_id is not null then 'ORDER'
      else 'ADJUSTMENT' end as source,
    case when t.type = 'EARN' and t.order_id is not null and t.idempotency_key like 'campaign %'
        then split_part(t.idempotency_key, ' ', 2)
      when t.type = 'EARN' and t.idempotency_key like 'rule %' then split_part(t.idempotency_key, ' ', 2)
      when t.type = 'EARN' then coalesce(t.info ->> 'activityType', '')
      when t.type in ('REDEEM', 'REFUND') then coalesce(t.info ->> 'rewardId', r.info ->> 'rewardId', '')
      when t.type = 'EXPIRE' then ''
      when t.order_id is not null then
        case when t.idempotency_key like 'refund %' then 'REFUNDED' else 'CHANGED' end
      when t.idempotency_key like 'bulk %' then 'BULK'
      when t.idempotency_key like 'import %' then 'IMPORT'
      else 'STAFF' end as key,
    case when t.type in ('REDEEM', 'REFUND')
        or (t.type = 'EARN' and (t.idempotency_key like 'campaign %' or t.idempotency_key like 'rule %'))
      then coalesce(t.description, '') else '' end as label
  from loyalty_transactions t
  left join loyalty_transactions r on t.type = 'REFUND' and r.id = (t.info ->> 'refundedTransactionId')::uuid
  where t.created_at >= ${since} and t.created_at < ${until}
)`
