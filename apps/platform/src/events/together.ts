import type { Selectable } from 'kysely'
import { changeOf } from '../catalog/writes/product-events.ts'
import type { Db } from '../database.ts'
import type { EventTables } from './tables.ts'

export type EventRow = Selectable<EventTables['outbox']>
type Batch = Selectable<EventTables['eventBatches']>

/** Places of ids for each product. */
const PLACES = 4
const UNIQUE = 24

/** Events that were told together, each as if it had been told alone, in their order. */
export function eventsOf({ id, entityIds, told, identity, createdAt }: Batch): EventRow[] {
  return told.flatMap(([last, productRevision, changedFields, variants, facts], at) => {
    const entityId = entityIds[at] ?? ''
    // What is told of it as a whole is drawn from the facts when it is delivered.
    const events = changeOf(entityId, productRevision, changedFields, variants, facts as never)
    return events.map((event, nth) => ({
      id: id.slice(0, UNIQUE) + ((at + 1) * PLACES + nth + 1).toString(16).padStart(12, '0'),
      ...{ ...event, sequence: last - events.length + nth + 1 },
      ...{ oldPayload: null, identity, createdAt },
    }))
  })
}

/** However it was told. */
export async function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  const alone = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (alone) return alone
  const batch = await db
    .selectFrom('eventBatches')
    .selectAll()
    .where('id', '=', `${id.slice(0, UNIQUE)}${'0'.repeat(12)}`)
    .executeTakeFirst()
  return batch && eventsOf(batch).find((event) => event.id === id.toLowerCase())
}
