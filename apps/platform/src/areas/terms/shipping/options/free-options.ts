import Big from 'big.js'
import type { PlatformConfig } from '../../../../data/config.ts'
import type { StoredAddress } from '../../../../domain/address/address.ts'
import { fromDecimal } from '../../../../domain/money/money.ts'
import {
  type DistanceToFree,
  distanceOver,
  distanceToFree,
} from '../../../../domain/pricing/shipping/free.ts'
import { type Load, rateFor } from '../../../../domain/pricing/shipping/rate.ts'
import type { Deliveries, ShippingOptionRow } from '../read.ts'
import { reachOf } from '../regions/reach.ts'
import { serviceName } from '../shippo/postal-prices.ts'
import { ratesOf } from './rates-of.ts'

export interface FreeOption extends DistanceToFree {
  readonly title: string
}

type Site = Pick<PlatformConfig, 'currency'>

/** Deliveries to an address that cost nothing from something on; a shop to pick up from is no delivery. */
export function freeOptions(
  site: Site,
  deliveries: Deliveries,
  destination: StoredAddress,
  load: Load,
): FreeOption[] {
  const { options, regions, failing } = deliveries
  const reach = (option: ShippingOptionRow) => reachOf(option, regions, destination)
  const shipped = options.filter(({ kind, carrierId }) => kind === 'SHIPPING' && !failing.includes(carrierId))
  const ways = shipped.flatMap((option) => {
    const way = distanceToFree(ratesOf(site, option), load)
    const reached = way && reach(option)
    return reached ? [{ ...way, title: option.title, reached }] : []
  })
  const elsewhere = ways.filter(({ reached }) => reached === 'anywhere')
  const named = () =>
    shipped.some((option) => reach(option) === 'named' && rateFor(ratesOf(site, option), load) !== undefined)
  const counted = elsewhere.length && named() ? ways.filter((way) => !elsewhere.includes(way)) : ways
  return [...counted, ...freeByPost(site, deliveries, destination, load)]
}

function freeByPost(
  site: Site,
  { postal, regions, locations }: Deliveries,
  destination: StoredAddress,
  load: Load,
): FreeOption[] {
  return postal.flatMap(
    ({ deliveryRegionIds, osLocationId, domesticServices, internationalServices }): FreeOption[] => {
      if (reachOf({ countries: [], deliveryRegionIds }, regions, destination) !== 'named') return []
      const from = locations.find(({ id }) => id === osLocationId)?.address.country
      const services = from === destination.country ? domesticServices : internationalServices
      return services.flatMap(({ service, serviceSettings }) => {
        const least = serviceSettings?.freeDeliveryMinimumAmount
        const minor = least ? fromDecimal(least, site.currency) : undefined
        if (minor === undefined) return []
        return [{ ...distanceOver(new Map([['price', new Big(minor)]]), load), title: serviceName(service) }]
      })
    },
  )
}
