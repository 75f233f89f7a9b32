import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site.close())

/** An order that is paid on receipt, and the link that asks for its money now. */
async function asked() {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  const path = `/ecom/v1/checkouts/${await shopper.checkout()}/create-order`
  const { orderId } = (await shopper.call('POST', path, { payment: { method: 'offline' } })).body
  const { body } = await staff('POST', `/ecom/v1/payments-collector/orders/${orderId}/payment-request`, {})
  return { orderId, page: async () => (await site.fetch(body.paymentRequest.paymentUrl)).text() }
}

it('The page of a payment request asks for what the order still owes', async () => {
  const { page } = await asked()
  expect(await page()).toContain('name="payment"')
})

it('The page of a canceled order says so, and neither asks for money nor thanks for it', async () => {
  const { orderId, page } = await asked()
  expect((await staff('POST', `/ecom/v1/orders/${orderId}/cancel`, {})).status).toBe(200)
  const text = await page()
  expect(text).toContain('is canceled')
  expect(text).not.toContain('is paid')
  expect(text).not.toContain('name="payment"')
})
