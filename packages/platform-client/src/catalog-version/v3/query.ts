import type { CursorQuery, OffsetQuery } from '../../schemas/paging.ts'

type Filter = Readonly<Record<string, unknown>>

const names: Readonly<Record<string, string>> = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  price: 'actualPriceRange.minValue.amount',
  'priceData.price': 'actualPriceRange.minValue.amount',
  brand: 'brand.name',
  ribbon: 'ribbon.name',
  productType: 'productType',
  collectionIds: 'directCategoriesInfo.categories.id',
  'collections.id': 'directCategoriesInfo.categories.id',
  lastUpdated: 'updatedDate',
  createdDate: 'createdDate',
}

/** Name in catalog V3 of a field by which catalog V1 filters and sorts. @throws RangeError for one without */
function nameOf(field: string, known = names): string {
  const name = Object.hasOwn(known, field) ? known[field] : undefined
  if (name) return name
  throw new RangeError(`Catalog V3 has no counterpart for the field ${JSON.stringify(field)}.`)
}

/** Amounts of catalog V3 are texts, and kinds are in capitals. */
function toValue(field: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => toValue(field, each))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toValue(field, each)]))
  if (field === 'productType' && typeof value === 'string') return value.toUpperCase()
  return typeof value === 'number' ? String(value) : value
}

/** The filter of a V1 query in the words of catalog V3. */
function toFilterV3(filter: Filter, known = names): Filter {
  return Object.fromEntries(
    Object.entries(filter).map(([key, value]) => {
      if (key === '$not') return [key, toFilterV3(value as Filter, known)]
      if (key.startsWith('$')) return [key, (value as Filter[]).map((each) => toFilterV3(each, known))]
      return [nameOf(key, known), toValue(key, value)]
    }),
  )
}

/** Filter and order of a V1 query by the names that another list has for its fields. @throws RangeError for one without */
export function renamed({ filter, sort }: OffsetQuery, known = names): Pick<CursorQuery, 'filter' | 'sort'> {
  return {
    ...(filter && Object.keys(filter).length > 0 && { filter: toFilterV3(filter, known) }),
    ...(sort?.length && {
      sort: sort.map(({ fieldName, ...rest }) => ({ ...rest, fieldName: nameOf(fieldName, known) })),
    }),
  }
}

/** Filter and order of a V1 query in the words of catalog V3. */
export const toSearchV3 = (query: OffsetQuery): CursorQuery => renamed(query)
