import { createTestPlatform } from '@galleria/platform/testing'
import { queryCollections } from '@galleria/platform-client/collections'
import { apiKey, createElevatedClient } from '@galleria/platform-client/elevated'
import { queryProducts } from '@galleria/platform-client/products'
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
] as const)('whatever the query builder makes of %s is answered', async (_, schema, send) => {
  const queries = everything(schema)
  expect(queries.length).toBeGreaterThan(20)
  const refused: string[] = []
  for (const built of queries) await send(built).catch((error: Error) => refused.push(error.message))
  expect(refused).toEqual([])
})
