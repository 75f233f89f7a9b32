import type { OrderRow } from '../read/order-view.ts'
import type { FulfillmentLine, ReturnedUnits } from '../tables.ts'

interface Line {
  readonly id: string
  readonly quantity: number
  readonly refundQuantity?: number | null | undefined
  readonly restockQuantity?: number | null | undefined
}

/**
 * Units of one line. Each unit is sent, or taken off before it was sent, or still to send:
 * `ordered = sent + max(refundedUnsent, restockedUnsent) + toSend`; one that was refunded and put back counts once.
 */
export interface LineQuantities {
  readonly ordered: number
  readonly sent: number
  readonly refunded: number
  readonly refundedUnsent: number
  /** Refunded after they were sent. */
  readonly refundedSent: number
  readonly restocked: number
  readonly restockedUnsent: number
  /** Put back into stock after they were sent. */
  readonly restockedSent: number
  readonly toSend: number
}

/** How much of each line is on its way. */
export function sentOf(fulfillments: readonly { readonly lineItems: readonly FulfillmentLine[] }[]) {
  const sent = new Map<string, number>()
  for (const { lineItems } of fulfillments)
    for (const { id, quantity } of lineItems) sent.set(id, (sent.get(id) ?? 0) + quantity)
  return sent
}

/** Fate of a line's units; refunds and returns that name no units count unsent ones first. */
export function quantitiesOf(line: Line, sent: number, returned?: ReturnedUnits): LineQuantities {
  const { quantity: ordered } = line
  const refunded = line.refundQuantity ?? 0
  const restocked = line.restockQuantity ?? 0
  // At least what cannot be among the units not sent, at most what was sent.
  const ofSent = (units: number, said = 0) =>
    Math.max(Math.min(said, units, sent), Math.min(units, sent, units - (ordered - sent)), 0)
  const refundedSent = ofSent(refunded, returned?.refunded)
  const restockedSent = ofSent(restocked, returned?.restocked)
  const refundedUnsent = refunded - refundedSent
  const restockedUnsent = restocked - restockedSent
  return {
    ...{ ordered, sent, refunded, refundedUnsent, refundedSent, restocked, restockedUnsent, restockedSent },
    toSend: Math.max(0, ordered - sent - Math.max(refundedUnsent, restockedUnsent)),
  }
}

/** The quantities of every line of an order, by the line's ID. */
export function orderQuantities(
  { document, returned }: Pick<OrderRow, 'document' | 'returned'>,
  fulfillments: readonly { readonly lineItems: readonly FulfillmentLine[] }[],
): ReadonlyMap<string, LineQuantities> {
  const sent = sentOf(fulfillments)
  return new Map(
    document.lineItems.map((line) => [
      line.id,
      quantitiesOf(line, sent.get(line.id) ?? 0, returned?.[line.id]),
    ]),
  )
}

/** Units that are refunded or put back now, and how many of them are said to be among the sent ones. */
export interface Units {
  readonly units: number
  readonly sent: number
}

/** The record of a line after units were refunded and put back: how many of all such units had been sent. */
export function returnedAfter(
  before: LineQuantities,
  refund: Units,
  restock: Units,
): ReturnedUnits | undefined {
  const { ordered, sent } = before
  const ofSent = ({ units, sent: said }: Units, unsentBefore: number, sentBefore: number) => {
    const named = Math.min(said, units, sent - sentBefore)
    return sentBefore + named + Math.max(0, units - named - (ordered - sent - unsentBefore))
  }
  const refunded = ofSent(refund, before.refundedUnsent, before.refundedSent)
  const restocked = ofSent(restock, before.restockedUnsent, before.restockedSent)
  return refunded || restocked ? { refunded, restocked } : undefined
}
