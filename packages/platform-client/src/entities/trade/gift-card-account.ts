import { z } from '@galleria/platform-client'
import { GiftCardStatus } from '../../enums/trade.ts'
import { DateTime, Decimal, Guid, Int64 } from '../common/scalars.ts'

/** A gift card as its owner sees it: never its code. An extension of the embedded platform. */
export const GiftCardAccount = z.object({
  id: Guid,
  revision: z.nullish(Int64),
  createdDate: z.nullish(DateTime),
  updatedDate: z.nullish(DateTime),
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
