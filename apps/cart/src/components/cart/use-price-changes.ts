import { useIsHydrating } from '@galleria/federation'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { asSeen, priceChanges, withNewLines } from '../../rules/cart/price-change.ts'
import type { Cart } from '../../rules/model/index.ts'
import { seenPrices } from '../../state.ts'

/** Prices that moved since the shopper last saw them, on any of our pages, until they say that they have. */
export function usePriceChanges({ lineItems }: Cart) {
  const [stored, setSeen] = useAtom(seenPrices.atom)
  // The server knows of no price that this tab has shown before.
  const isHydrating = useIsHydrating()
  const seen = (!isHydrating && stored) || {}
  const current = JSON.stringify(withNewLines(lineItems, seen))
  useEffect(() => {
    if (!isHydrating) setSeen(JSON.parse(current))
  }, [isHydrating, current, setSeen])
  return {
    changes: priceChanges(lineItems, seen),
    acknowledge: () => setSeen(asSeen(lineItems)),
  }
}
