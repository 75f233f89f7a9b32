import { z } from '@galleria/platform-client'
import { TransactionType } from '../../enums/loyalty.ts'
import { Content } from '../common/content.ts'
import { DateTime, Guid } from '../common/scalars.ts'

const Change = z.object({ amountBefore: z.number(), amountAfter: z.number() })

/** Why points moved: one of five (wire §4.5). */
const reasons = {
  earnInfo: z.nullish(
    z.object({
      appId: z.string(),
      activityType: z.string(),
      orderId: z.nullish(z.string()),
      followedSocialMedia: z.nullish(z.object({ channel: z.string() })),
    }),
  ),
  redeemInfo: z.nullish(
    z.object({ rewardId: Guid, rewardType: z.nullish(z.string()), referenceEntityId: z.nullish(Guid) }),
  ),
  /** `orderId`, of one that was refunded or changed, is the embedded platform's own. */
  adjustInfo: z.nullish(z.object({ appId: z.string(), orderId: z.nullish(z.string()), ...Change.shape })),
  refundInfo: z.nullish(z.object({ appId: z.string(), refundedTransactionId: z.nullish(Guid) })),
  expireInfo: z.nullish(Change),
}

/** Spec §3 "Transaction", wire §4.5; `amount` is signed. */
export const LoyaltyTransaction = z.object({
  id: Guid,
  accountId: Guid,
  createdDate: DateTime,
  amount: z.number(),
  /** Balance of the account after it. An extension of the embedded platform. */
  balanceAfter: z.optional(z.number()),
  transactionType: TransactionType,
  description: Content,
  idempotencyKey: z.string(),
  ...reasons,
})
export type LoyaltyTransaction = z.infer<typeof LoyaltyTransaction>
