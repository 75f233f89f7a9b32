import type { StockLocation, StockRow } from '@galleria/platform-client/stock'
import { type Column, type ColumnId, isLocation, type Value } from './columns.ts'
import type { Kind } from './kind.ts'
import { textOf } from './text.ts'

/** Columns of the stock of each variant. */
const columns: readonly Column[] = [
  { id: 'name', width: 230, sort: 'name' },
  { id: 'variant', width: 130 },
  { id: 'sku', width: 120, sort: 'sku' },
  { id: 'available', cell: 'available', width: 110, isNumber: true, sort: 'available' },
  { id: 'committed', width: 110, isNumber: true, sort: 'committed' },
  { id: 'onHand', cell: 'onHand', width: 110, isNumber: true, sort: 'onHand' },
  { id: 'incoming', width: 110, isNumber: true, sort: 'incoming' },
  { id: 'lowStockAt', cell: 'lowStockAt', width: 120, isNumber: true, sort: 'lowStockAt' },
  { id: 'waiting', width: 100, isNumber: true },
]

function valueAt(row: StockRow, id: ColumnId): Value {
  if (isLocation(id)) return row.isCounted ? (row.elsewhere[id.slice(3)] ?? 0) : null
  switch (id) {
    case 'available':
      return row.available ?? row.inStock
    case 'name':
    case 'variant':
    case 'sku':
    case 'committed':
    case 'onHand':
    case 'incoming':
    case 'lowStockAt':
    case 'waiting':
      return row[id] ?? null
    default:
      return null
  }
}

/** On hand and available go together: what is committed stays. */
function withValue(row: StockRow, id: ColumnId, value: Value): StockRow {
  if (id === 'lowStockAt') return { ...row, lowStockAt: typeof value === 'number' ? value : null }
  if (typeof value === 'boolean')
    return { ...row, isCounted: false, inStock: value, available: null, onHand: null }
  if (typeof value !== 'number') return row
  const available = id === 'onHand' ? value - row.committed : value
  return { ...row, isCounted: true, inStock: available > 0, available, onHand: available + row.committed }
}

/** Name of the product, with the choices of the variant. */
export const variantName = ({ name, variant }: Pick<StockRow, 'name' | 'variant'>) =>
  [name, variant].filter(Boolean).join(' – ')

/** Stock, one variant a row. */
export const variantStock: Kind<StockRow> = {
  columns,
  nameOf: variantName,
  valueAt,
  withValue,
  isWritable: (_, column) => column.cell !== undefined,
  shownText: (row, id, speech) => textOf(valueAt(row, id), id, speech),
}

/** Stock of all locations, with a column for each of several. The pieces of a location are written there alone. */
export function stockAtEach(locations: readonly StockLocation[]): Kind<StockRow> {
  const [first] = locations
  const more = locations.map(({ id, name }): Column => {
    const column = `at:${id}` as const
    return { id: column, cell: column, title: name, width: 120, isNumber: true }
  })
  const place = columns.findIndex(({ id }) => id === 'committed')
  const at = (row: StockRow, id: ColumnId): Value =>
    first && id === `at:${first.id}` ? (row.atDefault ?? null) : valueAt(row, id)
  return {
    ...variantStock,
    columns: locations.length > 1 ? columns.toSpliced(place, 0, ...more) : columns,
    valueAt: at,
    withValue(row, id, value) {
      if (!isLocation(id)) return withValue(row, id, value)
      if (typeof value !== 'number') return row
      const change = value - Number(at(row, id) ?? 0)
      const moved = withValue(row, 'available', (row.available ?? 0) + change)
      return first && id === `at:${first.id}`
        ? { ...moved, atDefault: value }
        : { ...moved, elsewhere: { ...row.elsewhere, [id.slice(3)]: value } }
    },
    shownText: (row, id, speech) => textOf(at(row, id), id, speech),
  }
}
