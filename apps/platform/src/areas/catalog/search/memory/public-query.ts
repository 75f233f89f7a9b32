import type { PlatformConfig } from '../../../../data/config.ts'
import { order, toTest, type Value } from '../../../../data/query-language/predicate.ts'
import { cannotSort, type OffsetQuery } from '../../../../data/query-language/query.ts'
import { fractionDigits } from '../../../../domain/money/money.ts'
import { onlyCollection } from '../../store/fields.ts'
import type { SearchDocument } from '../document.ts'
import type { SlotField } from '../fields.ts'
import type { ProductIndex } from '../product-index.ts'

/** Fields by which visitors filter and sort the products of catalog V1: `productFields`, in memory. */
function publicFields(
  { currency }: Pick<PlatformConfig, 'currency'>,
  index: ProductIndex,
): Readonly<Record<string, SlotField>> {
  const unit = 10 ** fractionDigits(currency)
  const numberOf = (name: 'minPrice' | 'price' | 'numericId' | 'updatedAt' | 'createdAt') => {
    const column = index.column(name)
    return (slot: number) => column.at(slot)
  }
  const amount = (name: 'minPrice' | 'price'): SlotField => {
    const minor = numberOf(name)
    return { kind: 'number', read: (slot) => (minor(slot) ?? 0) / unit, sortable: true }
  }
  const text = (kind: SlotField['kind'], read: (document: SearchDocument) => string | undefined) =>
    ({ kind, read: (slot: number) => read(index.at(slot)), sortable: true }) as const
  const listed = index.terms.column('directCategoriesInfo.categories.id')
  return {
    id: text('id', ({ id }) => id),
    name: text('text', ({ name }) => name),
    slug: text('text', ({ slug }) => slug),
    sku: text('text', ({ sku }) => sku),
    price: amount('minPrice'),
    'priceData.price': amount('price'),
    numericId: { kind: 'int64', read: numberOf('numericId'), sortable: true },
    productType: text('text', ({ productType }) => productType.toLowerCase()),
    lastUpdated: { kind: 'date', read: numberOf('updatedAt'), sortable: true },
    createdDate: { kind: 'date', read: numberOf('createdAt') },
    collectionIds: { kind: 'id', read: (slot) => listed.textsOf(listed.listOf(slot)), listed },
  }
}

type Key = readonly (Value | undefined)[]

/** Slots of all visible products that match, in order. */
export function publicQuery(config: PlatformConfig, index: ProductIndex, query: OffsetQuery): Int32Array {
  const fields = publicFields(config, index)
  const test = toTest<number>(query.filter, fields, 'query.filter')
  const collection = query.sort.length ? undefined : onlyCollection(query.filter)
  const sortable = Object.keys(fields).filter((name) => fields[name]?.sortable)
  const terms = query.sort.map(({ fieldName, order }, at) => {
    const field = Object.hasOwn(fields, fieldName) ? fields[fieldName] : undefined
    if (!field?.sortable) throw cannotSort(`query.sort[${at}].fieldName`, sortable)
    const nameKey = (slot: number) => index.at(slot).nameKey
    return { sign: order === 'DESC' ? -1 : 1, read: fieldName === 'name' ? nameKey : field.read }
  })
  if (collection) terms.push({ sign: 1, read: (slot) => index.at(slot).categories.get(collection) ?? 0 })
  terms.push({ sign: 1, read: (slot) => index.at(slot).id })
  const keyOf = (slot: number): Key => terms.map(({ read }) => read(slot) as Value | undefined)
  const compare = (a: Key, b: Key): number => {
    for (let term = 0; term < terms.length; term += 1) {
      const [x, y] = [a[term], b[term]]
      if (x === y) continue
      if (x === undefined || y === undefined) return x === undefined ? 1 : -1
      return order(x, y) * (terms[term]?.sign ?? 1)
    }
    return 0
  }
  const name = JSON.stringify(['v1', query.sort, collection])
  return index.remember(JSON.stringify([name, query.filter]), () => {
    const isFound = (slot: number) => index.isVisible(slot) && test(slot)
    if (!collection) return index.ordered(name, keyOf, compare).filter(isFound)
    // A collection is ordered by itself: its members are few.
    const keyed = Array.from(index.all().filter(isFound), (slot) => ({ slot, key: keyOf(slot) }))
    return Int32Array.from(
      keyed.sort((a, b) => compare(a.key, b.key)),
      ({ slot }) => slot,
    )
  })
}
