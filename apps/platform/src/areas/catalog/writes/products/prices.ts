import Big from 'big.js'
import { type Violation, violations } from '../../../../base/errors.ts'
import { fractionDigits, fromDecimal, type Minor } from '../../../../domain/money/money.ts'
import type { ProductState } from './state.ts'
import type { ProductValues, VariantValues } from './store/values.ts'

type Discount = Pick<ProductState, 'discountType' | 'discountValue'>

/** Price after the product's discount; never below zero. */
export function afterDiscount(
  price: Minor,
  { discountType, discountValue }: Discount,
  currency: string,
): Minor {
  if (discountType === 'PERCENT')
    return new Big(100).minus(discountValue).times(price).div(100).round(0, Big.roundHalfUp).toNumber()
  const off = discountType === 'AMOUNT' ? (fromDecimal(String(discountValue), currency) ?? 0) : 0
  return Math.max(0, price - off)
}

/**
 * Refuses a price that is less than what the product's discount takes off it.
 *
 * @throws ApiError 400 at the field, with the least that the price can be
 */
export function refuseLessThanDiscount(
  price: Minor,
  { discountType, discountValue }: Discount,
  currency: string,
  field: string,
): void {
  if (discountType !== 'AMOUNT' || toMinor(discountValue, currency, field) <= price) return
  const description = `must be at least the discount, ${discountValue}`
  throw violations([{ field, description, violatedRule: 'MIN', data: { threshold: discountValue } }])
}

/** Every price after the discount: of each variant, and of the product that of its cheapest one on sale. */
export function priced<State extends ProductValues>(product: State, currency: string): State {
  const variants = product.variants.map((variant) => {
    const saleMinor = afterDiscount(variant.priceMinor, product, currency)
    return saleMinor === variant.saleMinor ? variant : { ...variant, saleMinor }
  })
  const onSale = variants.filter(({ visible }) => visible).map(({ saleMinor }) => saleMinor)
  const own = afterDiscount(product.priceMinor, product, currency)
  return { ...product, variants, saleMinor: onSale.length ? Math.min(...onSale) : own }
}

/**
 * A variant's own cost or weight where `given` is written: none of its own, where that is what it has of the product
 * already. Nothing weighs as much as what has no weight.
 */
export function ownValue(
  key: 'costMinor' | 'weight',
  given: number | null,
  { product, variant }: { readonly product: Values; readonly variant: Pick<Values, 'costMinor' | 'weight'> },
): number | null {
  if (variant[key] !== null || given === null) return given
  const stored = product[key] ?? (key === 'weight' ? 0 : null)
  return given === stored ? null : given
}

/** Whole minor units of an amount as catalog V1 sends it. */
export function toMinor(amount: number, currency: string, field: string): Minor {
  const minor = fromDecimal(String(amount), currency)
  if (minor !== undefined) return minor
  throw violations([tooFine(field, currency)])
}

function tooFine(field: string, currency: string): Violation {
  const threshold = fractionDigits(currency)
  const description = `must be an amount of ${currency}, with at most ${threshold} decimals`
  return { field, description, violatedRule: 'DECIMAL_MAX_SCALE', data: { threshold } }
}

type Values = Pick<ProductState, 'priceMinor' | 'costMinor' | 'weight'>

/**
 * The product with another price, cost or weight. Variants that had the product's own follow it; those with one of their
 * own keep that.
 */
export function withValues<State extends ProductValues>(product: State, values: Partial<Values>): State {
  const variants = product.variants.map((variant) => followed(variant, product, values))
  return { ...product, ...values, variants }
}

function followed<Variant extends VariantValues>(
  variant: Variant,
  before: Values,
  values: Partial<Values>,
): Variant {
  const changes: Partial<Record<keyof Values, number | null>> = {}
  for (const name of ['priceMinor', 'costMinor', 'weight'] as const)
    if (values[name] !== undefined && variant[name] !== null && variant[name] === before[name])
      changes[name] = values[name]
  return Object.keys(changes).length ? ({ ...variant, ...changes } as Variant) : variant
}
