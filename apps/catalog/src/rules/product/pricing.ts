import { formatFor } from '@galleria/i18n'
import type { Product, Variant } from '@galleria/platform-client/products'

export interface DisplayPrice {
  /** Price to pay, formatted for the reader. */
  readonly price: string
  /** Price before the reduction, where it was higher. */
  readonly compareAt?: string
  /** Variants cost from this price up. */
  readonly isFrom: boolean
  /** Price of the dearest variant, where prices differ; as `amount`. */
  readonly highest?: string
  /** Whole per cent taken off. */
  readonly percentOff?: number
  /** E.g. `$4.00 / 100 g`. */
  readonly perUnit?: string
  /** Decimal string and currency of what is paid, for widgets and structured data. */
  readonly amount: string
  readonly currency: string
}

type Priced = Pick<
  Product,
  'priceData' | 'convertedPriceData' | 'priceRange' | 'pricePerUnitData' | 'variants'
>

/** Shown in the shopper's currency where the platform converts; `amount` stays in the one that is charged. */
export function displayPrice(product: Priced, variant?: Variant, locale = 'en-US'): DisplayPrice {
  const charged = variant?.variant.priceData ?? product.priceData
  const shown = (variant ? variant.variant.convertedPriceData : product.convertedPriceData) ?? charged
  const range = variant ? undefined : product.priceRange
  const isFrom = range !== undefined && range.maxValue > range.minValue
  const discounted = charged.discountedPrice < charged.price
  // The range counts discounts in; the product's own price is that of its first variant.
  const amount = isFrom ? range.minValue : charged.discountedPrice
  const price =
    amount === charged.discountedPrice
      ? shown.formatted.discountedPrice
      : lowest(product, amount, shown.currency, locale)
  // Only the product's own price data is sure to carry it; it holds for variants that cost the same.
  const own = product.convertedPriceData ?? product.priceData
  const perUnit =
    shown.formatted.pricePerUnit ??
    (charged.discountedPrice === product.priceData.discountedPrice ? own.formatted.pricePerUnit : undefined)
  return {
    price,
    isFrom,
    amount: decimal(amount, charged.currency),
    currency: charged.currency,
    ...(isFrom && { highest: decimal(range.maxValue, charged.currency) }),
    ...(discounted && !isFrom && { compareAt: shown.formatted.price }),
    ...(discounted && { percentOff: Math.round(100 - (charged.discountedPrice / charged.price) * 100) }),
    ...(perUnit && { perUnit: perUnitText(perUnit, product.pricePerUnitData) }),
  }
}

/** The lowest price as its variant shows it; a product without variants of their own tells it in the charged currency. */
function lowest({ variants, priceData }: Priced, amount: number, currency: string, locale: string): string {
  const cheapest = variants.find(({ variant }) => variant.priceData.discountedPrice === amount)?.variant
  if (currency !== priceData.currency && cheapest?.convertedPriceData)
    return cheapest.convertedPriceData.formatted.discountedPrice
  return formatFor(locale).money(amount, priceData.currency)
}

/** Decimals by currency: a new format for each price costs a good part of a listing's processor time. */
const digits = new Map<string, number>()

function digitsOf(currency: string): number {
  const known = digits.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  digits.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** The platform's JSON number as the decimal it stands for. */
function decimal(amount: number, currency: string): string {
  return amount.toFixed(digitsOf(currency))
}

const units: Readonly<Record<string, string>> = {
  CBM: 'm³',
  SQM: 'm²',
  SQFT: 'sq ft',
  FLOZ: 'fl oz',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
}

function perUnitText(price: string, unit: Priced['pricePerUnitData']): string {
  if (!unit) return price
  const name = units[unit.baseMeasurementUnit] ?? unit.baseMeasurementUnit.toLowerCase()
  return `${price} / ${unit.baseQuantity === 1 ? '' : `${unit.baseQuantity} `}${name}`
}
