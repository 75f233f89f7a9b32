import type { Cart, Totals } from './model/index.ts'

export interface BoughtLine {
  readonly productId: string
  /** Decimal string: after discounts, before tax. */
  readonly amount: string
}

/** Goods of a cart with what is paid for each; none where the totals do not tell it of every line. */
export function boughtLines(
  { lineItems }: Pick<Cart, 'lineItems'>,
  { lineAmounts = [] }: Partial<Pick<Totals, 'lineAmounts'>>,
): readonly BoughtLine[] {
  const amounts = new Map(lineAmounts.map(({ lineItemId, amount }) => [lineItemId, amount]))
  const lines = lineItems.map(({ id, catalogReference }) => ({
    productId: catalogReference?.catalogItemId ?? '',
    amount: amounts.get(id) ?? '',
  }))
  return lines.every(({ productId, amount }) => productId && amount) ? lines : []
}
