import { formatFor } from '@galleria/i18n'
import type { Product, Variant } from '@galleria/platform-client/products'
import { type Money, type PriceText, priceText, type ShownPrice, type Wording } from './price-text.ts'

export interface DisplayPrice extends PriceText {
  /** Price of the dearest variant, where prices differ; as `amount`. */
  readonly highest?: string
  /** Whole per cent taken off. */
  readonly percentOff?: number
  /** Decimal string and currency of what is paid, for widgets and structured data. */
  readonly amount: string
  readonly currency: string
}

type Priced = Pick<
  Product,
  'priceData' | 'convertedPriceData' | 'priceRange' | 'pricePerUnitData' | 'variants'
>

/** Shown in the shopper's currency where the platform converts; `amount` stays in the one that is charged. */
export function displayPrice(
  product: Priced,
  variant?: Variant,
  format: Wording = formatFor('en-US'),
): DisplayPrice {
  const { charged, range, amount } = chargedPrice(product, variant)
  const discounted = charged.discountedPrice < charged.price
  return {
    ...priceText(shownPrice(product, variant), format),
    amount: decimal(amount, charged.currency),
    currency: charged.currency,
    ...(range && { highest: decimal(range.maxValue, charged.currency) }),
    ...(discounted && { percentOff: Math.round(100 - (charged.discountedPrice / charged.price) * 100) }),
  }
}

/** Price to show, in the shopper's currency where the platform converts. */
export function shownPrice(product: Priced, variant?: Variant): ShownPrice {
  const { charged, range, amount } = chargedPrice(product, variant)
  const shown = (variant ? variant.variant.convertedPriceData : product.convertedPriceData) ?? charged
  const { currency } = shown
  const discounted = charged.discountedPrice < charged.price
  // Only the product's own price data is sure to carry it; it holds for variants that cost the same.
  const own = product.convertedPriceData ?? product.priceData
  const perUnit =
    shown.pricePerUnit ??
    (charged.discountedPrice === product.priceData.discountedPrice ? own.pricePerUnit : undefined)
  const unit = product.pricePerUnitData
  return {
    price:
      amount === charged.discountedPrice
        ? { value: shown.discountedPrice, currency }
        : lowest(product, amount, currency),
    isFrom: range !== undefined,
    ...(discounted && !range && { compareAt: { value: shown.price, currency } }),
    ...(typeof perUnit === 'number' && {
      perUnit: {
        ...{ value: perUnit, currency },
        ...(unit && {
          unit: { baseQuantity: unit.baseQuantity, baseMeasurementUnit: unit.baseMeasurementUnit },
        }),
      },
    }),
  }
}

/** Price paid in the shop's own currency; a range where variants differ. */
function chargedPrice(product: Priced, variant: Variant | undefined) {
  const charged = variant?.variant.priceData ?? product.priceData
  const { priceRange } = product
  const range = !variant && priceRange && priceRange.maxValue > priceRange.minValue ? priceRange : undefined
  // The range counts discounts in; the product's own price is that of its first variant.
  return { charged, range, amount: range ? range.minValue : charged.discountedPrice }
}

/** The lowest price as its variant shows it; a product without variants of their own tells it in the charged currency. */
function lowest({ variants, priceData }: Priced, amount: number, currency: string): Money {
  const cheapest = variants.find(({ variant }) => variant.priceData.discountedPrice === amount)?.variant
  const converted = cheapest?.convertedPriceData
  return currency !== priceData.currency && converted
    ? { value: converted.discountedPrice, currency: converted.currency }
    : { value: amount, currency: priceData.currency }
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
