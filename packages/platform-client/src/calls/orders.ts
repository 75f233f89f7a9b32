import { defineCall, type Service, z } from '@galleria/platform-client'
import { Order } from '../schemas/order.ts'
import { CursorMetadata, type CursorQuery } from '../schemas/paging.ts'

export type { Order } from '../schemas/order.ts'

const service: Service = {
  package: '@wix/auto_sdk_ecom_orders',
  fqn: 'com.wix.ecom.orders.v1.Orders',
  entity: 'wix.ecom.v1.order',
}

/** A buyer sees their own orders only; anything else is 404 `ORDER_NOT_FOUND`. */
export const getOrder = /* @__PURE__ */ defineCall<{ id: string }, { order: Order }>({
  name: 'GetOrder',
  service,
  method: 'GET',
  path: '/ecom/v1/orders/{id}',
  output: () => z.object({ order: Order }),
})

/** Page 100 unless told, newest first (wire §1.8). */
export const searchOrders = /* @__PURE__ */ defineCall<
  { search: CursorQuery },
  { orders: Order[]; metadata?: z.infer<typeof CursorMetadata> | undefined }
>({
  name: 'SearchOrders',
  service,
  method: 'POST',
  path: '/ecom/v1/orders/search',
  output: () => z.object({ orders: z.array(Order), metadata: z.optional(CursorMetadata) }),
  repeatable: true,
})
