import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import type { EventTables } from './tables.ts'

export type EventRow = Selectable<EventTables['outbox']>
type Batch = Selectable<EventTables['eventBatches']>

/** Places of ids for each entity. */
const PLACES = 4
const UNIQUE = 24

/** Events that were told together, each as if it had been told alone, in their order. */
export function eventsOf({ id, types, entityIds, told, identity, createdAt }: Batch): EventRow[] {
  return told.flatMap(([before, ...events], at) =>
    events.map(([type, payload, revision = null, modifiedFields = null], nth) => ({
      id: id.slice(0, UNIQUE) + ((at + 1) * PLACES + nth + 1).toString(16).padStart(12, '0'),
      ...{ type: types[type] ?? '', entityId: entityIds[at] ?? '', sequence: before + nth + 1 },
      ...{ payload, oldPayload: null, identity, createdAt, revision, modifiedFields },
    })),
  )
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
