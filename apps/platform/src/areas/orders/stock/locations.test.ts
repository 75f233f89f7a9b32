import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Trx, transaction } from '../../../data/database.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'
import { restock, takeStock } from './stock.ts'

let site: TestPlatform
let staff: ReturnType<typeof staffOf>
/** Ids of locations by name; the store is the default. */
const at: Record<string, string> = {}
beforeAll(async () => {
  site = await createTestPlatform()
  staff = staffOf(site)
  for (const name of ['Store', 'Attic', 'Warehouse']) {
    const businessLocation = { name, address: { country: 'DE' } }
    const { body } = await staff('POST', '/ecom/v1/business-locations', { businessLocation })
    at[name] = body.businessLocation.id
  }
})
afterAll(() => site.close())

const date = new Date('2026-12-01T00:00:00Z')
const cellsOf = (pieces: Readonly<Record<string, number>>) =>
  Object.entries(pieces).map(([name, to]) => ({ cell: 'available', locationId: at[name], to }))

async function stockAt(pieces: Readonly<Record<string, number>>) {
  const goods = await stockProduct(site.platform.services.db, { quantity: 0 })
  await staff('POST', '/stores/v1/stock/rows/update', {
    rows: [{ id: goods.variantId, cells: cellsOf(pieces) }],
  })
  return goods
}

async function piecesOf(variantId: string) {
  const { levels } = (await staff('POST', '/stores/v1/stock/levels/query', { ids: [variantId] })).body
  return Object.fromEntries(
    levels.map(({ location, available }: { location: string; available: number }) => [location, available]),
  )
}

const inOrder = <Value>(act: (trx: Trx) => Promise<Value>) => transaction(site.platform.services.db, act)
const entriesOf = async (variantId: string) =>
  (await staff('POST', `/stores/v1/stock/variants/${variantId}/log/query`, {})).body.entries
const lineOf = (goods: { productId: string; variantId: string }, quantity: number) => ({
  ...{ lineId: randomUUID(), ...goods, quantity },
})

it('An order takes from the default first and then from the locations in their order, and its return goes back there', async () => {
  const goods = await stockAt({ Store: 2, Attic: 2, Warehouse: 5 })
  const orderId = randomUUID()
  const line = lineOf(goods, 5)
  await inOrder((trx) => takeStock(trx, { orderId, date }, [line]))
  expect(await piecesOf(goods.variantId)).toEqual({ Store: 0, Attic: 0, Warehouse: 4 })
  expect(await entriesOf(goods.variantId)).toMatchObject([
    { kind: 'SALE', change: -1, location: 'Warehouse', after: 4 },
    { kind: 'SALE', change: -2, location: 'Attic', after: 5 },
    { kind: 'SALE', change: -2, location: 'Store', after: 7 },
    ...[{ kind: 'EDIT' }, { kind: 'EDIT' }, { kind: 'EDIT' }],
  ])
  // Goods that were not sent are of the last locations.
  const some = [{ id: line.lineId, quantity: 2 }]
  await inOrder((trx) => restock(trx, { orderId, date }, 'CANCELLATION', some))
  expect(await piecesOf(goods.variantId)).toEqual({ Store: 0, Attic: 1, Warehouse: 5 })
  await inOrder((trx) => restock(trx, { orderId, date }, 'RETURN', some, at.Warehouse))
  expect(await piecesOf(goods.variantId)).toEqual({ Store: 0, Attic: 1, Warehouse: 7 })
  await inOrder((trx) => restock(trx, { orderId, date }, 'CANCELLATION'))
  expect(await piecesOf(goods.variantId)).toEqual({ Store: 0, Attic: 2, Warehouse: 7 })
})

it('Orders at the same time take each piece of each location once', async () => {
  const goods = await stockAt({ Store: 7, Attic: 4, Warehouse: 6 })
  const orders = await Promise.all(
    Array.from({ length: 12 }, () =>
      inOrder((trx) => takeStock(trx, { orderId: randomUUID(), date }, [lineOf(goods, 1), lineOf(goods, 1)])),
    ),
  )
  const short = orders.reduce((sum, { short }) => sum + short.length, 0)
  expect(short).toBe(12 * 2 - 17)
  expect(await piecesOf(goods.variantId)).toEqual({ Store: 0, Attic: 0, Warehouse: 0 })
  const sold = (await entriesOf(goods.variantId)).filter(({ kind }: { kind: string }) => kind === 'SALE')
  expect(sold).toHaveLength(17)
})

it('A total that is set takes from the default first, and puts there what is more', async () => {
  const { variantId } = await stockAt({ Store: 3, Attic: 4 })
  const setTo = (to: number) =>
    staff('POST', '/stores/v1/stock/rows/update', {
      rows: [{ id: variantId, cells: [{ cell: 'available', to }] }],
    })
  await setTo(2)
  expect(await piecesOf(variantId)).toEqual({ Store: 0, Attic: 2, Warehouse: 0 })
  await setTo(9)
  expect(await piecesOf(variantId)).toEqual({ Store: 7, Attic: 2, Warehouse: 0 })
  const by = [{ variantId, locationId: at.Attic, decrementBy: 3 }]
  const path = '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location'
  const short = await staff('POST', path, { decrementData: by })
  expect(short.body.results[0].itemMetadata.error.code).toBe('INSUFFICIENT_INVENTORY')
  await staff('POST', path, { decrementData: [{ ...by[0], decrementBy: 2 }] })
  expect(await piecesOf(variantId)).toEqual({ Store: 7, Attic: 0, Warehouse: 0 })
  const rows = [{ id: variantId, cells: cellsOf({ Warehouse: 99_993 }) }]
  const many = await staff('POST', '/stores/v1/stock/rows/update', { rows })
  expect(JSON.stringify(many.body)).toContain('MAX_QUANTITY_LIMIT_REACHED')
  expect(await piecesOf(variantId)).toEqual({ Store: 7, Attic: 0, Warehouse: 0 })
})

it('The table has the numbers of one location, and an edit of stock there is undone', async () => {
  const { variantId } = await stockAt({ Store: 3, Warehouse: 4 })
  const rowsOf = async (query: object) =>
    (await staff('POST', '/stores/v1/stock/rows/query', { query: { ids: [variantId], ...query } })).body.rows
  expect(await rowsOf({})).toMatchObject([
    { available: 7, atDefault: 3, elsewhere: { [at.Warehouse ?? '']: 4 } },
  ])
  expect(await rowsOf({ locationId: at.Warehouse })).toMatchObject([{ available: 4, onHand: 4 }])
  expect(await rowsOf({ locationId: at.Attic, level: 'IN' })).toEqual([])
  const cells = cellsOf({ Warehouse: 1 })
  const update = (rows: object[]) => staff('POST', '/stores/v1/stock/rows/update', { rows })
  const conflict = await update([{ id: variantId, cells: [{ ...cells[0], from: 3 }] }])
  expect(conflict.body.results[0].cells[0]).toMatchObject({ outcome: 'CONFLICT', current: 4 })
  await update([{ id: variantId, cells }])
  expect(await piecesOf(variantId)).toMatchObject({ Store: 3, Warehouse: 1 })
  const [{ catalogEditId }] = await entriesOf(variantId)
  await staff('POST', `/stores/v1/catalog-edits/${catalogEditId}/undo`, {})
  expect(await piecesOf(variantId)).toMatchObject({ Store: 3, Warehouse: 4 })
  const wrong = [{ cell: 'available', locationId: randomUUID(), to: 1 }]
  const { body } = await update([{ id: variantId, cells: wrong }])
  expect(body.details.validationError.fieldViolations[0].field).toBe('rows[0].cells[0].locationId')
})

const location = async (name: string) =>
  (await staff('GET', `/ecom/v1/business-locations/${at[name]}`)).body.businessLocation
async function change(name: string, changes: object) {
  const { id, revision } = await location(name)
  const { status, body } = await staff('PATCH', `/ecom/v1/business-locations/${id}`, {
    businessLocation: { id, revision, ...changes },
  })
  return { status, ...body, code: body.details?.applicationError?.code }
}

it('A location is deactivated once nothing is there or to be sent from it, and the default is not', async () => {
  const goods = await stockAt({ Attic: 1 })
  expect(await change('Store', { active: false })).toMatchObject({ status: 400 })
  expect(await change('Store', { isDefault: false })).toMatchObject({ status: 400 })
  expect(await change('Attic', { active: false })).toMatchObject({ code: 'BUSINESS_LOCATION_IN_USE' })
  await site.platform.services.db.updateTable('variants').set({ elsewhere: null }).execute()
  await site.platform.services.db.updateTable('orderStock').set({ committed: 0 }).execute()
  const other = await stockAt({ Attic: 1 })
  const orderId = randomUUID()
  await inOrder((trx) => takeStock(trx, { orderId, date }, [lineOf(other, 1)]))
  const busy = await change('Attic', { active: false })
  expect(busy.details.applicationError.data).toEqual({ committed: 1 })
  await site.platform.services.db.updateTable('orderStock').set({ committed: 0 }).execute()
  expect(await change('Attic', { active: false })).toMatchObject({ businessLocation: { active: false } })
  // Goods that come back to a closed location go to the default.
  await inOrder((trx) => restock(trx, { orderId, date }, 'RETURN'))
  expect(await piecesOf(other.variantId)).toEqual({ Store: 1, Warehouse: 0 })
  const rows = [{ id: goods.variantId, cells: cellsOf({ Attic: 2 }) }]
  expect((await staff('POST', '/stores/v1/stock/rows/update', { rows })).status).toBe(400)
  await change('Attic', { active: true })
})

it('Goods stay where they are when another location becomes the default, and the order of locations is kept', async () => {
  const { variantId } = await stockAt({ Store: 3, Attic: 4, Warehouse: 5 })
  await change('Warehouse', { isDefault: true })
  expect(await location('Store')).toMatchObject({ isDefault: false })
  expect(await piecesOf(variantId)).toEqual({ Store: 3, Attic: 4, Warehouse: 5 })
  const path = '/ecom/v1/business-locations/sort'
  const { body } = await staff('POST', path, { ids: [at.Attic, at.Warehouse, at.Store] })
  expect(body.businessLocations.map(({ name }: { name: string }) => name)).toEqual([
    'Warehouse',
    'Attic',
    'Store',
  ])
  expect((await staff('POST', path, { ids: [at.Attic] })).status).toBe(400)
  await inOrder((trx) =>
    takeStock(trx, { orderId: randomUUID(), date }, [lineOf({ productId: randomUUID(), variantId }, 10)]),
  )
  expect(await piecesOf(variantId)).toEqual({ Store: 2, Attic: 0, Warehouse: 0 })
  await change('Store', { isDefault: true })
})
