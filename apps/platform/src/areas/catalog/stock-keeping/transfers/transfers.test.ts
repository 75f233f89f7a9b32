import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockProduct } from '../../../../dev/testing/shop.ts'
import { staffOf } from '../../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../../dev/testing.ts'

let site: TestPlatform
let staff: ReturnType<typeof staffOf>
const places: string[] = []
beforeAll(async () => {
  site = await createTestPlatform()
  staff = staffOf(site)
  for (const name of ['Store', 'Warehouse']) {
    const businessLocation = { name, address: { country: 'DE' } }
    const { body } = await staff('POST', '/ecom/v1/business-locations', { businessLocation })
    places.push(body.businessLocation.id)
  }
})
afterAll(() => site.close())

const path = '/stores/v1/stock/transfers'
const stock = (quantity: number | null, name = 'Lamp') =>
  stockProduct(site.platform.services.db, { name, quantity })
const draft = (lines: readonly { variantId: string; quantity: number }[], more: object = {}) =>
  staff('POST', path, {
    transfer: { reference: 'PO-1', fromLocationId: places[0], toLocationId: places[1], lines, ...more },
  })
const rowOf = async (id: string) =>
  (await staff('POST', '/stores/v1/stock/rows/query', { query: { ids: [id] } })).body.rows[0]
const logOf = async (id: string) =>
  (await staff('POST', `/stores/v1/stock/variants/${id}/log/query`, {})).body

it('A transfer takes goods from its source, and its target has what arrived, with every move in the log', async () => {
  const { variantId } = await stock(10)
  const { body } = await draft([{ variantId, quantity: 6 }], { expectedOn: '2026-12-24' })
  const at = `${path}/${body.transfer.id}`
  expect(body.transfer).toMatchObject({
    ...{ status: 'DRAFT', from: { name: 'Store' }, to: { name: 'Warehouse' }, expectedOn: '2026-12-24' },
    lines: [{ name: 'Lamp', sku: 'LAMP', quantity: 6, incoming: 0 }],
  })
  expect(await rowOf(variantId)).toMatchObject({ available: 10, incoming: 0 })
  await staff('POST', `${at}/send`, {})
  expect(await rowOf(variantId)).toMatchObject({ available: 4, incoming: 6 })
  await staff('POST', `${at}/receive`, { lines: [{ variantId, received: 3, rejected: 1 }] })
  expect(await rowOf(variantId)).toMatchObject({ available: 7, incoming: 2 })
  const over = await staff('POST', `${at}/receive`, { lines: [{ variantId, received: 3 }] })
  expect(over.status).toBe(400)
  const last = await staff('POST', `${at}/receive`, { lines: [{ variantId, received: 2 }] })
  expect(last.body.transfer).toMatchObject({ status: 'RECEIVED', quantity: 6, received: 5, rejected: 1 })
  expect(last.body.transfer.history).toMatchObject([
    { type: 'RECEIVED', received: 2, rejected: 0 },
    { type: 'RECEIVED', received: 3, rejected: 1 },
    { type: 'SENT' },
    { type: 'CREATED' },
  ])
  const { entries, sum } = await logOf(variantId)
  expect(sum).toBe(9)
  expect(entries).toMatchObject([
    { kind: 'TRANSFER_RECEIVED', change: 2, location: 'Warehouse', transferReference: 'PO-1' },
    { kind: 'TRANSFER_RECEIVED', change: 3, location: 'Warehouse' },
    { kind: 'TRANSFER_SENT', change: -6, location: 'Store', transferId: body.transfer.id },
    { kind: 'OPENING' },
  ])
  const late = await staff('POST', `${at}/cancel`, {})
  expect([late.status, late.body.details.applicationError.code]).toEqual([409, 'WRONG_STOCK_TRANSFER_STATUS'])
})

it('A canceled transfer puts back what is on its way, and keeps what arrived', async () => {
  const { variantId } = await stock(8)
  const { id } = (await draft([{ variantId, quantity: 5 }])).body.transfer
  await staff('POST', `${path}/${id}/send`, {})
  await staff('POST', `${path}/${id}/receive`, { lines: [{ variantId, received: 2 }] })
  const { body } = await staff('POST', `${path}/${id}/cancel`, {})
  expect(body.transfer).toMatchObject({ status: 'CANCELED', lines: [{ received: 2, incoming: 0 }] })
  expect(await rowOf(variantId)).toMatchObject({ available: 8, incoming: 0 })
  expect((await logOf(variantId)).sum).toBe(8)
})

it('A purchase comes from outside: it takes nothing when it is sent, and nothing comes back when it is canceled', async () => {
  const { variantId } = await stock(1)
  const make = async () =>
    (await draft([{ variantId, quantity: 5 }], { fromLocationId: null })).body.transfer.id
  const [first, second] = [await make(), await make()]
  for (const id of [first, second]) await staff('POST', `${path}/${id}/send`, {})
  expect(await rowOf(variantId)).toMatchObject({ available: 1, incoming: 10 })
  await staff('POST', `${path}/${first}/receive`, { lines: [{ variantId, received: 5 }] })
  await staff('POST', `${path}/${second}/cancel`, {})
  expect(await rowOf(variantId)).toMatchObject({ available: 6, incoming: 0 })
})

it('Sending takes what is at the source alone, wherever else there are more', async () => {
  const { variantId } = await stock(5)
  const back = { fromLocationId: places[1], toLocationId: places[0] }
  const { id } = (await draft([{ variantId, quantity: 1 }], back)).body.transfer
  const { body } = await staff('POST', `${path}/${id}/send`, {})
  expect(body.details.applicationError.data).toMatchObject({ name: 'Lamp', location: 'Warehouse' })
})

it('Sending more than is available changes nothing', async () => {
  const [lamp, soap] = [await stock(5), await stock(1, 'Soap')]
  const lines = [
    { variantId: lamp.variantId, quantity: 5 },
    { variantId: soap.variantId, quantity: 2 },
  ]
  const { id } = (await draft(lines)).body.transfer
  const { status, body } = await staff('POST', `${path}/${id}/send`, {})
  expect([status, body.details.applicationError.code]).toEqual([409, 'NOT_ENOUGH_STOCK'])
  expect(body.details.applicationError.data.name).toBe('Soap')
  expect(await rowOf(lamp.variantId)).toMatchObject({ available: 5 })
  expect((await staff('GET', `${path}/${id}`)).body.transfer.status).toBe('DRAFT')
})

it('The last receiving is taken back by opposite entries, until there is none that can be', async () => {
  const { variantId } = await stock(5)
  const { id } = (await draft([{ variantId, quantity: 4 }])).body.transfer
  await staff('POST', `${path}/${id}/send`, {})
  await staff('POST', `${path}/${id}/receive`, { lines: [{ variantId, received: 1 }] })
  const all = { lines: [{ variantId, received: 2, rejected: 1 }] }
  const { transfer } = (await staff('POST', `${path}/${id}/receive`, all)).body
  expect(transfer).toMatchObject({ status: 'RECEIVED', canUndo: true })
  const undone = (await staff('POST', `${path}/${id}/undo-receipt`, {})).body.transfer
  expect(undone).toMatchObject({ status: 'IN_TRANSIT', lines: [{ received: 1, rejected: 0, incoming: 3 }] })
  expect(undone.history[0]).toMatchObject({ type: 'UNDONE', received: 2, rejected: 1 })
  expect(await rowOf(variantId)).toMatchObject({ available: 2, incoming: 3 })
  expect((await logOf(variantId)).entries[0]).toMatchObject({
    ...{ kind: 'TRANSFER_UNDONE', change: -2, location: 'Warehouse' },
  })
  // Pieces that are gone meanwhile cannot be taken back.
  const cells = [{ cell: 'available', locationId: places[1], to: 0 }]
  await staff('POST', '/stores/v1/stock/rows/update', { rows: [{ id: variantId, cells }] })
  const gone = await staff('POST', `${path}/${id}/undo-receipt`, {})
  expect(gone.body.details.applicationError.code).toBe('NOT_ENOUGH_STOCK')
  await staff('POST', '/stores/v1/stock/rows/update', {
    rows: [{ id: variantId, cells: [{ ...cells[0], to: 1 }] }],
  })
  await staff('POST', `${path}/${id}/undo-receipt`, {})
  const none = await staff('POST', `${path}/${id}/undo-receipt`, {})
  expect(none.body.details.applicationError.code).toBe('NOTHING_TO_UNDO')
})

it('More stock than can be counted is not received', async () => {
  const { variantId } = await stock(99_998)
  const { id } = (await draft([{ variantId, quantity: 2 }], { fromLocationId: null })).body.transfer
  await staff('POST', `${path}/${id}/send`, {})
  const { body } = await staff('POST', `${path}/${id}/receive`, { lines: [{ variantId, received: 2 }] })
  expect(body.details.applicationError.code).toBe('STOCK_TOO_LARGE')
})

it('A draft is changed as a whole, and goods in transit keep their places and lines', async () => {
  const { variantId } = await stock(9)
  const { transfer } = (await draft([{ variantId, quantity: 1 }])).body
  const at = `${path}/${transfer.id}`
  const lines = [{ variantId, quantity: 4 }]
  const changed = await staff('PATCH', at, {
    revision: transfer.revision,
    transfer: { lines, note: 'By van' },
  })
  expect(changed.body.transfer).toMatchObject({ note: 'By van', quantity: 4, reference: 'PO-1' })
  const stale = await staff('PATCH', at, { revision: transfer.revision, transfer: { note: '' } })
  expect(stale.body.details.applicationError.code).toBe('REVISION_MISMATCH')
  await staff('POST', `${at}/send`, {})
  const { body } = await staff('PATCH', at, { transfer: { reference: 'PO-2', expectedOn: '2027-01-02' } })
  expect(body.transfer).toMatchObject({ reference: 'PO-2', expectedOn: '2027-01-02' })
  const refused = await staff('PATCH', at, { transfer: { lines } })
  expect(refused.body.details.applicationError.code).toBe('STOCK_TRANSFER_IN_TRANSIT')
})

it('A transfer names two known places and variants that are counted', async () => {
  const [counted, uncounted] = [await stock(3), await stock(null)]
  const line = { variantId: counted.variantId, quantity: 1 }
  const fieldsOf = async (lines: readonly (typeof line)[], more: object = {}) =>
    (await draft(lines, more)).body.details.validationError.fieldViolations.map(
      ({ field }: { field: string }) => field,
    )
  expect(await fieldsOf([line], { toLocationId: places[0] })).toEqual(['transfer.toLocationId'])
  expect(await fieldsOf([line], { toLocationId: randomUUID() })).toEqual(['transfer.toLocationId'])
  expect(await fieldsOf([line], { fromLocationId: randomUUID() })).toEqual(['transfer.fromLocationId'])
  expect(await fieldsOf([line, line])).toEqual(['transfer.lines'])
  expect(await fieldsOf([{ ...line, variantId: uncounted.variantId }])).toEqual([
    'transfer.lines[0].variantId',
  ])
  const unknown = await staff('GET', `${path}/${randomUUID()}`)
  expect(unknown.body.details.applicationError.code).toBe('STOCK_TRANSFER_NOT_FOUND')
})

it('Transfers are found by state, words and variant, and a place that they use stays', async () => {
  const { variantId } = await stock(3, 'Astrolabe')
  const { id } = (await draft([{ variantId, quantity: 2 }], { reference: 'Winter stock' })).body.transfer
  const find = async (query: object) => (await staff('POST', `${path}/query`, { query })).body
  for (const query of [{ words: 'winter' }, { words: 'astrolabe' }, { variantId }])
    expect(await find(query)).toMatchObject({ total: 1, transfers: [{ id, quantity: 2, status: 'DRAFT' }] })
  expect(await find({ variantId, status: 'RECEIVED' })).toMatchObject({
    ...{ total: 0, transfers: [] },
    counts: { DRAFT: 1, RECEIVED: 0 },
  })
  expect(await find({ variantId, locationId: places[1] })).toMatchObject({ total: 1 })
  expect(await find({ variantId, locationId: randomUUID() })).toMatchObject({ total: 0 })
  const { body } = await staff('DELETE', `/ecom/v1/business-locations/${places[1]}`)
  expect(body.details.applicationError.code).toBe('BUSINESS_LOCATION_IN_USE')
})
