import { platform, session } from '@galleria/federation'
import type { Cart, EstimateTotals } from '@galleria/platform-client/cart'
import type { LoaderFunctionArgs } from '@galleria/router'
import type { Destination } from '../state.ts'
import { estimateFor } from './estimate.ts'
import { readCartOrLast } from './read-cart.ts'

export interface FoundCart {
  readonly cart: Cart | null
  readonly totals: EstimateTotals | null
  readonly to: Destination | null
}

export async function loadCart({ context, request: { signal } }: LoaderFunctionArgs): Promise<FoundCart> {
  const client = context.get(platform)
  const shopper = context.get(session)
  const [cart, { to, totals }] = await Promise.all([
    readCartOrLast(client, shopper, signal),
    estimateFor(client, shopper, signal),
  ])
  return { cart, totals: cart && totals, to }
}
