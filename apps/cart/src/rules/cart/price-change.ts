import type { Line } from '../model/index.ts'

/** Unit price of each line as the shopper last saw it: line id to decimal amount. */
export type SeenPrices = Readonly<Record<string, string>>

export interface PriceChange {
  readonly lineItemId: string
  readonly from: string
  readonly to: string
  readonly rose: boolean
}

export function priceChanges(lines: readonly Line[], seen: SeenPrices): readonly PriceChange[] {
  return lines.flatMap(({ id, price }) => {
    const from = seen[id]
    if (from === undefined || Number(from) === Number(price.amount)) return []
    return [{ lineItemId: id, from, to: price.amount, rose: Number(price.amount) > Number(from) }]
  })
}

/** New lines are taken as seen; gone ones are forgotten; a changed price stays unseen until it is acknowledged. */
export function withNewLines(lines: readonly Line[], seen: SeenPrices): SeenPrices {
  return Object.fromEntries(lines.map(({ id, price }) => [id, seen[id] ?? price.amount]))
}

export function asSeen(lines: readonly Line[]): SeenPrices {
  return Object.fromEntries(lines.map(({ id, price }) => [id, price.amount]))
}
