import { z } from 'zod'
import type { Caller } from '../../../base/caller-type.ts'
import { notOfThisList, under, unseal } from '../../../data/query-language/cursor.ts'
import { CursorSearch, type SearchDetails } from '../../../data/query-language/search.ts'
import type { Services } from '../../../data/services.ts'
import type { RequestHead } from '../../../http/exchange-type.ts'
import type { Reader, Scope } from './engine.ts'
import type { ProductIndex } from './product-index.ts'
import { wordsFor } from './words/prepare.ts'
import type { WordIndex } from './words/word-index.ts'

export const LIST = 'stores.v3.products.search'
const Position = z.object({
  of: z.literal(LIST),
  search: CursorSearch,
  /** Values of the sort fields of the product that the page begins behind, or, going back, ends before; then its id. */
  after: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
  back: z.boolean().optional(),
})

/** Search whose cursor is opened and whose words are at hand. */
export interface PreparedSearch {
  readonly wanted: CursorSearch
  readonly position: Pick<z.output<typeof Position>, 'after' | 'back'> | undefined
  readonly words: SoughtWords | undefined
  readonly hidden: boolean
  readonly at: string
}

interface SoughtWords {
  readonly details: SearchDetails
  readonly index: WordIndex
}

type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

/** Opens the cursor, which carries the whole search (wire §1.8), and gets the words of all products where some are sought. */
export async function prepareSearch(
  site: Site,
  index: ProductIndex,
  request: CursorSearch,
  { at = 'search', ...reader }: Scope,
): Promise<PreparedSearch> {
  const { paging, cursorPaging, aggregations } = request
  const cursor = cursorPaging?.cursor
  const position = cursor ? Position.safeParse(unseal(site.config, cursor)) : undefined
  if (position && !position.success) throw notOfThisList(under(at, 'cursorPaging.cursor'))
  // Filter, words and order are those of the first page; how many and what to count may be asked anew.
  const wanted = position ? { ...position.data.search, paging, cursorPaging, aggregations } : request
  const details = wanted.search?.expression.trim() ? wanted.search : undefined
  const words = details && { details, index: await wordsFor(site, index, reader) }
  return { wanted, position: position?.data, words, hidden: reader.hidden ?? false, at }
}

/** Shoppers search in their language; staff and programs find hidden products too. */
export const readerOf = ({ type }: Caller, { headers }: RequestHead): Reader => ({
  hidden: type === 'APP' || type === 'USER',
  language: headers.get('x-wix-linguist'),
})
