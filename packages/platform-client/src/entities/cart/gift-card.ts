import { z } from '@galleria/platform-client'
import { Money } from '../common/money.ts'
import { Guid } from '../common/scalars.ts'

/** What a gift card pays, and as much of its code as may be shown (wire §4.2). */
export const GiftCard = z.object({
  obfuscatedCode: z.string(),
  amount: z.optional(Money),
  appId: Guid,
  externalId: z.nullish(z.string()),
  requestedAmount: z.optional(Money),
})
