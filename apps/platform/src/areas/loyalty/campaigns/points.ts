import type { Minor } from '../../../domain/money/money.ts'

/** Goods of an order: what was paid for one product, after discounts, before tax. */
export interface BoughtLine {
  /** Null of goods that are not of the catalog. */
  readonly productId: string | null
  readonly spent: Minor
}

interface Scope {
  readonly productIds: readonly string[]
  readonly collectionIds: readonly string[]
}

/** Collections by product. */
export type CollectionsOf = ReadonlyMap<string, readonly string[]>

/** Money for the goods that a campaign is about. */
export function matchingSpent(
  { productIds, collectionIds }: Scope,
  lines: readonly BoughtLine[],
  collectionsOf: CollectionsOf,
): Minor {
  const isForAll = productIds.length === 0 && collectionIds.length === 0
  const counts = ({ productId }: BoughtLine) =>
    isForAll ||
    (productId !== null &&
      (productIds.includes(productId) ||
        (collectionsOf.get(productId) ?? []).some((id) => collectionIds.includes(id))))
  return lines.filter(counts).reduce((sum, { spent }) => sum + spent, 0)
}

interface Effect {
  readonly factorPercent: number | null
  readonly bonusPoints: number | null
}

/**
 * Points beyond the usual ones. A factor multiplies what the matching goods would earn if they were the whole order, and
 * is rounded down once; a bonus is given once for an order with such goods.
 */
export function extraPoints(
  { factorPercent, bonusPoints }: Effect,
  spent: Minor,
  usual: (spent: Minor) => number,
): number {
  if (spent <= 0) return 0
  if (bonusPoints !== null) return bonusPoints
  return Math.floor((usual(spent) * ((factorPercent ?? 100) - 100)) / 100)
}
