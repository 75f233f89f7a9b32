import type { OrderHandling } from '@galleria/platform-client/order-handling'

type Units = OrderHandling['lines'][number]

/** Units by line, as they are typed; a line that is not there stands at its most. */
export type Typed = Readonly<Record<string, string>>

/** Lines of a parcel: never more than is to send, none of which nothing is sent. */
export function parcelOf(lines: readonly Units[], typed: Typed): { id: string; quantity: number }[] {
  return lines.flatMap(({ id, toSend }) => {
    const quantity = within(typed[id] ?? String(toSend), toSend)
    return quantity > 0 ? [{ id, quantity }] : []
  })
}

/** Units that may still be refunded; those that were sent stand apart from those that were not. */
export function refundable(lines: readonly Units[]) {
  return lines
    .flatMap(({ id, ordered, sent, refundedUnsent, refundedSent }) => [
      { key: id, id, isSent: false, most: Math.max(0, ordered - sent - refundedUnsent) },
      { key: `sent ${id}`, id, isSent: true, most: Math.max(0, sent - refundedSent) },
    ])
    .filter(({ most }) => most > 0)
}

/** Lines of a refund as they were typed, by `key`; nothing unless it is. */
export function refundOf(lines: readonly Units[], typed: Typed) {
  return refundable(lines).flatMap(({ key, id, isSent, most }) => {
    const quantity = within(typed[key] ?? '0', most)
    return quantity > 0 ? [{ id, quantity, ...(isSent ? { sent: true } : {}) }] : []
  })
}

/** Units that a cancellation puts back: those that were not sent and are not on the shelf yet. */
export const unsentOf = (lines: readonly Units[]) =>
  lines.reduce((sum, { ordered, sent, restockedUnsent }) => sum + ordered - sent - restockedUnsent, 0)

function within(text: string, most: number): number {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return Math.min(count, most)
}
