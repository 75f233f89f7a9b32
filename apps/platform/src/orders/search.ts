import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import type { Caller } from '../caller.ts'
import type { PlatformConfig } from '../config.ts'
import type { Db } from '../database.ts'
import { violations } from '../errors.ts'
import { notOfThisList, seal, unseal } from '../query-language/cursor.ts'
import type { Fields } from '../query-language/fields.ts'
import { toCondition } from '../query-language/filter.ts'
import { viewerOf, visibleTo } from './access.ts'
import type { OrderRow } from './order-view.ts'
import { orderFields } from './search-fields.ts'

const Sorting = z.object({ fieldName: z.string().max(100), order: z.enum(['ASC', 'DESC']).default('ASC') })

export const OrderSearch = z.object({
  filter: z.unknown().optional(),
  sort: z.array(Sorting).max(1).default([]),
  cursorPaging: z
    .object({ limit: z.int().min(1).max(100).optional(), cursor: z.string().max(16_000).nullish() })
    .default({}),
})
export type OrderSearch = z.output<typeof OrderSearch>

const Page = z.object({
  of: z.string(),
  filter: z.unknown().optional(),
  sort: Sorting,
  after: z.object({ value: z.string(), id: z.guid() }).optional(),
})
type Page = z.output<typeof Page>

/** Newest first unless told, a hundred a page; what waits for a decision is found by those who ask for its status (wire §3.3). */
export async function searchOrders(
  db: Db,
  config: PlatformConfig,
  caller: Caller,
  search: OrderSearch,
): Promise<{ orders: OrderRow[]; metadata: object }> {
  const fields = orderFields(config.currency)
  const of = `orders of ${viewerOf(caller)}`
  const page = readPage(config, of, search)
  const key = sortKey(fields, page)
  const limit = search.cursorPaging.limit ?? 100
  const direction = page.sort.order === 'ASC' ? 'asc' : 'desc'
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .select(sql<string>`(${key})::text`.as('position'))
    .where(visibleTo(caller))
    .where(decided(page.filter))
    .where(toCondition(page.filter, fields, 'search.filter'))
    .where(beyond(key, page))
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const hasNext = rows.length > limit && last !== undefined
  const cursors = hasNext
    ? { next: seal(config, { ...page, after: { value: last.position, id: last.id } }) }
    : {}
  return { orders: shown, metadata: { count: shown.length, cursors, hasNext } }
}

function readPage(config: PlatformConfig, of: string, search: OrderSearch): Page {
  const { cursor } = search.cursorPaging
  const newest = { fieldName: 'createdDate', order: 'DESC' } as const
  if (!cursor) return { of, filter: search.filter, sort: search.sort[0] ?? newest }
  const parsed = Page.safeParse(unseal(config, cursor))
  if (!parsed.success || parsed.data.of !== of) throw notOfThisList()
  return parsed.data
}

function sortKey(fields: Fields, { sort }: Page): RawBuilder<unknown> {
  const key = Object.hasOwn(fields, sort.fieldName) ? fields[sort.fieldName]?.sort : undefined
  if (key) return key
  throw violations([
    {
      field: 'search.sort[0].fieldName',
      description: 'cannot be sorted by',
      violatedRule: 'INVALID_ENUM_VALUE',
      data: { enumValues: Object.keys(fields).filter((name) => fields[name]?.sort) },
    },
  ])
}

/** Text compares by the column's own type: Postgres reads an untyped parameter as what stands opposite. */
function beyond(key: RawBuilder<unknown>, { after, sort }: Page): RawBuilder<SqlBool> {
  if (!after) return sql<SqlBool>`true`
  const side = sql.raw(sort.order === 'DESC' ? '<' : '>')
  return sql<SqlBool>`(${key}, id) ${side} (${after.value}, ${after.id}::uuid)`
}

/** Never INITIALIZED; PENDING and REJECTED where the filter names the status. */
function decided(filter: unknown): RawBuilder<SqlBool> {
  return JSON.stringify(filter ?? {}).includes('"status"')
    ? sql<SqlBool>`status <> 'INITIALIZED'`
    : sql<SqlBool>`status not in ('INITIALIZED', 'PENDING', 'REJECTED')`
}
