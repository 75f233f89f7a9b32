import { z } from 'zod'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { notOfThisList, seal, unseal } from '../../../data/query-language/cursor.ts'
import { CursorSearch } from '../../../data/query-language/search.ts'
import { inventoryWhere, queryInventory } from './store/inventory.ts'
import { aggregateInventory } from './store/inventory-aggregate.ts'
import { containsWords } from './store/inventory-search.ts'

const AT = 'search'
const LIST = 'stores.v3.inventory-items.search'
const Position = z.object({
  of: z.literal(LIST),
  search: CursorSearch,
  offset: z.int().min(0),
  back: z.boolean().optional(),
})
interface Access {
  readonly db: Db
  readonly config: PlatformConfig
  readonly hidden: boolean
}

/** One page of the items that match, and what was asked to be counted of all of them (wire §3.10). */
export async function searchInventory({ db, config, hidden }: Access, request: CursorSearch) {
  const cursor = request.cursorPaging?.cursor
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && !position.success) throw notOfThisList(`${AT}.cursorPaging.cursor`)
  const { filter, sort, search } = position?.data.search ?? request
  const { offset: edge = request.paging?.offset ?? 0, back } = position?.data ?? {}
  const most = request.paging?.limit ?? request.cursorPaging?.limit ?? 50
  const limit = back ? Math.min(most, edge) : most
  const offset = back ? edge - limit : edge
  const query = { filter, sort, paging: { limit, offset } }
  const wanted = { query, found: containsWords(search, `${AT}.search`), hidden, at: AT }
  const { items, total } = await queryInventory(db, wanted)
  const hasNext = items.length > 0 && offset + items.length < total
  const rest = CursorSearch.parse({ filter, sort, search })
  const cursorAt = (to: number, back?: true) => seal(config, { of: LIST, search: rest, offset: to, back })
  return {
    inventoryItems: items,
    pagingMetadata: {
      count: items.length,
      cursors: {
        next: hasNext ? cursorAt(offset + limit) : null,
        ...(offset > 0 && { prev: cursorAt(offset, true) }),
      },
      hasNext,
    },
    aggregationData: await aggregateInventory(db, inventoryWhere(wanted), request.aggregations),
  }
}
