import { z } from '@galleria/platform-client'
import { GiftCardHistoryType, GiftCardStatus } from '../../enums/trade.ts'
import { revisioned } from '../common/revisioned.ts'
import { DateTime, Decimal, Guid } from '../common/scalars.ts'

/** To whom a card was sent. An extension of the embedded platform. */
export const GiftCardRecipient = z.object({
  email: z.string(),
  name: z.optional(z.string()),
  /** Words of the giver. */
  message: z.optional(z.string()),
  /** Language of the letter; the store's first one without it. */
  language: z.optional(z.string()),
})
export type GiftCardRecipient = z.infer<typeof GiftCardRecipient>

/** Event of a card. An extension of the embedded platform. */
export const GiftCardHistoryEntry = z.object({
  id: Guid,
  date: DateTime,
  type: GiftCardHistoryType,
  /** Negative where an order was paid. */
  amount: z.optional(Decimal),
  /** Left on the card afterwards. */
  balance: z.optional(Decimal),
  orderId: z.optional(Guid),
  orderNumber: z.optional(z.string()),
  by: z.optional(z.object({ type: z.string(), id: z.optional(z.string()), name: z.optional(z.string()) })),
})
export type GiftCardHistoryEntry = z.infer<typeof GiftCardHistoryEntry>

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
  recipient: z.optional(GiftCardRecipient),
})
export type GiftCardAccount = z.infer<typeof GiftCardAccount>
