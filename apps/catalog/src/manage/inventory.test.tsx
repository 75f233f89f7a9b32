import { randomUUID } from 'node:crypto'
import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createProduct } from '@galleria/platform-client/catalog-writes'
import { createBusinessLocation } from '@galleria/platform-client/places'
import { listStockLocations, queryStockRows, updateStockCells } from '@galleria/platform-client/stock'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ManageRequest } from './page.ts'
import { loader } from './pages/inventory.tsx'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
beforeAll(() => {
  // The store's side makes a client of its own, which asks as a browser does.
  vi.stubGlobal('fetch', site.fetch)
  // The DOM of these tests has no layout.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const find = async (words: string) => (await queryStockRows(store, { query: { words } })).rows[0]

async function stocked(name: string, available: number): Promise<{ id: string; productId: string }> {
  const { product } = await createProduct(store, { product: { name, priceData: { price: 10 } } })
  const { rows } = await queryStockRows(store, { query: { productId: product.id } })
  const [row] = rows
  if (!row) throw new Error('A product has a variant')
  await updateStockCells(store, { rows: [{ id: row.id, cells: [{ cell: 'available', to: available }] }] })
  return row
}

test('Stock is changed for picked variants, undone as one, and told to the platform', async () => {
  await stocked('Amphora', 7)
  const { user } = await openAs(site, 'staff', '/manage/catalog/inventory?q=Amphora')
  expect(await screen.findByText('1 variant', {}, patience)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Action'), 'add')
  await user.type(screen.getByLabelText('Quantity'), '5')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await vi.waitFor(async () => expect((await find('Amphora'))?.available).toBe(12), patience)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(async () => expect((await find('Amphora'))?.available).toBe(7), patience)
})

test('A variant that nobody counts stays as it is where pieces are added or taken', async () => {
  const { id } = await stocked('Lekythos', 4)
  await updateStockCells(store, { rows: [{ id, cells: [{ cell: 'available', to: true }] }] })
  const { user } = await openAs(site, 'staff', '/manage/catalog/inventory?q=Lekythos')
  expect(await screen.findByText('1 variant', {}, patience)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Action'), 'take')
  await user.type(screen.getByLabelText('Quantity'), '5')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('No cells changed', {}, patience)).toBeTruthy()
  expect(await find('Lekythos')).toMatchObject({ isCounted: false, inStock: true })
})

test('A variant is low by the number of the store, or by its own', async () => {
  const [bowl, cup] = [await stocked('Bowl of low', 6), await stocked('Cup of low', 6)]
  await updateStockCells(store, { rows: [{ id: cup.id, cells: [{ cell: 'lowStockAt', to: 2 }] }] })
  const { user } = await openAs(site, 'staff', '/manage/catalog/inventory?q=of+low&level=low')
  expect(await screen.findByText('No variants found', {}, patience)).toBeTruthy()
  await user.click(screen.getByText('Low at 5 or fewer'))
  const field = screen.getByLabelText('Low-stock threshold of the store')
  await user.clear(field)
  await user.type(field, 'six')
  await user.click(screen.getByRole('button', { name: 'Save threshold' }))
  expect(screen.getByText('Enter a whole number from 0 to 99,999')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '6')
  await user.click(screen.getByRole('button', { name: 'Save threshold' }))
  expect(await screen.findByText('1 variant', {}, patience)).toBeTruthy()
  expect(screen.getByText('Threshold saved.')).toBeTruthy()
  const { rows } = await queryStockRows(store, { query: { words: 'of low', level: 'LOW' } })
  expect(rows.map(({ id }) => id)).toEqual([bowl.id])
})

test('The log of a variant tells each change with who did it, and adds up', async () => {
  const { id, productId } = await stocked('Krater', 9)
  const { user } = await openAs(site, 'staff', `/manage/catalog/inventory/${id}`)
  await user.selectOptions(await screen.findByLabelText('Action', {}, patience), 'take')
  await user.type(screen.getByLabelText('Quantity'), '2')
  await user.click(screen.getByRole('button', { name: 'Update stock' }))
  expect(await screen.findByText('Stock is now 7.', {}, patience)).toBeTruthy()
  const row = within(await screen.findByRole('row', { name: /−2/ }, patience))
  expect(row.getByRole('link', { name: 'Stock changed' })).toBeTruthy()
  expect(screen.getByText(/adds up to 7/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Krater/ }).getAttribute('href')).toContain(productId)
})

test('The file of the inventory has a line for each variant that was found', async () => {
  await stocked('Pithos', 3)
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await openAs(site, 'staff', '/manage/catalog/inventory?q=Pithos')
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }, patience))
  await vi.waitFor(() => expect(saved).toHaveLength(1), patience)
  const [head, line, ...rest] = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(head).toContain('Available')
  expect(line).toMatch(/^"?Pithos"?,.*3/)
  expect(rest).toEqual([])
})

test('Stock is shown and changed at one location, told by the log of that location, and on the page of the product', async () => {
  const { id, productId } = await stocked('Psykter', 7)
  const { locations } = await listStockLocations(store, undefined)
  const address = { country: 'DE' }
  const { businessLocation } = await createBusinessLocation(store, {
    businessLocation: { name: 'Cellar', address },
  })
  const { user } = await openAs(site, 'staff', `/manage/catalog/inventory/${id}`)
  await user.selectOptions(await screen.findByLabelText('Location', {}, patience), 'Cellar')
  await user.selectOptions(screen.getByLabelText('Reason'), 'ORDER')
  await user.type(screen.getByLabelText('Quantity'), '3')
  await user.click(screen.getByRole('button', { name: 'Update stock' }))
  const levels = within(await screen.findByRole('region', { name: 'Stock by location' }, patience))
  expect(await levels.findByRole('row', { name: /^Cellar 3 0 3 0/ }, patience)).toBeTruthy()
  expect(await find('Psykter')).toMatchObject({ available: 10, atDefault: 7 })
  await user.selectOptions(screen.getByLabelText('History of'), 'Cellar')
  await vi.waitFor(
    () => expect(screen.queryByRole('row', { name: new RegExp(locations[0]?.name ?? '') })).toBeTruthy(),
    patience,
  )
  const log = within(screen.getByRole('region', { name: 'Stock history' }))
  await vi.waitFor(() => expect(log.getAllByRole('row')).toHaveLength(2), patience)
  expect(log.getByRole('cell', { name: /\(Sold or returned outside the store\)$/ })).toBeTruthy()
  cleanup()

  const at = `/manage/catalog/inventory?q=Psykter&location=${businessLocation.id}`
  const { user: other } = await openAs(site, 'staff', at)
  expect(await screen.findByText('1 variant', {}, patience)).toBeTruthy()
  await other.selectOptions(screen.getByLabelText('Action'), 'add')
  await other.type(screen.getByLabelText('Quantity'), '2')
  await other.click(screen.getByRole('button', { name: 'Apply' }))
  await vi.waitFor(
    async () => expect(await find('Psykter')).toMatchObject({ available: 12, atDefault: 7 }),
    patience,
  )
  cleanup()

  await openAs(site, 'staff', `/manage/catalog/products/${productId}`)
  const card = within(await screen.findByRole('region', { name: 'Stock by location' }, patience))
  expect(card.getByRole('row', { name: 'Psykter 7 5' })).toBeTruthy()
})

test('The first count at a location of what nobody counted is taken as it is, in the table and on the page of the variant', async () => {
  const address = { country: 'DE' }
  const { businessLocation } = await createBusinessLocation(store, {
    businessLocation: { name: 'Attic', address },
  })
  const inTable = await stocked('Kantharos', 1)
  const onPage = await stocked('Kyathos', 1)
  const cells = [{ cell: 'available' as const, to: true }]
  await updateStockCells(store, { rows: [inTable, onPage].map(({ id }) => ({ id, cells })) })
  const url = new URL('http://shop.test/manage/catalog/inventory')
  const { source } = await loader({
    client: store,
    url,
    signal: AbortSignal.timeout(60_000),
  } as ManageRequest)
  const cell = `at:${businessLocation.id}`
  const [saved] = await source.save([{ id: inTable.id, cells: [{ cell, from: null, to: 4 }] }], randomUUID())
  expect(saved?.cells).toMatchObject([{ cell, outcome: 'SAVED' }])
  expect(await find('Kantharos')).toMatchObject({ isCounted: true, available: 4 })

  const { user } = await openAs(site, 'staff', `/manage/catalog/inventory/${onPage.id}`)
  await user.selectOptions(await screen.findByLabelText('Location', {}, patience), 'Attic')
  await user.type(screen.getByLabelText('Quantity'), '5')
  await user.click(screen.getByRole('button', { name: 'Update stock' }))
  expect(await screen.findByText('Stock is now 5.', {}, patience)).toBeTruthy()
})
