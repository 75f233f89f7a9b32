import { z } from '@galleria/platform-client'
import { DateTime, Decimal, Guid } from '../common/scalars.ts'

/** Money that a customer can spend in the store, and how it came about. */
export const StoreCredit = z.object({
  balance: Decimal,
  currency: z.string(),
  /** Newest first, at most 200. */
  entries: z.array(
    z.object({
      id: Guid,
      date: DateTime,
      /** ADJUSTED by staff, SPENT on an order, RETURNED by a refund. */
      type: z.string(),
      /** Negative where it was taken. */
      amount: Decimal,
      /** Balance after it. */
      balance: Decimal,
      orderId: z.optional(Guid),
      orderNumber: z.optional(z.string()),
      /** Words of staff, which the customer reads too. */
      reason: z.optional(z.string()),
      /** For staff alone. */
      by: z.optional(z.object({ type: z.string(), id: z.string(), name: z.optional(z.string()) })),
    }),
  ),
})
export type StoreCredit = z.infer<typeof StoreCredit>
