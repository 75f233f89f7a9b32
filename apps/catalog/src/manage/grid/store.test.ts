import type { CatalogRow } from '@galleria/platform-client/catalog-rows'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { columns } from './rules/columns.ts'
import { products } from './rules/kind.ts'
import { at } from './rules/range.ts'
import { Sheet } from './sheet.ts'
import type { CellWrite, Source } from './source.ts'
import { GridStore } from './store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const speech = {
  decimals: 2,
  words: { visible: 'On sale', hidden: 'Hidden', inStock: 'In stock', outOfStock: 'Out of stock' },
  collections: new Map<string, string>(),
}
const rowOf = (index: number): CatalogRow => ({
  ...{ id: `p${index}`, revision: '1', name: `Bowl ${index}`, slug: `bowl-${index}`, sku: null, price: 10 },
  ...{ discount: { type: 'NONE', value: 0 }, cost: null, weight: null, visible: true, brand: null },
  ...{ ribbon: null, collections: [], stock: { quantity: 3, inStock: true }, variants: 1 },
})

/** A shop in memory, of which cells are compared as the platform does it. */
function shop(total: number) {
  const rows = new Map(Array.from({ length: total }, (_, index) => [`p${index}`, rowOf(index)]))
  const sent: { id: string; cells: CellWrite[] }[][] = []
  const source: Source = {
    read: async ({ offset, limit }) => ({ rows: [...rows.values()].slice(offset, offset + limit), total }),
    async save(wanted) {
      sent.push(wanted)
      return wanted.map(({ id, cells }, originalIndex) => {
        const results = cells.map(({ cell, from, to }) => {
          const row = rows.get(id) as CatalogRow & Record<string, unknown>
          if (row[cell] !== from) return { cell, outcome: 'CONFLICT', current: row[cell] }
          rows.set(id, { ...row, [cell]: to })
          return { cell, outcome: 'SAVED' }
        })
        return { itemMetadata: { id, originalIndex, success: true }, cells: results, item: rows.get(id) }
      })
    },
  }
  const store = new GridStore(source, speech, { rows: [...rows.values()].slice(0, 100), total }, products)
  const price = (id: string) => rows.get(id)?.price
  return { rows, sent, source, store, price }
}
const settle = () => vi.advanceTimersByTimeAsync(1000)

test('Typed cells show immediately and are saved together', async () => {
  const { store, sent, price } = shop(3)
  store.write([{ id: 'p0', column: 'price', text: '12' }])
  store.write([
    { id: 'p0', column: 'price', text: '13' },
    { id: 'p1', column: 'name', text: 'Plate' },
  ])
  expect([store.viewOf('p0')?.row.price, price('p0')]).toEqual([13, 10])
  await settle()
  expect(sent).toEqual([
    [
      { id: 'p0', cells: [{ cell: 'price', from: 10, to: 13 }] },
      { id: 'p1', cells: [{ cell: 'name', from: 'Bowl 1', to: 'Plate' }] },
    ],
  ])
  expect([price('p0'), store.saving.left]).toEqual([13, 0])
})

test('A paste is undone as one, and what was saved of it is written back', async () => {
  const { store, price } = shop(3)
  store.write(['p0', 'p1', 'p2'].map((id) => ({ id, column: 'price' as const, text: '99' })))
  await settle()
  expect(store.undo()).toBe(3)
  await settle()
  expect(['p0', 'p1', 'p2'].map(price)).toEqual([10, 10, 10])
  store.redo()
  await settle()
  expect(price('p1')).toBe(99)
  expect([store.canUndo, store.canRedo]).toEqual([true, false])
})

test('A refused value stays in its cell with the reason and is not sent', async () => {
  const { store, sent } = shop(1)
  expect(store.write([{ id: 'p0', column: 'price', text: 'dear' }])).toEqual({ changed: 0, refused: 1 })
  await settle()
  expect(sent).toEqual([])
  expect(store.open()).toMatchObject([
    { id: 'p0', column: 'price', draft: { text: 'dear', problem: 'number' } },
  ])
  store.write([{ id: 'p0', column: 'price', text: '10' }])
  expect(store.open()).toEqual([])
})

test('A cell that a colleague changed keeps mine or takes theirs', async () => {
  const { store, rows, price } = shop(2)
  for (const id of ['p0', 'p1']) rows.set(id, { ...(rows.get(id) as CatalogRow), price: 50 })
  store.write(['p0', 'p1'].map((id) => ({ id, column: 'price' as const, text: '12' })))
  await settle()
  expect(store.open().map(({ draft }) => [draft.state, draft.theirs])).toEqual([
    ['conflict', 50],
    ['conflict', 50],
  ])
  store.keepMine('p0', 'price')
  store.forget('p1', 'price')
  await settle()
  expect([price('p0'), price('p1'), store.viewOf('p1')?.row.price]).toEqual([12, 50, 50])
  expect(store.open()).toEqual([])
})

test('A change while it is saved is saved afterwards', async () => {
  const { store, source, sent, price } = shop(1)
  const save = source.save.bind(source)
  let go: (() => void) | undefined
  source.save = async (rows, key) => {
    await new Promise<void>((done) => {
      go = done
    })
    return save(rows, key)
  }
  store.write([{ id: 'p0', column: 'price', text: '11' }])
  await settle()
  store.write([{ id: 'p0', column: 'price', text: '12' }])
  go?.()
  await settle()
  go?.()
  await settle()
  expect(sent.map(([row]) => row?.cells[0])).toEqual([
    { cell: 'price', from: 10, to: 11 },
    { cell: 'price', from: 11, to: 12 },
  ])
  expect([price('p0'), store.saving.left]).toEqual([12, 0])
})

test('A platform that cannot be reached loses no cell, and a retry sends all again', async () => {
  const { store, source, price } = shop(1)
  const save = source.save.bind(source)
  source.save = () => Promise.reject(new TypeError('fetch failed'))
  store.write([{ id: 'p0', column: 'price', text: '11' }])
  await settle()
  expect(store.saving).toEqual({ left: 1, isFailed: true })
  expect(store.viewOf('p0')?.row.price).toBe(11)
  source.save = save
  store.retry()
  await settle()
  expect([price('p0'), store.saving]).toEqual([11, { left: 0, isFailed: false }])
})

test('Lines are read where they are looked at, and once', async () => {
  const { store, source } = shop(5000)
  const read = vi.spyOn(source, 'read')
  expect(store.viewAt(4000)).toBeUndefined()
  await Promise.all([store.windows.ensure(4000, 4020), store.windows.ensure(4010, 4030)])
  expect(store.viewAt(4020)?.row.name).toBe('Bowl 4020')
  expect(read).toHaveBeenCalledTimes(1)
  await store.windows.ensure(0, 4999)
  expect(store.windows.isThere(0, 4999)).toBe(true)
  expect(read.mock.calls.length).toBeLessThanOrEqual(6)
})

test('A pasted block with quotes, tabs and lines in its cells goes back and is done again as one', async () => {
  const { store, rows } = shop(3)
  const [name, price] = ['name', 'price'].map((id) => columns.find((column) => column.id === id))
  if (!name || !price) throw new Error('Both columns are known')
  const sheet = new Sheet(store, [name, price])
  const start = at({ row: 1, column: 0 })
  const told = await sheet.paste('"Bowl ""Tide"", large"\t12\r\n"Two\nlines"\t"1""x"\r\n', start)
  expect([told.changed, told.refused]).toEqual([3, 1])
  expect(told.range).toEqual({ anchor: { row: 1, column: 0 }, head: { row: 2, column: 1 } })
  await settle()
  const pasted = () => ['p1', 'p2'].map((id) => [rows.get(id)?.name, rows.get(id)?.price])
  const done = [
    ['Bowl "Tide", large', 12],
    ['Two\nlines', 10],
  ]
  expect(pasted()).toEqual(done)
  expect(store.undo()).toBe(3)
  await settle()
  expect(pasted()).toEqual([
    ['Bowl 1', 10],
    ['Bowl 2', 10],
  ])
  expect([store.redo(), store.canRedo]).toEqual([3, false])
  await settle()
  expect(pasted()).toEqual(done)
})
