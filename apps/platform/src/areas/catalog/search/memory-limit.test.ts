import { afterAll, expect, test } from 'vitest'
import { createTestPlatform } from '../../../dev/testing.ts'
import { freshIndex } from './keep-fresh.ts'

const site = await createTestPlatform({ seed: 'small', config: { searchMemoryProducts: 3 } })
afterAll(() => site.close())

const words = /^The catalog has more than 3 products, .* Raise SEARCH_MEMORY_PRODUCTS/

test('A catalog above the limit is refused before it is read, in words that name the setting', async () => {
  const { services } = site.platform
  await expect(freshIndex(services)).rejects.toThrow(words)
  const body = JSON.stringify({ search: {} })
  const headers = { authorization: site.ownerKey, 'content-type': 'application/json' }
  const answer = await site.fetch(`${site.url}/stores/v3/products/search`, { method: 'POST', headers, body })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await answer.json()).toMatchObject({
    message: expect.stringMatching(words),
    details: { applicationError: { code: 'CATALOG_TOO_LARGE', data: { most: 3 } } },
  })
})

test('A server whose catalog is above the limit says so when it is asked whether it is ready', async () => {
  const ready = await site.fetch(`${site.url}/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.text()).toContain('Raise SEARCH_MEMORY_PRODUCTS')
})

test('A catalog of exactly as many products as the limit is read', async () => {
  const { services } = site.platform
  const { count } = await services.db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  const enough = await createTestPlatform({
    seed: 'small',
    config: { searchMemoryProducts: Number(count) },
  })
  try {
    expect((await freshIndex(enough.platform.services)).size).toBe(Number(count))
  } finally {
    await enough.close()
  }
})
