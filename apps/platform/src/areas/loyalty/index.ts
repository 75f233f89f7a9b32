/** Loyalty: points in a ledger per member, the rules that fill it, and what they are exchanged for. */

import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { openAccount } from './accounts/create.ts'
import { carryBulkOn, LOYALTY_BULK_CHANGES } from './bulk/carry-on.ts'
import { couponRemoved } from './coupons/give-back.ts'
import { couponOrdered, couponTaken } from './coupons/store/application.ts'
import { timeOut } from './coupons/time-out.ts'
import { earnOnJoin } from './earn.ts'
import { expirePoints } from './expiry/expire.ts'
import { warnOfExpiry } from './expiry/warn.ts'
import { followEdit } from './follow-edit.ts'
import { workImports } from './imports/work.ts'
import { orderCanceled, orderPaid, orderRefunded } from './orders.ts'
import { loyaltyData } from './personal-data-store.ts'
import { earnOnReview, takeBackForReview } from './reviews.ts'
import { sweepAvailability } from './rewards/availability.ts'
import { loyaltyRoutes } from './routes.ts'
import { birthdays } from './rules/birthdays.ts'
import { findAccountOfMember } from './store.ts'
import { recalculateAccounts } from './tiers/recalculate.ts'

export const loyalty: Area = {
  routes: loyaltyRoutes,
  schedule(services) {
    every(services, LOYALTY_BULK_CHANGES, 5, () => carryBulkOn(services))
    every(services, 'loyalty tiers', 60, () => recalculateAccounts(services))
    every(services, 'loyalty points expiry', 300, () => expirePoints(services))
    every(services, 'loyalty expiry warnings', 3600, () => warnOfExpiry(services))
    every(services, 'reward availability', 60, () => sweepAvailability(services))
    every(services, 'loyalty birthdays', 3600, () => birthdays(services))
    every(services, 'loyalty coupons', 60, () => timeOut(services))
    every(services, 'loyalty imports', 5, () => workImports(services))
  },
  personalData: loyaltyData,

  async onMemberCreated(trx, member, { config }) {
    const account = await openAccount(trx, member)
    // With address verification on, points wait for it: one person can have any number of unread addresses.
    const earns = member.emailVerified || !config.requireEmailVerification
    if (account && earns) await earnOnJoin(trx, account, member.date)
  },

  async onAddressVerified(trx, { memberId, date }, { config }) {
    if (!config.requireEmailVerification) return
    const account = await findAccountOfMember(trx, memberId)
    if (account) await earnOnJoin(trx, account, date)
  },

  onCouponApplied: (trx, { couponId, date }) => couponTaken(trx, couponId, date),
  onCouponRemoved: (trx, { code, date }) => couponRemoved(trx, code, date),
  onCouponUsed: (trx, { couponId, orderId, date }) => couponOrdered(trx, couponId, orderId, date),
  onOrderPaid: orderPaid,
  onPaidOrderChanged: followEdit,
  onOrderRefunded: orderRefunded,
  onOrderCanceled: orderCanceled,
  onReviewApproved: earnOnReview,
  onReviewRemoved: takeBackForReview,
}

export { specificationOf } from './coupons/specification.ts'
export type { Application, CouponStatus } from './coupons/tables.ts'
export { pointsExpiringLetter } from './expiry/letter.ts'
export { configsOf, offerFor } from './rewards/terms.ts'
export { worthOfPoints } from './rewards/worth.ts'
