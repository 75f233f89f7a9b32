import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { StoredAddress } from '../../../domain/address/address.ts'
import type { Fee } from '../../../domain/pricing/fees.ts'
import type { TaxedAt } from '../../../domain/pricing/line.ts'
import type { TaxPolicy } from '../../../domain/pricing/tax/authority.ts'
import {
  type FoundTax,
  findTax,
  noTaxFound,
  placeOf,
  readDeliveries,
  readTaxBooks,
  type ShippingOffer,
} from '../../terms/index.ts'
import { type Item, taxedAtOf } from '../lines/items.ts'
import type { QuoteRequest } from './request.ts'

export interface QuotedTaxes extends FoundTax {
  readonly elsewhere: Partial<Record<TaxedAt, TaxPolicy>>
  /** From where it is sold, where that was told. */
  readonly location: { readonly id: string; readonly name: string } | undefined
}

/**
 * By where it goes; what is fetched, by where it is fetched. A line may be taxed where the bill goes or where the business is instead,
 * and so may a fee (wire §4.2 `taxableAddress`).
 */
export async function findTaxes(
  db: Db,
  context: {
    readonly terms: Terms
    readonly request: QuoteRequest
    readonly items: readonly Item[]
    readonly fees: readonly Fee[]
    readonly selected: ShippingOffer | undefined
  },
): Promise<QuotedTaxes> {
  const { terms, request, items, fees, selected } = context
  const location = await locationOf(db, terms, request)
  if (!request.withTax) return { ...noTaxFound, elsewhere: {}, location }
  const books = await readTaxBooks(db, terms)
  const fetched = selected?.kind === 'STORE_PICKUP' ? selected.pickupAddress : undefined
  const found = findTax(books, placeOf(fetched ?? request.destination))
  const other = new Set([
    ...items.flatMap((item) => taxedAtOf(item) ?? []),
    ...fees.flatMap(({ taxedAt }) => taxedAt ?? []),
  ])
  const elsewhere: Partial<Record<TaxedAt, TaxPolicy>> = {}
  for (const at of other)
    elsewhere[at] = findTax(books, placeOf(await addressOf(db, terms, request, at))).policy
  return { ...found, elsewhere, location }
}

async function addressOf(
  db: Db,
  terms: Terms,
  { billing, destination, businessLocationId }: QuoteRequest,
  at: TaxedAt,
): Promise<StoredAddress | null | undefined> {
  if (at === 'BILLING') return billing ?? destination
  const { locations } = await readDeliveries(db, terms)
  return (locations.find(({ id }) => id === businessLocationId) ?? locations[0])?.address
}

async function locationOf(db: Db, terms: Terms, { businessLocationId }: QuoteRequest) {
  if (!businessLocationId) return undefined
  const { locations } = await readDeliveries(db, terms)
  const found = locations.find(({ id }) => id === businessLocationId)
  return found && { id: found.id, name: found.name }
}
