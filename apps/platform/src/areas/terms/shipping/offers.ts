import type { PlatformConfig } from '../../../data/config.ts'
import type { StoredAddress } from '../../../domain/address/address.ts'
import type { Minor } from '../../../domain/money/money.ts'
import { rateFor } from '../../../domain/pricing/shipping/rate.ts'
import type { ShippingOffer } from './offer.ts'
import { chargesOf } from './options/charges.ts'
import { ratesOf } from './options/rates-of.ts'
import type { Deliveries, ShippingOptionRow } from './read.ts'
import { type Reach, reachOf } from './regions/reach.ts'
import { postalOffers, SHIPPO_APP_ID } from './shippo/postal-offers.ts'
import { slotsOf } from './slots/slots.ts'

export interface Shipment {
  readonly destination: StoredAddress
  readonly weight: string
  /** Items without a weight; they count as nothing in it. */
  readonly unweighed: number
  /** After discounts. */
  readonly goods: Minor
  readonly pieces: number
  readonly now: Date
}

type Site = Pick<PlatformConfig, 'currency' | 'locale'>

/** Ways that go everywhere serve only places without another; a shop to pick up from is no delivery. */
export function shippingOffers(site: Site, deliveries: Deliveries, shipment: Shipment): ShippingOffer[] {
  const { regions, postal, locations, failing } = deliveries
  const options = deliveries.options.filter(({ carrierId }) => !failing.includes(carrierId))
  const reach = (each: Parameters<typeof reachOf>[0]) => reachOf(each, regions, shipment.destination)
  const byOption = options.map((option) => ({
    reach: reach(option),
    kind: option.kind,
    offers: offersOf(site, option, shipment),
  }))
  const byPost = postal.map((configuration) => {
    const from = locations.find(({ id }) => id === configuration.osLocationId)?.address.country
    const parcel = {
      kilograms: shipment.weight,
      unweighed: shipment.unweighed,
      goods: shipment.goods,
      pieces: shipment.pieces,
      domestic: from === shipment.destination.country,
      failing: failing.includes(SHIPPO_APP_ID),
    }
    return {
      reach: reach({ countries: [], deliveryRegionIds: configuration.deliveryRegionIds }),
      kind: 'SHIPPING' as const,
      offers: postalOffers(site, configuration, parcel),
    }
  })
  const all = [...byOption, ...byPost]
  const shipped = all.some(
    ({ kind, reach, offers }) => kind === 'SHIPPING' && reach === 'named' && offers.length,
  )
  const takes = (reach: Reach) => reach === 'named' || (reach === 'anywhere' && !shipped)
  return all
    .filter(({ reach }) => takes(reach))
    .toSorted((a, b) => Number(a.reach === 'anywhere') - Number(b.reach === 'anywhere'))
    .flatMap(({ offers }) => offers)
}

function offersOf(site: Site, option: ShippingOptionRow, shipment: Shipment): ShippingOffer[] {
  const { weight, goods, pieces, now } = shipment
  const cost = rateFor(ratesOf(site, option), { weight, price: goods, quantity: pieces })
  if (cost === undefined) return []
  const { id, carrierId, code, title, kind, deliveryTime, instructions, pickupAddress } = option
  const offer = {
    ...{ id, carrierId, code, title, kind, deliveryTime, instructions, pickupAddress, cost },
    charges: chargesOf(option.charges, goods),
  }
  if (!option.slots) return [offer]
  return slotsOf(code, option.slots, now, site.locale).map(({ code, from, to, timeZone, words }) => ({
    ...offer,
    code,
    deliveryTime: words,
    slot: { from, to, timeZone },
  }))
}
