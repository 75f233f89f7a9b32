import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import type { LoyaltyTables } from './tables.ts'

export type AccountRow = Selectable<LoyaltyTables['loyaltyAccounts']>
export type TransactionRow = Selectable<LoyaltyTables['loyaltyTransactions']>

/** By name: a prepared statement outlives a column that a migration adds. */
export const accountColumns = `id, contact_id, member_id, balance, earned, adjusted, redeemed, expired, tier_id, tier_points,
  tier_updated_at, tier_due_at, expiring_amount, expiring_at, expiry_warned_for, reward_available, reckoned, revision,
  last_activity_at, created_at, updated_at`

/** Wire §4.5, as the rest of this file. */
export function accountView(row: AccountRow) {
  const { balance, earned, adjusted, redeemed, expired } = row
  return {
    id: row.id,
    contactId: row.contactId,
    ...(row.memberId ? { memberId: row.memberId } : {}),
    points: { balance, earned, adjusted, redeemed, expired },
    rewardAvailable: row.rewardAvailable,
    tier: {
      ...(row.tierId ? { id: row.tierId } : {}),
      ...(row.tierUpdatedAt ? { updatedDate: row.tierUpdatedAt.toISOString() } : {}),
      ...(row.tierDueAt ? { recalculationDate: row.tierDueAt.toISOString() } : {}),
      points: row.tierPoints,
    },
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
    balanceAfter: row.balanceAfter,
    transactionType: row.type,
    description: row.description ?? '',
    idempotencyKey: row.idempotencyKey,
    ...reasonOf(row),
  }
}

/** The one of five that the type calls for (wire §4.5); UNKNOWN has none. */
function reasonOf({ type, amount, balanceAfter, orderId, info }: TransactionRow) {
  const appId = info?.appId ?? STORES_APP_ID
  const change = { amountBefore: balanceAfter - amount, amountAfter: balanceAfter }
  switch (type) {
    case 'EARN':
      return {
        earnInfo: {
          ...(info?.followedSocialMedia ? { followedSocialMedia: info.followedSocialMedia } : {}),
          appId,
          activityType: info?.activityType ?? (orderId ? 'PURCHASE' : 'OTHER'),
          ...(orderId || info?.orderId ? { orderId: orderId ?? info?.orderId } : {}),
        },
      }
    case 'REDEEM': {
      if (!info?.rewardId) return {}
      const { rewardId, rewardType, referenceEntityId } = info
      return {
        redeemInfo: {
          rewardId,
          rewardType: rewardType ?? null,
          referenceEntityId: referenceEntityId ?? null,
        },
      }
    }
    case 'ADJUST':
      return { adjustInfo: { appId, ...(orderId ? { orderId } : {}), ...change } }
    case 'REFUND':
      return { refundInfo: { appId, refundedTransactionId: info?.refundedTransactionId ?? null } }
    case 'EXPIRE':
      return { expireInfo: change }
    case 'UNKNOWN':
      return {}
  }
}

export function tierView(row: Selectable<LoyaltyTables['loyaltyTiers']>) {
  return {
    id: row.id,
    tierDefinition: {
      name: row.name,
      description: row.description,
      ...(row.icon ? { icon: row.icon } : {}),
    },
    requiredPoints: row.requiredPoints,
    revision: String(row.revision),
    ...(row.createdAt ? { createdDate: row.createdAt.toISOString() } : {}),
    ...(row.updatedAt ? { updatedDate: row.updatedAt.toISOString() } : {}),
  }
}
