/** Cart and its totals (spec §3, wire §4.2). */
export { AdditionalFee } from './additional-fee.ts'
export { AppliedDiscount } from './applied-discount.ts'
export { BuyerInfo } from './buyer-info.ts'
export { CalculatedLineItem } from './calculated-line-item.ts'
export { Cart } from './cart.ts'
export { CatalogOverrideFields } from './catalog-override-fields.ts'
export { DeliveryAllocation, DeliveryLogistics } from './delivery.ts'
export { DescriptionLine } from './description-line.ts'
export { CalculationErrors, Details } from './details.ts'
export { EstimateTotals } from './estimate-totals.ts'
export { GiftCard } from './gift-card.ts'
export { ItemType } from './item-type.ts'
export { LineItem } from './line-item.ts'
export { Membership, MembershipOptions } from './membership.ts'
export { ModifierGroup } from './modifier-group.ts'
export { PhysicalProperties } from './physical-properties.ts'
export { PriceSummary } from './price-summary.ts'
export { ServiceProperties } from './service-properties.ts'
export {
  CarrierShippingOption,
  FreeShipping,
  SelectedCarrierServiceOption,
  ShippingInfo,
} from './shipping-info.ts'
export { SubscriptionSettings } from './subscription-settings.ts'
export { ItemTaxFullDetails } from './tax-details.ts'
export { TaxSummary } from './tax-summary.ts'
export { Violation } from './violation.ts'
