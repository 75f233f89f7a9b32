import { CatalogReference, DateTime, Guid } from '@galleria/platform-client/entities/common'
import { BackInStockRequestStatus } from '@galleria/platform-client/enums'
import { backInStockRequestDeleted } from '@galleria/platform-client/events'
import * as operations from '@galleria/platform-client/operations/catalog/back-in-stock'
import { z } from 'zod'
import { applicationError } from '../../../base/errors.ts'
import { type Db, transaction } from '../../../data/database.ts'
import { emit } from '../../../data/outbox.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Caller } from '../../../http/caller.ts'
import { Counted, CursorMetadata, Nothing } from '../../../http/openapi/shapes.ts'
import { type App, operation } from '../../../http/route.ts'
import { Query } from './input.ts'
import { countRequests, deleteRequest, findOwnRequest, pageByCursor, pageByOffset } from './store.ts'
import { type OwnRow, ownView } from './view.ts'

const ById = z.object({ id: z.string().max(100) })

const Request = z.object({
  id: Guid,
  catalogReference: CatalogReference,
  /** RECEIVED; NOTIFICATION_SENT when the letter is on its way; FAILED where no letter may be sent. */
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

const Metadata = CursorMetadata.partial({ cursors: true })

/** A shopper's own requests, and all of them for staff (an extension; the hosted service names query, count, get and delete). */
export function ownRequestRoutes(app: App): void {
  operation(
    app,
    operations.queryBackInStockRequests,
    {
      body: z.object({ query: Query.prefault({}) }),
      answer: z.object({ requests: z.array(Request), pagingMetadata: Metadata }),
    },
    async ({ db, config, caller, input: { query } }) => {
      const { cursorPaging } = query
      const { rows, metadata } = cursorPaging
        ? await pageByCursor({ db, config }, caller, query, cursorPaging)
        : await pageByOffset(db, caller, query)
      return { requests: rows.map((row) => ownView(row, caller)), pagingMetadata: metadata }
    },
  )

  operation(
    app,
    operations.countBackInStockRequests,
    { body: z.object({ filter: z.unknown().optional() }), answer: Counted },
    async ({ db, input: { filter } }) => ({ count: await countRequests(db, filter) }),
  )

  operation(
    app,
    operations.getBackInStockRequest,
    { query: ById, answer: z.object({ request: Request }) },
    async ({ db, caller, input }) => ({ request: ownView(await find(db, caller, input.id), caller) }),
  )

  operation(
    app,
    operations.deleteBackInStockRequest,
    { query: ById, answer: Nothing },
    ({ db, clock, caller, input }) =>
      transaction(db, async (trx) => {
        const { id, status } = await find(trx, caller, input.id, { lock: true })
        if (status !== 'RECEIVED')
          throw applicationError(
            409,
            'REQUEST_ALREADY_ANSWERED',
            "This request was already answered, so it can't be withdrawn.",
            { status },
          )
        await deleteRequest(trx, id)
        await emit(trx, backInStockRequestDeleted, { entityId: id, date: clock.now(), caller })
        return {}
      }),
  )
}

async function find(db: Db, caller: Caller, id: string, { lock = false } = {}): Promise<OwnRow> {
  const row = isUuid(id) ? await findOwnRequest(db, caller, id, { lock }) : undefined
  if (row) return row
  throw applicationError(404, 'BACK_IN_STOCK_REQUEST_NOT_FOUND', 'Request not found.')
}
