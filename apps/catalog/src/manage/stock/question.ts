import type { StockLevel, StockQuery } from '@galleria/platform-client/stock'
import { variantStock } from '../grid/rules/stock-columns.ts'

/** Levels by their words in an address. */
export const levels = {
  low: 'LOW',
  out: 'OUT',
  in: 'IN',
  committed: 'COMMITTED',
  waiting: 'WAITING',
} as const satisfies Readonly<Record<string, StockLevel>>
export type LevelWord = keyof typeof levels

type SortField = NonNullable<StockQuery['sort']>[number]['fieldName']

/** Question of a stock table from its address. */
export function stockQuestionIn(query: URLSearchParams): StockQuery {
  const words = query.get('q')?.trim()
  const level = levels[query.get('level') as LevelWord] as StockLevel | undefined
  const productId = query.get('product')
  const locationId = query.get('location')
  const [name = '', order] = (query.get('sort') ?? '').split(':')
  const sort = variantStock.columns.find((column) => column.id === name)?.sort as SortField | undefined
  return {
    ...(words && { words: words.slice(0, 100) }),
    ...(level && { level }),
    ...(isId(productId) && { productId }),
    ...(isId(locationId) && { locationId }),
    ...(sort && { sort: [{ fieldName: sort, order: order === 'DESC' ? 'DESC' : 'ASC' }] }),
  }
}

/** An address that somebody broke asks for everything, as other filters do. */
export const isId = (text: string | null): text is string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text ?? '')
