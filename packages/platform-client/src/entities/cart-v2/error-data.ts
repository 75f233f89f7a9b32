import { z } from '@galleria/platform-client'
import { CatalogReference } from '../common/catalog-reference.ts'
import { Text } from '../common/text.ts'
import {
  InvalidCouponStatus,
  InvalidGiftCardCode,
  InvalidGiftCardStatus,
  LineItemsOutOfStock,
  MembersOnlyItem,
  PluginViolation,
  Violation,
} from './violation.ts'

const ItemId = z.object({
  lineItemId: z.optional(z.string()),
  catalogReference: z.optional(CatalogReference),
})
const InvalidItems = z.object({ invalidItems: z.array(ItemId) })
const TooMany = z.object({ requestCount: z.number(), maxCount: z.number() })
const References = z.object({ invalidItems: z.array(CatalogReference) })
const Lines = z.object({ lineItemIds: z.array(z.string()) })
const CouponCode = z.object({ couponCode: z.string() })
const GiftCardCode = z.object({ giftCardCode: z.string() })

/** Data of `applicationError`, by its code (Cart V2 §2.6); the codes that are not here have none. */
export const cartErrorData = {
  ITEM_NOT_FOUND_IN_CATALOG: InvalidItems,
  FIXED_QUANTITY_ITEM: InvalidItems,
  INSUFFICIENT_INVENTORY: z.object({
    invalidItems: z.array(
      z.object({ id: ItemId, requestedQuantity: z.number(), availableQuantity: z.number() }),
    ),
  }),
  MAX_LINE_ITEMS_EXCEEDED: TooMany,
  MAX_ITEM_MODIFIERS_EXCEEDED: TooMany,
  LINE_ITEM_PRICE_CONFLICT: References,
  DUPLICATE_MODIFIER_GROUP_IDS: References,
  DUPLICATE_ITEM_MODIFIER_IDS: References,
  INVALID_MEMBERSHIP_PAYMENT_OPTION: z.object({
    invalidItems: z.array(
      z.object({
        invalidItemId: z.optional(ItemId),
        selectedMembership: z.optional(
          z.object({ id: z.string(), appId: z.string(), name: z.optional(Text) }),
        ),
      }),
    ),
  }),
  LINE_ITEM_NOT_FOUND_IN_CART: Lines,
  PLAN_LINE_ITEM_NOT_FOUND: Lines,
  EMPTY_LINE_ITEM_UPDATES: Lines,
  DUPLICATE_LINE_ITEM_UPDATES: z.object({ duplicateLineItemIds: z.array(z.string()) }),
  INVALID_COUPON_CODE: CouponCode,
  COUPON_ALREADY_EXISTS: CouponCode,
  COUPON_NOT_FOUND_IN_CART: z.object({ couponId: z.string() }),
  INVALID_COUPON_STATUS: InvalidCouponStatus,
  INVALID_GIFT_CARD_CODE: InvalidGiftCardCode,
  INVALID_GIFT_CARD_STATUS: InvalidGiftCardStatus,
  GIFT_CARD_ALREADY_EXISTS: GiftCardCode,
  GIFT_CARD_NOT_FOUND_IN_CART: z.object({ giftCardId: z.string() }),
  DELIVERY_METHOD_NOT_FOUND: z.object({ code: z.string(), appId: z.nullish(z.string()) }),
  CART_ALREADY_ORDERED: z.object({ cartId: z.string(), orderId: z.nullish(z.string()) }),
  LINE_ITEMS_OUT_OF_STOCK: LineItemsOutOfStock,
  MEMBERS_ONLY_ITEM: MembersOnlyItem,
  VIOLATIONS_WITH_ERROR_SEVERITY: z.object({
    violationsList: z.object({ violations: z.array(PluginViolation) }),
  }),
  INVALID_CART: z.object({ violations: z.array(Violation) }),
  INVALID_PAYMENT_STATUS: z.object({
    paymentToken: z.nullish(z.string()),
    transactionStatus: z.string(),
    failureDetails: z.nullish(z.string()),
  }),
  GIFT_CARD_REDEEM_ERROR: z.object({ error: z.string() }),
  EMPTY_PAYMENT_TOKEN: z.object({ total: z.optional(z.string()) }),
  INVALID_PRICE_VERIFICATION_TOKEN: z.object({ token: z.optional(z.string()) }),
  INVALID_THIRD_PARTY_CHECKOUT_TOKEN: z.object({ token: z.optional(z.string()) }),
} as const
