import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { openSteppedShop, type SteppedShop } from '../order-steps.fixture.ts'

let shop: SteppedShop
const places: string[] = []
/** Pieces of each variant that transfers have not brought yet. */
const onTheirWay = new Map<string, number>()
beforeAll(async () => {
  shop = await openSteppedShop([{ quantity: 400 }, { name: 'Soap', quantity: 500 }], '0.05')
  for (const name of ['Store', 'Warehouse']) {
    const businessLocation = { name, address: { country: 'DE' } }
    const { body } = await shop.staff('POST', '/ecom/v1/business-locations', { businessLocation })
    places.push(body.businessLocation.id)
  }
})
afterAll(() => shop.site.close())

const rows = async (ids: readonly string[]) =>
  (await shop.staff('POST', '/stores/v1/stock/rows/query', { query: { ids } })).body.rows
const logOf = async (variantId: string, locationId?: string) =>
  (await shop.staff('POST', `/stores/v1/stock/variants/${variantId}/log/query`, { locationId, limit: 1000 }))
    .body
const levelsOf = async (variantId: string) =>
  (await shop.staff('POST', '/stores/v1/stock/levels/query', { ids: [variantId] })).body.levels
const sumOf = (rows: readonly Record<string, number>[], field: string) =>
  rows.reduce((sum, row) => sum + (row[field] ?? 0), 0)

/** Pieces of a variant that orders still have to send, counted from the orders themselves. */
async function toSend(variantId: string): Promise<number> {
  let sum = 0
  for (const { id } of shop.placed) {
    const { order } = (await shop.staff('GET', `/ecom/v1/orders/${id}`)).body
    if (order.status === 'CANCELED' || order.status === 'REJECTED') continue
    for (const line of order.lineItems)
      if (line.catalogReference.options?.variantId === variantId)
        sum += line.quantity - Math.max(line.refundQuantity ?? 0, line.restockQuantity ?? 0)
  }
  return sum
}

const moved = fc.record({
  ...{ received: fc.nat(5), rejected: fc.nat(2), left: fc.nat(3) },
  ...{ isBought: fc.boolean(), isCanceled: fc.boolean(), isUndone: fc.boolean(), from: fc.nat(1) },
})
type Moved = typeof moved extends fc.Arbitrary<infer Value> ? Value : never

/** Sends a transfer of some pieces, of which some arrive and some do not; the rest stays on its way or goes back. */
async function transfer(variantId: string | undefined, wanted: Moved): Promise<void> {
  const path = '/stores/v1/stock/transfers'
  const fromLocationId = wanted.isBought ? null : places[wanted.from]
  const { received, rejected } = wanted
  const quantity = received + rejected + wanted.left
  if (quantity === 0) return
  const lines = [{ variantId, quantity }]
  const input = { reference: 'PO-1', fromLocationId, toLocationId: places[1 - wanted.from], lines }
  const { id } = (await shop.staff('POST', path, { transfer: input })).body.transfer
  // The location may have too few.
  if ((await shop.staff('POST', `${path}/${id}/send`, {})).status !== 200) return
  if (received + rejected > 0)
    await shop.staff('POST', `${path}/${id}/receive`, { lines: [{ variantId, received, rejected }] })
  if (wanted.isUndone && received + rejected > 0) {
    await shop.staff('POST', `${path}/${id}/undo-receipt`, {})
    await shop.staff('POST', `${path}/${id}/receive`, { lines: [{ variantId, received, rejected }] })
  }
  if (wanted.isCanceled) await shop.staff('POST', `${path}/${id}/cancel`, {})
  else if (variantId) onTheirWay.set(variantId, (onTheirWay.get(variantId) ?? 0) + wanted.left)
}
async function makeDefault(id: string | undefined): Promise<void> {
  const path = `/ecom/v1/business-locations/${id}`
  const { businessLocation } = (await shop.staff('GET', path)).body
  if (businessLocation.isDefault) return
  const { revision } = businessLocation
  await shop.staff('PATCH', path, { businessLocation: { id, revision, isDefault: true } })
}

it('The log adds up to the quantity of each location, and the shelf has what is to be sent, whatever happens to orders, transfers and stock', async () => {
  const ids = shop.goods.map(({ variantId }) => variantId)
  const stocked = fc.record({
    pieces: shop.pieces,
    set: fc.nat(60),
    few: fc.nat(4),
    at: fc.nat(1),
    place: fc.nat(1),
    isDefault: fc.nat(1),
    move: moved,
  })
  await shop.always(
    stocked,
    async ({ pieces, set, few, at, place, isDefault, move }, method) => {
      await shop.staff('POST', '/stores/v1/stock/rows/update', {
        rows: [{ id: ids[at], cells: [{ cell: 'available', to: 300 + set }] }],
      })
      await shop.staff('POST', '/stores/v3/bulk/inventory-items/increment', {
        incrementData: [{ inventoryItemId: ids[1 - at], incrementBy: 1 }],
      })
      await transfer(ids[at], move)
      // Few pieces at one location: orders take of both.
      const cells = [{ cell: 'available', locationId: places[place], to: few }]
      await shop.staff('POST', '/stores/v1/stock/rows/update', { rows: [{ id: ids[1 - at], cells }] })
      await makeDefault(places[isDefault])
      const shopper = await Shopper.visitor(shop.site)
      await shop.buy({ shopper, pieces, email: 'ada@example.test', method })
    },
    async () => {
      for (const row of await rows(ids)) {
        const { entries, sum } = await logOf(row.id)
        expect(sum).toBe(row.available)
        const levels = await levelsOf(row.id)
        for (const level of levels) {
          const there = await logOf(row.id, level.locationId)
          expect([there.sum, there.entries[0]?.after ?? 0]).toEqual([level.available, level.available])
          expect(level.available).toBeGreaterThanOrEqual(0)
        }
        for (const field of ['available', 'committed', 'onHand', 'incoming'])
          expect(sumOf(levels, field)).toBe(row[field])
        expect(entries[0].after).toBe(row.available)
        // An entry goes on from the one before it.
        for (const [index, entry] of entries.entries())
          expect(entry.after - entry.change).toBe(entries[index + 1]?.after ?? 0)
        expect(row.committed).toBe(await toSend(row.id))
        expect(row.onHand).toBe(row.available + row.committed)
        expect(row.incoming).toBe(onTheirWay.get(row.id) ?? 0)
      }
    },
  )
}, 60_000)

it('Sending goods takes them off the shelf, and what comes back is told with its order and who did it', async () => {
  const [lamp] = shop.goods
  if (!lamp) throw new Error('The shop has goods')
  // Steps of the test before may have left too few.
  await shop.staff('POST', '/stores/v1/stock/rows/update', {
    rows: [{ id: lamp.variantId, cells: [{ cell: 'available', to: 50 }] }],
  })
  const before = (await rows([lamp.variantId]))[0]
  const shopper = await Shopper.visitor(shop.site)
  await shop.buy({ shopper, pieces: [3], email: 'ada@example.test', method: 'approved' })
  const { id, paymentId } = shop.placed.at(-1) ?? { id: '', paymentId: '' }
  const { order } = (await shop.staff('GET', `/ecom/v1/orders/${id}`)).body
  expect((await rows([lamp.variantId]))[0]).toMatchObject({
    available: before.available - 3,
    committed: before.committed + 3,
    onHand: before.onHand,
  })
  const [line] = order.lineItems
  const lineItems = [{ id: line.id, quantity: 2 }]
  await shop.staff('POST', `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`, {
    fulfillment: { lineItems },
  })
  expect((await rows([lamp.variantId]))[0]).toMatchObject({
    committed: before.committed + 1,
    onHand: before.onHand - 2,
  })
  await shop.staff('POST', '/ecom/v1/order-billing/refund-payments', {
    ...{ ecomOrderId: id, paymentRefunds: [{ paymentId, amount: '0.05' }] },
    details: { items: { lineItems: [{ id: line.id, quantity: 1, sent: true }] } },
    sideEffects: {
      restockInfo: { type: 'SOME_ITEMS', items: [{ id: line.id, quantity: 1, sent: true }] },
    },
  })
  const { entries } = await logOf(lamp.variantId)
  expect(entries[0]).toMatchObject({ kind: 'RETURN', change: 1, orderId: id, orderNumber: order.number })
  expect(entries[0].identityType).toBe('APP')
  expect(entries[1]).toMatchObject({ kind: 'SALE', change: -3, orderId: id })
})
