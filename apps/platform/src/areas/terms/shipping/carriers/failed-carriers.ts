import type { StoredAddress } from '../../../../domain/address/address.ts'
import type { ShippingOffer } from '../offer.ts'
import type { Deliveries } from '../read.ts'
import { reachOf } from '../regions/reach.ts'
import { SHIPPO_APP_ID } from '../shippo/postal-offers.ts'

/** Carriers whose service does not answer though they go there, and who offer nothing for that reason. */
export function failedCarriers(
  { failing, options, postal, regions }: Deliveries,
  destination: StoredAddress,
  offers: readonly ShippingOffer[],
): string[] {
  return failing.filter((id) => {
    if (offers.some(({ carrierId }) => carrierId === id)) return false
    const own = [
      ...options.filter(({ carrierId }) => carrierId === id),
      ...(id === SHIPPO_APP_ID ? postal.map((each) => ({ countries: [], ...each })) : []),
    ]
    return own.some((each) => reachOf(each, regions, destination))
  })
}
