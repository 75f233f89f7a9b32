import { z } from '@galleria/platform-client'
import { Checkout } from '../../entities/checkout/checkout.ts'
import { action, created, deletedEntity, updated } from '../definition.ts'

/** Spec §7: "declared only; their payloads: not shown". All that comes is kept. */
const Declared = z.looseObject({})

const abandoned = 'wix.ecom.v1.abandoned_checkout'
const backInStock = 'wix.ecom.v1.back_in_stock_notification_request'
const checkout = 'wix.ecom.v1.checkout'
const template = 'wix.ecom.v1.checkout_template'
const rule = 'wix.ecom.discounts.v1.discount_rule'
const draft = 'wix.ecom.v1.draft_order'
const contract = 'wix.ecom.subscription_contracts.v1.subscription_contract'
const taxGroup = 'wix.billing.v1.tax_group'
const taxRegion = 'wix.billing.v1.tax_region'

export const abandonedCheckoutCreated = /* @__PURE__ */ created(abandoned, Declared)
export const abandonedCheckoutUpdated = /* @__PURE__ */ updated(abandoned, Declared)
export const abandonedCheckoutDeleted = /* @__PURE__ */ deletedEntity(abandoned, Declared)
export const abandonedCheckoutRecovered = /* @__PURE__ */ action(abandoned, 'recovered', Declared)
export const backInStockRequestCreated = /* @__PURE__ */ created(backInStock, Declared)
export const backInStockRequestUpdated = /* @__PURE__ */ updated(backInStock, Declared)
export const backInStockRequestDeleted = /* @__PURE__ */ deletedEntity(backInStock, Declared)
export const checkoutCreated = /* @__PURE__ */ created(checkout, Checkout)
export const checkoutUpdated = /* @__PURE__ */ updated(checkout, Checkout)
export const checkoutDeleted = /* @__PURE__ */ deletedEntity(checkout, Checkout)
export const checkoutCompleted = /* @__PURE__ */ action(checkout, 'completed', Declared)
export const checkoutSettingsUpdated = /* @__PURE__ */ updated('wix.ecom.v1.checkout_settings', Declared)
export const checkoutTemplateCreated = /* @__PURE__ */ created(template, Declared)
export const checkoutTemplateUpdated = /* @__PURE__ */ updated(template, Declared)
export const checkoutTemplateDeleted = /* @__PURE__ */ deletedEntity(template, Declared)
export const checkoutTemplateUsed = /* @__PURE__ */ action(template, 'used', Declared)
export const discountRuleCreated = /* @__PURE__ */ created(rule, Declared)
export const discountRuleUpdated = /* @__PURE__ */ updated(rule, Declared)
export const discountRuleDeleted = /* @__PURE__ */ deletedEntity(rule, Declared)
export const draftOrderCreated = /* @__PURE__ */ created(draft, Declared)
export const draftOrderUpdated = /* @__PURE__ */ updated(draft, Declared)
export const draftOrderDeleted = /* @__PURE__ */ deletedEntity(draft, Declared)
export const fulfillmentsUpdated = /* @__PURE__ */ updated('wix.ecom.v1.fulfillments', Declared)
export const subscriptionContractCreated = /* @__PURE__ */ created(contract, Declared)
export const subscriptionContractUpdated = /* @__PURE__ */ updated(contract, Declared)
export const subscriptionContractDeleted = /* @__PURE__ */ deletedEntity(contract, Declared)
export const taxGroupCreated = /* @__PURE__ */ created(taxGroup, Declared)
export const taxGroupUpdated = /* @__PURE__ */ updated(taxGroup, Declared)
export const taxGroupDeleted = /* @__PURE__ */ deletedEntity(taxGroup, Declared)
export const taxRegionCreated = /* @__PURE__ */ created(taxRegion, Declared)
export const taxRegionUpdated = /* @__PURE__ */ updated(taxRegion, Declared)
export const taxRegionDeleted = /* @__PURE__ */ deletedEntity(taxRegion, Declared)
