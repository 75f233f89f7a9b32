import { defineCall, z } from '@galleria/platform-client'
import * as operations from '../../operations/cart/abandoned-carts.ts'

const AbandonedCart = z.object({
  /** The cart's. */
  id: z.string(),
  /** ABANDONED, RECOVERED. */
  status: z.string(),
  abandonTime: z.string(),
  buyerInfo: z.looseObject({ id: z.string(), identityType: z.string(), email: z.nullish(z.string()) }),
  /** As a person reads it: `$27.50`. */
  total: z.string(),
  activities: z.array(z.looseObject({ activityType: z.string(), timestamp: z.string() })),
})
/** A cart that was left; kept when the cart is gone. */
export type AbandonedCart = z.infer<typeof AbandonedCart>

/** For the owner; 404 `ABANDONED_CART_NOT_FOUND` of a cart that was not left (wire §3.9). */
export const getAbandonedCart = /* @__PURE__ */ defineCall<{ id: string }, { abandonedCart: AbandonedCart }>(
  operations.getAbandonedCart,
  () => z.object({ abandonedCart: AbandonedCart }),
)

/** Newest first, 50 a page; by `id`, `status`, `abandonTime`, `buyerInfo.email` and `total` (wire §3.9). */
export const queryAbandonedCarts = /* @__PURE__ */ defineCall<
  {
    query?: {
      readonly filter?: object
      readonly sort?: readonly { readonly fieldName: string; readonly order?: 'ASC' | 'DESC' }[]
      readonly paging?: { readonly limit?: number; readonly offset?: number }
    }
  },
  { abandonedCarts: AbandonedCart[]; totalResults: number }
>(
  operations.queryAbandonedCarts,
  () => z.object({ abandonedCarts: z.array(AbandonedCart), totalResults: z.number() }),
  { repeatable: true },
)
