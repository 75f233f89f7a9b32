import type { FoundProducts } from '../../data/find-products.ts'
import type { Listing } from '../../rules/listing/listing.ts'

/** State that the parts of a listing share. */
export interface ListingContext {
  readonly path: string
  readonly listing: Listing
  readonly found: FoundProducts
  readonly rest: Readonly<Record<string, string>>
  hrefOf(changes: Partial<Listing>): string
}
