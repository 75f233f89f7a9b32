import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/orders/returns.ts'
import { Price } from '../../schemas/order.ts'
import { CursorMetadata } from '../../schemas/paging.ts'

/** Goods of an order that come back, with what becomes of them. */
export const Return = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Counts the returns of an order from 1. */
  ordinal: z.number(),
  /** REQUESTED, APPROVED, RECEIVED, ACCEPTED (refunded), EXCHANGED, DECLINED, WITHDRAWN. */
  status: z.string(),
  /** BUYER, STAFF. */
  startedBy: z.string(),
  buyer: z.object({ name: z.string(), email: z.string(), memberId: z.optional(z.string()) }),
  lines: z.array(
    z.object({
      /** Id of the order's line item. */
      id: z.string(),
      quantity: z.number(),
      /** CHANGED_MIND, NOT_AS_DESCRIBED, DAMAGED, WRONG_ITEM, LATE, OTHER. */
      reason: z.string(),
      note: z.optional(z.string()),
      /** Variant of the same product that the buyer wants instead. */
      exchangeVariantId: z.optional(z.string()),
      /** Units that arrived. */
      received: z.optional(z.number()),
      /** NEW, OPENED, USED, DAMAGED, WRONG_ITEM. */
      condition: z.optional(z.string()),
      /** Units that went back on the shelf. */
      restocked: z.optional(z.number()),
    }),
  ),
  /** REFUND, EXCHANGE, STORE_CREDIT: what the buyer asked for, or what staff made of it. */
  resolution: z.optional(z.string()),
  /** The buyer's words. */
  message: z.optional(z.string()),
  /** Reply from staff. */
  answer: z.optional(z.string()),
  /** How to send the goods. */
  instructions: z.optional(z.string()),
  refunded: z.optional(Price),
  /** True where the refund became store credit. */
  storeCredit: z.optional(z.boolean()),
  /** Kept from the refund. */
  fee: z.optional(Price),
  exchangeOrderId: z.optional(z.string()),
  createdDate: z.string(),
  updatedDate: z.string(),
})
export type Return = z.infer<typeof Return>
type Answer = { return: Return }
const one = () => z.object({ return: Return })

/**
 * Newest first. `search`: part of the buyer's name or email, or an order's number. `open` counts all returns that wait for
 * staff, whatever the filter. An extension of the embedded platform.
 */
export const searchReturns = /* @__PURE__ */ defineCall<
  {
    filter?: { readonly status?: readonly string[]; readonly search?: string }
    cursorPaging?: { readonly limit?: number; readonly cursor?: string }
  },
  {
    returns: Return[]
    metadata: z.infer<typeof CursorMetadata>
    open: { requested: number; approved: number; received: number }
  }
>(
  operations.searchReturns,
  () =>
    z.object({
      returns: z.array(Return),
      metadata: CursorMetadata,
      open: z.object({ requested: z.number(), approved: z.number(), received: z.number() }),
    }),
  { repeatable: true },
)

/** 404 `RETURN_NOT_FOUND`. An extension of the embedded platform. */
export const getReturn = /* @__PURE__ */ defineCall<{ returnId: string }, Answer>(operations.getReturn, one)

/**
 * Starts a return that is approved from the first moment, and writes to the buyer; the same `idempotencyKey` starts one.
 * 400 for units that were not sent or are coming back already. An extension of the embedded platform.
 */
export const createReturn = /* @__PURE__ */ defineCall<
  {
    orderId: string
    return: {
      readonly lines: readonly {
        readonly id: string
        readonly quantity: number
        readonly reason: string
        readonly note?: string
      }[]
      readonly instructions?: string
    }
    idempotencyKey: string
  },
  Answer
>(operations.createReturn, one)

/**
 * Lets the goods come back; `instructions` tell the buyer how to send them. 428 `RETURN_WAS_NOT_SENT` for units that cannot
 * come back. Twice is once. An extension of the embedded platform.
 */
export const approveReturn = /* @__PURE__ */ defineCall<{ returnId: string; instructions?: string }, Answer>(
  operations.approveReturn,
  one,
)

/** `message` tells the buyer why. An extension of the embedded platform. */
export const declineReturn = /* @__PURE__ */ defineCall<{ returnId: string; message?: string }, Answer>(
  operations.declineReturn,
  one,
)

/** Takes the goods in: what is restocked is counted here, once, at `locationId` or where it came from. An extension of the embedded platform. */
export const receiveReturn = /* @__PURE__ */ defineCall<
  {
    returnId: string
    lines?: readonly {
      readonly id: string
      readonly received: number
      readonly condition?: string
      readonly restock: boolean
    }[]
    locationId?: string
    notify?: boolean
  },
  Answer
>(operations.receiveReturn, one)

/**
 * Gives money back, once. Without `amount` it is what `lines` come to with their discount and tax, and the delivery with
 * `shipping`, less `fee`. Amounts are decimal. `restock` is for goods that nobody took in. 400 `REFUND_IS_TOO_HIGH`,
 * `REFUND_IS_TOO_LOW`. An extension of the embedded platform.
 */
export const refundReturn = /* @__PURE__ */ defineCall<
  {
    returnId: string
    lines?: readonly { readonly id: string; readonly quantity: number }[]
    shipping?: boolean
    fee?: string
    amount?: string
    restock?: boolean
    /** Adds it to the member's store credit, in place of the payment's way back; as the buyer wished unless told. */
    storeCredit?: boolean
    message?: string
    notify?: boolean
  },
  Answer
>(operations.refundReturn, one)

/**
 * Changes what becomes of a return that is not finished. `exchangeVariantId` of a line: a variant of its product, or
 * null to decide later; a line that is not named keeps its own. An extension of the embedded platform.
 */
export const updateReturn = /* @__PURE__ */ defineCall<
  {
    returnId: string
    resolution: string
    lines?: readonly { readonly id: string; readonly exchangeVariantId: string | null }[]
  },
  Answer
>(operations.updateReturn, one)

/** Goods in exchange for those of a return, whose worth counts towards them. */
interface Exchange {
  returnId: string
  items: readonly { readonly productId: string; readonly variantId: string; readonly quantity: number }[]
  /** Whether the price of the first delivery counts, too. */
  shipping?: boolean
}

/** Sums of an exchange that is not made yet. An extension of the embedded platform. */
export const calculateReturnExchange = /* @__PURE__ */ defineCall<
  Exchange,
  { credit: Price; total: Price; toPay: Price; toRefund: Price }
>(
  operations.calculateReturnExchange,
  () => z.object({ credit: Price, total: Price, toPay: Price, toRefund: Price }),
  { repeatable: true },
)

/**
 * Places an order of other goods for the same buyer, once: the worth of the return pays for it, what is left goes back, and
 * `paymentUrl` asks for what is missing. 428 `RETURN_IS_NOT_HERE` before the goods are received. An extension of the
 * embedded platform.
 */
export const exchangeReturn = /* @__PURE__ */ defineCall<
  Exchange & { notify?: boolean },
  Answer & { paymentUrl?: string | undefined }
>(operations.exchangeReturn, () => z.object({ return: Return, paymentUrl: z.optional(z.string()) }))
