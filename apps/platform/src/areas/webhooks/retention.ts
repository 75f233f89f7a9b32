import { sql } from 'kysely'
import { after } from '../../base/clock.ts'
import type { Services } from '../../data/services.ts'

const DAY = 86_400
const KEPT_DELIVERED = 7 * DAY
const KEPT = 30 * DAY
const BATCH = 5_000

/** Forgets what has arrived after a week, all else after a month; what still waits to be sent is kept. */
export async function forgetOldEvents({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const week = after(clock, -KEPT_DELIVERED)
  const month = after(clock, -KEPT)
  await inBatches(() =>
    sql`delete from event_deliveries where (subscription_id, event_id) in (
      select d.subscription_id, d.event_id from event_deliveries d
      left join event_subscriptions s on s.id = d.subscription_id
      where (d.status = 'DELIVERED' and d.finished_at < ${week})
        or (d.status = 'DEAD' and d.finished_at < ${month})
        or (d.created_at < ${month} and (s.id is null or s.status = 'DISABLED'))
      limit ${BATCH})`.execute(db),
  )
  await inBatches(() =>
    sql`with old as (
      select o.id, o.entity_id, o.type from outbox o
      where o.created_at < ${month}
        and not exists (select 1 from event_deliveries d where d.event_id = o.id)
      limit ${BATCH}
    ), forgotten as (
      delete from event_sequences where entity_id in (
        select entity_id from old where type like '%\\_deleted' or type like '%redirect\\_session\\_created')
    )
    delete from outbox where id in (select id from old)`.execute(db),
  )
}

async function inBatches(work: () => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  while (((await work()).numAffectedRows ?? 0n) >= BATCH);
}
