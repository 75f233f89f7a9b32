import { sql } from 'kysely'
import { z } from 'zod'
import { violations } from '../../../base/errors.ts'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import { notOfThisList, seal, unseal } from '../../../data/query-language/cursor.ts'
import { CursorSearch, type SearchDetails } from '../../../data/query-language/search.ts'
import { inventoryWhere, inventoryWords, queryInventory } from './inventory.ts'
import { aggregateInventory } from './inventory-aggregate.ts'

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
export async function searchInventory({ db, config, hidden }: Access, asked: CursorSearch) {
  const cursor = asked.cursorPaging?.cursor
  const position = cursor ? Position.safeParse(unseal(config, cursor)) : undefined
  if (position && !position.success) throw notOfThisList(`${AT}.cursorPaging.cursor`)
  const { filter, sort, search } = position?.data.search ?? asked
  const { offset: edge = asked.paging?.offset ?? 0, back } = position?.data ?? {}
  const most = asked.paging?.limit ?? asked.cursorPaging?.limit ?? 50
  const limit = back ? Math.min(most, edge) : most
  const offset = back ? edge - limit : edge
  const query = { filter, sort, paging: { limit, offset } }
  const wanted = { query, found: containing(search, `${AT}.search`), hidden, at: AT }
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
    aggregationData: await aggregateInventory(db, inventoryWhere(wanted), asked.aggregations),
  }
}

/** All the words, or with `OR` one of them, anywhere in what is searched. Nothing is guessed at: SKUs differ by a letter. `at` is where the words stand. */
export function containing(search: SearchDetails | undefined, at: string) {
  const asked = search?.fields?.length ? search.fields : Object.keys(inventoryWords)
  const texts = asked.map((path, index) => {
    const text = Object.hasOwn(inventoryWords, path) && inventoryWords[path as keyof typeof inventoryWords]
    if (text) return sql`lower(coalesce(${text}, ''))`
    const description = `cannot be searched; fields are ${Object.keys(inventoryWords).join(', ')}`
    throw violations([{ field: `${at}.fields[${index}]`, description, violatedRule: 'FIELD_NOT_ALLOWED' }])
  })
  const words = search?.expression.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean) ?? []
  if (!words.length) return sql<boolean>`true`
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`(${sql.join(
      texts.map((text) => sql`${text} like ${pattern}`),
      sql` or `,
    )})`
  })
  return sql<boolean>`(${sql.join(conditions, search?.mode === 'OR' ? sql` or ` : sql` and `)})`
}
