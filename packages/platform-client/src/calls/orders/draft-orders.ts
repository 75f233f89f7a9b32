import { defineCall, z } from '@galleria/platform-client'
import { DraftOrder } from '../../entities/orders/draft-order.ts'
import type { OrderFromDraftFailure } from '../../enums/orders.ts'
import * as operations from '../../operations/orders/draft-orders.ts'
import type { AddressWithContact } from '../../schemas/common.ts'
import { Order } from '../../schemas/order.ts'
import { CursorMetadata } from '../../schemas/paging.ts'
import type {
  CustomLineItemInput,
  LineItemInput,
  MerchantDiscountInput,
  SelectedShippingOption,
} from '../cart/cart.ts'

export type { DraftOrder } from '../../entities/orders/draft-order.ts'

const DraftResponse = () => z.object({ draftOrder: DraftOrder })
type Answer = { draftOrder: DraftOrder }

/** Changes that staff make to a draft: `null` clears a field, fields left out stay. */
export interface DraftOrderInput {
  readonly buyerInfo?: {
    readonly memberId?: string | null
    readonly visitorId?: string
    readonly email?: string | null
  }
  readonly shippingInfo?: {
    readonly shippingDestination?: AddressWithContact | null
    readonly selectedCarrierServiceOption?: SelectedShippingOption | null
  }
  readonly billingInfo?: AddressWithContact | null
  readonly couponCode?: string | null
  readonly merchantDiscounts?: readonly MerchantDiscountInput[] | null
  readonly buyerNote?: string | null
  /** Added to what is there. */
  readonly lineItems?: readonly LineItemInput[]
  readonly customLineItems?: readonly CustomLineItemInput[]
  readonly quantities?: readonly { readonly id: string; readonly quantity: number }[]
  /** Unit prices of existing lines; `null` is the catalog's price again. */
  readonly prices?: readonly { readonly id: string; readonly price: string | null }[]
  readonly removedLineItemIds?: readonly string[]
}

/**
 * With `orderId` a draft of changes of that order, refused by a reason of `OrderFromDraftFailure` (spec §8). For the owner.
 * Not in the wire reference, as all calls here: it names the events alone.
 */
export const createDraftOrder = /* @__PURE__ */ defineCall<
  { orderId?: string; draftOrder?: DraftOrderInput },
  Answer
>(operations.createDraftOrder, DraftResponse)

/** Priced as things are now. */
export const getDraftOrder = /* @__PURE__ */ defineCall<{ draftOrderId: string }, Answer>(
  operations.getDraftOrder,
  DraftResponse,
)

/** The newest first, 50 a page; `search` is part of the buyer's email or name. */
export const queryDraftOrders = /* @__PURE__ */ defineCall<
  {
    query?: {
      readonly filter?: {
        readonly status?: DraftOrder['status']
        readonly sourceOrderId?: string
        readonly search?: string
      }
      readonly cursorPaging?: { readonly limit?: number; readonly cursor?: string }
    }
  },
  { draftOrders: DraftOrder[]; pagingMetadata?: z.infer<typeof CursorMetadata> | undefined }
>(
  operations.queryDraftOrders,
  () => z.object({ draftOrders: z.array(DraftOrder), pagingMetadata: z.optional(CursorMetadata) }),
  { repeatable: true },
)

/** 409 `ILLEGAL_STATUS_TRANSITION` once it is committed. */
export const updateDraftOrder = /* @__PURE__ */ defineCall<
  { draftOrder: DraftOrderInput & { readonly id: string } },
  Answer
>(operations.updateDraftOrder, DraftResponse)

/** Calculates changes without saving them. */
export const calculateDraftOrder = /* @__PURE__ */ defineCall<
  { draftOrderId: string; draftOrder?: DraftOrderInput },
  Answer
>(operations.calculateDraftOrder, DraftResponse, { repeatable: true })

/** A new order, or the order it was made from with its changes; once. */
export const commitDraftOrder = /* @__PURE__ */ defineCall<
  { draftOrderId: string; settings?: { readonly sendNotificationToBuyer?: boolean } },
  { order: Order }
>(operations.commitDraftOrder, () => z.object({ order: Order }))

/** Only while it is no order. */
export const deleteDraftOrder = /* @__PURE__ */ defineCall<{ draftOrderId: string }, object>(
  operations.deleteDraftOrder,
  () => z.object({}),
)

/** Whether an order can be changed by a draft, and every reason why not (spec §8). */
export const getOrderDraftability = /* @__PURE__ */ defineCall<
  { orderId: string },
  { draftable: boolean; nonDraftableReasons: OrderFromDraftFailure[] }
>(operations.getOrderDraftability, () =>
  z.object({ draftable: z.boolean(), nonDraftableReasons: z.array(z.string()) }),
)
