/** Terms of a sale: discounts and fees, gift cards, plans, delivery, taxes, addresses, and bounds of a checkout. */

import type { Area } from '../../http/area.ts'
import { termsData } from './personal-data-store.ts'
import { termsRoutes } from './routes.ts'

export const terms: Area = { routes: termsRoutes, personalData: termsData }

export { addressLayout } from './address/layout.ts'
export { placeLine } from './address/lines.ts'
export { regionCode } from './address/regions.ts'
export { changeCheckoutSettings } from './checkout-settings/change.ts'
export type { CheckoutSettings } from './checkout-settings/input.ts'
export { checkoutSettings, settingsOf } from './checkout-settings/read.ts'
export { CouponInput, newCoupon } from './discounts/coupon-resource.ts'
export {
  type Coupon,
  type CouponProblem,
  couponDiscount,
  couponDisplaced,
  couponError,
  couponKey,
  couponProblem,
} from './discounts/coupons.ts'
export { feesFor, readFees } from './discounts/fees.ts'
export { merchantDiscounts } from './discounts/merchant.ts'
export { newRule, RuleInput } from './discounts/rule-resource.ts'
export { readRules, ruleDiscounts, scopesOfRule } from './discounts/rules.ts'
export { couponUsesOf } from './discounts/store/coupon-uses.ts'
export { findCoupon } from './discounts/store/coupons.ts'
export { countRules, type RuleRow } from './discounts/store/rules.ts'
export type { MerchantDiscount } from './discounts/tables.ts'
export { useCoupon } from './discounts/use-coupon.ts'
export { giftCardHash, giftCardKey } from './gift-cards/code.ts'
export {
  GIFT_CARD_APP_ID,
  type GiftCardProblem,
  type GiftCardRow,
  giftCardError,
  giftCardProblem,
  obfuscated,
} from './gift-cards/find.ts'
export { issueGiftCard } from './gift-cards/issue.ts'
export { giftLetter } from './gift-cards/letter.ts'
export { redeemGiftCard, restoreGiftCard } from './gift-cards/redeem.ts'
export { findGiftCard } from './gift-cards/store.ts'
export { type MembershipChoices, membershipChoices, noMemberships } from './memberships/options.ts'
export {
  chargeMemberships,
  failMemberships,
  membershipPaymentView,
  releaseMemberships,
} from './memberships/payments.ts'
export { type MembershipRow, readMemberships } from './memberships/store/memberships.ts'
export { readMembershipPayments } from './memberships/store/payments.ts'
export type { SelectedMembership } from './memberships/tables.ts'
export { membershipOptions } from './memberships/view.ts'
export { failedCarriers } from './shipping/carriers/failed-carriers.ts'
export { carriersOf, changeCarrier } from './shipping/carriers/state.ts'
export { checkLocation } from './shipping/location.ts'
export { findLocationId, findShipFrom } from './shipping/locations/store.ts'
export type { ShippingOffer } from './shipping/offer.ts'
export { shippingOffers } from './shipping/offers.ts'
export { freeOptions } from './shipping/options/free-options.ts'
export { readDeliveries } from './shipping/read.ts'
export { regionOfAddress } from './shipping/regions/reach.ts'
export { readShownDeliveries } from './shipping/shown-deliveries.ts'
export { comingSlots, isTimeZone, type WeeklyTime } from './shipping/slots/weekly-slots.ts'
export type { StoredSlots } from './shipping/tables.ts'
export { creditMember } from './store-credit/credit-member.ts'
export { findCreditOfMember } from './store-credit/store.ts'
export { placeOf } from './tax/place.ts'
export { type FoundTax, findTax, noTaxFound, type TaxFinding, taxIdAt } from './tax/policy.ts'
export { readTaxBooks } from './tax/read.ts'
export { changeTaxSettings, taxSettings } from './tax/settings.ts'
export { itemTax, taxSummary } from './tax/view.ts'
