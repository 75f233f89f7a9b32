import { defineCall, type Service, z } from '@galleria/platform-client'
import { DraftOrder } from '../entities/orders/draft-order.ts'
import type { OrderFromDraftFailure } from '../enums/orders.ts'
import type { AddressWithContact } from '../schemas/common.ts'
import { Order } from '../schemas/order.ts'
import type {
  CustomLineItemInput,
  LineItemInput,
  MerchantDiscountInput,
  SelectedShippingOption,
} from './cart.ts'

export type { DraftOrder } from '../entities/orders/draft-order.ts'

const service: Service = {
  package: '@wix/auto_sdk_ecom_draft-orders',
  fqn: 'wix.ecom.draft_orders.v1.DraftOrders',
  entity: 'wix.ecom.v1.draft_order',
}
const path = '/ecom/v1/draft-orders'
const DraftResponse = () => z.object({ draftOrder: DraftOrder })
type Answer = { draftOrder: DraftOrder }

/** Changes that staff make to a draft: `null` clears a field, fields left out stay. */
export interface DraftOrderInput {
  readonly buyerInfo?: {
    readonly memberId?: string
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
  readonly removedLineItemIds?: readonly string[]
}

/**
 * With `orderId` a draft of changes of that order, refused by a reason of `OrderFromDraftFailure` (spec §8). For the owner.
 * Not in the wire reference, as all calls here: it names the events alone.
 */
export const createDraftOrder = /* @__PURE__ */ defineCall<
  { orderId?: string; draftOrder?: DraftOrderInput },
  Answer
>({ name: 'CreateDraftOrder', service, method: 'POST', path, output: DraftResponse })

/** Priced as things are now. */
export const getDraftOrder = /* @__PURE__ */ defineCall<{ draftOrderId: string }, Answer>({
  name: 'GetDraftOrder',
  service,
  method: 'GET',
  path: `${path}/{draftOrderId}`,
  output: DraftResponse,
})

/** The newest fifty. */
export const queryDraftOrders = /* @__PURE__ */ defineCall<
  { query?: { readonly filter?: { readonly status?: string } } },
  { draftOrders: DraftOrder[] }
>({
  name: 'QueryDraftOrders',
  service,
  method: 'POST',
  path: `${path}/query`,
  output: () => z.object({ draftOrders: z.array(DraftOrder) }),
  repeatable: true,
})

/** 409 `ILLEGAL_STATUS_TRANSITION` once it is committed. */
export const updateDraftOrder = /* @__PURE__ */ defineCall<
  { draftOrder: DraftOrderInput & { readonly id: string } },
  Answer
>({
  name: 'UpdateDraftOrder',
  service,
  method: 'PATCH',
  path: `${path}/{draftOrder.id}`,
  output: DraftResponse,
})

/** Calculates changes without saving them. */
export const calculateDraftOrder = /* @__PURE__ */ defineCall<
  { draftOrderId: string; draftOrder?: DraftOrderInput },
  Answer
>({
  name: 'CalculateDraftOrder',
  service,
  method: 'POST',
  path: `${path}/{draftOrderId}/calculate`,
  output: DraftResponse,
  repeatable: true,
})

/** A new order, or the order it was made from with its changes; once. */
export const commitDraftOrder = /* @__PURE__ */ defineCall<
  { draftOrderId: string; settings?: { readonly sendNotificationToBuyer?: boolean } },
  { order: Order }
>({
  name: 'CommitDraftOrder',
  service,
  method: 'POST',
  path: `${path}/{draftOrderId}/commit`,
  output: () => z.object({ order: Order }),
})

/** Only while it is no order. */
export const deleteDraftOrder = /* @__PURE__ */ defineCall<{ draftOrderId: string }, object>({
  name: 'DeleteDraftOrder',
  service,
  method: 'DELETE',
  path: `${path}/{draftOrderId}`,
  output: () => z.object({}),
})

/** Whether an order can be changed by a draft, and every reason why not (spec §8). */
export const getOrderDraftability = /* @__PURE__ */ defineCall<
  { orderId: string },
  { draftable: boolean; nonDraftableReasons: OrderFromDraftFailure[] }
>({
  name: 'GetOrderDraftability',
  service,
  method: 'GET',
  path: `${path}/draftability/{orderId}`,
  output: () => z.object({ draftable: z.boolean(), nonDraftableReasons: z.array(z.string()) }),
})
