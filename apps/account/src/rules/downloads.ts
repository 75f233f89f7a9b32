import type { Order } from '@galleria/platform-client/orders'

export interface Download {
  readonly id: string
  readonly name: string
  /** Absent when the link has ended. */
  readonly link?: string | undefined
  readonly until?: string | undefined
}

/** Files of an order that can be fetched, or could until `now` (ISO 8601). */
export function downloads({ lineItems }: Pick<Order, 'lineItems'>, now: string): readonly Download[] {
  return lineItems.flatMap(({ id, productName, digitalFile }) => {
    if (!digitalFile) return []
    const name = productName.translated || productName.original
    const until = digitalFile.expirationDate ?? undefined
    const over = until !== undefined && Date.parse(until) <= Date.parse(now)
    const { link } = digitalFile
    return [over || !link ? { id, name } : { id, name, link, until }]
  })
}
