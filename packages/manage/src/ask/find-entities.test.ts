import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createCollection, createProduct } from '@galleria/platform-client/catalog-writes'
import { createCustomerSegment } from '@galleria/platform-client/customer-segments'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findEntities } from './find-entities.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
const options = { signal: new AbortController().signal }
beforeAll(async () => {
  await createProduct(store, {
    product: {
      name: 'Zephyr bowl',
      visible: false,
      priceData: { price: 10 },
      manageVariants: true,
      productOptions: [
        {
          name: 'Size',
          choices: [
            { value: 'S', description: 'S' },
            { value: 'L', description: 'L' },
          ],
        },
      ],
    },
  })
  await createCollection(store, { collection: { name: 'Zephyr things', visible: false } })
})
afterAll(() => site.close())

test('Members are found by name or address', async () => {
  const [ada] = await findEntities(store, 'members', 'ada@galleria', options)
  expect(ada?.detail).toBe('ada@galleria.test')
  expect(ada?.name).toMatch(/Ada/)
  expect(await findEntities(store, 'members', 'nobody at all', options)).toEqual([])
})

test('Products that shoppers do not see are found and said to be hidden', async () => {
  const found = await findEntities(store, 'products', 'zephyr', options)
  expect(found.map(({ name, isHidden }) => [name, isHidden])).toEqual([['Zephyr bowl', true]])
  expect((await findEntities(store, 'products', '', options)).length).toBeGreaterThan(3)
})

test('Every variant of what is found is offered by its choices', async () => {
  const found = await findEntities(store, 'variants', 'zephyr', options)
  expect(found.map(({ name }) => name).sort()).toEqual(['Zephyr bowl · L', 'Zephyr bowl · S'])
  expect(new Set(found.map(({ productId }) => productId)).size).toBe(1)
})

test('Collections are found by a part of their name', async () => {
  const found = await findEntities(store, 'collections', 'ZEPH', options)
  expect(found).toMatchObject([{ name: 'Zephyr things', isHidden: true }])
})

test('Segments are found by a part of their name', async () => {
  for (const name of ['Zephyr friends', 'Regulars'])
    await createCustomerSegment(store, { segment: { name, filter: {} } })
  expect((await findEntities(store, 'segments', 'zEPH', options)).map(({ name }) => name)).toEqual([
    'Zephyr friends',
  ])
})
