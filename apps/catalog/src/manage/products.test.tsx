import { storeOf } from '@galleria/federation/testing'
import { createTestPlatform } from '@galleria/platform/testing'
import { getCatalogJob } from '@galleria/platform-client/catalog-bulk'
import { queryCatalogEdits } from '@galleria/platform-client/catalog-edits'
import { queryCatalogRows, updateCatalogCells } from '@galleria/platform-client/catalog-rows'
import { createCollection, createProduct } from '@galleria/platform-client/catalog-writes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openAs } from './staff.fixture.ts'

const site = await createTestPlatform({ seed: 'small' })
const store = storeOf(site)
beforeAll(() => {
  // The store's side makes a client of its own, which asks as a browser does.
  vi.stubGlobal('fetch', site.fetch)
  // The DOM of these tests has no layout.
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(cleanup)
afterAll(() => site.close())

const patience = { timeout: 30_000 }
const make = async (name: string) =>
  (await createProduct(store, { product: { name, priceData: { price: 10 } } })).product.id
const rowOf = async (id: string) => (await queryCatalogRows(store, { query: { filter: { id } } })).rows[0]

async function openGrid(query: string) {
  const opened = await openAs(site, 'owner', `/manage/catalog?${query}`)
  const grid = await screen.findByRole('grid', { name: 'Product table' }, patience)
  grid.focus()
  return { ...opened, grid }
}
const saved = () => screen.findByText('All changes saved', {}, patience)
/** The active cell, as assistive technology finds it. */
const active = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '') as HTMLElement

test('A price is found by keyboard, typed, saved, undone and done again', async () => {
  const id = await make('Keyboarded amphora')
  const { user, grid } = await openGrid('q=keyboarded')
  expect(grid.getAttribute('aria-rowcount')).toBe('2')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(active(grid).textContent).toBe('10.00')
  await user.keyboard('12.5{Enter}')
  expect(within(grid).getByText('12.50')).toBeTruthy()
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ price: 12.5 }), patience)
  await saved()
  expect(document.activeElement).toBe(grid)
  await user.keyboard('{Control>}z{/Control}')
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ price: 10 }), patience)
  await user.keyboard('{Control>}y{/Control}')
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ price: 12.5 }), patience)
  const { catalogEdits } = await queryCatalogEdits(store, { query: { filter: { entityId: id } } })
  expect(catalogEdits.map(({ call }) => call)).toEqual([
    ...['UpdateCatalogCells', 'UpdateCatalogCells', 'UpdateCatalogCells', 'CreateProduct'],
  ])
})

test('A block of a spreadsheet is pasted, what cannot be saved says why, and it goes back as one', async () => {
  const ids = [await make('Pasted one'), await make('Pasted two'), await make('Pasted three')]
  const { user, grid } = await openGrid('q=pasted&sort=name:ASC')
  await user.keyboard('{ArrowRight}')
  fireEvent.paste(grid, { clipboardData: { getData: () => 'A-1\t11\nA-2\tdear\nA-3\t$13.00\n' } })
  expect(await screen.findByText('5 cells changed. Can’t be saved: 1', {}, patience)).toBeTruthy()
  expect(screen.getByText(/Pasted three, Price: “dear” – Enter a number/)).toBeTruthy()
  await vi.waitFor(async () => {
    const rows = await Promise.all(ids.map(rowOf))
    expect(rows.map((row) => [row?.sku, row?.price])).toEqual([
      ['A-1', 11],
      ['A-3', 13],
      ['A-2', 10],
    ])
  }, patience)
  const copied = new Map<string, string>()
  fireEvent.copy(grid, { clipboardData: { setData: (type: string, text: string) => copied.set(type, text) } })
  expect(copied.get('text/plain')).toBe('A-1\t11.00\nA-2\tdear\nA-3\t13.00')
  await user.click(screen.getByRole('button', { name: 'Discard: Pasted three, Price' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await vi.waitFor(async () => expect((await rowOf(ids[0] ?? ''))?.sku).toBeNull(), patience)
})

test("A colleague's changes are shown cell by cell, and theirs or mine is kept", async () => {
  const id = await make('Contested krater')
  const { user, grid } = await openGrid('q=contested')
  await updateCatalogCells(store, { rows: [{ id, cells: [{ cell: 'price', to: 77 }] }] })
  await user.keyboard('{ArrowRight}{ArrowRight}12{Tab}5{Enter}')
  expect(
    await screen.findByText(/Contested krater, Price: yours is 12.00, theirs is 77.00/, {}, patience),
  ).toBeTruthy()
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ price: 77, cost: 5 }), patience)
  await user.click(screen.getByRole('button', { name: 'Keep mine: Contested krater, Price' }))
  await vi.waitFor(async () => expect(await rowOf(id)).toMatchObject({ price: 12 }), patience)
  expect(within(grid).queryByText('77.00')).toBeNull()
})

test('Columns are hidden and moved, and a view keeps its question for whoever made it', async () => {
  const { user } = await openGrid('stock=out')
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toBeTruthy()
  await user.click(screen.getByText('Columns'))
  await user.click(screen.getByRole('checkbox', { name: 'Weight' }))
  expect(screen.queryByRole('columnheader', { name: 'Weight' })).toBeNull()
  await user.click(screen.getByText('Save view'))
  await user.type(screen.getByRole('textbox', { name: 'View name' }), 'Gone')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const saved = await screen.findByRole('link', { name: 'Gone' }, patience)
  expect(saved.getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: 'Hidden' }))
  await vi.waitFor(
    () => expect(screen.getByRole('link', { name: 'Gone' }).getAttribute('aria-current')).toBeNull(),
    patience,
  )
})

test('Many get what is chosen from lists, after a preview of all results', async () => {
  const ids = [await make('Listed jug one'), await make('Listed jug two')]
  const product = { name: 'Listed jug three', priceData: { price: 10 }, ribbon: 'Fired twice' }
  await createProduct(store, { product })
  const { collection } = await createCollection(store, { collection: { name: 'Jugs', visible: false } })
  const { user } = await openGrid('q=listed')
  await user.click(screen.getByText('Bulk edit'))
  await user.selectOptions(screen.getByLabelText('Products'), 'all')
  await user.selectOptions(screen.getByLabelText('Field'), 'ribbon')
  await user.selectOptions(screen.getByLabelText('Value'), 'Fired twice')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  expect(
    await screen.findByText('2 will change · 1 unchanged · 0 can’t be changed', {}, patience),
  ).toBeTruthy()
  expect(screen.getAllByText('Ribbon: – → Fired twice')).toHaveLength(2)
  await user.selectOptions(screen.getByLabelText('Field'), 'collections')
  await user.selectOptions(screen.getByLabelText('Value'), 'Jugs')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  await user.click(await screen.findByRole('button', { name: 'Change 3' }, patience))
  // The button is gone, and whoever pressed it goes on from where it was.
  const panel = screen.getByText('Bulk edit').closest('details')
  expect(panel?.contains(document.activeElement)).toBe(true)
  await saved()
  await vi.waitFor(
    async () =>
      expect((await Promise.all(ids.map(rowOf))).map((row) => row?.collections)).toEqual([
        [collection.id],
        [collection.id],
      ]),
    patience,
  )
}, 90_000)

test('Picked products get tags, are copied hidden, and are deleted by a job after a question', async () => {
  const ids = [await make('Handled bowl one'), await make('Handled bowl two')]
  const { user, grid, router } = await openGrid('q=handled&sort=name:ASC')
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await user.click(screen.getByText('Bulk edit'))
  await user.selectOptions(screen.getByLabelText('Field'), 'tags')
  await user.type(screen.getByLabelText('Value'), 'clay, gift')
  await user.click(screen.getByRole('button', { name: 'Preview changes' }))
  await user.click(await screen.findByRole('button', { name: 'Change 2' }, patience))
  await saved()
  await vi.waitFor(
    async () => expect(await rowOf(ids[1] ?? '')).toMatchObject({ tags: ['clay', 'gift'] }),
    patience,
  )
  await user.click(screen.getByRole('button', { name: 'Duplicate 2' }))
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }, patience))
  await screen.findByText(/2 copies created/, {}, patience)
  const copies = await queryCatalogRows(store, { query: { search: { expression: 'Copy of Handled' } } })
  expect(copies.rows.map(({ visible }) => visible)).toEqual([false, false])
  await vi.waitFor(() => expect(grid.getAttribute('aria-rowcount')).toBe('5'), patience)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', {}, patience))
  await user.selectOptions(dialog.getByLabelText('Products'), 'all')
  await user.click(dialog.getByRole('button', { name: 'Delete 4' }))
  await vi.waitFor(
    () => expect(router.state.location.pathname).toContain('/manage/catalog/history/'),
    patience,
  )
  const id = router.state.location.pathname.split('/').at(-1) ?? ''
  const { job } = await getCatalogJob(store, { id })
  expect(job).toMatchObject({ call: 'BulkDeleteProductsByFilter', total: 4 })
}, 90_000)
