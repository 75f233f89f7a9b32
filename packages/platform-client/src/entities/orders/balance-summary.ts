import { z } from '@galleria/platform-client'
import { Price } from '../common/money.ts'

/** Amounts paid, held and owed (wire §4.3). */
export const BalanceSummary = z.object({
  balance: z.optional(Price),
  paid: z.optional(Price),
  refunded: z.optional(Price),
  authorized: z.optional(Price),
  pendingRefund: z.optional(Price),
  pending: z.optional(Price),
  chargeback: z.optional(Price),
  chargebackReversal: z.optional(Price),
  platformFees: z.optional(Price),
  totalMinusPlatformFees: z.optional(Price),
  cashRoundingAdjustment: z.optional(Price),
})
export type BalanceSummary = z.infer<typeof BalanceSummary>
