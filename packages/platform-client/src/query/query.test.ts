import type { ProductSearch } from '@galleria/platform-client/products-v3'
import {
  badgeQuery,
  collectionQuery,
  loyaltyTransactionQuery,
  orderSearch,
  productQuery,
  productV3Search,
  query,
} from '@galleria/platform-client/query'
import { expect, expectTypeOf, test } from 'vitest'
import type { CursorQuery, OffsetQuery } from '../schemas/paging.ts'

test('Without conditions a query is the first page of fifty', () => {
  expect(query(productQuery).build()).toEqual({ filter: {}, paging: { limit: 50, offset: 0 } })
  expect(query(orderSearch).build()).toEqual({ filter: {}, cursorPaging: { limit: 50 } })
})

test('One condition stands alone, equality without its operator; several are joined by one $and', () => {
  const one = query(productQuery).where('slug', '$eq', 'moon-jar')
  expect(one.build().filter).toEqual({ slug: 'moon-jar' })
  expect(one.where('price', '$lt', 20).where('name', '$startsWith', 'M').build().filter).toEqual({
    $and: [{ slug: 'moon-jar' }, { price: { $lt: 20 } }, { name: { $startsWith: 'M' } }],
  })
})

test('Between takes the lower bound and leaves the upper', () => {
  expect(query(productQuery).between('price', 10, 20).build().filter).toEqual({
    $and: [{ price: { $gte: 10 } }, { price: { $lt: 20 } }],
  })
})

test('And, or and not nest', () => {
  const { filter } = query(productQuery)
    .where('collectionIds', '$hasSome', ['c1'])
    .or(
      (part) => part.where('price', '$lt', 20),
      (part) => part.not((inner) => inner.where('sku', '$exists', true)).where('slug', '$ne', null),
    )
    .and((part) => part.where('name', '$contains', 'jar').where('name', '$ne', 'Jar'))
    .build()
  expect(filter).toEqual({
    $and: [
      { collectionIds: { $hasSome: ['c1'] } },
      {
        $or: [
          { price: { $lt: 20 } },
          { $and: [{ $not: { sku: { $exists: true } } }, { slug: { $ne: null } }] },
        ],
      },
      { name: { $contains: 'jar' } },
      { name: { $ne: 'Jar' } },
    ],
  })
})

test('Sorting, fields and paging; later sorts break ties', () => {
  const built = query(productQuery)
    .sort('price', 'DESC')
    .sort('name')
    .fields('id', 'slug')
    .limit(24)
    .offset(48)
    .build()
  expect(built).toEqual({
    filter: {},
    sort: [
      { fieldName: 'price', order: 'DESC' },
      { fieldName: 'name', order: 'ASC' },
    ],
    fields: ['id', 'slug'],
    paging: { limit: 24, offset: 48 },
  })
})

test('A query is never changed, only continued', () => {
  const all = query(productQuery)
  all.where('slug', '$eq', 'a').limit(1).sort('name')
  expect(all.build()).toEqual({ filter: {}, paging: { limit: 50, offset: 0 } })
})

test('A date may be a Date', () => {
  const since = new Date('2026-11-21T00:00:00Z')
  const { filter } = query(loyaltyTransactionQuery).where('createdDate', '$gte', since).build()
  expect(filter).toEqual({ createdDate: { $gte: since } })
})

test('A built query is what calls take', () => {
  expectTypeOf(query(productQuery).build()).toExtend<OffsetQuery>()
  expectTypeOf(query(orderSearch).build()).toExtend<CursorQuery>()
  // @ts-expect-error an offset query is no cursor query
  const wrong: CursorQuery & { cursorPaging: object } = query(productQuery).build()
  expect(wrong).not.toHaveProperty('cursorPaging')
})

test('A field the schema does not have is refused by the types and at run time', () => {
  // @ts-expect-error no such field
  expect(() => query(productQuery).where('color', '$eq', 'red')).toThrow('"color" can\'t be filtered by')
  // @ts-expect-error nor one of every object
  expect(() => query(productQuery).where('constructor', '$eq', 'x')).toThrow("can't be filtered by")
  // @ts-expect-error nor within a part
  expect(() => query(productQuery).or((part) => part.where('color', '$eq', 'x'))).toThrow(TypeError)
})

test("A query's fields are paths of the entity", () => {
  const asked = query(collectionQuery).fields('id', 'media.mainMedia').build()
  expect(asked.fields).toEqual(['id', 'media.mainMedia'])
  // @ts-expect-error collections have no color
  query(collectionQuery).fields('color')
  // @ts-expect-error nor has their media
  query(collectionQuery).fields('media.color')
  // @ts-expect-error of an entity without a shape here, what is filtered by
  query(badgeQuery).fields('icon')
})

test('An operator the field does not know is refused by the types and at run time', () => {
  // @ts-expect-error numbers do not start with text
  expect(() => query(productQuery).where('price', '$startsWith', '1')).toThrow(
    '"price" doesn\'t support $startsWith',
  )
  // @ts-expect-error lists know only $hasAll and $hasSome
  expect(() => query(productQuery).where('collectionIds', '$eq', 'c1')).toThrow("doesn't support $eq")
  // @ts-expect-error a reference is compared for equality alone
  expect(() => query(orderSearch).where('buyerInfo.memberId', '$gt', 'a')).toThrow("doesn't support $gt")
  // @ts-expect-error only lists of objects match elements
  expect(() => query(productV3Search).where('name', '$matchItems', [])).toThrow(TypeError)
})

test('An operand is of the kind of its field', () => {
  // @ts-expect-error a price is a number
  query(productQuery).where('price', '$gt', '10')
  // @ts-expect-error $in takes a list
  query(productQuery).where('name', '$in', 'a')
  // @ts-expect-error whether it exists
  query(productQuery).where('sku', '$exists', 'yes')
  // @ts-expect-error a total is a decimal in a string
  query(orderSearch).where('priceSummary.total.amount', '$gt', 10)
  // @ts-expect-error nothing is between two lists
  expect(() => query(productQuery).between('collectionIds', ['a'], ['b'])).toThrow(TypeError)
})

test('Only what the platform sorts by is sorted by, and only its way', () => {
  // @ts-expect-error a description is not sorted by
  expect(() => query(productQuery).sort('description')).toThrow('"description" can\'t be sorted by')
  // @ts-expect-error badges sort upwards only
  expect(() => query(badgeQuery).sort('title', 'DESC')).toThrow('"title" can\'t be sorted by DESC')
  // @ts-expect-error cursors have no offset
  query(orderSearch).offset(5)
  expect(() => query(productQuery).limit(0)).toThrow("0 isn't a valid number of items")
  expect(() => query(productQuery).offset(-1)).toThrow(RangeError)
})

test('A search takes words and what to count', () => {
  const built = query(productV3Search)
    .search('moon jar', { mode: 'AND', fuzzy: true, fields: ['name', 'description'] })
    .aggregate({ name: 'brand', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 20 } })
    .aggregate({
      name: 'cheapest',
      type: 'SCALAR',
      fieldPath: 'actualPriceRange.minValue.amount',
      scalar: { type: 'MIN' },
    })
    .limit(24)
    .build()
  expect(built).toEqual({
    filter: {},
    search: { expression: 'moon jar', mode: 'AND', fuzzy: true, fields: ['name', 'description'] },
    aggregations: [
      { name: 'brand', type: 'VALUE', fieldPath: 'brand.name', value: { limit: 20 } },
      {
        name: 'cheapest',
        type: 'SCALAR',
        fieldPath: 'actualPriceRange.minValue.amount',
        scalar: { type: 'MIN' },
      },
    ],
    cursorPaging: { limit: 24 },
  })
  expectTypeOf(built).toExtend<ProductSearch>()
})

test('Words are looked for where the platform does, and counted is what it counts', () => {
  // @ts-expect-error a slug is not searched for words
  expect(() => query(productV3Search).search('a', { fields: ['slug'] })).toThrow('"slug" can\'t be searched')
  expect(() => query(productQuery).search('a')).toThrow("This query doesn't support free-text search.")
  const color = { name: 'color', type: 'VALUE' } as const
  // @ts-expect-error no such field
  expect(() => query(productV3Search).aggregate({ ...color, fieldPath: 'color' })).toThrow(TypeError)
  // @ts-expect-error a query counts nothing
  expect(() => query(productQuery).aggregate({ ...color, fieldPath: 'name' })).toThrow(TypeError)
  const nestedAggregations = [{ ...color, fieldPath: 'color' }] as const
  expect(() =>
    // @ts-expect-error nor within a group
    query(productV3Search).aggregate({ name: 'choices', type: 'NESTED', nested: { nestedAggregations } }),
  ).toThrow('"color" can\'t be counted')
})
