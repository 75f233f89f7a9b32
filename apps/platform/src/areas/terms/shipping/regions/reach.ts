import type { StoredAddress } from '../../../../domain/address/address.ts'
import { placeOf, withoutCountry } from '../../tax/place.ts'
import type { RegionRow } from '../read.ts'

/** How well something reaches an address: by naming it, or by going everywhere. */
export type Reach = 'named' | 'anywhere' | undefined

interface Reaching {
  readonly countries: readonly string[]
  readonly deliveryRegionIds: readonly string[]
}

export function reachOf(
  { countries, deliveryRegionIds }: Reaching,
  regions: readonly RegionRow[],
  address: StoredAddress,
): Reach {
  const place = placeOf(address)
  if (!place) return undefined
  const destinations = [
    ...countries.map((country) => ({ country, subdivisions: undefined })),
    ...regions.filter(({ id }) => deliveryRegionIds.includes(id)).flatMap((region) => region.destinations),
  ]
  const named = destinations.some(
    ({ country, subdivisions }) =>
      country === place.country &&
      (!subdivisions || subdivisions.some((each) => withoutCountry(each, country) === place.subdivision)),
  )
  if (named) return 'named'
  return destinations.some(({ country }) => country === '*') ? 'anywhere' : undefined
}

/** The first region that names the address, else the one that is everywhere. */
export function regionOfAddress(
  regions: readonly RegionRow[],
  address: StoredAddress,
): RegionRow | undefined {
  const reach = (region: RegionRow) =>
    reachOf({ countries: [], deliveryRegionIds: [region.id] }, regions, address)
  return regions.find((each) => reach(each) === 'named') ?? regions.find((each) => reach(each) === 'anywhere')
}
