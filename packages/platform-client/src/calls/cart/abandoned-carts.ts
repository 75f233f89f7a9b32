import { defineCall, z } from '@galleria/platform-client'
import { LineItem } from '../../entities/cart/line-item.ts'
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
  activities: z.array(
    z.looseObject({
      activityType: z.string(),
      timestamp: z.string(),
      /** Staff who did it; nobody where it happened by itself. */
      authorEmail: z.nullish(z.string()),
    }),
  ),
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

const Recovery = z.object({
  /** Items as the catalog has them now; empty once cart and checkout are gone. */
  lineItems: z.array(LineItem),
  /** The order that the buyer placed after all. */
  orderId: z.optional(z.string()),
  /** Leads the buyer back for 30 days; absent once it was bought or is gone. */
  recoveryUrl: z.optional(z.string()),
  /** The buyer has turned such letters off. */
  lettersRefused: z.boolean(),
  /** The letter as it would be sent now. */
  letter: z.optional(
    z.object({ to: z.string(), language: z.string(), subject: z.string(), text: z.string() }),
  ),
})
/** Means to bring the buyer of an abandoned cart back. */
export type AbandonedCartRecovery = z.infer<typeof Recovery>

/** 404 `ABANDONED_CART_NOT_FOUND`. An extension of the embedded platform. */
export const getAbandonedCartRecovery = /* @__PURE__ */ defineCall<
  { id: string },
  { recovery: AbandonedCartRecovery }
>(operations.getAbandonedCartRecovery, () => z.object({ recovery: Recovery }))

/**
 * Sends the recovery letter now, and notes it with who sent it. 428 `BUYER_REFUSES_LETTERS`, or `CART_IS_NOT_RECOVERABLE`
 * once it was bought or is gone. An extension of the embedded platform.
 */
export const sendAbandonedCartEmail = /* @__PURE__ */ defineCall<
  { id: string },
  { abandonedCart: AbandonedCart }
>(operations.sendAbandonedCartEmail, () => z.object({ abandonedCart: AbandonedCart }))

/** Removes it from the list; the cart stays its shopper's. An extension of the embedded platform. */
export const deleteAbandonedCart = /* @__PURE__ */ defineCall<{ id: string }, object>(
  operations.deleteAbandonedCart,
  () => z.object({}),
)
