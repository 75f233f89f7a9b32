import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { createProduct } from '@galleria/platform-client/catalog-writes'
import { createBusinessLocation } from '@galleria/platform-client/places'
import { queryStockRows, updateStockCells } from '@galleria/platform-client/stock'
import {
  createStockTransfer,
  getStockTransfer,
  sendStockTransfer,
} from '@galleria/platform-client/stock-transfers'
import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
const places: string[] = []
beforeAll(async () => {
  // The store's side makes a client of its own, which asks as a browser does.
  vi.stubGlobal('fetch', site.fetch)
  for (const name of ['Gallery shop', 'Depot']) {
    const address = { country: 'DE', city: 'Berlin' }
    const { businessLocation } = await createBusinessLocation(store, { businessLocation: { name, address } })
    places.push(businessLocation.id)
  }
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const rowOf = async (name: string) => (await queryStockRows(store, { query: { words: name } })).rows[0]

async function stocked(name: string, available: number): Promise<string> {
  const { product } = await createProduct(store, { product: { name, priceData: { price: 10 } } })
  const { rows } = await queryStockRows(store, { query: { productId: product.id } })
  const [row] = rows
  if (!row) throw new Error('A product has a variant')
  const cells = [{ cell: 'available' as const, locationId: places[0] ?? '', to: available }]
  await updateStockCells(store, { rows: [{ id: row.id, cells }] })
  return row.id
}

/** A transfer from the shop to the depot, in transit. */
async function sentTransfer(reference: string, variantId: string, quantity: number): Promise<string> {
  const [fromLocationId, toLocationId = ''] = places
  const lines = [{ variantId, quantity }]
  const { transfer } = await createStockTransfer(store, {
    transfer: { reference, ...(fromLocationId && { fromLocationId }), toLocationId, lines },
  })
  await sendStockTransfer(store, { transferId: transfer.id })
  return transfer.id
}

test('A transfer is written with picked variants, and sent from its own page', async () => {
  await stocked('Sextant', 9)
  const { user } = await openAs(site, 'staff', '/manage/catalog/stock-transfers/new')
  await user.click(await screen.findByRole('button', { name: 'Save' }, patience))
  expect(screen.getByText('Enter a reference')).toBeTruthy()
  expect(screen.getByText('Add 1 to 200 variants')).toBeTruthy()
  await user.type(screen.getByLabelText('Reference'), 'PO-7')
  await user.selectOptions(screen.getByLabelText('From'), 'Gallery shop')
  await user.selectOptions(screen.getByLabelText('To'), 'Depot')
  await user.type(screen.getByRole('combobox', { name: 'Variants' }), 'Sextant')
  await user.click(await screen.findByRole('option', { name: /Sextant/ }, patience))
  const field = screen.getByLabelText('Quantity of Sextant')
  await user.clear(field)
  await user.type(field, '4')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Send transfer' }, patience))
  expect(await screen.findByText('In transit', {}, patience)).toBeTruthy()
  expect(await rowOf('Sextant')).toMatchObject({ available: 5, incoming: 4 })
  const history = within(screen.getByRole('region', { name: 'Transfer history' }))
  expect(history.getByText('Transfer sent')).toBeTruthy()
})

test('Goods are received in parts, and never more than are incoming', async () => {
  const variantId = await stocked('Quadrant', 6)
  const id = await sentTransfer('PO-8', variantId, 5)
  const { user } = await openAs(site, 'staff', `/manage/catalog/stock-transfers/${id}`)
  const received = await screen.findByLabelText('Received of Quadrant', {}, patience)
  const receive = () => user.click(screen.getByRole('button', { name: 'Receive items' }))
  await receive()
  expect(screen.getByText('Enter at least 1 item')).toBeTruthy()
  await user.type(received, '6')
  await receive()
  expect(screen.getByText(/^5 are incoming/)).toBeTruthy()
  await user.clear(received)
  await user.type(received, '3')
  await user.type(screen.getByLabelText('Lost or rejected of Quadrant'), '1')
  await receive()
  expect(await screen.findByText('3 received, 1 lost or rejected', {}, patience)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Fill in all incoming' }))
  await receive()
  expect(await screen.findByText('Received', { selector: 'span' }, patience)).toBeTruthy()
  expect(await rowOf('Quadrant')).toMatchObject({ available: 5, incoming: 0 })
  await user.click(screen.getByRole('button', { name: 'Undo last receiving' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  expect(dialog.getByText(/leaves the stock of Depot/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Undo last receiving' }))
  expect(await screen.findByText(/^Receiving undone/, {}, patience)).toBeTruthy()
  expect(await screen.findByText('In transit', { selector: 'span' }, patience)).toBeTruthy()
})

test('A transfer in transit changes its texts and day, with its places locked, and keeps typed arrivals', async () => {
  const id = await sentTransfer('PO-11', await stocked('Alidade', 6), 2)
  const { user } = await openAs(site, 'staff', `/manage/catalog/stock-transfers/${id}`)
  await user.type(await screen.findByLabelText('Received of Alidade', {}, patience), '1')
  const from = screen.getByLabelText('From')
  expect(from).toHaveProperty('disabled', true)
  expect(screen.getByLabelText('To')).toHaveProperty('disabled', true)
  expect(within(from).getByRole('option', { selected: true }).textContent).toBe('Gallery shop')
  expect(screen.queryByRole('combobox', { name: 'Variants' })).toBeNull()
  await user.type(screen.getByLabelText('Note'), 'By van')
  await user.type(screen.getByLabelText('Expected on'), '2027-01-02')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Transfer changed', {}, patience)).toBeTruthy()
  const { transfer } = await getStockTransfer(store, { transferId: id })
  expect(transfer).toMatchObject({ note: 'By van', expectedOn: '2027-01-02', status: 'IN_TRANSIT' })
  expect(screen.getByLabelText('Received of Alidade')).toHaveProperty('value', '1')
  await user.click(screen.getByRole('button', { name: 'Receive items' }))
  expect(await screen.findByText('1 received, 0 lost or rejected', {}, patience)).toBeTruthy()
})

test('Canceling says where the goods go, and puts them back', async () => {
  const variantId = await stocked('Gnomon', 6)
  const id = await sentTransfer('PO-9', variantId, 2)
  const { user } = await openAs(site, 'staff', `/manage/catalog/stock-transfers/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Cancel transfer' }, patience))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  expect(dialog.getByText(/go back to Gallery shop/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel transfer' }))
  await vi.waitFor(
    async () => expect((await getStockTransfer(store, { transferId: id })).transfer.status).toBe('CANCELED'),
    patience,
  )
  expect(await rowOf('Gnomon')).toMatchObject({ available: 6, incoming: 0 })
})

test('The list has a tab for each state, and the log of a variant leads to its transfers', async () => {
  const variantId = await stocked('Octant', 6)
  const id = await sentTransfer('Autumn move', variantId, 2)
  await openAs(site, 'staff', '/manage/catalog/stock-transfers?status=IN_TRANSIT&q=octant')
  const link = await screen.findByRole('link', { name: 'Autumn move' }, patience)
  expect(link.getAttribute('href')).toContain(id)
  expect(screen.getByText('1 transfer')).toBeTruthy()
  const tabs = within(screen.getByRole('navigation', { name: /transfers/i }))
  expect(tabs.getByRole('link', { name: /^In transit/ }).textContent).toMatch(/1/)
  cleanup()
  await openAs(site, 'staff', `/manage/catalog/inventory/${variantId}`)
  const row = within(await screen.findByRole('row', { name: /−2/ }, patience))
  expect(row.getByText('Gallery shop')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Autumn move' }).getAttribute('href')).toContain(id)
  expect(screen.getByRole('link', { name: 'Transfers of this variant' })).toBeTruthy()
})

test('The file of a transfer has a line for each variant', async () => {
  const id = await sentTransfer('PO-10', await stocked('Dioptra', 6), 2)
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { user } = await openAs(site, 'staff', `/manage/catalog/stock-transfers/${id}`)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }, patience))
  await vi.waitFor(() => expect(saved).toHaveLength(1), patience)
  const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/PO-10.*Dioptra.*2.*0.*0.*2/)
})
