import { createTestPlatform } from '@galleria/platform/testing'
import { queryCollections } from '@galleria/platform-client/collections'
import { apiKey, createElevatedClient } from '@galleria/platform-client/elevated'
import { listMembers, updateMemberSlug } from '@galleria/platform-client/members'
import {
  getStoreVariant,
  queryProducts,
  queryProductVariants,
  queryStoreVariants,
} from '@galleria/platform-client/products'
import { collectionQuery, productQuery, type QuerySchema, query } from '@galleria/platform-client/query'
import { afterAll, expect, test } from 'vitest'

const site = await createTestPlatform({ seed: 'small' })
afterAll(() => site.close())
const owner = createElevatedClient({
  baseUrl: site.url,
  fetch: site.fetch,
  credentials: apiKey({ key: site.ownerKey }),
})

const operators = ['$eq', '$ne', '$in', '$nin', '$gt', '$gte', '$lt', '$lte', '$startsWith', '$endsWith']
operators.push('$contains', '$exists', '$isEmpty', '$hasSome', '$hasAll')
const values: Readonly<Record<string, unknown>> = {
  text: 'a',
  id: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  number: 1,
  decimal: '1',
  date: new Date(),
}

/** Every filter and every order that the schema lets a caller build. */
function everything(schema: QuerySchema) {
  const start = query(schema) as unknown as Record<'where' | 'sort', (...args: unknown[]) => typeof built>
  const built = query(schema)
  return Object.entries(schema.fields).flatMap(([name, { kind, sort }]) => [
    ...operators.flatMap((operator) => {
      const value = ['$in', '$nin', '$hasSome', '$hasAll'].includes(operator) ? [values[kind]] : values[kind]
      try {
        return start.where(name, operator, /exists|isEmpty/.test(operator) ? true : value).build()
      } catch {
        return []
      }
    }),
    ...(sort === 'none' ? [] : [start.sort(name).build(), start.sort(name, 'DESC').build()]),
  ])
}

test.each([
  ['products', productQuery, (page: object) => queryProducts(owner, { query: page })],
  ['collections', collectionQuery, (page: object) => queryCollections(owner, { query: page })],
] as const)('Every query that the builder makes of %s is answered', async (_, schema, send) => {
  const queries = everything(schema)
  expect(queries.length).toBeGreaterThan(20)
  const refused: string[] = []
  for (const built of queries) await send(built).catch((error: Error) => refused.push(error.message))
  expect(refused).toEqual([])
})

test('Members are listed by page, in order and in full, and staff change the path of a profile', async () => {
  const sorting = [{ fieldName: 'createdDate', order: 'ASC' }] as const
  const page = { paging: { limit: 2, offset: 1 }, sorting, fieldsets: ['FULL'] } as const
  const { members, metadata } = await listMembers(owner, page)
  expect(members).toHaveLength(2)
  expect(metadata).toMatchObject({ count: 2, offset: 1 })
  const dates = members.map(({ createdDate }) => Number(createdDate))
  expect(dates).toEqual(dates.toSorted((a, b) => a - b))
  const [{ id } = { id: '' }] = members as { id: string }[]
  const { member } = await updateMemberSlug(owner, { id, slug: 'a-path-by-staff' })
  expect(member.profile?.slug).toBe('a-path-by-staff')
})

test('Variants are found in the whole shop and one by one, and tell their costs to the owner who asks', async () => {
  const { variants, metadata } = await queryStoreVariants(owner, { query: { paging: { limit: 3 } } })
  expect(variants).toHaveLength(3)
  expect(metadata.total).toBeGreaterThan(3)
  const [first] = variants
  expect(await getStoreVariant(owner, { id: first?.id ?? '' })).toEqual({ variant: first })
  const { products } = await queryProducts(owner, { query: { paging: { limit: 1 } } })
  const id = products[0]?.id ?? ''
  const told = await queryProductVariants(owner, { id, includeMerchantSpecificData: true })
  expect(told.variants[0]?.variant).toHaveProperty('costAndProfitData')
  const untold = await queryProductVariants(owner, { id })
  expect(untold.variants[0]?.variant).not.toHaveProperty('costAndProfitData')
})
