import { type EventRow, payloadOf, type StoredEvent } from '../../../areas/webhooks/index.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'

export interface EventQuery {
  readonly types?: readonly string[]
  readonly entityId?: string | undefined
  readonly limit: number
}

/** Newest first. */
export function readEvents(db: Db, { types = [], entityId, limit }: EventQuery): Promise<EventRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .$if(types.length > 0, (query) => query.where('type', 'in', types))
    .$if(Boolean(entityId), (query) => query.where('entityId', '=', entityId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('sequence', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export function findEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** As a webhook carries it (wire §2.10). */
export function wireOf(config: PlatformConfig, row: EventRow): unknown {
  const event: StoredEvent = { ...row, payload: JSON.stringify(row.payload) }
  return JSON.parse(payloadOf(config, event))
}

/** Event as `/_dev/events` shows it. */
export function liveView(config: PlatformConfig, row: EventRow): object {
  const { id, type, entityId, sequence, createdAt, identity } = row
  return { id, type, entityId, sequence, date: createdAt.toISOString(), identity, data: wireOf(config, row) }
}
