import type { ColumnType } from 'kysely'

export interface OutboxTables {
  outbox: {
    id: string
    type: string
    entityId: string
    payload: ColumnType<Readonly<Record<string, unknown>>>
    /** Who caused it, as the caller was known then. */
    identity: ColumnType<object | null>
    createdAt: Date
    deliveredAt: ColumnType<Date | null, Date | null | undefined>
  }
}
