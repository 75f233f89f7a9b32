import { z } from '@galleria/platform-client'
import { GiftCardStatus } from '../../enums/trade.ts'
import { revisioned } from '../common/revisioned.ts'
import { DateTime, Decimal, Guid } from '../common/scalars.ts'

/** A gift card as its owner sees it: never its code. An extension of the embedded platform. */
export const GiftCardAccount = z.object({
  ...revisioned,
  obfuscatedCode: z.string(),
  status: GiftCardStatus,
  currency: z.string(),
  initialValue: Decimal,
  balance: Decimal,
  expirationDate: z.optional(DateTime),
  /** The order it was bought in. */
  orderId: z.optional(Guid),
})
export type GiftCardAccount = z.infer<typeof GiftCardAccount>
