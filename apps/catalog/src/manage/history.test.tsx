import { renderModule, storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { bulkAdjustProductVariantsByFilter } from '@galleria/platform-client/catalog-bulk'
import { queryCatalogEdits } from '@galleria/platform-client/catalog-edits'
import { createProduct, updateProduct } from '@galleria/platform-client/catalog-writes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import module from '../module.ts'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
// The store's side makes a client of its own, which asks as a browser does.
const asked: string[] = []
beforeAll(() =>
  vi.stubGlobal('fetch', (...[input, init]: Parameters<typeof fetch>) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return site.fetch(input, init)
  }),
)
beforeEach(() => void asked.splice(0))
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const make = async (name: string) =>
  (await createProduct(store, { product: { name, priceData: { price: 10 } } })).product
const priceAt = async (id: string) =>
  (await updateProduct(store, { product: { id } })).product.priceData?.price

test('A visitor is led to the sign-in, and back from there', async () => {
  const { router } = renderModule(module, { at: '/manage/catalog/history', platform: site })
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/account/sign-in'), patience)
  expect(new URLSearchParams(router.state.location.search).get('returnTo')).toBe('/manage/catalog/history')
})

test('A member is told that it is for the owner, and sees nothing of it', async () => {
  await openAs(site, 'ada', '/manage/catalog')
  const heading = { level: 1, name: 'You don’t have access to this page' }
  expect(await screen.findByRole('heading', heading, patience)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('An unknown id has no page', async () => {
  await openAs(site, 'staff', '/manage/catalog/nonsense')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this page' }, patience)).toBeTruthy()
})

test('An edit tells from what to what, and is taken back but for what is newer', async () => {
  const { id } = await make('Amphora')
  await updateProduct(store, { product: { id, priceData: { price: 12.5 } } })
  const { user } = await openAs(site, 'owner', `/manage/catalog/history?product=${id}`)
  await user.click(await screen.findByRole('link', { name: 'Product changed' }, patience))
  const row = within(await screen.findByRole('row', { name: /Amphora/ }, patience))
  expect(row.getByText('Price: $10.00 → $12.50')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('1 change undone.', {}, patience)).toBeTruthy()
  expect(await priceAt(id)).toBe(10)
  // Once more: the price is no longer as that edit left it.
  await user.click(await screen.findByRole('button', { name: 'Retry undo' }, patience))
  expect(await screen.findByText('1 item wasn’t changed', {}, patience)).toBeTruthy()
  expect(await priceAt(id)).toBe(10)
  const { catalogEdits } = await queryCatalogEdits(store, { query: { filter: { entityId: id } } })
  expect(catalogEdits.map(({ call }) => call)).toEqual(['UndoCatalogEdit', 'UpdateProduct', 'CreateProduct'])
  expect(catalogEdits[0]?.by).toBeTruthy()
})

test('The page of an edit asks for a job only where a job made it', async () => {
  const { id } = await make('Jobless amphora')
  const { catalogEdits } = await queryCatalogEdits(store, { query: { filter: { entityId: id } } })
  const [edit] = catalogEdits
  await openAs(site, 'owner', `/manage/catalog/history/${edit?.id}`)
  await screen.findByRole('row', { name: /Jobless amphora/ }, patience)
  const ofJobs = () => asked.filter((path) => path.endsWith('/job'))
  expect(asked).toContain(`/stores/v1/catalog-edits/${edit?.id}`)
  expect(ofJobs()).toEqual([])
  cleanup()
  const { jobId } = await bulkAdjustProductVariantsByFilter(store, {
    filter: { id },
    adjust: { price: { amount: 5 } },
  })
  await openAs(site, 'owner', `/manage/catalog/history/${jobId}`)
  expect(await screen.findByRole('meter', {}, patience)).toBeTruthy()
  expect(ofJobs()).toContain(`/stores/v1/catalog-edits/${jobId}/job`)
})
