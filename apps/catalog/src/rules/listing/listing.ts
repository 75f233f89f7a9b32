export const PAGE_SIZE = 24
/** Pages that may stand below one another in one address. */
export const MOST_SHOWN = 10

/** Sort orders of a list, with the search field of each. */
export const sorts = {
  featured: undefined,
  newest: { fieldName: 'createdDate', order: 'DESC' },
  'price-asc': { fieldName: 'actualPriceRange.minValue.amount', order: 'ASC' },
  'price-desc': { fieldName: 'actualPriceRange.minValue.amount', order: 'DESC' },
  name: { fieldName: 'name', order: 'ASC' },
} as const
export type Sort = keyof typeof sorts

type ProductType = 'physical' | 'digital'

/** Listing request, parsed from the address. */
export interface Listing {
  readonly sort: Sort
  /** Decimal strings, in the store's currency. */
  readonly min: string
  readonly max: string
  readonly type: ProductType | ''
  /** Option to the choices ticked, e.g. `{ Color: ['Sand', 'Ink'] }`. */
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly brands: readonly string[]
  /** Slugs. */
  readonly collections: readonly string[]
  readonly inStock: boolean
  readonly onSale: boolean
  /** From 1. */
  readonly page: number
  /** How many pages, from `page` on, stand below one another. */
  readonly shown: number
}

export const emptyListing: Listing = {
  sort: 'featured',
  min: '',
  max: '',
  type: '',
  options: {},
  brands: [],
  collections: [],
  inStock: false,
  onSale: false,
  page: 1,
  shown: 1,
}

const OPTION = 'option.'
const price = /^\d{1,9}(\.\d{1,2})?$/

/** Reads an address; what makes no sense there is left out, for a link may come from anywhere. */
export function parseListing(search: URLSearchParams): Listing {
  const sort = search.get('sort') ?? ''
  const type = search.get('type')
  const [min, max] = priceRange(search.get('min') ?? '', search.get('max') ?? '')
  const names = [...new Set(search.keys())].filter((name) => name.startsWith(OPTION))
  const options = names
    .slice(0, 10)
    .map((name) => [name.slice(OPTION.length), list(search, name)] as const)
    .filter(([name, choices]) => name && choices.length)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    sort: Object.hasOwn(sorts, sort) ? (sort as Sort) : 'featured',
    min,
    max,
    type: type === 'physical' || type === 'digital' ? type : '',
    options: Object.fromEntries(options),
    brands: list(search, 'brand'),
    collections: list(search, 'collection'),
    inStock: search.get('stock') === '1',
    onSale: search.get('sale') === '1',
    page: count(search.get('page'), 10_000),
    shown: count(search.get('shown'), MOST_SHOWN),
  }
}

function list(search: URLSearchParams, name: string): readonly string[] {
  const values = search.getAll(name).filter((value) => value && value.length <= 100)
  return [...new Set(values)].sort().slice(0, 20)
}

function count(text: string | null, most: number): number {
  const value = Number(text ?? 1)
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : 1
}

function priceRange(from: string, to: string): [string, string] {
  const min = price.test(from) ? from : ''
  const max = price.test(to) ? to : ''
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max]
}

/** The shortest address that says the same; `rest` are parameters that are not the listing's, e.g. `q`. */
export function listingSearch(listing: Listing, rest: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(rest)
  if (listing.sort !== 'featured') search.set('sort', listing.sort)
  if (listing.min) search.set('min', listing.min)
  if (listing.max) search.set('max', listing.max)
  if (listing.type) search.set('type', listing.type)
  for (const [name, choices] of Object.entries(listing.options))
    for (const choice of choices) search.append(OPTION + name, choice)
  for (const brand of listing.brands) search.append('brand', brand)
  for (const slug of listing.collections) search.append('collection', slug)
  if (listing.inStock) search.set('stock', '1')
  if (listing.onSale) search.set('sale', '1')
  if (listing.page > 1) search.set('page', String(listing.page))
  if (listing.shown > 1) search.set('shown', String(listing.shown))
  return search.size > 0 ? `?${search}` : ''
}

export const optionField = (name: string) => OPTION + name

/** Listing without its filters, from the first page on; the order stays. */
export const cleared = ({ sort }: Listing): Listing => ({ ...emptyListing, sort })

export const isFiltered = (listing: Listing): boolean => filterCount(listing) > 0

/** Ticked values and bounds, each one. */
export function filterCount(listing: Listing): number {
  const { min, max, type, options, brands, collections, inStock, onSale } = listing
  const single = [min, max, type, inStock, onSale].filter(Boolean).length
  return single + brands.length + collections.length + Object.values(options).flat().length
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / PAGE_SIZE))
