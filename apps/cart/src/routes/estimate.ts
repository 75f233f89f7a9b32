import type { Session } from '@galleria/auth'
import { isPlatformError, type PlatformClient } from '@galleria/platform-client'
import {
  type EstimateInput,
  type EstimateTotals,
  estimateCurrentCartTotals,
  type SelectedShippingOption,
} from '@galleria/platform-client/cart'

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
    ...(to.address && {
      shippingAddress: to.address,
      calculateShipping: true,
      calculateTax: true,
      calculateAdditionalFees: true,
    }),
    ...(to.address && to.delivery && { selectedShippingOption: to.delivery }),
  }
  try {
    return await estimateCurrentCartTotals(client, input, signal ? { signal } : {})
  } catch (error) {
    if (isPlatformError(error) && !signal?.aborted) return null
    throw error
  }
}

export interface DeliveryChoice {
  readonly carrierId: string
  readonly option: NonNullable<
    NonNullable<EstimateTotals['shippingInfo']>['carrierServiceOptions']
  >[number]['shippingOptions'][number]
}

export function deliveryChoices(totals: EstimateTotals | null): readonly DeliveryChoice[] {
  return (totals?.shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions }) =>
    shippingOptions.map((option) => ({ carrierId, option })),
  )
}
