import { z } from '@galleria/platform-client'
import { Order } from '../../entities/orders/order.ts'
import { OrdersSettings } from '../../entities/orders/orders-settings.ts'
import { action, created, updated } from '../definition.ts'

const OrderApproved = z.object({ order: Order })

const OrderCanceled = z.object({
  order: Order,
  restockAllItems: z.optional(z.boolean()),
  sendOrderCanceledEmail: z.optional(z.boolean()),
  customMessage: z.nullish(z.string()),
})

/** `wix.ecom.v1.order_created` (wire §2.11). */
export const orderCreated = /* @__PURE__ */ created('wix.ecom.v1.order', Order)
/** `wix.ecom.v1.order_updated` (wire §2.11). */
export const orderUpdated = /* @__PURE__ */ updated('wix.ecom.v1.order', Order)
/** `wix.ecom.v1.order_approved` (wire §2.11). */
export const orderApproved = /* @__PURE__ */ action('wix.ecom.v1.order', 'approved', OrderApproved)
/** `wix.ecom.v1.order_canceled` (wire §2.11). */
export const orderCanceled = /* @__PURE__ */ action('wix.ecom.v1.order', 'canceled', OrderCanceled)
/** `wix.ecom.v1.orders_settings_updated` (wire §2.11). */
export const ordersSettingsUpdated = /* @__PURE__ */ updated('wix.ecom.v1.orders_settings', OrdersSettings)
