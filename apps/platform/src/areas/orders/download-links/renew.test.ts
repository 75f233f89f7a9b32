import { afterAll, beforeAll, expect, it } from 'vitest'
import { furnishShop, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
const clock = new TestClock()
beforeAll(async () => {
  site = await createTestPlatform({ clock })
  await furnishShop(site.platform.services.db)
})
afterAll(() => site.close())

it('The platform renews the links that have ended, once under many presses, and mails them', async () => {
  const { db } = site.platform.services
  const email = 'reader@example.test'
  const manual = await stockProduct(db, { name: 'Manual', quantity: null })
  const digitalFile = { fileName: 'manual.pdf', fileType: 'SECURE_DIGITAL' }
  await db
    .updateTable('products')
    .set({ productType: 'digital', digitalFile: JSON.stringify(digitalFile) as never })
    .where('id', '=', manual.productId)
    .execute()
  const shopper = await Shopper.visitor(site)
  await shopper.add(manual)
  const checkoutId = await shopper.checkout({ email, selectedShippingOption: null })
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
  const page = await shopper.hostedAddress(checkoutId)
  const id = orderIdOf(await shopper.pay(page, checkout.priceSummary.total.amount, 'approved', { email }))
  const { number } = (await shopper.call('GET', `/ecom/v1/orders/${id}`)).body.order
  const mails = async () =>
    (await db.selectFrom('mails').select('subject').where('recipient', '=', email).execute()).filter(
      ({ subject }) => subject.startsWith('Your downloads'),
    )
  const guest = async () => {
    const by = await Shopper.visitor(site)
    const { accessToken } = (await by.call('POST', '/ecom/v1/orders/look-up', { number, email })).body
    const link = async () =>
      (await by.call('POST', '/ecom/v1/orders/look-up/order', { accessToken })).body.order.lineItems[0]
        .digitalFile
    const renew = () => by.call('POST', `/ecom/v1/orders/${id}/download-links/renew`, { accessToken })
    return { link, renew }
  }
  const before = await guest()
  expect((await site.fetch((await before.link()).link)).status).toBe(200)
  expect((await before.renew()).body).toEqual({ renewed: false })

  clock.advance(31 * 86_400)
  const after = await guest()
  expect((await site.fetch((await after.link()).link)).status).toBe(410)
  const renewed = await Promise.all([after.renew(), after.renew(), after.renew()])
  expect(renewed.map(({ body }) => body.renewed).toSorted()).toEqual([false, false, true])
  const { link } = await after.link()
  expect((await site.fetch(link)).status).toBe(200)
  expect(await mails()).toHaveLength(2)
  clock.advance(31 * 60)
  expect((await site.fetch(link)).status).toBe(410)

  await db.updateTable('orders').set({ status: 'CANCELED' }).where('id', '=', id).execute()
  expect((await (await guest()).renew()).status).toBe(428)
})
