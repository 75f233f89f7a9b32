import { sql } from 'kysely'
import { typesOfChange } from '../../catalog/writes/product-events.ts'
import type { PlatformConfig } from '../../config.ts'
import type { Db } from '../../database.ts'
import { type EventRow, eventsOf } from '../../events/together.ts'
import { type KeptEvent, payloadOf } from '../../events/wire.ts'

export interface EventQuery {
  readonly types?: readonly string[]
  readonly entityId?: string | undefined
  readonly limit: number
}

/** Newest first. */
export async function readEvents(db: Db, query: EventQuery): Promise<EventRow[]> {
  const { types = [], entityId, limit } = query
  const alone = await db
    .selectFrom('outbox')
    .selectAll()
    .$if(types.length > 0, (rows) => rows.where('type', 'in', types))
    .$if(Boolean(entityId), (rows) => rows.where('entityId', '=', entityId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const oldest = alone.length < limit ? undefined : alone.at(-1)?.createdAt
  const together = await readTogether(db, query, oldest)
  return [...alone, ...together].toSorted(newestFirst).slice(0, limit)
}

/** Batch by batch: each is as large as many pages. */
async function readTogether(
  db: Db,
  { types = [], entityId, limit }: EventQuery,
  oldest: Date | undefined,
): Promise<EventRow[]> {
  const found: EventRow[] = []
  if (types.length > 0 && !types.some((type) => typesOfChange.includes(type))) return found
  for (let place = 0; found.length < limit; place += 1) {
    const batch = await db
      .selectFrom('eventBatches')
      .selectAll()
      .$if(Boolean(entityId), (rows) => rows.where(sql<boolean>`entity_ids @> ${[entityId]}::text[]`))
      .$if(oldest !== undefined, (rows) => rows.where('createdAt', '>=', oldest ?? new Date(0)))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .offset(place)
      .executeTakeFirst()
    if (!batch) break
    const wanted = eventsOf(batch).filter(
      (event) =>
        (types.length === 0 || types.includes(event.type)) && (!entityId || event.entityId === entityId),
    )
    found.push(...wanted)
  }
  return found
}

function newestFirst(a: EventRow, b: EventRow): number {
  return b.createdAt.getTime() - a.createdAt.getTime() || b.sequence - a.sequence || (a.id < b.id ? 1 : -1)
}

/** As a webhook carries it (wire §2.10). */
export function wireOf(config: PlatformConfig, row: EventRow): unknown {
  const event: KeptEvent = { ...row, payload: JSON.stringify(row.payload ?? row.oldPayload) }
  return JSON.parse(payloadOf(config, event))
}

/** What `/_dev/events` tells of one. */
export function liveView(config: PlatformConfig, row: EventRow): object {
  const { id, type, entityId, sequence, createdAt, identity } = row
  return { id, type, entityId, sequence, date: createdAt.toISOString(), identity, data: wireOf(config, row) }
}
