import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'

export function earnedByOrder(transactions: readonly LoyaltyTransaction[], orderId: string): number {
  return transactions
    .filter(({ transactionType, earnInfo }) => transactionType === 'EARN' && earnInfo?.orderId === orderId)
    .reduce((sum, { amount }) => sum + amount, 0)
}
