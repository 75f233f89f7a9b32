import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { listCollectionRules } from '@galleria/platform-client/catalog-rows'
import {
  addProductsToCollection,
  createCollection,
  createProduct,
} from '@galleria/platform-client/catalog-writes'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from '../staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
beforeAll(() => {
  vi.stubGlobal('fetch', site.fetch)
})
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }

test('A collection gets rules after a preview, is marked in the list, and is no longer filled by hand', async () => {
  const tags = { publicTags: { tagIds: ['ruled'] } }
  const { product } = await createProduct(store, {
    product: { name: 'Ruled urn', priceData: { price: 10 }, tags },
  })
  const { collection } = await createCollection(store, { collection: { name: 'Filled by rules' } })
  const { user } = await openAs(site, 'owner', `/manage/catalog/collections/${collection.id}`)
  await user.click(await screen.findByRole('checkbox', { name: 'Add products automatically' }, patience))
  await user.click(screen.getByRole('button', { name: 'Save rules' }))
  expect(await screen.findByText('Enter a value')).toBeTruthy()
  await user.type(screen.getByLabelText('Value 1'), 'ruled')
  expect(await screen.findByText('1 product matches now.', {}, patience)).toBeTruthy()
  expect(screen.getByText('Ruled urn')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save rules' }))
  await vi.waitFor(
    async () =>
      expect((await listCollectionRules(store, undefined)).collections).toMatchObject([
        { id: collection.id, rules: { conditions: [{ field: 'TAG', operator: 'IS', value: 'ruled' }] } },
      ]),
    patience,
  )
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Add products' })).toBeNull(), patience)
  await expect(
    addProductsToCollection(store, { id: collection.id, productIds: [product.id] }),
  ).rejects.toMatchObject({ status: 400 })
  cleanup()
  await openAs(site, 'owner', '/manage/catalog/collections')
  const row = (await screen.findByRole('link', { name: 'Filled by rules' }, patience)).closest('tr')
  expect(row?.textContent).toContain('Automatic')
  cleanup()
  await openAs(site, 'owner', `/manage/catalog/products/${product.id}`)
  const box = await screen.findByRole('checkbox', { name: 'Filled by rules (Automatic)' }, patience)
  expect(box).toHaveProperty('disabled', true)
}, 90_000)
