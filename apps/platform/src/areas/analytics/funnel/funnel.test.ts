import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'

const clock = new TestClock()
let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ clock })
})
afterAll(() => site.close())

it('The funnel counts filled carts, those that came to a checkout, and those that became an order', async () => {
  const { db } = site.platform.services
  await furnishShop(db)
  const lamp = await stockProduct(db, { quantity: 100 })
  const at = async (step: 'cart' | 'checkout' | 'order') => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp)
    if (step === 'cart') return
    const id = await shopper.checkout()
    if (step === 'order')
      await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } })
  }
  for (const step of ['cart', 'cart', 'cart', 'checkout', 'checkout', 'order'] as const) await at(step)
  const today = clock.now().toISOString().slice(0, 10)
  const body = { from: today, to: today, compare: 'PREVIOUS_PERIOD' }
  const answer = await staffOf(site)('POST', '/analytics/v1/reports/funnel/query', body)
  expect(answer.body).toMatchObject({
    counts: { visits: 0, products: 0, carts: 6, checkouts: 3, orders: 1 },
    comparedCounts: { visits: 0, products: 0, carts: 0, checkouts: 0, orders: 0 },
  })
})
