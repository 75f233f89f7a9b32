import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { PlatformConfig } from '../../../../data/config.ts'
import type { Db } from '../../../../data/database.ts'
import { toCondition } from '../../../../data/query-language/filter.ts'
import { KeysetQuery, pagingOf, readKeyset } from '../../../../data/query-language/keyset.ts'
import type { Caller } from '../../../../http/caller.ts'
import { viewerOf, visibleTo } from '../../../../http/visible-to.ts'
import type { OrderRow } from '../order-view.ts'
import { orderFields } from './search-fields.ts'

export const OrderSearch = KeysetQuery.extend({ cursorPaging: pagingOf(100) })
export type OrderSearch = z.output<typeof OrderSearch>

/** Newest first unless told, a hundred a page; what waits for a decision is found by those who ask for its status (wire §3.3). */
export async function searchOrders(
  db: Db,
  config: PlatformConfig,
  caller: Caller,
  search: OrderSearch,
): Promise<{ orders: OrderRow[]; metadata: object }> {
  const fields = orderFields(config.currency)
  const of = `orders of ${viewerOf(caller)}`
  const page = readKeyset(config, of, search, fields, { at: 'search' })
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .select(page.position.as('position'))
    .where(visibleTo(caller))
    .where(decided(page.filter))
    .where(toCondition(page.filter, fields, 'search.filter'))
    .where(page.beyond)
    .orderBy(page.order)
    .limit(page.limit + 1)
    .execute()
  const { pageRows, metadata } = page.cut(rows)
  return { orders: pageRows, metadata }
}

/** Never INITIALIZED; PENDING and REJECTED where the filter names the status. */
function decided(filter: unknown): RawBuilder<SqlBool> {
  return JSON.stringify(filter ?? {}).includes('"status"')
    ? sql<SqlBool>`status <> 'INITIALIZED'`
    : sql<SqlBool>`status not in ('INITIALIZED', 'PENDING', 'REJECTED')`
}
