import { type Format, formatFor } from '@galleria/i18n'
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

type Wording = Pick<Format, 'money' | 'unit'>

/** Shown in the shopper's currency where the platform converts; `amount` stays in the one that is charged. */
export function displayPrice(
  product: Priced,
  variant?: Variant,
  format: Wording = formatFor('en-US'),
): DisplayPrice {
  const charged = variant?.variant.priceData ?? product.priceData
  const shown = (variant ? variant.variant.convertedPriceData : product.convertedPriceData) ?? charged
  const range = variant ? undefined : product.priceRange
  const isFrom = range !== undefined && range.maxValue > range.minValue
  const discounted = charged.discountedPrice < charged.price
  // The range counts discounts in; the product's own price is that of its first variant.
  const amount = isFrom ? range.minValue : charged.discountedPrice
  const price =
    amount === charged.discountedPrice
      ? format.money(shown.discountedPrice, shown.currency)
      : lowest(product, amount, shown.currency, format)
  // Only the product's own price data is sure to carry it; it holds for variants that cost the same.
  const own = product.convertedPriceData ?? product.priceData
  const perUnit =
    shown.pricePerUnit ??
    (charged.discountedPrice === product.priceData.discountedPrice ? own.pricePerUnit : undefined)
  return {
    price,
    isFrom,
    amount: decimal(amount, charged.currency),
    currency: charged.currency,
    ...(isFrom && { highest: decimal(range.maxValue, charged.currency) }),
    ...(discounted && !isFrom && { compareAt: format.money(shown.price, shown.currency) }),
    ...(discounted && { percentOff: Math.round(100 - (charged.discountedPrice / charged.price) * 100) }),
    ...(typeof perUnit === 'number' && {
      perUnit: perUnitText(format.money(perUnit, shown.currency), product.pricePerUnitData, format),
    }),
  }
}

/** The lowest price as its variant shows it; a product without variants of their own tells it in the charged currency. */
function lowest({ variants, priceData }: Priced, amount: number, currency: string, format: Wording): string {
  const cheapest = variants.find(({ variant }) => variant.priceData.discountedPrice === amount)?.variant
  const converted = cheapest?.convertedPriceData
  return currency !== priceData.currency && converted
    ? format.money(converted.discountedPrice, converted.currency)
    : format.money(amount, priceData.currency)
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

/** Names of CLDR, which Intl says in every language. */
const names: Readonly<Record<string, string>> = {
  ML: 'milliliter',
  L: 'liter',
  G: 'gram',
  KG: 'kilogram',
  MM: 'millimeter',
  CM: 'centimeter',
  M: 'meter',
  OZ: 'ounce',
  LB: 'pound',
  FLOZ: 'fluid-ounce',
  GAL: 'gallon',
  IN: 'inch',
  FT: 'foot',
  YD: 'yard',
}

/** Signs of the units that Intl does not know. */
const signs: Readonly<Record<string, string>> = { CBM: 'm³', SQM: 'm²', SQFT: 'sq ft' }

function perUnitText(price: string, unit: Priced['pricePerUnitData'], format: Wording): string {
  if (!unit) return price
  const { baseQuantity, baseMeasurementUnit: code } = unit
  const name = names[code]
  const text = name
    ? format.unit(baseQuantity, name, { unitDisplay: 'short' })
    : `${baseQuantity} ${signs[code] ?? code.toLowerCase()}`
  return `${price} / ${baseQuantity === 1 ? text.replace(/^[1١]\s*|\s*[1١]$/, '') : text}`
}
