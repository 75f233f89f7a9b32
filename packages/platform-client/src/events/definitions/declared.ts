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

/** `wix.ecom.v1.abandoned_checkout_created` (wire §2.11). */
export const abandonedCheckoutCreated = /* @__PURE__ */ created(abandoned, Declared)
/** `wix.ecom.v1.abandoned_checkout_updated` (wire §2.11). */
export const abandonedCheckoutUpdated = /* @__PURE__ */ updated(abandoned, Declared)
/** `wix.ecom.v1.abandoned_checkout_deleted` (wire §2.11). */
export const abandonedCheckoutDeleted = /* @__PURE__ */ deletedEntity(abandoned, Declared)
/** `wix.ecom.v1.abandoned_checkout_recovered` (wire §2.11). */
export const abandonedCheckoutRecovered = /* @__PURE__ */ action(abandoned, 'recovered', Declared)
/** `wix.ecom.v1.back_in_stock_notification_request_created` (wire §2.11). */
export const backInStockRequestCreated = /* @__PURE__ */ created(backInStock, Declared)
/** `wix.ecom.v1.back_in_stock_notification_request_updated` (wire §2.11). */
export const backInStockRequestUpdated = /* @__PURE__ */ updated(backInStock, Declared)
/** `wix.ecom.v1.back_in_stock_notification_request_deleted` (wire §2.11). */
export const backInStockRequestDeleted = /* @__PURE__ */ deletedEntity(backInStock, Declared)
/** `wix.ecom.v1.checkout_created` (wire §2.11). */
export const checkoutCreated = /* @__PURE__ */ created(checkout, Checkout)
/** `wix.ecom.v1.checkout_updated` (wire §2.11). */
export const checkoutUpdated = /* @__PURE__ */ updated(checkout, Checkout)
/** `wix.ecom.v1.checkout_deleted` (wire §2.11). */
export const checkoutDeleted = /* @__PURE__ */ deletedEntity(checkout, Checkout)
/** `wix.ecom.v1.checkout_completed` (wire §2.11). */
export const checkoutCompleted = /* @__PURE__ */ action(checkout, 'completed', Declared)
/** `wix.ecom.v1.checkout_settings_updated` (wire §2.11). */
export const checkoutSettingsUpdated = /* @__PURE__ */ updated('wix.ecom.v1.checkout_settings', Declared)
/** `wix.ecom.v1.checkout_template_created` (wire §2.11). */
export const checkoutTemplateCreated = /* @__PURE__ */ created(template, Declared)
/** `wix.ecom.v1.checkout_template_updated` (wire §2.11). */
export const checkoutTemplateUpdated = /* @__PURE__ */ updated(template, Declared)
/** `wix.ecom.v1.checkout_template_deleted` (wire §2.11). */
export const checkoutTemplateDeleted = /* @__PURE__ */ deletedEntity(template, Declared)
/** `wix.ecom.v1.checkout_template_used` (wire §2.11). */
export const checkoutTemplateUsed = /* @__PURE__ */ action(template, 'used', Declared)
/** `wix.ecom.discounts.v1.discount_rule_created` (wire §2.11). */
export const discountRuleCreated = /* @__PURE__ */ created(rule, Declared)
/** `wix.ecom.discounts.v1.discount_rule_updated` (wire §2.11). */
export const discountRuleUpdated = /* @__PURE__ */ updated(rule, Declared)
/** `wix.ecom.discounts.v1.discount_rule_deleted` (wire §2.11). */
export const discountRuleDeleted = /* @__PURE__ */ deletedEntity(rule, Declared)
/** `wix.ecom.v1.draft_order_created` (wire §2.11). */
export const draftOrderCreated = /* @__PURE__ */ created(draft, Declared)
/** `wix.ecom.v1.draft_order_updated` (wire §2.11). */
export const draftOrderUpdated = /* @__PURE__ */ updated(draft, Declared)
/** `wix.ecom.v1.draft_order_deleted` (wire §2.11). */
export const draftOrderDeleted = /* @__PURE__ */ deletedEntity(draft, Declared)
/** `wix.ecom.v1.fulfillments_updated` (wire §2.11). */
export const fulfillmentsUpdated = /* @__PURE__ */ updated('wix.ecom.v1.fulfillments', Declared)
/** `wix.ecom.subscription_contracts.v1.subscription_contract_created` (wire §2.11). */
export const subscriptionContractCreated = /* @__PURE__ */ created(contract, Declared)
/** `wix.ecom.subscription_contracts.v1.subscription_contract_updated` (wire §2.11). */
export const subscriptionContractUpdated = /* @__PURE__ */ updated(contract, Declared)
/** `wix.ecom.subscription_contracts.v1.subscription_contract_deleted` (wire §2.11). */
export const subscriptionContractDeleted = /* @__PURE__ */ deletedEntity(contract, Declared)
/** `wix.billing.v1.tax_group_created` (wire §2.11). */
export const taxGroupCreated = /* @__PURE__ */ created(taxGroup, Declared)
/** `wix.billing.v1.tax_group_updated` (wire §2.11). */
export const taxGroupUpdated = /* @__PURE__ */ updated(taxGroup, Declared)
/** `wix.billing.v1.tax_group_deleted` (wire §2.11). */
export const taxGroupDeleted = /* @__PURE__ */ deletedEntity(taxGroup, Declared)
/** `wix.billing.v1.tax_region_created` (wire §2.11). */
export const taxRegionCreated = /* @__PURE__ */ created(taxRegion, Declared)
/** `wix.billing.v1.tax_region_updated` (wire §2.11). */
export const taxRegionUpdated = /* @__PURE__ */ updated(taxRegion, Declared)
/** `wix.billing.v1.tax_region_deleted` (wire §2.11). */
export const taxRegionDeleted = /* @__PURE__ */ deletedEntity(taxRegion, Declared)
