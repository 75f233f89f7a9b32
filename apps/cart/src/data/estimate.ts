import type { Session } from '@galleria/auth'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  type EstimateInput,
  type EstimateTotals,
  estimateCurrentCartTotals,
  type FreeShipping,
  type SelectedShippingOption,
} from '@galleria/platform-client/cart'
import type { DeliveryChoice } from '../rules/checkout/delivery-groups.ts'
import { destination } from '../state.ts'

type Address = NonNullable<EstimateInput['shippingAddress']>

/** Totals as the server computes them; null when there is nothing to total or it cannot say now. */
export async function estimate(
  client: PlatformClient,
  session: Session,
  to: { readonly address?: Address | undefined; readonly delivery?: SelectedShippingOption | undefined },
  signal?: AbortSignal,
): Promise<EstimateTotals | null> {
  if (session.role === 'none') return null
  const input: EstimateInput = {
    // Without an address it costs nothing yet, and how far a free one is comes along.
    calculateShipping: true,
    // Neither is shown before it is known where it goes.
    calculateTax: to.address !== undefined,
    calculateAdditionalFees: to.address !== undefined,
    ...(to.address && { shippingAddress: to.address }),
    ...(to.address && to.delivery && { selectedShippingOption: to.delivery }),
  }
  try {
    return await estimateCurrentCartTotals(client, input, signal ? { signal } : {})
  } catch (error) {
    if (isPlatformError(error) && !signal?.aborted) return null
    throw error
  }
}

/** For where the shopper said they want it, if they did. */
export async function estimateFor(client: PlatformClient, session: Session, signal?: AbortSignal) {
  const to = destination.get()
  const address = to && { country: to.country, ...(to.postalCode && { postalCode: to.postalCode }) }
  const delivery = to?.delivery ? { code: to.delivery } : undefined
  const totals = await estimate(client, session, { address: address ?? undefined, delivery }, signal)
  // Until the shopper picks one, the first way of delivery is what the total is for.
  const first = to && !to.delivery ? deliveryChoices(totals)[0] : undefined
  if (!first || !address) return { to, totals }
  const chosen = { carrierId: first.carrierId, code: first.option.code }
  return { to, totals: await estimate(client, session, { address, delivery: chosen }, signal) }
}

/** Answer of the route `/cart/free-shipping`. */
export interface FreeShippingAnswer {
  /** Null where no way of delivery is or becomes free, and while nobody knows. */
  readonly freeShipping: FreeShipping | null
  readonly currency: string
}

export function deliveryChoices(totals: EstimateTotals | null): readonly DeliveryChoice[] {
  return (totals?.shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map((option) => ({ carrierId, option })),
  )
}
