import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import {
  countBackInStockRequests,
  createBackInStockRequest,
  queryBackInStockRequests,
} from '@galleria/platform-client/back-in-stock'
import { STORES_APP_ID } from '@galleria/platform-client/cart'
import { createProduct } from '@galleria/platform-client/catalog-writes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
beforeAll(() => vi.stubGlobal('fetch', site.fetch))
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }

async function soldOut(name: string): Promise<string> {
  const { product } = await createProduct(store, { product: { name, priceData: { price: 10 } } })
  const { db } = site.platform.services
  await db
    .updateTable('variants')
    .set({ trackQuantity: true, quantity: 0, inStock: false })
    .where('productId', '=', product.id)
    .execute()
  return product.id
}
const ask = (catalogItemId: string, email: string) =>
  createBackInStockRequest(store, {
    request: { catalogReference: { catalogItemId, appId: STORES_APP_ID }, email },
  })

test('Staff see who waits for what, and withdraw a request once they are sure', async () => {
  const [amphora, bowl] = [await soldOut('Amphora'), await soldOut('Bowl')]
  await ask(amphora, 'cy@galleria.test')
  await ask(amphora, 'dee@galleria.test')
  await ask(bowl, 'cy@galleria.test')
  const { user } = await openAs(site, 'staff', `/manage/catalog/waiting?product=${amphora}`)
  const row = within(await screen.findByRole('row', { name: /dee@galleria\.test/ }, patience))
  expect(row.getByRole('link', { name: 'Amphora' }).getAttribute('href')).toContain(amphora)
  expect(screen.getByText('2 people waiting')).toBeTruthy()
  expect(screen.queryByText('Bowl')).toBeNull()
  await user.click(row.getByRole('button', { name: /^Delete/ }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Request canceled.', {}, patience)).toBeTruthy()
  const filter = { 'catalogReference.catalogItemId': amphora }
  expect(await countBackInStockRequests(store, { filter })).toEqual({ count: 1 })
})

test('A product says how many wait for it, and leads to them', async () => {
  const id = await soldOut('Cup')
  await ask(id, 'eve@galleria.test')
  await openAs(site, 'owner', `/manage/catalog/products/${id}`)
  const link = await screen.findByRole('link', { name: '1 person waiting' }, patience)
  expect(link.getAttribute('href')).toBe(`/manage/catalog/waiting?product=${id}`)
})

test('Requests come page by page, on and back', async () => {
  const id = await soldOut('Dish')
  for (let each = 0; each < 5; each += 1) await ask(id, `reader-${each}@galleria.test`)
  const page = async (cursor?: string) => {
    const filter = { 'catalogReference.catalogItemId': id }
    const query = { filter, cursorPaging: { limit: 2, ...(cursor && { cursor }) } }
    const { requests, pagingMetadata } = await queryBackInStockRequests(store, { query })
    expect(requests.every(({ product }) => product.name === 'Dish' && product.waiting === 5)).toBe(true)
    return { ids: requests.map((each) => each.id), cursors: pagingMetadata.cursors ?? {} }
  }
  const first = await page()
  const second = await page(first.cursors.next ?? '')
  const third = await page(second.cursors.next ?? '')
  expect([first, second, third].map(({ ids }) => ids.length)).toEqual([2, 2, 1])
  expect(new Set([...first.ids, ...second.ids, ...third.ids]).size).toBe(5)
  expect((await page(third.cursors.prev ?? '')).ids).toEqual(second.ids)
})
