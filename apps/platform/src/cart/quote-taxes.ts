import type { Db } from '../database.ts'
import type { TaxedAt } from '../pricing/line.ts'
import type { TaxPolicy } from '../pricing/tax/authority.ts'
import type { ShippingOffer } from '../shipping/offer.ts'
import { readDeliveries } from '../shipping/read.ts'
import { placeOf } from '../tax/place.ts'
import { type FoundTax, findTax, noTaxFound } from '../tax/policy.ts'
import { readTaxBooks } from '../tax/read.ts'
import type { Trade } from '../trade/trade.ts'
import { type Item, taxedAtOf } from './items.ts'
import type { QuoteRequest } from './quote.ts'
import type { StoredAddress } from './tables.ts'

export interface QuotedTaxes extends FoundTax {
  readonly elsewhere: Partial<Record<TaxedAt, TaxPolicy>>
}

/**
 * By where it goes; what is fetched, by where it is fetched. A line may be taxed where the bill goes or where the business is instead
 * (wire §4.2 `taxableAddress`).
 */
export async function findTaxes(
  db: Db,
  asked: {
    readonly trade: Trade
    readonly request: QuoteRequest
    readonly items: readonly Item[]
    readonly selected: ShippingOffer | undefined
  },
): Promise<QuotedTaxes> {
  const { trade, request, items, selected } = asked
  if (!request.withTax) return { ...noTaxFound, elsewhere: {} }
  const books = await readTaxBooks(db, trade)
  const fetched = selected?.kind === 'STORE_PICKUP' ? selected.pickupAddress : undefined
  const found = findTax(books, placeOf(fetched ?? request.destination))
  const other = new Set(items.flatMap((item) => taxedAtOf(item) ?? []))
  const elsewhere: Partial<Record<TaxedAt, TaxPolicy>> = {}
  for (const at of other)
    elsewhere[at] = findTax(books, placeOf(await addressOf(db, trade, request, at))).policy
  return { ...found, elsewhere }
}

async function addressOf(
  db: Db,
  trade: Trade,
  { billing, destination, businessLocationId }: QuoteRequest,
  at: TaxedAt,
): Promise<StoredAddress | null | undefined> {
  if (at === 'BILLING') return billing ?? destination
  const { locations } = await readDeliveries(db, trade)
  return (locations.find(({ id }) => id === businessLocationId) ?? locations[0])?.address
}
