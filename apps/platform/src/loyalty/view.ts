import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import { toNumber } from '../money/money.ts'
import type { LoyaltyTables } from './tables.ts'

export type AccountRow = Selectable<LoyaltyTables['loyaltyAccounts']>
export type TransactionRow = Selectable<LoyaltyTables['loyaltyTransactions']>

/** Wire §4.5, as the rest of this file. */
export function accountView(row: AccountRow) {
  const { balance, earned, adjusted, redeemed, expired } = row
  return {
    id: row.id,
    contactId: row.contactId,
    ...(row.memberId ? { memberId: row.memberId } : {}),
    points: { balance, earned, adjusted, redeemed, expired },
    rewardAvailable: false,
    tier: { ...(row.tierId ? { id: row.tierId } : {}), points: earned },
    ...(row.expiringAmount
      ? {
          pointsExpiration: {
            expiringPointsAmount: row.expiringAmount,
            expirationDate: row.expiringAt?.toISOString() ?? null,
          },
        }
      : {}),
    ...(row.lastActivityAt ? { lastActivityDate: row.lastActivityAt.toISOString() } : {}),
    revision: String(row.revision),
    createdDate: row.createdAt.toISOString(),
    updatedDate: row.updatedAt.toISOString(),
  }
}

export function transactionView(row: TransactionRow) {
  return {
    id: row.id,
    accountId: row.accountId,
    createdDate: row.createdAt.toISOString(),
    amount: row.amount,
    transactionType: row.type,
    description: row.description ?? '',
    idempotencyKey: row.idempotencyKey,
    ...(row.type === 'EARN'
      ? {
          earnInfo: {
            appId: STORES_APP_ID,
            activityType: row.orderId ? 'PURCHASE' : 'OTHER',
            ...(row.orderId ? { orderId: row.orderId } : {}),
          },
        }
      : {}),
  }
}

export function tierView(row: Selectable<LoyaltyTables['loyaltyTiers']>) {
  return {
    id: row.id,
    tierDefinition: { name: row.name, description: row.description },
    requiredPoints: row.requiredPoints,
    revision: String(row.revision),
  }
}

export function earningRuleView(row: Selectable<LoyaltyTables['loyaltyEarningRules']>, currency: string) {
  const { points, moneyMinor } = row
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    sourceAppId: STORES_APP_ID,
    triggerAppId: STORES_APP_ID,
    triggerActivityType: row.triggerActivityType,
    ...(moneyMinor
      ? {
          conversionRate: {
            configs: [{ moneyAmount: toNumber(moneyMinor, currency), points }],
            field: 'priceSummary.subtotal',
          },
        }
      : { fixedAmount: { configs: [{ points }] } }),
    revision: String(row.revision),
    metadata: { canBeDeleted: false },
  }
}
