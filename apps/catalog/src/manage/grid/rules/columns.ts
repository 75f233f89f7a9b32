import type { CatalogCell, CatalogRow } from '@galleria/platform-client/catalog-rows'
import type { StockCell } from '@galleria/platform-client/stock'

export type ColumnId =
  | 'name'
  | 'sku'
  | 'price'
  | 'cost'
  | 'margin'
  | 'weight'
  | 'stock'
  | 'status'
  | 'ribbon'
  | 'brand'
  | 'collections'
  | 'barcode'
  | 'tags'
  | 'variant'
  | 'available'
  | 'committed'
  | 'onHand'
  | 'incoming'
  | 'lowStockAt'
  | 'waiting'
  | LocationColumn

/** Pieces at one location, by its id. */
export type LocationColumn = `at:${string}`

export interface Column {
  readonly id: ColumnId
  /** Cell that the column writes; read-only without it. */
  readonly cell?: CatalogCell | StockCell | LocationColumn
  /** Title of a column that the store names. */
  readonly title?: string
  readonly isNumber?: true
  /** Not there until somebody chooses it. */
  readonly isExtra?: true
  /** Pixels, until somebody makes it wider or narrower. */
  readonly width: number
  /** Characters of a text. */
  readonly maxLength?: number
  /** Sort field. */
  readonly sort?: string
}

export const columns: readonly Column[] = [
  { id: 'name', cell: 'name', width: 260, maxLength: 80, sort: 'name' },
  { id: 'sku', cell: 'sku', width: 130, maxLength: 40, sort: 'sku' },
  { id: 'price', cell: 'price', width: 100, isNumber: true, sort: 'price' },
  { id: 'cost', cell: 'cost', width: 100, isNumber: true, sort: 'cost' },
  { id: 'margin', width: 90, isNumber: true, sort: 'margin' },
  { id: 'weight', cell: 'weight', width: 90, isNumber: true, sort: 'weight' },
  { id: 'stock', cell: 'stock', width: 110, isNumber: true, sort: 'stock' },
  { id: 'status', cell: 'visible', width: 100, sort: 'status' },
  { id: 'ribbon', cell: 'ribbon', width: 120, maxLength: 30, sort: 'ribbon' },
  { id: 'brand', cell: 'brand', width: 140, maxLength: 50, sort: 'brand' },
  { id: 'collections', cell: 'collections', width: 240 },
  { id: 'barcode', cell: 'barcode', width: 150, maxLength: 40, isExtra: true },
  { id: 'tags', cell: 'tags', width: 200, isExtra: true },
]

/** Value of a cell; `undefined` where there is nothing to show. */
export type Value = string | number | boolean | readonly string[] | null | undefined

export function valueAt(row: CatalogRow, id: ColumnId): Value {
  switch (id) {
    case 'margin':
      return marginOf(row)
    case 'status':
      return row.visible
    case 'stock':
      return row.stock.quantity ?? row.stock.inStock
    case 'variant':
    case 'available':
    case 'committed':
    case 'onHand':
    case 'incoming':
    case 'lowStockAt':
    case 'waiting':
      return null
    default:
      return isLocation(id) ? null : (row[id] ?? null)
  }
}

export const isLocation = (id: ColumnId): id is LocationColumn => id.startsWith('at:')

/** The row as it will be once the cell is saved. */
export function withValue(row: CatalogRow, id: ColumnId, value: Value): CatalogRow {
  if (id === 'status') return { ...row, visible: value === true }
  if (id !== 'stock') return { ...row, [id]: value }
  return typeof value === 'number'
    ? { ...row, stock: { quantity: value, inStock: value > 0 } }
    : { ...row, stock: { quantity: null, inStock: value === true } }
}

/** Columns of which each variant has its own value, where there are several. */
const ofVariants: ReadonlySet<ColumnId> = new Set(['stock', 'barcode'])

/** Whether this cell can be written. */
export function isWritable(row: CatalogRow, column: Column): boolean {
  return column.cell !== undefined && !(ofVariants.has(column.id) && row.variants !== 1)
}

/** Percent of what a shopper pays that is not spent; nothing where there is no cost or no price. */
export function marginOf({ price, cost, discount }: CatalogRow): number | undefined {
  const paid = Math.max(
    0,
    discount.type === 'PERCENT' ? price * (1 - discount.value / 100) : price - discount.value,
  )
  if (typeof cost !== 'number' || paid === 0) return undefined
  return Math.round(((paid - cost) / paid) * 1000) / 10
}

export function isSame(a: Value, b: Value): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && [...a].sort().join() === [...b].sort().join()
  return (a ?? null) === (b ?? null)
}
