import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { catalogAdapter } from '@galleria/platform-client/catalog-v3'
import { createProduct, getOwnProduct, updateProduct } from '@galleria/platform-client/catalog-writes'
import { cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const platform = await createTestPlatform({ seed: 'small', config: { catalog: 'v3' } })
const site = { ...platform, catalog: catalogAdapter }
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => {
  vi.stubGlobal('fetch', site.fetch)
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
afterAll(() => platform.close())

const LONG = { timeout: 30_000 }
const read = async (id: string) =>
  (await getOwnProduct(store, { id, includeMerchantSpecificData: true })).product

test('A product is made on a site of V3, then gets options whose variants have prices and stock of their own', async () => {
  const { user, router } = await openAs(site, 'owner', '/manage/catalog/products/new')
  await user.type(await screen.findByLabelText('Name', {}, LONG), 'Tall jug')
  await user.type(screen.getByLabelText('Price (USD)'), '20')
  await user.type(screen.getByLabelText('SKU'), 'JUG')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('heading', { level: 1, name: 'Tall jug' }, LONG)
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  expect(await read(id)).toMatchObject({ name: 'Tall jug', slug: 'tall-jug', sku: 'JUG' })
  await user.click(await screen.findByRole('button', { name: 'Add option' }, LONG))
  // Catalog V3 has SKUs of variants alone.
  expect(screen.queryByLabelText('SKU')).toBeNull()
  await user.type(screen.getByLabelText('Option name'), 'Size')
  await user.type(screen.getByLabelText('Choice 1'), 'S')
  await user.click(screen.getByRole('button', { name: 'Add choice' }))
  await user.type(screen.getByLabelText('Choice 2'), 'L')
  await user.type(screen.getByLabelText('Price of L'), '24')
  await user.click(screen.getByRole('checkbox', { name: 'Select all variants' }))
  await user.selectOptions(screen.getByLabelText('Field'), 'Stock')
  await user.type(screen.getByLabelText('Value'), '7')
  await user.click(screen.getByRole('button', { name: 'Apply to selected (2)' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(
    (await read(id)).variants.map(({ choices, variant, stock }) => [
      choices.Size,
      variant.priceData.price,
      stock.quantity,
    ]),
  ).toEqual([
    ['S', 20, 7],
    ['L', 24, 7],
  ])
})

test('A conflict on a site of V3 keeps both changes, and what both changed asks for a choice', async () => {
  const { product } = await createProduct(store, { product: { name: 'Bowl', priceData: { price: 10 } } })
  const { id } = product
  const { user } = await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const price = await screen.findByLabelText<HTMLInputElement>('Price (USD)', {}, LONG)
  await user.clear(price)
  await user.type(price, '12')
  await updateProduct(store, { product: { id, priceData: { price: 15 }, sku: 'BOWL' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Take theirs: Price' }, LONG))
  expect(price.value).toBe('15')
  expect(screen.getByLabelText<HTMLInputElement>('SKU').value).toBe('BOWL')
  await user.clear(price)
  await user.type(price, '13')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved.', {}, LONG)
  expect(await read(id)).toMatchObject({ priceData: { price: 13 }, sku: 'BOWL' })
})
