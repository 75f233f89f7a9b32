import type { EventIdentity } from '@galleria/platform-client/events'
import type { ColumnType, Generated } from 'kysely'

export type EditedKind =
  | 'product'
  | 'collection'
  | 'brand'
  | 'ribbon'
  | 'infoSection'
  | 'customization'
  | 'sizeGuide'
export type EditAction = 'created' | 'updated' | 'deleted'

/** Change of one cell; a missing side had or has no value. */
export interface CellChange {
  readonly from?: unknown
  readonly to?: unknown
}

/** By cell: `name`, `variants/<id>/priceMinor`, `collections/<id>`. */
export type CellChanges = Readonly<Record<string, CellChange>>

export interface CatalogEditTables {
  catalogEdits: {
    id: string
    /** Name of the call: `BulkUpdateProducts`. */
    call: string
    identity: ColumnType<EventIdentity | null>
    /** The edit that this one takes back. */
    undoes: string | null
    idempotencyKey: string | null
    /** Digest of what was asked with the key. */
    request: Generated<string | null>
    /** Answer of the call, for a repetition with the same key. */
    answer: ColumnType<unknown>
    /** Why a stock was changed; nothing where none was. */
    reason: Generated<string | null>
    rowCount: number
    createdAt: Date
  }
  catalogEditRows: {
    editId: string
    position: number
    kind: EditedKind
    entityId: string
    /** Name at that time. */
    name: string
    action: EditAction
    /** Revision of the entity afterwards, or before it was deleted. */
    revision: number | null
    cells: ColumnType<CellChanges>
  }
}
