import type { Aggregation, AggregationResult } from '@galleria/platform-client/products-v3'
import { emptyListing, type Listing } from './listing.ts'

/** A value a shopper may tick, and how many products they would see with it. */
interface FacetValue {
  /** The value as addresses and filters say it, in every language. */
  readonly value: string
  /** In the language asked for, where it is translated. */
  readonly translatedValue?: string | undefined
  readonly count: number
  /** CSS color of a swatch. */
  readonly color?: string | undefined
}

export interface Facets {
  readonly options: readonly {
    readonly name: string
    readonly label: string
    readonly values: readonly FacetValue[]
  }[]
  readonly brands: readonly FacetValue[]
  /** By id. */
  readonly collections: readonly FacetValue[]
  readonly types: readonly FacetValue[]
  readonly inStock: number
  readonly onSale: number
  /** Bounds of what is found, in the store's currency. */
  readonly price: { readonly min: number; readonly max: number }
  readonly total: number
}

const value = (name: string, fieldPath: string, limit = 50): Aggregation => ({
  name,
  type: 'VALUE',
  fieldPath,
  value: { limit },
})
/** Options that few products have say little in a long list; within a collection they come up. */
const MOST_OPTIONS = 5
/** Share of the products found that one choice of an option has at least, for the option to be offered. */
const LEAST_SHARE = 0.05
const choicePath = 'options.choicesSettings.choices'

const counted: Readonly<Record<keyof Facets, readonly Aggregation[]>> = {
  options: [
    {
      name: 'options',
      type: 'NESTED',
      nested: {
        nestedAggregations: [
          { name: 'option', type: 'VALUE', fieldPath: 'options.name', value: { limit: 20 } },
          { name: 'choice', type: 'VALUE', fieldPath: `${choicePath}.name`, value: { limit: 50 } },
          { name: 'color', type: 'VALUE', fieldPath: `${choicePath}.colorCode` },
        ],
      },
    },
  ],
  brands: [value('brands', 'brand.name')],
  collections: [value('collections', 'directCategoriesInfo.categories.id')],
  types: [value('types', 'productType')],
  inStock: [value('inStock', 'inventory.availabilityStatus')],
  onSale: [
    {
      name: 'onSale',
      type: 'RANGE',
      fieldPath: 'compareAtPriceRange.minValue.amount',
      range: { buckets: [{ from: 0.001 }] },
    },
  ],
  price: (['MIN', 'MAX'] as const).map((type) => ({
    name: `price ${type}`,
    type: 'SCALAR',
    fieldPath: 'actualPriceRange.minValue.amount',
    scalar: { type },
  })),
  total: [{ name: 'total', type: 'SCALAR', fieldPath: 'id', scalar: { type: 'COUNT_DISTINCT' } }],
}

export const countAll: readonly Aggregation[] = Object.values(counted).flat()

/** Each group that is filtered by, with the listing without that filter: what its other values would bring. */
export function recounts(listing: Listing): readonly Recount[] {
  const found: Recount[] = []
  const add = (group: keyof Facets, without: Partial<Listing>, option?: string) =>
    found.push({ group, option, listing: { ...listing, ...without }, aggregations: counted[group] })
  for (const name of Object.keys(listing.options)) {
    const { [name]: _, ...others } = listing.options
    add('options', { options: others }, name)
  }
  if (listing.brands.length) add('brands', { brands: emptyListing.brands })
  if (listing.collections.length) add('collections', { collections: emptyListing.collections })
  if (listing.type) add('types', { type: '' })
  if (listing.min || listing.max) add('price', { min: '', max: '' })
  return found
}

export interface Recount {
  readonly group: keyof Facets
  /** Option meant, among the facets of options. */
  readonly option: string | undefined
  readonly listing: Listing
  readonly aggregations: readonly Aggregation[]
}

export function toFacets(results: readonly AggregationResult[]): Facets {
  const of = (name: string) => results.find((result) => result.name === name)
  const values = (name: string): readonly FacetValue[] => of(name)?.values?.results ?? []
  return {
    options: toOptions(of('options'), of('total')?.scalar?.value ?? 0),
    brands: values('brands'),
    collections: values('collections'),
    types: values('types'),
    inStock: values('inStock')
      .filter(({ value }) => value !== 'OUT_OF_STOCK')
      .reduce((sum, { count }) => sum + count, 0),
    onSale: of('onSale')?.ranges?.results[0]?.count ?? 0,
    price: { min: of('price MIN')?.scalar?.value ?? 0, max: of('price MAX')?.scalar?.value ?? 0 },
    total: of('total')?.scalar?.value ?? 0,
  }
}

function toOptions(result: AggregationResult | undefined, found: number): Facets['options'] {
  const options = new Map<string, FacetValue[]>()
  const labels = new Map<string, string>()
  for (const { results } of result?.nested?.results ?? []) {
    const [{ value: name, translatedValue: label = name } = {}, choice] = [
      results.option?.value ?? undefined,
      results.choice?.value,
    ]
    if (!name || !choice) continue
    labels.set(name, label ?? name)
    const values = options.get(name) ?? []
    values.push({ ...choice, color: results.color?.value?.value || undefined })
    options.set(name, values)
  }
  const total = (values: readonly FacetValue[]) => values.reduce((sum, { count }) => sum + count, 0)
  return [...options]
    .map(([name, values]) => ({ name, label: labels.get(name) ?? name, values }))
    .filter(({ values }) => values.some(({ count }) => count >= found * LEAST_SHARE))
    .sort((a, b) => total(b.values) - total(a.values))
    .slice(0, MOST_OPTIONS)
}

/** Puts what was counted without a group's own filter in the place of that group. */
export function withRecount(facets: Facets, { group, option }: Recount, counts: Facets): Facets {
  if (group !== 'options') return { ...facets, [group]: counts[group] }
  const counted = counts.options.find(({ name }) => name === option)
  if (!counted) return facets
  const isThere = facets.options.some(({ name }) => name === option)
  const options = facets.options.map((each) => (each.name === option ? counted : each))
  return { ...facets, options: isThere ? options : [counted, ...options] }
}
