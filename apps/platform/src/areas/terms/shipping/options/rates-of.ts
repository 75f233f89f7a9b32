import type { PlatformConfig } from '../../../../data/config.ts'
import { fromDecimal, type Minor, toDecimal } from '../../../../domain/money/money.ts'
import type { ShippingRate } from '../../../../domain/pricing/shipping/rate.ts'
import type { ShippingOptionRow } from '../read.ts'
import type { StoredRate } from '../tables.ts'

type Priced = Pick<ShippingOptionRow, 'rates' | 'priceMinor' | 'freeFromMinor'>
type Site = Pick<PlatformConfig, 'currency'>

/** An option's rates as they are answered (wire §4.4): of one price and a threshold, two rates. */
export function ratesOnWire({ currency }: Site, { rates, priceMinor, freeFromMinor }: Priced): StoredRate[] {
  if (rates) return rates
  const amount = toDecimal(priceMinor, currency)
  if (freeFromMinor === null) return [{ amount, conditions: [] }]
  const value = toDecimal(freeFromMinor, currency)
  return [
    { amount, conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'LT', value }] },
    {
      amount: toDecimal(0, currency),
      conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value }],
    },
  ]
}

/** The same in the store's smallest unit. */
export function ratesOf(site: Site, option: Priced): ShippingRate[] {
  const minor = (text: string): Minor => fromDecimal(text, site.currency) ?? 0
  return ratesOnWire(site, option).map(({ amount, conditions = [], multiplyByQuantity = false }) => ({
    amount: minor(amount),
    multiplyByQuantity,
    conditions: conditions.map((condition) =>
      condition.type === 'BY_TOTAL_PRICE'
        ? { ...condition, value: String(minor(condition.value)) }
        : condition,
    ),
  }))
}
