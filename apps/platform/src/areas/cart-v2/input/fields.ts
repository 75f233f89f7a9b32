import { z } from 'zod'
import { decimal } from '../../../base/input/decimal.ts'
import { exactlyOneOf } from '../../../base/input/one-of.ts'

/** Amounts in the business's currency; what it is converted to is the platform's to say (Cart V2 §2.1). */
export const CMoney = z.object({
  amount: decimal({ digits: 9, scale: 3 }),
  convertedAmount: decimal({ digits: 12, scale: 3 }).nullish(),
})

/** Membership that the buyer has, or one that is bought with the line (Cart V2 §2.3). */
export const MembershipInput = z
  .object({
    existingMembership: z.object({ appId: z.guid(), membershipId: z.string().min(1).max(200) }).optional(),
    futureMembership: z.object({ lineItemId: z.guid(), benefitId: z.string().max(200) }).optional(),
  })
  .superRefine(exactlyOneOf('existingMembership', 'futureMembership'))
export type MembershipInput = z.output<typeof MembershipInput>

export const DeliveryMethod = z.object({ code: z.string().min(1).max(100), appId: z.guid().nullish() })
export type DeliveryMethod = z.output<typeof DeliveryMethod>

export const Coupon = z.object({ code: z.string().min(1).max(50) })

export const GiftCard = z.object({ code: z.string().min(8).max(20), redeemAmount: CMoney.nullish() })
export type GiftCard = z.output<typeof GiftCard>
