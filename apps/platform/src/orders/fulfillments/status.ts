import type { FulfillmentLine } from '../tables.ts'

export type FulfillmentStatus = 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED'

interface Line {
  readonly id: string
  readonly quantity: number
}

/** How much of each line is on its way. */
export function fulfilledOf(fulfillments: readonly { readonly lineItems: readonly FulfillmentLine[] }[]) {
  const sent = new Map<string, number>()
  for (const { lineItems } of fulfillments)
    for (const { id, quantity } of lineItems) sent.set(id, (sent.get(id) ?? 0) + quantity)
  return sent
}

export function fulfillmentStatusOf(
  lines: readonly Line[],
  sent: ReadonlyMap<string, number>,
): FulfillmentStatus {
  const all = lines.every(({ id, quantity }) => (sent.get(id) ?? 0) >= quantity)
  if (all && lines.length > 0) return 'FULFILLED'
  return lines.some(({ id }) => (sent.get(id) ?? 0) > 0) ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED'
}
