/** Terms of a sale, as the store's owner sets them. */
export { AdditionalFeeRule } from './additional-fee-rule.ts'
export { Coupon } from './coupon.ts'
export { Discount } from './discount.ts'
export { DiscountPreview } from './discount-preview.ts'
export { DiscountRule } from './discount-rule.ts'
export { GiftCardAccount, GiftCardHistoryEntry } from './gift-card-account.ts'
export { HeldMembership, MembershipProgram } from './membership.ts'
export { TaxGroup, TaxRate, TaxRegion, TaxSettings } from './tax.ts'
