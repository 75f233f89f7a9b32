import { sql } from 'kysely'
import type { Trx } from '../../../../../data/database.ts'
import type { ProductChange, SubscriptionState } from '../state.ts'

/** Subscriptions by product, in order. */
export async function subscriptionsOf(
  trx: Trx,
  ids: readonly string[],
): Promise<Map<string, SubscriptionState[]>> {
  const rows = await trx
    .selectFrom('subscriptionOptions')
    .selectAll()
    .where('productId', 'in', [...ids])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const states = rows.map(({ productId, percentOff, ...row }) => ({
    productId,
    state: { ...row, percentOff: percentOff === null ? null : Number(percentOff) },
  }))
  return new Map(
    [...Map.groupBy(states, ({ productId }) => productId)].map(([id, list]) => [
      id,
      list.map(({ state }) => state),
    ]),
  )
}

/** Writes subscriptions; those of a deleted product stay, and come back with it. */
export async function writeSubscriptions(trx: Trx, changes: readonly ProductChange[]): Promise<void> {
  const changed = changes.flatMap(({ before, after }) =>
    after && (before?.subscriptions ?? null) !== (after.subscriptions ?? null) ? [after] : [],
  )
  if (changed.length === 0) return
  const rows = changed.flatMap(({ id, subscriptions }) =>
    (subscriptions ?? []).map((each) => ({ ...each, productId: id })),
  )
  let gone = trx.deleteFrom('subscriptionOptions').where(
    'productId',
    'in',
    changed.map(({ id }) => id),
  )
  if (rows.length)
    gone = gone.where(
      'id',
      'not in',
      rows.map(({ id }) => id),
    )
  await gone.execute()
  if (rows.length)
    await sql`insert into subscription_options (id, product_id, title, description, frequency, every_count,
        billing_cycles, auto_renewal, cancellable, trial_frequency, trial_count, percent_off, position)
      select s.id, s."productId", s.title, s.description, s.frequency, s."everyCount", s."billingCycles",
        s."autoRenewal", s.cancellable, s."trialFrequency", s."trialCount", s."percentOff", s.position
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id uuid, "productId" uuid, title text,
        description text, frequency text, "everyCount" integer, "billingCycles" integer, "autoRenewal" boolean,
        cancellable boolean, "trialFrequency" text, "trialCount" integer, "percentOff" numeric, position integer)
      on conflict (id) do update set title = excluded.title, description = excluded.description,
        frequency = excluded.frequency, every_count = excluded.every_count, billing_cycles = excluded.billing_cycles,
        auto_renewal = excluded.auto_renewal, cancellable = excluded.cancellable,
        trial_frequency = excluded.trial_frequency, trial_count = excluded.trial_count,
        percent_off = excluded.percent_off, position = excluded.position`.execute(trx)
}
