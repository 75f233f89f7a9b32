import { sql } from 'kysely'
import type { Trx } from '../../../../data/database.ts'
import type { AccountRow } from '../../view.ts'

/** Gives the accounts that are due the tier and the expiry of the settings that bear this number. */
export async function recalculateBatch(
  trx: Trx,
  calculation: number,
  { date, limit }: { readonly date: Date; readonly limit: number },
): Promise<(AccountRow & { readonly changed: boolean })[]> {
  const { rows } = await sql<AccountRow & { changed: boolean }>`
    with terms as (
      select coalesce(p.expiration_status, 'DISABLED') = 'ENABLED' as expires, p.expiration_months,
        p.expiring_percentage, p.expires_on,
        coalesce(t.status, 'DISABLED') as tiers, t.duration_in_months, coalesce(t.basis, 'POINTS') as basis,
        ${date}::timestamptz - t.duration_in_months * interval '1 month' as since
      from (select 1) as one
      left join loyalty_program p on p.id = 1
      left join loyalty_tier_settings t on t.id = 1
    ), due as (
      select a.* from loyalty_accounts a
      where a.reckoned < ${calculation} or a.tier_due_at <= ${date}
      order by a.id limit ${limit} for update skip locked
    ), weighed as (
      select d.id, d.tier_id, d.balance, d.expiring_at as expiring_before, d.reckoned as reckoned_before,
        d.last_activity_at, d.created_at, terms.*,
        coalesce(counted.points, 0)::bigint as points, counted.first_at
      from due d cross join terms cross join lateral (
        select sum(moved.points) as points, min(moved.created_at) filter (where moved.points > 0) as first_at from (
          select t.created_at, case when terms.basis = 'SPEND' then coalesce(t.spent, 0)
            when t.type = 'EARN' or (t.type in ('ADJUST', 'UNKNOWN') and t.order_id is not null) then t.amount
            else 0 end as points
          from loyalty_transactions t
          where t.account_id = d.id and (terms.since is null or t.created_at > terms.since)
        ) as moved
      ) as counted
    ), placed as (
      select w.*, case w.tiers when 'ACTIVE' then (
          select t.id from loyalty_tiers t where t.required_points <= greatest(0, w.points)
          order by t.required_points desc limit 1)
        when 'PAUSED' then w.tier_id end as new_tier_id,
        case when w.reckoned_before >= ${calculation} then w.expiring_before
          when not w.expires or w.balance = 0 then null
          when w.expiration_months is not null then greatest(${date}::timestamptz + interval '30 days',
            coalesce(w.last_activity_at, w.created_at) + w.expiration_months * interval '1 month')
          when w.expires_on > ${date} then w.expires_on
          else w.expires_on + interval '1 year' end as lapses
      from weighed w
    ), compared as (
      select p.*, p.new_tier_id is distinct from p.tier_id or p.lapses is distinct from p.expiring_before as changed
      from placed p
    )
    update loyalty_accounts a set
      tier_points = greatest(0, c.points),
      tier_id = c.new_tier_id,
      tier_updated_at = case when c.new_tier_id is distinct from c.tier_id then ${date} else a.tier_updated_at end,
      tier_due_at = case when c.first_at + c.duration_in_months * interval '1 month' is null then null
        else greatest(c.first_at + c.duration_in_months * interval '1 month', ${date}::timestamptz + interval '1 hour') end,
      expiring_at = c.lapses,
      expiring_amount = case when c.lapses is null then null when c.reckoned_before >= ${calculation} then a.expiring_amount
        else ceil(c.balance * c.expiring_percentage / 100.0) end,
      reckoned = ${calculation},
      revision = a.revision + case when c.changed then 1 else 0 end,
      updated_at = case when c.changed then ${date} else a.updated_at end
    from compared c where a.id = c.id
    returning a.*, c.changed`.execute(trx)
  return rows
}
