import type { ColumnType } from 'kysely'

export interface SegmentTables {
  customerSegments: {
    id: string
    name: string
    /** Filter of the customers' list. */
    filter: ColumnType<Readonly<Record<string, unknown>>>
    revision: number
    createdAt: Date
    updatedAt: Date
  }
}
