import type { ShownDelivery } from '@galleria/platform-client/entities/orders'
import type { PlatformConfig } from '../../../data/config.ts'
import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import { toDecimal } from '../../../domain/money/money.ts'
import { rateFor, type ShippingRate } from '../../../domain/pricing/shipping/rate.ts'
import { ratesOf } from './options/rates-of.ts'
import { type Deliveries, type RegionRow, readDeliveries, type ShippingOptionRow } from './read.ts'

type Site = Pick<PlatformConfig, 'currency'>

/** Longest text of a delivery time that is read. */
const LONGEST = 100
/** Most methods that are told, and most destinations and rates of one. */
const MOST = 50

/** Delivery methods as everybody may read them, made once for a revision of the terms: every product page asks for them. */
export function readShownDeliveries(db: Db, terms: Terms, site: Site): Promise<ShownDelivery[]> {
  const make = async () => shownDeliveries(site, await readDeliveries(db, terms))
  return terms.part(`deliveries shown in ${site.currency}`, make)
}

/**
 * Delivery methods that can be told without a cart: their price depends on the total of the goods alone, and they name
 * where they go. Labels, pickup, charges by value and weights are for a cart to tell.
 */
export function shownDeliveries(
  site: Site,
  { options, regions, failing }: Pick<Deliveries, 'options' | 'regions' | 'failing'>,
): ShownDelivery[] {
  const shown = options.flatMap((option) => {
    if (option.kind !== 'SHIPPING' || failing.includes(option.carrierId) || option.charges?.length) return []
    const destinations = destinationsOf(option, regions).slice(0, MOST)
    const rates = stepsOf(site, ratesOf(site, option))
    if (destinations.length === 0 || !rates) return []
    const days = daysIn(option.deliveryTime)
    return [{ destinations, rates, ...(days && { days }) }]
  })
  return shown.slice(0, MOST)
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

/** Price of delivering one piece, from each total on at which it changes; undefined where weights count too, or too much would have to be told. */
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
  if (changes.length > MOST || changes.every(({ amount }) => amount === undefined)) return undefined
  return changes.map(({ from, amount }) => ({
    from: toDecimal(from, currency),
    amount: amount === undefined ? null : toDecimal(amount, currency),
  }))
}

/**
 * Business days of a text such as "3 to 5 business days" or "2-4 working days", in the language the store is written in;
 * undefined where it says anything else. Search engines count no other days, so "3 days" is none of them.
 */
export function daysIn(text: string): { readonly min: number; readonly max: number } | undefined {
  if (text.length > LONGEST) return undefined
  const [, first, last] =
    /^(\d{1,2})(?:\s?(?:-|–|to)\s?(\d{1,2}))?\s(?:business|working)\sdays?$/i.exec(text.trim()) ?? []
  const [min, max] = [Number(first), Number(last ?? first)]
  return first && max >= min ? { min, max } : undefined
}
