import type { ColumnType, Selectable } from 'kysely'

/** `DEAD` is a dead letter: tried for days, kept until somebody replays it. */
export type DeliveryStatus = 'PENDING' | 'DELIVERED' | 'DEAD'

/** One try of a delivery. */
export interface Attempt {
  /** ISO 8601. */
  readonly at: string
  readonly ms: number
  /** Status of the target's answer; missing where none came. */
  readonly status?: number
  readonly error?: string
  /** The beginning of what the target answered. */
  readonly reply?: string
}

export interface EventTables {
  /** Events, written in the transaction of the change. */
  outbox: {
    id: string
    type: string
    entityId: string
    /** The entity as it is afterwards, or what an action tells; `null` of a deletion without entity. */
    payload: ColumnType<unknown>
    /** Identity of who caused it, as on the wire. */
    identity: ColumnType<object | null>
    createdAt: Date
    /** Grows with each event of the entity. */
    sequence: number
    /** Revision of the entity, where it has one. */
    revision: number | null
    modifiedFields: ColumnType<Readonly<Record<string, unknown>> | null>
  }
  eventSequences: { entityId: string; sequence: number }
  eventSubscriptions: {
    id: string
    appId: string
    url: string
    /** Null: all types. */
    types: string[] | null
    status: 'ENABLED' | 'DISABLED'
    disabledReason: string | null
    /** Failed attempts in a row, of all deliveries together. */
    failures: number
    /** Until then nothing is sent; afterwards one delivery at a time, until one arrives. */
    openUntil: Date | null
    revision: number
    createdAt: Date
    updatedAt: Date
  }
  eventKeys: {
    appId: string
    generation: number
    kid: string
    publicPem: string
    privateSealed: Buffer
    /** From then on it signs. */
    activeAt: Date
    /** Until then it is published; null while no other has been made. */
    retiresAt: Date | null
    createdAt: Date
  }
  /** One event on its way to one target. */
  eventDeliveries: {
    subscriptionId: string
    eventId: string
    entityId: string
    sequence: number
    status: DeliveryStatus
    /** Time at which a pending delivery may be sent; while it is being sent, at which another server may take over. */
    dueAt: Date
    attempts: number
    log: ColumnType<Attempt[]>
    createdAt: Date
    finishedAt: Date | null
  }
}

export type EventRow = Selectable<EventTables['outbox']>
