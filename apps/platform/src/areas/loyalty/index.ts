/** Loyalty: points in a ledger per member, the rules that fill it, and what they are exchanged for. */

import { every } from '../../data/schedule.ts'
import type { Services } from '../../data/services.ts'
import { type Area, joined } from '../../http/area.ts'
import { openAccount } from './accounts/create.ts'
import { carryBulkOn, LOYALTY_BULK_CHANGES } from './bulk/carry-on.ts'
import { couponRemoved } from './coupons/give-back.ts'
import { loyaltyCoupons } from './coupons/index.ts'
import { couponOrdered, couponTaken } from './coupons/store/application.ts'
import { earnOnJoin } from './earn.ts'
import { expirePoints } from './expiry/expire.ts'
import { warnOfExpiry } from './expiry/warn.ts'
import { followEdit } from './follow-edit.ts'
import { loyaltyImports } from './imports/index.ts'
import { orderCanceled, orderPaid, orderRefunded } from './orders.ts'
import { loyaltyData } from './personal-data-store.ts'
import { rewards } from './rewards/index.ts'
import { loyaltyRoutes } from './routes.ts'
import { earningRules } from './rules/index.ts'
import { findAccountOfMember } from './store.ts'
import { recalculateAccounts } from './tiers/recalculate.ts'

const ledger = {
  routes: loyaltyRoutes,
  schedule(services: Services) {
    every(services, LOYALTY_BULK_CHANGES, 5, () => carryBulkOn(services))
    every(services, 'loyalty tiers', 60, () => recalculateAccounts(services))
    every(services, 'loyalty points expiry', 300, () => expirePoints(services))
    every(services, 'loyalty expiry warnings', 3600, () => warnOfExpiry(services))
  },
}

export const loyalty: Area = {
  ...joined(ledger, rewards, earningRules, loyaltyCoupons, loyaltyImports),
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
}

export { specificationOf } from './coupons/specification.ts'
export type { Application, CouponStatus } from './coupons/tables.ts'
export { configsOf, offerFor } from './rewards/terms.ts'
