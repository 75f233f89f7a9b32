import { defineCall, z } from '@galleria/platform-client'
import { OrdersSettings } from '../../entities/orders/orders-settings.ts'
import * as operations from '../../operations/orders/orders-settings.ts'

export type { OrdersSettings } from '../../entities/orders/orders-settings.ts'

const Answer = () => z.object({ ordersSettings: OrdersSettings })

/** Settings of what the shop does by itself when an order is placed or paid (wire §3.3). */
export const getOrdersSettings = /* @__PURE__ */ defineCall<undefined, { ordersSettings: OrdersSettings }>(
  operations.getOrdersSettings,
  Answer,
)

/** Fields to change; what is left out stays. */
export type OrdersSettingsChanges = Partial<Omit<OrdersSettings, 'createdDate' | 'updatedDate'>>

/**
 * Keeps fields that are left out (wire §3.3). `seen`, an extension of the embedded platform: fields as the caller has seen them.
 * @throws PlatformError 409 where a field of `seen` is another by now
 */
export const updateOrdersSettings = /* @__PURE__ */ defineCall<
  { ordersSettings: OrdersSettingsChanges; seen?: OrdersSettingsChanges },
  { ordersSettings: OrdersSettings }
>(operations.updateOrdersSettings, Answer)
