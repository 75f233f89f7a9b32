import { LRUCache } from 'lru-cache'
import { type Conversion, convert } from './convert.ts'
import { format, type Minor, toDecimal } from './money.ts'

interface Site {
  readonly currency: string
  readonly locale: string
}
type DisplaySite = Site & { readonly conversion?: Conversion | undefined }

export interface MoneyView {
  readonly amount: string
  readonly convertedAmount: string
  readonly formattedAmount: string
  readonly formattedConvertedAmount: string
}

// An estimate says a hundred amounts, most of them the same few; writing one out costs more than finding it again.
const written = new LRUCache<string, MoneyView>({ max: 4000 })

/** Money of carts, checkouts and totals (wire §4.1). */
export function moneyView(site: DisplaySite, minor: Minor): MoneyView {
  const { currency, locale, conversion } = site
  const key = `${minor} ${currency} ${locale}${conversion ? ` ${conversion.currency} ${conversion.rate}` : ''}`
  const known = written.get(key)
  if (known) return known
  const amount = toDecimal(minor, currency)
  const formatted = format(minor, site)
  const other = conversion && conversion.currency !== currency ? conversion : undefined
  const displayed = other ? convert(minor, currency, other) : minor
  const view = {
    amount,
    convertedAmount: other ? toDecimal(displayed, other.currency) : amount,
    formattedAmount: formatted,
    formattedConvertedAmount: other ? format(displayed, { currency: other.currency, locale }) : formatted,
  }
  written.set(key, view)
  return view
}

/** Price of orders (wire §4.1). */
export function orderPrice(site: Site, minor: Minor) {
  const { amount, formattedAmount } = moneyView(site, minor)
  return { amount, formattedAmount }
}
