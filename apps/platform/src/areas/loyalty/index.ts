import { every } from '../../data/schedule.ts'
import type { Area } from '../../http/area.ts'
import { openAccount } from './accounts/create.ts'
import { accountRoutes } from './accounts/routes.ts'
import { carryBulkOn, LOYALTY_BULK_CHANGES } from './bulk/carry-on.ts'
import { bulkRoutes } from './bulk/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { earnOnJoin } from './earn.ts'
import { expirePoints } from './expiry/expire.ts'
import { warnOfExpiry } from './expiry/warn.ts'
import { programRoutes } from './program/routes.ts'
import { findAccountOfMember } from './store.ts'
import { recalculateAccounts } from './tiers/recalculate.ts'
import { tierRoutes } from './tiers/routes.ts'
import { transactionRoutes } from './transactions/routes.ts'

/** Points: a ledger per member, and the rules that fill it. */
export const loyalty: Area = {
  routes(app) {
    bulkRoutes(app)
    accountRoutes(app)
    transactionRoutes(app)
    programRoutes(app)
    tierRoutes(app)
    channelRoutes(app)
  },

  schedule(services) {
    every(services, LOYALTY_BULK_CHANGES, 5, () => carryBulkOn(services))
    every(services, 'loyalty tiers', 60, () => recalculateAccounts(services))
    every(services, 'loyalty points expiry', 300, () => expirePoints(services))
    every(services, 'loyalty expiry warnings', 3600, () => warnOfExpiry(services))
  },

  async onMemberCreated(trx, member, { config }) {
    const account = await openAccount(trx, member)
    // Where addresses are verified, points wait for it: one person has any number of addresses nobody reads.
    const earns = member.emailVerified || !config.requireEmailVerification
    if (account && earns) await earnOnJoin(trx, account, member.date)
  },

  async onAddressVerified(trx, { memberId, date }, { config }) {
    if (!config.requireEmailVerification) return
    const account = await findAccountOfMember(trx, memberId)
    if (account) await earnOnJoin(trx, account, date)
  },
}
