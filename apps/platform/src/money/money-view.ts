import type { PlatformConfig } from '../config.ts'
import { format, type Minor, toDecimal } from './money.ts'

type Site = Pick<PlatformConfig, 'currency' | 'locale'>

/** Money of carts, checkouts and totals (wire §4.1). One currency, so converted is the same. */
export function moneyView(site: Site, minor: Minor) {
  const amount = toDecimal(minor, site.currency)
  const formatted = format(minor, site)
  return {
    amount,
    convertedAmount: amount,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  }
}

/** Price of orders (wire §4.1). */
export function orderPrice(site: Site, minor: Minor) {
  return { amount: toDecimal(minor, site.currency), formattedAmount: format(minor, site) }
}
