import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

interface Ages {
  readonly week: Date
  readonly month: Date
  readonly limit: number
}

/** Deletes what was delivered a week ago, given up a month ago, or meant for a target that is gone or disabled. */
export function deleteOldDeliveries(db: Db, { week, month, limit }: Ages) {
  return sql`delete from event_deliveries where (subscription_id, event_id) in (
      select d.subscription_id, d.event_id from event_deliveries d
      left join event_subscriptions s on s.id = d.subscription_id
      where (d.status = 'DELIVERED' and d.finished_at < ${week})
        or (d.status = 'DEAD' and d.finished_at < ${month})
        or (d.created_at < ${month} and (s.id is null or s.status = 'DISABLED'))
      limit ${limit})`.execute(db)
}

/** Deletes events that no delivery waits for, and the counters of entities that are gone. */
export function deleteOldEvents(db: Db, { month, limit }: Omit<Ages, 'week'>) {
  return sql`with old as (
      select o.id, o.entity_id, o.type from outbox o
      where o.created_at < ${month}
        and not exists (select 1 from event_deliveries d where d.event_id = o.id)
      limit ${limit}
    ), forgotten as (
      delete from event_sequences where entity_id in (
        select entity_id from old where type like '%\\_deleted' or type like '%redirect\\_session\\_created')
    )
    delete from outbox where id in (select id from old)`.execute(db)
}
