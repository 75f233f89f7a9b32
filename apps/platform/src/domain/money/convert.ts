import type { HeaderSource } from '../header-source.ts'
import { fractionDigits, type Minor } from './money.ts'

/** The shop's own currency, and units of others for one unit of it. */
interface ShopMoney {
  readonly currency: string
  readonly conversionRates: Readonly<Record<string, number>>
}

/** Prices converted for display beside the store's own. Charges are never made in this currency. */
export interface Conversion {
  readonly currency: string
  /** Units of `currency` for one unit of the store's. */
  readonly rate: number
}

/** The currency a request asks for (`x-wix-currency`); the store's own where it asks for none, or for one without a rate. */
export function conversionFor({ currency, conversionRates }: ShopMoney, request: HeaderSource): Conversion {
  const requested = request.headers.get('x-wix-currency')?.toUpperCase() ?? currency
  const rate = Object.hasOwn(conversionRates, requested) ? conversionRates[requested] : undefined
  return rate && requested !== currency ? { currency: requested, rate } : { currency, rate: 1 }
}

/** Rounded to the other currency's smallest unit, halves up. */
export function convert(minor: Minor, from: string, { currency, rate }: Conversion): Minor {
  if (currency === from) return minor
  return Math.round(minor * rate * 10 ** (fractionDigits(currency) - fractionDigits(from)))
}
