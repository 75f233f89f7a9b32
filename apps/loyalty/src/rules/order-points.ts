import type { LoyaltyTransaction } from '@galleria/platform-client/loyalty'

export interface OrderPoints {
  readonly earned: number
  /** After what was taken back, or came in addition, when the order was refunded or changed. */
  readonly left: number
}

/** Points that an order earned, and the rest after refunds. */
export function pointsOfOrder(transactions: readonly LoyaltyTransaction[], orderId: string): OrderPoints {
  const sum = (rows: readonly LoyaltyTransaction[]) => rows.reduce((all, { amount }) => all + amount, 0)
  const earned = sum(
    transactions.filter(
      ({ transactionType, earnInfo }) => transactionType === 'EARN' && earnInfo?.orderId === orderId,
    ),
  )
  const changed = sum(transactions.filter(({ adjustInfo }) => adjustInfo?.orderId === orderId))
  return { earned, left: earned + changed }
}
