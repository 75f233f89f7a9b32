import type { ShownDelivery } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { rateFor, type ShippingRate } from '../../../domain/pricing/shipping/rate.ts'
import { ratesOf } from './options/rates-of.ts'
import type { Deliveries, RegionRow, ShippingOptionRow } from './read.ts'

type Site = Pick<PlatformConfig, 'currency'>

/** Longest text of a delivery time that is read. */
const LONGEST = 100
/** Most destinations and rates of a method that are told. */
const MOST = 50

/**
 * Delivery methods that can be told without a cart: their price depends on the total of the goods alone, and they name
 * where they go. Labels, pickup, charges by value and weights are for a cart to tell.
 */
export function shownDeliveries(
  site: Site,
  { options, regions, failing }: Pick<Deliveries, 'options' | 'regions' | 'failing'>,
): ShownDelivery[] {
  return options.flatMap((option) => {
    if (option.kind !== 'SHIPPING' || failing.includes(option.carrierId) || option.charges?.length) return []
    const destinations = destinationsOf(option, regions).slice(0, MOST)
    const rates = stepsOf(site, ratesOf(site, option))
    if (destinations.length === 0 || !rates) return []
    const days = daysIn(option.deliveryTime)
    return [{ destinations, rates, ...(days && { days }) }]
  })
}

function destinationsOf(
  { countries, deliveryRegionIds }: ShippingOptionRow,
  regions: readonly RegionRow[],
): ShownDelivery['destinations'] {
  const named = regions.filter(({ id }) => deliveryRegionIds.includes(id))
  const all = [...countries.map((country) => ({ country })), ...named.flatMap((each) => each.destinations)]
  // "Everywhere else" names no country.
  return all.flatMap(({ country, ...rest }) => {
    const { subdivisions } = rest as { subdivisions?: readonly string[] }
    return country === '*' ? [] : [{ country, ...(subdivisions && { subdivisions: [...subdivisions] }) }]
  })
}

/** What one piece costs to deliver, from each total on at which that changes; undefined where weights count too. */
function stepsOf({ currency }: Site, rates: readonly ShippingRate[]): ShownDelivery['rates'] | undefined {
  const conditions = rates.flatMap((rate) => rate.conditions)
  if (conditions.some(({ type }) => type === 'BY_TOTAL_WEIGHT')) return undefined
  const bounds = conditions.flatMap(({ type, value }) => (type === 'BY_TOTAL_PRICE' ? [Number(value)] : []))
  // A bound may count or not, hence the coin after it.
  const totals = [...new Set([0, ...bounds.flatMap((bound) => [bound, bound + 1])])].sort((a, b) => a - b)
  const steps = totals.map((from) => ({
    from,
    amount: rateFor(rates, { price: from, quantity: 1, weight: '0' }),
  }))
  const changes = steps.filter(({ amount }, at) => at === 0 || amount !== steps[at - 1]?.amount)
  if (changes.every(({ amount }) => amount === undefined)) return undefined
  return changes.slice(0, MOST).map(({ from, amount }) => ({
    from: toDecimal(from, currency),
    amount: amount === undefined ? null : toDecimal(amount, currency),
  }))
}

/** Days of a text such as "3 to 5 business days" or "2-4 days"; undefined where it says anything else. */
export function daysIn(text: string): { readonly min: number; readonly max: number } | undefined {
  if (text.length > LONGEST) return undefined
  const [, first, last] =
    /^(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\s(?:(?:business|working)\s)?days?$/i.exec(text.trim()) ?? []
  const [min, max] = [Number(first), Number(last ?? first)]
  return first && max >= min ? { min, max } : undefined
}
