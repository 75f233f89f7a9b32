import type { Cart } from '@galleria/platform-client/cart'
import { useEffect, useState } from 'react'
import { asSeen, priceChanges, withNewLines } from '../rules/price-change.ts'
import { seenPrices } from '../state.ts'

/** Prices that moved since the shopper last saw them, until they say that they have. */
export function usePriceChanges({ lineItems }: Cart) {
  const [seen, setSeen] = useState(() => seenPrices.get() ?? {})
  const current = withNewLines(lineItems, seen)
  useEffect(() => seenPrices.set(current))
  return {
    changes: priceChanges(lineItems, seen),
    acknowledge: () => setSeen(asSeen(lineItems)),
  }
}
