import { afterAll, beforeAll, expect, it } from 'vitest'
import { EDITOR } from '../../../base/development-ids.ts'
import { colleague } from '../../../dev/testing/colleague.ts'
import { anonymous } from '../../../dev/testing/sign-up.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let staff: ReturnType<typeof staffOf>
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'full' })
  staff = staffOf(site)
})
afterAll(() => site.close())

const overview = async () => (await staff('GET', '/analytics/v1/reports/overview')).body

it('The overview counts what waits for staff, as the lists of orders do', async () => {
  const { tasks, steps } = await overview()
  const count = async (filter: object) =>
    (await staff('POST', '/ecom/v1/orders/aggregate', { filter })).body.count
  expect(tasks.ordersToSend).toBe(
    await count({
      status: 'APPROVED',
      archived: false,
      paymentStatus: { $in: ['PAID', 'PARTIALLY_REFUNDED'] },
      fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] },
    }),
  )
  expect(tasks.ordersUnpaid).toBe(
    await count({
      status: 'APPROVED',
      archived: false,
      paymentStatus: { $in: ['NOT_PAID', 'PENDING', 'PENDING_MERCHANT', 'PARTIALLY_PAID', 'DECLINED'] },
    }),
  )
  expect(tasks.ordersToSend).toBeGreaterThan(0)
  expect(steps).toMatchObject({ products: true, shipping: true, orders: true, timeZone: false })
})

it('The overview tells what was done to an order, and by whom', async () => {
  const { orders } = (await staff('POST', '/ecom/v1/orders/search', { search: {} })).body
  const [{ id, number }] = orders
  await staff('POST', `/ecom/v1/orders/${id}/activities/add`, {
    orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: 'Fragile' } }],
  })
  const { activities } = await overview()
  expect(activities[0]).toMatchObject({ orderId: id, number, type: 'MERCHANT_COMMENT' })
})

it('An empty shop is told what it needs first', async () => {
  const empty = await createTestPlatform()
  const { body } = await staffOf(empty)('GET', '/analytics/v1/reports/overview')
  expect(body.steps).toMatchObject({ products: false, shipping: false, taxes: false, orders: false })
  expect(body.activities).toEqual([])
  await empty.close()
})

it('Stock is listed by how soon it is sold out', async () => {
  const year = { from: '2025-12-01', to: '2026-12-31' }
  const { rows, found } = (await staff('POST', '/analytics/v1/reports/stock/query', year)).body
  expect(found).toBeGreaterThan(10)
  const days = rows.map(({ daysLeft }: { daysLeft?: number }) => daysLeft ?? Number.POSITIVE_INFINITY)
  expect(days).toEqual(days.toSorted((a: number, b: number) => a - b))
})

it('A role without orders reads nothing that happened to them', async () => {
  const editor = await colleague(site, EDITOR)
  const { status, body } = await editor.call('GET', '/analytics/v1/reports/overview')
  expect([status, body.activities]).toEqual([200, []])
})

it('Words that shoppers searched for in vain are counted, others and suggestions are not', async () => {
  const { access_token: authorization } = await anonymous(site)
  const search = async (expression: string, more: object = {}) =>
    site.fetch(`${site.url}/stores/v3/products/search`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        search: {
          search: { expression },
          aggregations: [{ name: 'brands', fieldPath: 'brand.id', type: 'VALUE', value: { limit: 5 } }],
          ...more,
        },
      }),
    })
  expect((await search('  Zeppelin   Lamp ')).status).toBe(200)
  await search('zeppelin lamp')
  await search('soap')
  await search('zepp', { aggregations: [] })
  await search('ada@example.test')
  await search('4111 1111 1111 1111')
  await search('+49 (170) 555-01-23')
  await search('soap', { filter: { name: 'Zeppelin' } })
  const range = { from: '2026-01-01', to: '2027-12-31' }
  const { rows } = (await staff('POST', '/analytics/v1/reports/search-words/query', range)).body
  expect(rows).toMatchObject([{ words: 'zeppelin lamp', searches: 2 }])
})
