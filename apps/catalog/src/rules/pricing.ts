import type { Product, Variant } from '@galleria/platform-client/products'

export interface ShownPrice {
  /** What is paid, written for the reader. */
  readonly price: string
  /** What it was, when it is more. */
  readonly compareAt?: string
  /** Variants cost from this price up. */
  readonly isFrom: boolean
  /** Whole per cent taken off. */
  readonly percentOff?: number
  /** E.g. `$4.00 / 100 g`. */
  readonly perUnit?: string
  /** Decimal string and currency of what is paid, for widgets and structured data. */
  readonly amount: string
  readonly currency: string
}

type Priced = Pick<Product, 'priceData' | 'priceRange' | 'pricePerUnitData' | 'variants'>

export function shownPrice(product: Priced, variant?: Variant, locale = 'en-US'): ShownPrice {
  const data = variant?.variant.priceData ?? product.priceData
  const range = variant ? undefined : product.priceRange
  const isFrom = range !== undefined && range.maxValue > range.minValue
  const discounted = data.discountedPrice < data.price
  // The range counts discounts in; the product's own price is that of its first variant.
  const amount = isFrom ? range.minValue : data.discountedPrice
  const price =
    amount === data.discountedPrice ? data.formatted.discountedPrice : money(amount, data.currency, locale)
  // Only the product's own price data is sure to carry it; it holds for variants that cost the same.
  const perUnit =
    data.formatted.pricePerUnit ??
    (data.discountedPrice === product.priceData.discountedPrice
      ? product.priceData.formatted.pricePerUnit
      : undefined)
  return {
    price,
    isFrom,
    amount: decimal(amount, data.currency),
    currency: data.currency,
    ...(discounted && !isFrom && { compareAt: data.formatted.price }),
    ...(discounted && { percentOff: Math.round(100 - (data.discountedPrice / data.price) * 100) }),
    ...(perUnit && { perUnit: perUnitText(perUnit, product.pricePerUnitData) }),
  }
}

function money(amount: number, currency: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount)
}

/** The platform's JSON number as the decimal it stands for. */
function decimal(amount: number, currency: string): string {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return amount.toFixed(maximumFractionDigits)
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
