import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { ownerOf, type Shopper } from '../cart/owner.ts'
import { applicationError } from '../errors.ts'
import { beyond, CursorQuery, cutPage, readPage } from '../query-language/cursor.ts'
import { column, type Fields, idColumn } from '../query-language/fields.ts'
import { toCondition } from '../query-language/filter.ts'
import { isUuid } from '../query-language/values.ts'
import { type App, operation } from '../route.ts'
import { orderView } from './order-view.ts'

const SHOPPERS = ['VISITOR', 'MEMBER'] as const

const fields: Fields = {
  id: idColumn(sql.ref('id')),
  number: column('number', sql.ref('number')),
  status: column('text', sql.ref('status')),
  paymentStatus: column('text', sql.ref('payment_status')),
  fulfillmentStatus: column('text', sql.ref('fulfillment_status')),
  createdDate: column('date', sql.ref('created_at')),
  checkoutId: idColumn(sql.ref('checkout_id')),
}

export function orderRoutes(app: App): void {
  operation(
    app,
    {
      name: 'GetOrder',
      method: 'GET',
      path: '/ecom/v1/orders/{id}',
      allow: SHOPPERS,
      query: z.object({ id: z.string().max(100) }),
    },
    async ({ db, caller, input: { id } }) => {
      const row = isUuid(id)
        ? await db
            .selectFrom('orders')
            .selectAll()
            .where('id', '=', id)
            .where(mine(caller))
            .executeTakeFirst()
        : undefined
      if (!row) throw applicationError(404, 'ORDER_NOT_FOUND', 'There is no such order')
      return { order: orderView(row) }
    },
  )

  operation(
    app,
    {
      name: 'SearchOrders',
      method: 'POST',
      path: '/ecom/v1/orders/search',
      allow: SHOPPERS,
      body: z.object({ search: CursorQuery }),
    },
    async ({ db, config, caller, input: { search } }) => {
      const list = `orders of ${ownerOf(caller).ownerId}`
      const page = readPage(config, list, search)
      const limit = search.cursorPaging.limit ?? 100
      const direction = page.order === 'ASC' ? 'asc' : 'desc'
      const rows = await db
        .selectFrom('orders')
        .selectAll()
        .where(mine(caller))
        .where(toCondition(page.filter, fields, 'search.filter'))
        .where(beyond(page))
        .orderBy('createdAt', direction)
        .orderBy('id', direction)
        .limit(limit + 1)
        .execute()
      const { shown, metadata } = cutPage(config, list, page, rows, limit)
      return { orders: shown.map(orderView), metadata }
    },
  )
}

/** A member's orders are the member's, a visitor's those of this very visit; the rest do not exist. */
function mine(caller: Shopper) {
  return caller.type === 'MEMBER'
    ? sql<SqlBool>`member_id = ${caller.memberId}`
    : sql<SqlBool>`(visitor_id = ${caller.visitorId} and member_id is null)`
}
