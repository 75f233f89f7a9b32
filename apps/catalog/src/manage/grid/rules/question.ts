import type { RowQuery } from '@galleria/platform-client/catalog-rows'
import { columns } from './columns.ts'

/** Row query from an address: search term, filters and sort order. */
export function questionIn(query: URLSearchParams): Required<Pick<RowQuery, 'filter' | 'sort'>> & RowQuery {
  const words = query.get('q')?.trim()
  const [name = '', order] = (query.get('sort') ?? '').split(':')
  const sort = columns.find((column) => column.id === name)?.sort
  return {
    filter: filterIn(query),
    sort: sort ? [{ fieldName: sort, order: order === 'DESC' ? 'DESC' : 'ASC' }] : [],
    ...(words && { search: { expression: words.slice(0, 100) } }),
  }
}

const few = { out: { stock: { $lte: 0 } }, low: { stock: { $gt: 0, $lte: 5 } }, many: { stock: { $gt: 5 } } }

function filterIn(query: URLSearchParams): Record<string, unknown> {
  const parts: Record<string, unknown>[] = []
  const status = query.get('status')
  if (status === 'visible' || status === 'hidden') parts.push({ status: status === 'visible' })
  if (status === 'draft' || status === 'scheduled') parts.push({ publication: status.toUpperCase() })
  for (const [name, field] of [
    ['brand', 'brand.name'],
    ['ribbon', 'ribbon.name'],
    ['collection', 'directCategoriesInfo.categories.id'],
  ] as const) {
    const value = query.get(name)
    if (value) parts.push({ [field]: value })
  }
  const stock = query.get('stock')
  if (stock && Object.hasOwn(few, stock)) parts.push(few[stock as keyof typeof few])
  const [least, most] = [amountIn(query, 'from'), amountIn(query, 'to')]
  if (least !== undefined) parts.push({ price: { $gte: least } })
  if (most !== undefined) parts.push({ price: { $lte: most } })
  return parts.length === 1 ? (parts[0] ?? {}) : parts.length ? { $and: parts } : {}
}

function amountIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  const value = text ? Number(text) : Number.NaN
  return Number.isFinite(value) && value >= 0 ? value : undefined
}
