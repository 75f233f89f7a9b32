import type { ColumnType, Selectable } from 'kysely'

interface StoredSizeColumn {
  readonly name: string
  readonly isMeasure: boolean
}

export interface SizeGuideTables {
  /** Tables of sizes, each kept once. */
  sizeGuides: {
    id: string
    revision: number
    name: string
    unit: 'CM' | 'IN'
    columns: ColumnType<StoredSizeColumn[]>
    /** A cell for each column. */
    rows: ColumnType<string[][]>
    notes: string
    productIds: ColumnType<string[]>
    collectionIds: ColumnType<string[]>
    /** By language: texts by the text that they translate. */
    translations: ColumnType<Readonly<Record<string, Readonly<Record<string, string>>>>>
    createdAt: Date
    updatedAt: Date
  }
}

export type SizeGuideState = Selectable<SizeGuideTables['sizeGuides']>
