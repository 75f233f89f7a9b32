import { sql } from 'kysely'
import { after, type Clock } from '../../../../base/clock.ts'
import type { Db } from '../../../../data/database.ts'
import type { Attempt } from '../../tables.ts'
import { CIRCUIT_FAILURES, circuitSeconds } from '../schedule.ts'

export interface Context {
  readonly db: Db
  readonly clock: Clock
}

interface SettledDelivery {
  readonly event_id: string
  readonly status: string
  readonly due_at: Date
  readonly finished_at: Date | null
  readonly log: readonly Attempt[]
}

/** Writes what became of any number of deliveries to one target in one statement; those that another server has settled stay. */
export async function updateDeliveries(
  db: Db,
  subscriptionId: string,
  rows: readonly SettledDelivery[],
): Promise<void> {
  await sql`
    update event_deliveries d
    set status = v.status, due_at = v.due_at, finished_at = v.finished_at, attempts = d.attempts + 1,
      log = d.log || v.log
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(event_id uuid, status text, due_at timestamptz, finished_at timestamptz, log jsonb)
    where d.subscription_id = ${subscriptionId} and d.event_id = v.event_id and d.status = 'PENDING'`.execute(
    db,
  )
}

/** Counts failures in a row; enough of them, and the target rests. */
export async function countFailures({ db, clock }: Context, id: string, failed: number): Promise<number> {
  const { failures } = await db
    .updateTable('eventSubscriptions')
    .set((eb) => ({ failures: eb('failures', '+', failed) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
    .then((row) => row ?? { failures: 0 })
  if (failures >= CIRCUIT_FAILURES)
    await db
      .updateTable('eventSubscriptions')
      .set({ openUntil: after(clock, circuitSeconds(failures)) })
      .where('id', '=', id)
      .execute()
  return failures
}

/** Closes the circuit of a target that answers again; after a rest, what waited for it is due now. */
export async function closeCircuit({ db, clock }: Context, id: string, rested: boolean): Promise<void> {
  await db
    .updateTable('eventSubscriptions')
    .set({ failures: 0, openUntil: null })
    .where('id', '=', id)
    .execute()
  if (!rested) return
  await db
    .updateTable('eventDeliveries')
    .set({ dueAt: clock.now() })
    .where('subscriptionId', '=', id)
    .where('status', '=', 'PENDING')
    .where('attempts', '>', 0)
    .execute()
}

/** 410: nobody is there any more (RFC 9110 §15.5.11). */
export async function disable({ db, clock }: Context, id: string, reason: string): Promise<void> {
  await db
    .updateTable('eventSubscriptions')
    .set((eb) => ({
      status: 'DISABLED',
      disabledReason: reason,
      updatedAt: clock.now(),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
