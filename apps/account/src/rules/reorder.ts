import type { Order } from '@galleria/platform-client/orders'
import type { WantedLine } from './carry-over.ts'

/** Report of a reorder: lines that came into the cart. */
export interface ReorderReport {
  readonly added: number
  /** Names of what came in smaller number than before. */
  readonly fewer: readonly string[]
  /** Names of what is not sold any more, or sold out. */
  readonly missing: readonly string[]
}

export interface Wanted {
  readonly name: string
  /** Line to order again; null for a custom amount, which has no catalog item. */
  readonly line: WantedLine | null
}

export function wantedAgain({ lineItems }: Pick<Order, 'lineItems'>): readonly Wanted[] {
  return lineItems.map(({ productName, catalogReference, quantity }) => ({
    name: productName.translated || productName.original,
    line: catalogReference ? { catalogReference, quantity } : null,
  }))
}

/** `came[i]` of the i-th wanted thing are in the cart now that were not before. */
export function reorderReport(wanted: readonly Wanted[], came: readonly number[]): ReorderReport {
  const count = (index: number) => Math.max(0, came[index] ?? 0)
  const names = (which: (came: number, wanted: number) => boolean) => [
    ...new Set(
      wanted.flatMap(({ name, line }, index) => (which(count(index), line?.quantity ?? 1) ? [name] : [])),
    ),
  ]
  return {
    added: wanted.reduce((sum, _, index) => sum + count(index), 0),
    fewer: names((here, all) => here > 0 && here < all),
    missing: names((here) => here === 0),
  }
}
