import type { PlatformConfig } from '../config.ts'
import { violations } from '../errors.ts'
import { fractionDigits } from '../money/money.ts'
import { type MemoryField, order, toTest, type Value } from '../query-language/predicate.ts'
import type { OffsetQuery } from '../query-language/query.ts'
import { onlyCollection } from './fields.ts'
import type { SearchDocument } from './search/document.ts'
import type { Entry, ProductIndex } from './search/product-index.ts'

type Field = MemoryField<SearchDocument>

/** What visitors filter and sort the products of catalogue V1 by; as `productFields`, in memory. */
export function publicFields({
  currency,
}: Pick<PlatformConfig, 'currency'>): Readonly<Record<string, Field>> {
  const unit = 10 ** fractionDigits(currency)
  const price: Field = { kind: 'number', read: ({ minPrice }) => minPrice / unit, sortable: true }
  return {
    id: { kind: 'id', read: ({ id }) => id, sortable: true },
    name: { kind: 'text', read: ({ name }) => name, sortable: true },
    slug: { kind: 'text', read: ({ slug }) => slug, sortable: true },
    sku: { kind: 'text', read: ({ sku }) => sku, sortable: true },
    price,
    'priceData.price': price,
    numericId: { kind: 'int64', read: ({ numericId }) => numericId, sortable: true },
    productType: { kind: 'text', read: ({ productType }) => productType.toLowerCase(), sortable: true },
    lastUpdated: { kind: 'date', read: ({ updatedAt }) => updatedAt, sortable: true },
    createdDate: { kind: 'date', read: ({ createdAt }) => createdAt },
    collectionIds: { kind: 'id', read: ({ categories }) => [...categories.keys()] },
  }
}

/** All visible products that match, in order. */
export function publicQuery(
  config: PlatformConfig,
  index: ProductIndex,
  query: OffsetQuery,
): readonly Entry[] {
  const fields = publicFields(config)
  const test = toTest<SearchDocument>(query.filter, fields, 'query.filter')
  const collection = query.sort.length ? undefined : onlyCollection(query.filter)
  const terms = query.sort.map(({ fieldName, order }, at) => {
    const field = fields[fieldName]
    if (!field?.sortable) throw cannotSort(at, fields)
    return { sign: order === 'DESC' ? -1 : 1, read: fieldName === 'name' ? readNameKey : field.read }
  })
  const compare = (a: SearchDocument, b: SearchDocument): number => {
    if (collection) {
      const side = (a.categories.get(collection) ?? 0) - (b.categories.get(collection) ?? 0)
      if (side) return side
    }
    for (const { sign, read } of terms) {
      const [x, y] = [read(a) as Value | undefined, read(b) as Value | undefined]
      if (x === y) continue
      if (x === undefined || y === undefined) return x === undefined ? 1 : -1
      return order(x, y) * sign
    }
    return order(a.id, b.id)
  }
  const name = JSON.stringify(['v1', query.sort, collection])
  // A collection is ordered by itself: its members are few.
  return index.remember(JSON.stringify([name, query.filter]), () => {
    const isFound = ({ document }: Entry) => document.visible && test(document)
    if (!collection) return index.ordered(name, compare).filter(isFound)
    return index
      .all()
      .filter(isFound)
      .sort((a, b) => compare(a.document, b.document))
  })
}

const readNameKey = ({ nameKey }: SearchDocument): string => nameKey

function cannotSort(at: number, fields: Readonly<Record<string, Field>>) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable)
  return violations([
    {
      field: `query.sort[${at}].fieldName`,
      description: `cannot be sorted by; fields are ${sortable.join(', ')}`,
      violatedRule: 'FIELD_NOT_ALLOWED',
    },
  ])
}
