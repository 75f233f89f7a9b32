import type { ShownDelivery } from '@galleria/platform-client/shown-policies'
import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts'

/** Terms of the shop as a product's page tells them. */
export interface ProductTerms {
  readonly currency: string
  readonly deliveries: readonly ShownDelivery[]
  readonly windowDays?: number | null | undefined
  readonly resolutions: readonly string[]
  readonly isFinalSale: boolean
}

const refundTypes: Readonly<Record<string, 'FullRefund' | 'ExchangeRefund' | 'StoreCreditRefund'>> = {
  REFUND: 'FullRefund',
  EXCHANGE: 'ExchangeRefund',
  STORE_CREDIT: 'StoreCreditRefund',
}
/** Most countries that a policy names: search engines read no more. */
const MOST_COUNTRIES = 50

/** schema.org MerchantReturnPolicy; undefined where no country is known, without which it says nothing. */
export function returnPolicy(
  { deliveries, windowDays, resolutions, isFinalSale }: ProductTerms,
  id: string,
): MerchantReturnPolicy | undefined {
  const all = deliveries.flatMap(({ destinations }) => destinations.map(({ country }) => country))
  const countries = [...new Set(all)].slice(0, MOST_COUNTRIES)
  if (countries.length === 0) return undefined
  const common = { '@type': 'MerchantReturnPolicy', '@id': id, applicableCountry: countries } as const
  if (isFinalSale) return { ...common, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    ...common,
    ...(typeof windowDays === 'number'
      ? {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: windowDays,
        }
      : { returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow' }),
    returnMethod: 'https://schema.org/ReturnByMail',
    refundType: resolutions.flatMap((each) => {
      const type = Object.hasOwn(refundTypes, each) ? refundTypes[each] : undefined
      return type ? [`https://schema.org/${type}` as const] : []
    }),
  }
}

/** schema.org OfferShippingDetails of a delivery method, for goods of this amount; undefined where it does not deliver them. */
export function shippingDetails(
  { destinations, rates, days }: ShownDelivery,
  { amount, currency }: { readonly amount: string; readonly currency: string },
): OfferShippingDetails | undefined {
  const rate = rates.findLast(({ from }) => Number(from) <= Number(amount))?.amount
  if (!rate) return undefined
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: rate, currency },
    shippingDestination: destinations.map(({ country, subdivisions }) => ({
      '@type': 'DefinedRegion' as const,
      addressCountry: country,
      ...(subdivisions && { addressRegion: subdivisions.map((each) => each.replace(`${country}-`, '')) }),
    })),
    ...(days && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        transitTime: {
          '@type': 'QuantitativeValue',
          minValue: days.min,
          maxValue: days.max,
          unitCode: 'DAY',
        },
      },
    }),
  }
}
