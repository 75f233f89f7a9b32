import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** State of an order (spec §4 "Order approval", wire §4.3). */
export const OrderStatus = /* @__PURE__ */ enumeration([
  'INITIALIZED',
  'APPROVED',
  'CANCELED',
  'PENDING',
  'REJECTED',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** How much of an order is on its way (spec §4, wire §4.3); CANCELED in the older model alone (wire §5.3 row 42). */
export const FulfillmentStatus = /* @__PURE__ */ enumeration([
  'NOT_FULFILLED',
  'FULFILLED',
  'PARTIALLY_FULFILLED',
  'CANCELED',
])
export type FulfillmentStatus = z.infer<typeof FulfillmentStatus>

/** Payment status of an order (spec §4; wire §4.3 `PaymentStatusEnumPaymentStatus`). */
export const PaymentStatus = /* @__PURE__ */ enumeration([
  'UNSPECIFIED',
  'UNSPECIFIED_PAYMENT_STATUS',
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Type of an order's activity (spec §3 "Order history item types"; wire §4.3 `OrderActivityTypeEnumActivityType`). */
export const OrderActivityType = /* @__PURE__ */ enumeration([
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  // Told by `customActivity`, which the wire has without its name in this list (wire §3.3).
  'CUSTOM_ACTIVITY',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
])
export type OrderActivityType = z.infer<typeof OrderActivityType>

/** Sales channel of an order (spec §3 "Sales channel types" and "Order sources", wire §4.3). */
export const ChannelType = /* @__PURE__ */ enumeration([
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
])
export type ChannelType = z.infer<typeof ChannelType>

/** Campaign that brought the buyer (wire §4.3). */
export const AttributionSource = /* @__PURE__ */ enumeration(['UNSPECIFIED', 'FACEBOOK_ADS'])
export type AttributionSource = z.infer<typeof AttributionSource>

/** When stock is taken (wire §4.3). */
export const InventoryUpdateTrigger = /* @__PURE__ */ enumeration(['ON_ORDER_PAID', 'ON_ORDER_PLACED'])
export type InventoryUpdateTrigger = z.infer<typeof InventoryUpdateTrigger>

/** How many of an order's items are meant (spec §3 "Order items quantity"). */
export const RestockType = /* @__PURE__ */ enumeration(['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'])
export type RestockType = z.infer<typeof RestockType>

/** State of a draft order (spec §4). */
export const DraftOrderStatus = /* @__PURE__ */ enumeration(['DRAFT', 'COMMITTED'])
export type DraftOrderStatus = z.infer<typeof DraftOrderStatus>

/** Why no order came of a draft (spec §8 "Order-from-draft failure reasons"). */
export const OrderFromDraftFailure = /* @__PURE__ */ enumeration([
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
  'ORDER_NOT_FOUND',
  'SUBSCRIPTION_LINE_ITEM_EXISTS',
])
export type OrderFromDraftFailure = z.infer<typeof OrderFromDraftFailure>

/** State of an abandoned checkout (spec §4). */
export const AbandonedCheckoutStatus = /* @__PURE__ */ enumeration(['ABANDONED', 'RECOVERED'])
export type AbandonedCheckoutStatus = z.infer<typeof AbandonedCheckoutStatus>

/** State of a request to be told when a product is back (spec §4). */
export const BackInStockRequestStatus = /* @__PURE__ */ enumeration([
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
])
export type BackInStockRequestStatus = z.infer<typeof BackInStockRequestStatus>
