import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/catalog/back-in-stock.ts'
import { CursorMetadata, type CursorQuery, type OffsetQuery } from '../../schemas/paging.ts'

const BackInStockRequest = z.object({
  id: z.string(),
  catalogReference: z.object({
    catalogItemId: z.string(),
    appId: z.string(),
    options: z.optional(z.looseObject({ variantId: z.optional(z.string()) })),
  }),
  /** RECEIVED, PROCESSING, NOTIFICATION_SENT, FAILED (spec §4). */
  status: z.string(),
  email: z.string(),
  product: z.object({
    name: z.string(),
    slug: z.string(),
    /** `Red / Small`; absent of a product without options. */
    variantName: z.optional(z.string()),
    visible: z.boolean(),
    /** How many wait for it, whichever its variant; for staff alone. */
    waiting: z.optional(z.number()),
  }),
  createdDate: z.string(),
  updatedDate: z.string(),
})
const Metadata = z.object({
  count: z.number(),
  /** Only on a page that was asked for by offset. */
  offset: z.optional(z.number()),
  total: z.optional(z.number()),
  cursors: CursorMetadata.shape.cursors,
  hasNext: CursorMetadata.shape.hasNext,
})
/** A request to be told when a variant is back. */
export type BackInStockRequest = z.infer<typeof BackInStockRequest>

/**
 * Asks for a message when the variant can be bought again. Asking twice is asking once; what can be bought is refused
 * with ITEM_AVAILABLE, and to a member who refused such letters with LETTER_REFUSED. An extension of the embedded platform.
 */
export const createBackInStockRequest = /* @__PURE__ */ defineCall<
  {
    request: {
      readonly catalogReference: {
        readonly catalogItemId: string
        readonly appId: string
        readonly options?: { readonly variantId: string }
      }
      readonly email: string
    }
  },
  { request: { id: string; status: string } }
>(
  operations.createBackInStockRequest,
  () => z.object({ request: z.object({ id: z.string(), status: z.string() }) }),
  { repeatable: true },
)

/**
 * The caller's own, and to staff those of everybody: newest first, 50 a page, by cursors both ways or by offset with the total; by `id`, `status`, `email`,
 * `catalogReference.catalogItemId`, `catalogReference.options.variantId` and `createdDate`. An extension of the embedded platform.
 */
export const queryBackInStockRequests = /* @__PURE__ */ defineCall<
  { query?: OffsetQuery | CursorQuery },
  { requests: BackInStockRequest[]; pagingMetadata: z.infer<typeof Metadata> }
>(
  operations.queryBackInStockRequests,
  () => z.object({ requests: z.array(BackInStockRequest), pagingMetadata: Metadata }),
  { repeatable: true },
)

/** How many wait, or were told: by the same fields as the query. For staff. An extension of the embedded platform. */
export const countBackInStockRequests = /* @__PURE__ */ defineCall<{ filter?: object }, { count: number }>(
  operations.countBackInStockRequests,
  () => z.object({ count: z.number() }),
  { repeatable: true },
)

/** 404 BACK_IN_STOCK_REQUEST_NOT_FOUND of somebody else's. An extension of the embedded platform. */
export const getBackInStockRequest = /* @__PURE__ */ defineCall<
  { id: string },
  { request: BackInStockRequest }
>(operations.getBackInStockRequest, () => z.object({ request: BackInStockRequest }))

/** Withdraws it; 409 REQUEST_ALREADY_ANSWERED when the letter has been sent. An extension of the embedded platform. */
export const deleteBackInStockRequest = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteBackInStockRequest,
  () => z.object({}),
)
