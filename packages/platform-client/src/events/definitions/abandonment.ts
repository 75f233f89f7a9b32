import { z } from '@galleria/platform-client'
import { DateTime } from '../../entities/common/scalars.ts'
import { BuyerIdentityType } from '../../enums/events.ts'
import { plain } from '../definition.ts'

const CartAbandonedEvent = z.object({
  cartId: z.string(),
  creationTime: z.optional(DateTime),
  abandonTime: z.optional(DateTime),
  buyerInfo: z.optional(
    z.object({
      id: z.optional(z.string()),
      identityType: z.optional(BuyerIdentityType),
      email: z.nullish(z.string()),
      phone: z.nullish(z.string()),
      firstName: z.nullish(z.string()),
      lastName: z.nullish(z.string()),
    }),
  ),
  itemsCount: z.optional(z.number()),
  couponId: z.nullish(z.string()),
  totals: z.optional(
    z.object({
      subtotal: z.optional(z.number()),
      total: z.optional(z.number()),
      formattedTotal: z.optional(z.string()),
    }),
  ),
  checkoutUrl: z.optional(z.string()),
})

const CartRecoveredEvent = z.object({
  cartId: z.string(),
  recoveredTime: z.optional(DateTime),
  creationTime: z.optional(DateTime),
  abandonedTime: z.optional(DateTime),
})

/** `com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent` (wire §2.11). */
export const cartAbandoned = /* @__PURE__ */ plain(
  'com.wix.ecommerce.cart.abandonment.api.v1.CartAbandonedEvent',
  CartAbandonedEvent,
)
/** `com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent` (wire §2.11). */
export const cartRecovered = /* @__PURE__ */ plain(
  'com.wix.ecommerce.cart.abandonment.api.v1.CartRecoveredEvent',
  CartRecoveredEvent,
)
