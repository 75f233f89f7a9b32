import { randomUUID } from 'node:crypto'
import type { Caller } from './caller.ts'
import { jsonb, type Trx } from './database.ts'

export interface DomainEvent {
  /** Full name on the wire: `wix.ecom.v1.cart_updated`. */
  readonly type: string
  readonly entityId: string
  readonly date: Date
  /** What the receiver gets about the change; the entity as it is afterwards, where there is one. */
  readonly data?: Record<string, unknown>
  /** Who caused it. */
  readonly caller?: Caller
}

/** Takes the transaction of the change itself: both are kept, or neither is. */
export async function emit(trx: Trx, event: DomainEvent): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      type: event.type,
      entityId: event.entityId,
      payload: jsonb(event.data ?? {}),
      identity: event.caller ? jsonb(event.caller) : null,
      createdAt: event.date,
    })
    .execute()
}
