import Big from 'big.js'
import type { Minor } from '../../../../domain/money/money.ts'

/**
 * Prices of the embedded postal provider, in hundredths: for the parcel and for each begun kilogram. Flat-rate packages cost
 * the same whatever they weigh. The hosted platform asks the provider itself.
 */
const services: Readonly<
  Record<string, { readonly parcel: Minor; readonly perKilogram: Minor; readonly days: string }>
> = {
  GROUND_ADVANTAGE: { parcel: 595, perKilogram: 120, days: '2 to 5 working days' },
  PRIORITY_MAIL: { parcel: 945, perKilogram: 180, days: '1 to 3 working days' },
  PRIORITY_MAIL_EXPRESS: { parcel: 2895, perKilogram: 310, days: 'Next day' },
  FIRST_CLASS_PACKAGE_INTERNATIONAL: { parcel: 1595, perKilogram: 540, days: '7 to 21 days' },
  PRIORITY_MAIL_INTERNATIONAL: { parcel: 3295, perKilogram: 690, days: '6 to 10 days' },
  PRIORITY_MAIL_EXPRESS_INTERNATIONAL: { parcel: 5995, perKilogram: 850, days: '3 to 5 days' },
}

const flatRates: Readonly<Record<string, Minor>> = {
  FLAT_RATE_ENVELOPE: 1000,
  PADDED_FLAT_RATE_ENVELOPE: 1045,
  SMALL_FLAT_RATE_BOX: 1065,
  MEDIUM_FLAT_RATE_BOX_1: 1775,
  MEDIUM_FLAT_RATE_BOX_2: 1775,
  LARGE_FLAT_RATE_BOX: 2455,
}

export interface PostalPrice {
  readonly price: Minor
  readonly days: string
}

/** Undefined for a service nobody knows. */
export function postalPrice(
  service: string,
  packageType: string,
  kilograms: string,
  packages: number,
): PostalPrice | undefined {
  const terms = services[service]
  if (!terms) return undefined
  const flat = flatRates[packageType]
  const domesticFlat = flat !== undefined && service === 'PRIORITY_MAIL' ? flat * packages : undefined
  const begun = Number(new Big(kilograms).round(0, Big.roundUp))
  return { price: domesticFlat ?? terms.parcel * packages + terms.perKilogram * begun, days: terms.days }
}

/** `PRIORITY_MAIL` as a shopper reads it. */
export function serviceName(service: string): string {
  return service
    .toLowerCase()
    .split('_')
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ')
}
