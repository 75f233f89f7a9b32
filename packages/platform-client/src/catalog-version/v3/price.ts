import type { PriceData } from '../../schemas/product.ts'

interface Price {
  readonly amount?: string | null | undefined
  readonly formattedAmount?: string | null | undefined
}

export const numberOf = (price: Price | null | undefined) => Number(price?.amount ?? 0)

const textOf = (price: Price | null | undefined, currency: string) =>
  price?.formattedAmount || `${price?.amount ?? '0'} ${currency}`

/** Price of catalog V1 of what is paid in catalog V3, and of what was asked before. */
export function priceOf(
  currency: string,
  actual: Price | null | undefined,
  before: Price | null | undefined,
): PriceData {
  const asked = numberOf(before) > numberOf(actual) ? before : actual
  return {
    currency,
    price: numberOf(asked),
    discountedPrice: numberOf(actual),
    formatted: { price: textOf(asked, currency), discountedPrice: textOf(actual, currency) },
  }
}
