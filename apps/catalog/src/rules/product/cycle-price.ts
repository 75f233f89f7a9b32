import type { Product, Variant } from '@galleria/platform-client/products'

export type SubscriptionOption = NonNullable<Product['subscriptionDetails']>['subscriptions'][number]
type Priced = Pick<Product, 'priceData' | 'convertedPriceData' | 'priceRange'>

/** Price of each cycle, in the currency shown; undefined while missing choices still decide it. */
export function cyclePrice(
  product: Priced,
  variant: Variant | undefined,
  { discount }: Pick<SubscriptionOption, 'discount'>,
): { readonly amount: number; readonly currency: string } | undefined {
  const { priceRange: range } = product
  if (!variant && range && range.maxValue > range.minValue) return undefined
  const { priceData, convertedPriceData } = variant?.variant ?? product
  const { discountedPrice, currency } = convertedPriceData ?? priceData
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const unit = 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  const minor = Math.round(discountedPrice * unit)
  // Whole numbers until the one division, so that halves round as the platform's do: up.
  const off = Math.round((minor * Math.round((discount?.percentOff ?? 0) * 1000)) / 100_000)
  return { amount: (minor - off) / unit, currency }
}
