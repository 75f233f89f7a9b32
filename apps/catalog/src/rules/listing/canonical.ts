import type { Facets } from './facets.ts'
import { emptyListing, filterCount, type Listing, listingSearch } from './listing.ts'

interface Known {
  /** Address that search engines should know for what the listing shows. */
  readonly path: string
  /** True where they should not list it. */
  readonly hidden: boolean
  /** The one value that the listing is about, as shoppers read it. */
  readonly facet?: string
}

/**
 * The address of a listing for search engines. One brand, or one choice of an option, is a page of its own, as people search
 * for those; one collection is the collection's page. What combines filters is one of very many views, and belongs to the
 * unfiltered page.
 */
export function canonicalListing(
  path: string,
  listing: Listing,
  { total, facets }: { readonly total: number; readonly facets: Facets | null },
): Known {
  const { page, brands, options, collections } = listing
  const whole = `${path}${listingSearch({ ...emptyListing, page })}`
  const count = filterCount(listing)
  if (count === 0) return { path: whole, hidden: false }
  const [collection] = collections
  // An address of the collection alone: a page number counts other products there.
  if (count === 1 && collection && path === '/products')
    return { path: `/collections/${encodeURIComponent(collection)}`, hidden: total === 0 }
  const [name, [choice = ''] = []] = Object.entries(options)[0] ?? []
  const value = brands[0] ?? choice
  if (count > 1 || !value || total === 0) return { path: whole, hidden: true }
  const values = name ? facets?.options.find((each) => each.name === name)?.values : facets?.brands
  const label = values?.find((each) => each.value === value)?.translatedValue ?? value
  return {
    path: `${path}${listingSearch({ ...emptyListing, page, brands, options })}`,
    hidden: false,
    facet: label,
  }
}
