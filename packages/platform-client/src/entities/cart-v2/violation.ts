import { z } from '@galleria/platform-client'
import { NameInLineItem, NameInOther } from '../../enums/cart.ts'
import {
  InvalidCouponReason,
  InvalidGiftCardReason,
  InvalidMembershipReason,
  ViolationCode,
  ViolationScope,
  ViolationSeverity,
} from '../../enums/cart-v2.ts'
import { Text } from '../common/text.ts'
import { CMoney } from './c-money.ts'

const Lines = z.object({ lineItemIds: z.array(z.string()) })

/** Data of the refused coupon, the same in an error and in a violation (Cart V2 §2.5). */
export const InvalidCouponStatus = z.object({
  couponCode: z.string(),
  reason: InvalidCouponReason,
  minLineItemQuantityNotReachedDetails: z.optional(z.object({ requiredMinimumQuantity: z.number() })),
  minSubtotalNotReachedDetails: z.optional(
    z.object({
      requiredMinimumSubtotal: CMoney,
      originalDescription: z.nullish(z.string()),
    }),
  ),
})
export type InvalidCouponStatus = z.infer<typeof InvalidCouponStatus>

const GiftCard = { giftCardCode: z.string(), giftCardId: z.nullish(z.string()) }
/** Data of an unknown gift card (Cart V2 §2.5). */
export const InvalidGiftCardCode = z.object(GiftCard)
/** Data of a gift card that does not pay (Cart V2 §2.5). */
export const InvalidGiftCardStatus = z.object({ ...GiftCard, reason: InvalidGiftCardReason })
/** Lines that stock no longer covers (Cart V2 §2.5). */
export const LineItemsOutOfStock = z.object({ ...Lines.shape, allLineItemsOutOfStock: z.boolean() })
/** Lines that only members may buy (Cart V2 §2.5). */
export const MembersOnlyItem = Lines

/** Business problem of a cart; it does not fail estimate or calculate, and an ERROR stops PlaceOrder (Cart V2 §2.4). */
export const Violation = z.object({
  scope: ViolationScope,
  code: ViolationCode,
  severity: ViolationSeverity,
  description: z.nullish(z.string()),
  customValidationData: z.optional(
    z.object({
      target: z.optional(
        z.object({
          other: z.optional(z.object({ name: NameInOther })),
          lineItem: z.optional(z.object({ name: NameInLineItem, id: z.nullish(z.string()) })),
        }),
      ),
    }),
  ),
  invalidCouponStatusData: z.optional(InvalidCouponStatus),
  invalidCouponCodeData: z.optional(z.object({ couponCode: z.string() })),
  invalidGiftCardCodeData: z.optional(InvalidGiftCardCode),
  invalidGiftCardStatusData: z.optional(InvalidGiftCardStatus),
  lineItemsOutOfStockData: z.optional(LineItemsOutOfStock),
  membersOnlyItemData: z.optional(Lines),
  subscriptionItemNotSupportedOnDemoCartData: z.optional(Lines),
  giftCardItemNotSupportedOnDemoCartData: z.optional(Lines),
  subtotalBelowOrderMinimumData: z.optional(
    z.object({ minimumOrderSubtotal: CMoney, remainingAmount: CMoney }),
  ),
  invalidMembershipStatusData: z.optional(
    z.object({ membershipId: z.nullish(z.string()), reason: InvalidMembershipReason }),
  ),
})
export type Violation = z.infer<typeof Violation>

/** Violation of a plugin, as VIOLATIONS_WITH_ERROR_SEVERITY carries it: the shape of V1 (Cart V2 §2.6). */
export const PluginViolation = z.looseObject({
  severity: ViolationSeverity,
  description: z.nullish(z.string()),
  name: z.optional(Text),
})
