import type { Selectable } from 'kysely'
import type { Db } from '../database.ts'
import { price, type Totals } from '../pricing/price.ts'
import { flatTax } from '../pricing/tax/flat.ts'
import { type Coupon, type CouponProblem, couponProblem, discountOf, findCoupon } from './coupons.ts'
import { type Item, isShipped, readItems, type WantedLine } from './items.ts'
import type { CartTables, StoredAddress } from './tables.ts'
import { stateOfZip } from './zip-states.ts'

export type ShippingOption = Selectable<CartTables['shippingOptions']>

export interface QuoteRequest {
  readonly lines: readonly WantedLine[]
  readonly couponCode?: string | null
  readonly destination?: StoredAddress | null | undefined
  readonly shippingCode?: string | null | undefined
  readonly withShipping: boolean
  readonly withTax: boolean
  readonly now: Date
}

export interface Quote {
  readonly items: readonly Item[]
  readonly coupon: Coupon | undefined
  readonly couponProblem: CouponProblem | undefined
  readonly needsShipping: boolean
  readonly options: readonly (ShippingOption & { readonly cost: number })[]
  readonly selected: (ShippingOption & { readonly cost: number }) | undefined
  /** A delivery was named that does not go to this address. */
  readonly shippingMissing: boolean
  readonly taxRate: string
  readonly totals: Totals
}

/** What lines cost now, from the rows as they are now; nothing a client says about money is looked at. */
export async function quote(db: Db, request: QuoteRequest): Promise<Quote> {
  const items = await readItems(db, request.lines)
  const sold = items.filter((item) => item.found)
  const lines = sold.map(({ id, quantity, found }) => ({
    id,
    quantity,
    unit: found?.variant.saleMinor ?? 0,
    isMoney: found?.product.giftCard ?? false,
  }))
  const { subtotal } = price({ lines })
  const coupon = request.couponCode ? await findCoupon(db, request.couponCode) : undefined
  const problem = request.couponCode ? couponProblem(coupon, subtotal, request.now) : undefined
  const discount = coupon && !problem ? coupon : undefined
  const discounts = discount ? [discountOf(discount)] : []
  const { subtotalAfterDiscount } = price({ lines, discounts })
  const country = request.destination?.country
  const needsShipping = sold.some(isShipped)
  const options =
    request.withShipping && country && needsShipping
      ? await shippingOptions(db, country, subtotalAfterDiscount)
      : []
  const selected = options.find(({ code }) => code === request.shippingCode)
  const taxRate = request.withTax && request.destination ? await findTaxRate(db, request.destination) : '0'
  return {
    items,
    coupon: discount,
    couponProblem: problem,
    needsShipping,
    options,
    selected,
    shippingMissing: request.withShipping && needsShipping && Boolean(request.shippingCode) && !selected,
    taxRate,
    totals: price({ lines, discounts, shipping: selected?.cost, tax: flatTax(taxRate) }),
  }
}

async function shippingOptions(db: Db, country: string, subtotal: number) {
  const all = await db.selectFrom('shippingOptions').selectAll().orderBy('position').orderBy('id').execute()
  const own = all.filter(({ countries }) => countries.includes(country))
  // What goes everywhere is for where nothing else is shipped to; a shop to pick up from is no delivery.
  const shipped = own.some(({ kind }) => kind === 'SHIPPING')
  const anywhere = shipped ? [] : all.filter(({ countries }) => countries.includes('*'))
  return [...own, ...anywhere].map((option) => ({
    ...option,
    cost: option.freeFromMinor !== null && subtotal >= option.freeFromMinor ? 0 : option.priceMinor,
  }))
}

/** The region's own rate, else the country's, else none. Regions come as `US-CA` or `CA`; an estimate may have only a ZIP. */
async function findTaxRate(db: Db, { country, subdivision, postalCode }: StoredAddress): Promise<string> {
  if (!country) return '0'
  const rates = await db.selectFrom('taxRates').selectAll().where('country', '=', country).execute()
  const named = subdivision || (country === 'US' ? stateOfZip(postalCode) : undefined)
  const region = named?.replace(`${country}-`, '')
  const own = rates.find((rate) => region && rate.subdivision?.replace(`${country}-`, '') === region)
  return (own ?? rates.find((rate) => rate.subdivision === null))?.rate ?? '0'
}
