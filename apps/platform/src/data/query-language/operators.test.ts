import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stockProduct } from '../../dev/testing/shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'

type Value = string | number | null
interface Product {
  readonly id: string
  readonly [field: string]: unknown
}

const path = '/stores-reader/v1/products/query-platformized'
let site: TestPlatform
let visitor: Shopper
let owner: Shopper
let products: readonly Product[]

beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
  const { db } = site.platform.services
  // Without a stock-keeping unit, and with one in small letters.
  await stockProduct(db, { name: 'ÉCLAIR lamp' })
  const { productId } = await stockProduct(db, { name: '100% _wool\\' })
  await db.updateTable('products').set({ sku: 'wool' }).where('id', '=', productId).execute()
  visitor = await Shopper.visitor(site)
  owner = new Shopper(site, site.ownerKey)
  products = (await visitor.call('POST', path, { query: { paging: { limit: 100 } } })).body.products
})
afterAll(() => site.close())

/** Position of a field in the answer; an empty text means none. */
const read: Readonly<Record<string, (product: Product) => Value>> = {
  id: ({ id }) => id,
  name: ({ name }) => String(name),
  slug: ({ slug }) => String(slug),
  sku: ({ sku }) => (sku ? String(sku) : null),
  productType: ({ productType }) => String(productType),
  numericId: ({ numericId }) => Number(numericId),
  price: ({ priceData }) => (priceData as { discountedPrice: number }).discountedPrice,
  createdDate: ({ createdDate }) => String(createdDate),
  lastUpdated: ({ lastUpdated }) => String(lastUpdated),
}

/** Reference meaning of each operator, in its simplest form. */
const means: Readonly<Record<string, (value: Value, operand: never) => boolean>> = {
  $eq: (value, operand: Value) => value === operand,
  $ne: (value, operand: Value) => value !== operand,
  $in: (value, operand: readonly Value[]) => operand.includes(value),
  $nin: (value, operand: readonly Value[]) => !operand.includes(value),
  $hasSome: (value, operand: readonly Value[]) => operand.includes(value),
  $hasAll: (value, operand: readonly Value[]) => operand.every((each) => each === value),
  $exists: (value, operand: boolean) => (value !== null) === operand,
  $isEmpty: (value, operand: boolean) => (value === null) === operand,
  $gt: (value, operand: Value) => value !== null && operand !== null && value > operand,
  $gte: (value, operand: Value) => value !== null && operand !== null && value >= operand,
  $lt: (value, operand: Value) => value !== null && operand !== null && value < operand,
  $lte: (value, operand: Value) => value !== null && operand !== null && value <= operand,
  $startsWith: (value, operand: string) => fold(value).startsWith(fold(operand)) && value !== null,
  $endsWith: (value, operand: string) => fold(value).endsWith(fold(operand)) && value !== null,
  $contains: (value, operand: string) => fold(value).includes(fold(operand)) && value !== null,
}
const fold = (value: Value) => String(value).normalize('NFC').toLowerCase()

function operandsOf(operator: string, values: readonly Value[]): readonly unknown[] {
  const [first = null, middle = null] = [values[0], values[Math.floor(values.length / 2)]]
  switch (operator) {
    case '$exists':
    case '$isEmpty':
      return [true, false]
    case '$in':
    case '$nin':
    case '$hasSome':
      return [[], [first], [first, middle]]
    case '$hasAll':
      return [[first], [first, middle]]
    case '$eq':
    case '$ne':
      return [first, middle, null]
    case '$startsWith':
      return [String(first).slice(0, 3), String(middle).slice(0, 2).toUpperCase(), '%', '_']
    case '$endsWith':
      return [String(first).slice(-3), String(middle).slice(-2).toUpperCase(), '\\']
    case '$contains':
      return [String(middle).slice(1, 4), '%', '100% _', "' or true --"]
    default:
      return [first, middle]
  }
}

const isText = (field: string) => ['id', 'name', 'slug', 'sku', 'productType'].includes(field)
const cases = Object.keys(read).flatMap((field) =>
  Object.keys(means)
    .filter((operator) => isText(field) || !/With|contains/.test(operator))
    .map((operator) => [field, operator] as const),
)

async function idsOf(who: Shopper, filter: object): Promise<string[]> {
  const { status, body } = await who.call('POST', path, { query: { filter, paging: { limit: 100 } } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.products
    .filter(({ visible }: { visible: boolean }) => visible)
    .map(({ id }: Product) => id)
    .toSorted()
}

describe('An operator means the same in memory, in SQL and in words', () => {
  test.each(cases)('%s %s', async (field, operator) => {
    const value = read[field] ?? (() => null)
    const values = products.map(value).filter((each) => each !== null)
    for (const operand of operandsOf(operator, values)) {
      const filter = { [field]: { [operator]: operand } }
      const expected = products
        .filter((product) => means[operator]?.(value(product), operand as never))
        .map(({ id }) => id)
        .toSorted()
      expect(await idsOf(visitor, filter), `memory ${JSON.stringify(filter)}`).toEqual(expected)
      expect(await idsOf(owner, filter), `SQL ${JSON.stringify(filter)}`).toEqual(expected)
    }
  })

  test.each(['$hasSome', '$hasAll'])('collectionIds %s', async (operator) => {
    const known = [...new Set(products.flatMap(({ collectionIds }) => collectionIds as string[]))].slice(0, 3)
    for (const ids of [[], known.slice(0, 1), known.slice(0, 2), ['none']]) {
      const filter = { collectionIds: { [operator]: ids } }
      const expected = products.filter(({ collectionIds }) => {
        const has = (id: string) => (collectionIds as string[]).includes(id)
        return operator === '$hasSome' ? ids.some(has) : ids.every(has)
      })
      const wanted = expected.map(({ id }) => id).toSorted()
      expect(await idsOf(visitor, filter), JSON.stringify(filter)).toEqual(wanted)
      expect(await idsOf(owner, filter), JSON.stringify(filter)).toEqual(wanted)
    }
  })

  test('an id is the same in capital letters', async () => {
    const id = products[0]?.id ?? ''
    for (const who of [visitor, owner])
      expect(await idsOf(who, { id: { $in: [id.toUpperCase()] } })).toEqual([id])
  })

  test('not, and, or follow the rules of logic, also over what is missing', async () => {
    const has = { sku: { $startsWith: 'a' } }
    for (const who of [visitor, owner]) {
      const [some, rest, all, one] = await Promise.all(
        [has, { $not: has }, { $or: [has, { $not: [has] }] }, { $and: [has, { $not: has }] }].map((filter) =>
          idsOf(who, filter),
        ),
      )
      expect([...(some ?? []), ...(rest ?? [])].toSorted()).toEqual(all)
      expect(all).toHaveLength(products.length)
      expect(one).toEqual([])
    }
  })
})

test('An ambiguous not() of several filters is refused', async () => {
  const filter = { $not: [{ slug: 'a' }, { slug: 'b' }] }
  const { status, body } = await visitor.call('POST', path, { query: { filter } })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations[0].field).toBe('query.filter.$not')
})
