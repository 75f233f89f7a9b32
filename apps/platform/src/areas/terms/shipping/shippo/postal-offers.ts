import Big from 'big.js'
import type { PlatformConfig } from '../../../../data/config.ts'
import { fromDecimal, type Minor } from '../../../../domain/money/money.ts'
import { part, percent } from '../../../../domain/pricing/amounts.ts'
import type { Charge } from '../../../../domain/pricing/fees.ts'
import type { ShippingOffer } from '../offer.ts'
import type { ShippoRow } from '../read.ts'
import type { StoredPostalService, StoredServiceSettings } from '../tables.ts'
import { postalPrice, serviceName } from './postal-prices.ts'

/** The label provider's app: the carrier of every postal service. */
export const SHIPPO_APP_ID = '45c44b27-ca7b-4891-8c0d-1747d588b835'

export interface Parcel {
  readonly kilograms: string
  readonly unweighed: number
  readonly goods: Minor
  readonly pieces: number
  /** From where it is sent to where it goes without a border between. */
  readonly domestic: boolean
  /** The post's prices cannot be had. */
  readonly failing: boolean
}

/** Offers of the post under one configuration. */
export function postalOffers(
  { currency }: Pick<PlatformConfig, 'currency'>,
  configuration: ShippoRow,
  parcel: Parcel,
): ShippingOffer[] {
  const { domesticServices, internationalServices, packageType, packageDetails, backupRate } = configuration
  const services: readonly StoredPostalService[] = parcel.domestic ? domesticServices : internationalServices
  const unknown = new Big(configuration.backupWeight ?? 0).times(parcel.unweighed)
  const kilograms = unknown.plus(parcel.kilograms).toFixed()
  const perPackage = Number(packageDetails.maxNumberOfProducts ?? 0)
  const packages = perPackage > 0 ? Math.ceil(parcel.pieces / perPackage) : 1
  return services.flatMap(({ id, service, serviceSettings = {} }) => {
    const asked = parcel.failing ? undefined : postalPrice(service, packageType, kilograms, packages)
    const price = asked?.price ?? (backupRate ? fromDecimal(backupRate, currency) : undefined)
    if (price === undefined) return []
    const { estimatedDeliveryTime, freeDeliveryMinimumAmount } = serviceSettings
    const freeFrom = freeDeliveryMinimumAmount ? fromDecimal(freeDeliveryMinimumAmount, currency) : undefined
    const cost = freeFrom !== undefined && parcel.goods >= freeFrom ? 0 : price
    return [
      {
        id,
        carrierId: SHIPPO_APP_ID,
        code: `${configuration.id}/${service}`,
        title: serviceName(service),
        kind: 'SHIPPING' as const,
        deliveryTime: estimatedDeliveryTime ?? asked?.days ?? '',
        instructions: null,
        pickupAddress: null,
        cost,
        charges: handling(serviceSettings, cost, currency),
      },
    ]
  })
}

/** A sum, or a share of what the post asks. */
function handling({ handlingFee }: StoredServiceSettings, cost: Minor, currency: string): Charge[] {
  if (!handlingFee?.value) return []
  const amount =
    handlingFee.calculationType === 'PERCENTAGE'
      ? part(cost, percent(handlingFee.value))
      : (fromDecimal(handlingFee.value, currency) ?? 0)
  return amount > 0 ? [{ type: 'HANDLING_FEE', amount }] : []
}
