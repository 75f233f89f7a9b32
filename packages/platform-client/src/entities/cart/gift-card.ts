import { z } from '@galleria/platform-client'
import { Money } from '../common/money.ts'
import { Guid } from '../common/scalars.ts'

/** Amount that a gift card pays, and the part of its code that may be shown (wire §4.2). */
export const GiftCard = z.object({
  obfuscatedCode: z.string(),
  amount: z.optional(Money),
  appId: Guid,
  externalId: z.nullish(z.string()),
  requestedAmount: z.optional(Money),
})
