import { sql } from 'kysely'
import { after, type Clock } from '../../../../base/clock.ts'
import type { Db } from '../../../../data/database.ts'
import type { StoredEvent } from '../../wire.ts'

/** An event that this server, and for a while no other, sends to one target. */
export interface Claimed extends StoredEvent {
  readonly attempts: number
}

/** Longer than an attempt takes: what a server that died had claimed is sent by another afterwards. */
export const LEASE_SECONDS = 30

/**
 * Claims what is due for one target, of each entity only the earliest: the next waits until that has arrived or is given up.
 * Any number of servers may ask at once.
 */
export async function claim(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  subscriptionId: string,
  most: number,
): Promise<readonly Claimed[]> {
  const now = clock.now()
  const { rows } = await sql<Claimed>`
    with due as (
      select d.event_id from event_deliveries d
      where d.subscription_id = ${subscriptionId} and d.status = 'PENDING' and d.due_at <= ${now}
        and d.sequence = (
          select min(e.sequence) from event_deliveries e
          where e.subscription_id = d.subscription_id and e.status = 'PENDING' and e.entity_id = d.entity_id)
      order by d.due_at limit ${most} for update of d skip locked
    ), claimed as (
      update event_deliveries d set due_at = ${after(clock, LEASE_SECONDS)}
      from due where d.subscription_id = ${subscriptionId} and d.event_id = due.event_id
      returning d.event_id, d.attempts
    )
    select o.id, o.type, o.entity_id, o.payload::text as payload, o.identity, o.modified_fields, o.sequence,
      o.created_at, claimed.attempts
    from claimed join outbox o on o.id = claimed.event_id
    order by o.created_at, o.sequence`.execute(db)
  return rows
}
