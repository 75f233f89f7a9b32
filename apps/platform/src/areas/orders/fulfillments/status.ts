import type { LineQuantities } from '../lines/quantities.ts'

export type FulfillmentStatus = 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED' | 'CANCELED'

/**
 * Fulfillment status of an order (specification §4). Units that were refunded or put back before they were sent are not waited
 * for; CANCELED (wire §5.3 row 42): nothing was sent, and nothing will be.
 */
export function fulfillmentStatusOf(
  orderStatus: string,
  quantities: readonly LineQuantities[],
): FulfillmentStatus {
  const sum = (of: (line: LineQuantities) => number) => quantities.reduce((all, line) => all + of(line), 0)
  const sent = sum((line) => line.sent)
  const ended = orderStatus === 'CANCELED' || orderStatus === 'REJECTED'
  // Compare an ended order with all that was ordered: nothing of it is to be sent any more.
  const open = ended && sent > 0 ? sum((line) => line.ordered - line.sent) : sum((line) => line.toSend)
  if (sent > 0) return open > 0 ? 'PARTIALLY_FULFILLED' : 'FULFILLED'
  return ended || (open === 0 && quantities.length > 0) ? 'CANCELED' : 'NOT_FULFILLED'
}
