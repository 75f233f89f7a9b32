import type { EventIdentity } from '@galleria/platform-client/events'
import { z } from 'zod'
import { CursorMetadata } from '../../../http/openapi/shapes.ts'
import type { CellChanges, EditAction, EditedKind } from './tables.ts'

const Identity = z.object({
  identityType: z.string(),
  wixUserId: z.string().optional(),
  appId: z.string().optional(),
})

const CatalogEdit = z.object({
  id: z.string(),
  call: z.string(),
  identity: Identity.nullable(),
  by: z.string().nullable(),
  createdDate: z.string(),
  changed: z.int(),
  reason: z.string().nullable(),
  undoes: z.string().nullable(),
  undoneBy: z.string().nullable(),
  hasJob: z.boolean(),
})

const CatalogEditRow = z.object({
  index: z.int(),
  entityType: z.string(),
  entityId: z.string(),
  name: z.string(),
  action: z.enum(['created', 'updated', 'deleted']),
  cells: z.array(z.object({ cell: z.string(), from: z.unknown().optional(), to: z.unknown().optional() })),
})

export const EditsAnswer = z.object({ catalogEdits: z.array(CatalogEdit), pagingMetadata: CursorMetadata })
export const EditAnswer = z.object({ catalogEdit: CatalogEdit })
export const EditRowsAnswer = z.object({ rows: z.array(CatalogEditRow), total: z.int() })

export interface EditRow {
  readonly id: string
  readonly call: string
  readonly identity: EventIdentity | null
  /** Name of the member of staff or of the API key; absent for the platform itself. */
  readonly by: string | null
  readonly undoes: string | null
  readonly undoneBy: string | null
  readonly hasJob: boolean
  readonly rowCount: number
  /** Why a stock was changed. */
  readonly reason: string | null
  readonly createdAt: Date
}

export function editView({ rowCount, createdAt, ...edit }: EditRow) {
  const { id, call, identity, by, reason, undoes, undoneBy, hasJob } = edit
  const createdDate = createdAt.toISOString()
  return { id, call, identity, by, createdDate, changed: rowCount, reason, undoes, undoneBy, hasJob }
}

interface RowOfEdit {
  readonly position: number
  readonly kind: EditedKind
  readonly entityId: string
  readonly name: string
  readonly action: EditAction
  readonly cells: CellChanges
}

/** Cells in the order of their names: the product's own, then those of its variants. */
export function rowView({ position, kind, entityId, name, action, cells }: RowOfEdit) {
  const list = Object.entries(cells)
    .map(([cell, { from, to }]) => ({ cell, from, to }))
    .toSorted((a, b) => rank(a.cell) - rank(b.cell) || (a.cell < b.cell ? -1 : 1))
  return { index: position, entityType: kind, entityId, name, action, cells: list }
}

const rank = (cell: string) => (cell.includes('/') ? 1 : 0)
