import type { z } from '@galleria/platform-client'
import { enumeration } from './enumeration.ts'

/** State of a payment (spec §4 "Payment/transaction"). */
export const TransactionStatus = /* @__PURE__ */ enumeration([
  'UNDEFINED',
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
])
export type TransactionStatus = z.infer<typeof TransactionStatus>

/** State of a payment item or a scheduled action (spec §4). */
export const PaymentItemStatus = /* @__PURE__ */ enumeration([
  'PENDING',
  'SUCCEEDED',
  'FAILED',
  'SCHEDULED',
  'STARTED',
])
export type PaymentItemStatus = z.infer<typeof PaymentItemStatus>

/** Action scheduled for an authorized payment (spec §4). */
export const ScheduledActionType = /* @__PURE__ */ enumeration(['VOID', 'CAPTURE'])
export type ScheduledActionType = z.infer<typeof ScheduledActionType>

/** Whether a membership paid (spec §4). */
export const MembershipPaymentStatus = /* @__PURE__ */ enumeration(['CHARGED', 'CHARGE_FAILED'])
export type MembershipPaymentStatus = z.infer<typeof MembershipPaymentStatus>

/** State of a payment request (spec §4). */
export const PaymentRequestStatus = /* @__PURE__ */ enumeration(['UNPAID', 'PAID', 'EXPIRED'])
export type PaymentRequestStatus = z.infer<typeof PaymentRequestStatus>

/** Whether a payment can be given back (spec §3 "Order refundability", wire §3.3). */
export const RefundableStatus = /* @__PURE__ */ enumeration(['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'])
export type RefundableStatus = z.infer<typeof RefundableStatus>

/** Why a payment cannot be given back (spec §8 "Not-refundable reasons", wire §3.3). */
export const NonRefundableReason = /* @__PURE__ */ enumeration([
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PARTIALLY_PAID',
  'DEPOSIT_ONLINE_ITEM',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
])
export type NonRefundableReason = z.infer<typeof NonRefundableReason>

/** State of an invoice, spelled as the API does (spec §4). */
export const InvoiceStatus = /* @__PURE__ */ enumeration([
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
])
export type InvoiceStatus = z.infer<typeof InvoiceStatus>

/** State of a subscription (spec §4). */
export const SubscriptionStatus = /* @__PURE__ */ enumeration([
  'AUTO_RENEW_ON',
  'AUTO_RENEW_OFF',
  'MANUAL_RECURRING',
  'CANCELLED',
  'TRANSFERRED',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

/** Action on a subscription contract. An extension of the embedded platform. */
export const ContractAction = /* @__PURE__ */ enumeration([
  'CANCEL',
  'UNDO_CANCEL',
  'TURN_OFF_AUTO_RENEWAL',
  'TURN_ON_AUTO_RENEWAL',
  'RENEW',
  'TRANSFER',
  'SKIP',
  'CHANGE',
])
export type ContractAction = z.infer<typeof ContractAction>

/** Type of a line in the history of a subscription contract. An extension of the embedded platform. */
export const ContractEventType = /* @__PURE__ */ enumeration([
  'STARTED',
  'RENEWED',
  'RENEWAL_FAILED',
  'PAUSED',
  'RESUMED',
  'SKIPPED',
  'CHANGED',
  'CANCELLATION_SCHEDULED',
  'CANCELLATION_UNDONE',
  'CANCELLED',
  'TRANSFERRED',
])
export type ContractEventType = z.infer<typeof ContractEventType>
