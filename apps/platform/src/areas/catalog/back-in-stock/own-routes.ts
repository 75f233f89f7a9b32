import { CatalogReference, DateTime, Guid } from '@galleria/platform-client/entities/common'
import { BackInStockRequestStatus } from '@galleria/platform-client/enums'
import { backInStockRequestDeleted } from '@galleria/platform-client/events'
import { sql } from 'kysely'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { column, type Fields, idColumn } from '../../../data/query-language/fields.ts'
import { toCondition } from '../../../data/query-language/filter.ts'
import {
  beyondKeyset,
  cutKeyset,
  keysetOrder,
  pagingOf,
  positionOf,
  readKeyset,
} from '../../../data/query-language/keyset.ts'
import { OffsetQuery, toOrder } from '../../../data/query-language/query.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { Counted, CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { ANYBODY, STAFF, viewerOf, visibleTo } from '../../orders/access.ts'
import { facts, type OwnRow, ownView } from './view.ts'

const path = '/ecom/v1/back-in-stock-notification-requests'
const bare = '/v1/back-in-stock-notification-requests'
const ById = {
  path: `${path}/{id}`,
  bare: `${bare}/{id}`,
  query: z.object({ id: z.string().max(100) }),
} as const

const Request = z.object({
  id: Guid,
  catalogReference: CatalogReference,
  /** RECEIVED; NOTIFICATION_SENT when the letter is on its way; FAILED where nobody may be told. */
  status: BackInStockRequestStatus,
  email: z.string(),
  product: z.object({
    name: z.string(),
    slug: z.string(),
    /** `Red / Small`; absent of a product without options. */
    variantName: z.string().optional(),
    visible: z.boolean(),
    /** How many wait for it, whichever its variant; for staff alone. */
    waiting: z.int().optional(),
  }),
  createdDate: DateTime,
  updatedDate: DateTime,
})

const fields: Fields = {
  id: idColumn(sql.ref('id')),
  status: column('text', sql.ref('status'), { sortable: true }),
  email: column('text', sql.ref('email'), { key: sql.ref('email_key') }),
  'catalogReference.catalogItemId': idColumn(sql.ref('product_id')),
  'catalogReference.options.variantId': idColumn(sql.ref('variant_id')),
  createdDate: column('date', sql.ref('created_at'), { sortable: true }),
}

/** By cursor where `cursorPaging` is sent, else by offset with the total. */
const Query = OffsetQuery.extend({ cursorPaging: z.object(pagingOf(50).unwrap().shape).optional() })
const Metadata = CursorMetadata.partial({ cursors: true })
const id = sql.ref('id')

/** A shopper's own requests, and all of them for staff (an extension; the hosted service names query, count, get and delete). */
export function ownRequestRoutes(app: App): void {
  operation(
    app,
    {
      name: 'QueryBackInStockNotificationRequests',
      method: 'POST',
      path: `${path}/query`,
      bare: `${bare}/query`,
      allow: ANYBODY,
      body: z.object({ query: Query.prefault({}) }),
      answer: z.object({ requests: z.array(Request), pagingMetadata: Metadata }),
    },
    async ({ db, config, caller, input: { query } }) => {
      const { sort, paging, filter, cursorPaging } = query
      if (cursorPaging) {
        const of = `back-in-stock requests of ${viewerOf(caller)}`
        const page = readKeyset(config, of, { filter, sort: sort.slice(0, 1), cursorPaging }, fields)
        const read = await db
          .selectFrom('backInStockRequests')
          .selectAll()
          .select(facts)
          .select(positionOf(page).as('position'))
          .where(visibleTo(caller))
          .where(toCondition(page.filter, fields))
          .where(beyondKeyset(page, id))
          .orderBy(keysetOrder(page, id))
          .limit(page.limit + 1)
          .execute()
        const { shown, metadata } = cutKeyset(config, page, read)
        return { requests: shown.map((row) => ownView(row, caller)), pagingMetadata: metadata }
      }
      const found = db
        .selectFrom('backInStockRequests')
        .where(visibleTo(caller))
        .where(toCondition(filter, fields))
      const newest = [{ fieldName: 'createdDate', order: 'DESC' as const }]
      const rows = await found
        .selectAll()
        .select(facts)
        .orderBy(toOrder(sort.length ? sort : newest, fields, sql.ref('id')))
        .limit(paging.limit)
        .offset(paging.offset)
        .execute()
      const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow()
      const pagingMetadata = { count: rows.length, offset: paging.offset, total: Number(total) }
      return { requests: rows.map((row) => ownView(row, caller)), pagingMetadata }
    },
  )

  operation(
    app,
    {
      name: 'CountBackInStockNotificationRequests',
      method: 'POST',
      path: `${path}/count`,
      bare: `${bare}/count`,
      allow: STAFF,
      body: z.object({ filter: z.unknown().optional() }),
      answer: Counted,
    },
    async ({ db, input: { filter } }) => {
      const { count } = await db
        .selectFrom('backInStockRequests')
        .select((row) => row.fn.countAll().as('count'))
        .where(toCondition(filter, fields, 'filter'))
        .executeTakeFirstOrThrow()
      return { count: Number(count) }
    },
  )

  operation(
    app,
    {
      name: 'GetBackInStockNotificationRequest',
      method: 'GET',
      ...ById,
      allow: ANYBODY,
      answer: z.object({ request: Request }),
    },
    async ({ db, caller, input }) => ({ request: ownView(await find(db, caller, input.id), caller) }),
  )

  operation(
    app,
    {
      name: 'DeleteBackInStockNotificationRequest',
      method: 'DELETE',
      ...ById,
      allow: ANYBODY,
      answer: Nothing,
    },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const { id, status } = await find(trx, caller, input.id, { lock: true })
        if (status !== 'RECEIVED')
          throw applicationError(
            409,
            'REQUEST_ALREADY_ANSWERED',
            'It has been answered already: there is nothing left to withdraw',
            { status },
          )
        await trx.deleteFrom('backInStockRequests').where('id', '=', id).execute()
        await emit(trx, backInStockRequestDeleted, { entityId: id, date: clock.now(), caller })
        return {}
      }),
  )
}

async function find(db: Db, caller: Caller, id: string, { lock = false } = {}): Promise<OwnRow> {
  const own = db
    .selectFrom('backInStockRequests')
    .selectAll()
    .select(facts)
    .where('id', '=', id)
    .where(visibleTo(caller))
  const row = isUuid(id) ? await (lock ? own.forUpdate() : own).executeTakeFirst() : undefined
  if (row) return row
  throw applicationError(404, 'BACK_IN_STOCK_REQUEST_NOT_FOUND', 'There is no such request')
}
