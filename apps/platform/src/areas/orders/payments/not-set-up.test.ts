import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ config: { paymentProvider: undefined } }))
})
afterAll(() => site.close())

const codeOf = ({ status, body }: Answer) => [status, body.details?.applicationError?.code]
const settings = (payments: object) =>
  staff('PATCH', '/ecom/v1/checkout-settings', { checkoutSettings: { payments } })

async function begun() {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 2)
  const id = await shopper.checkout()
  const order = (method: string) =>
    shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method } })
  return { shopper, id, order }
}

describe('A store without a payment provider', () => {
  it('A store without a payment provider makes no order of a test card, and takes nothing from the shelf', async () => {
    const { shopper, id, order } = await begun()
    for (const method of ['approved', 'authorized', 'card', 'declined'])
      expect(codeOf(await order(method))).toEqual([428, 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'])
    const answer = await shopper.pay(await shopper.hostedAddress(id), '60.00', 'approved')
    expect([answer.status, orderIdOf(answer)]).toEqual([422, ''])
    const { orders } = (await staff('POST', '/ecom/v1/orders/search', { search: {} })).body
    expect(orders).toEqual([])
  })

  it('A store without a payment provider is paid on receipt all the same, and its page offers that alone', async () => {
    const { shopper, id, order } = await begun()
    const page = await (await site.fetch(await shopper.hostedAddress(id))).text()
    expect(page).toContain('set up online payments yet.')
    expect([...page.matchAll(/name="payment" value="([^"]+)"/g)].map(([, way]) => way)).toEqual(['offline'])
    expect(page).not.toContain('name="cardNumber"')
    const { status, body } = await order('offline')
    expect(status).toBe(200)
    const { orderTransactions } = (await staff('GET', `/ecom/v1/payments/orders/${body.orderId}`)).body
    expect(orderTransactions.payments).toMatchObject([
      { regularPaymentDetails: { offlinePayment: true, status: 'PENDING', paymentMethod: 'offline' } },
    ])
    const paid = `/ecom/v1/payments-collector/orders/${body.orderId}/mark-as-paid`
    expect((await staff('POST', paid, {})).body.order.paymentStatus).toBe('PAID')
  })

  it('A store without a payment provider gives away what is free', async () => {
    const free = await stockProduct(site.platform.services.db, { priceMinor: 0, quantity: 5 })
    const shopper = await Shopper.visitor(site)
    await shopper.add(free, 1)
    await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'SHIPFREE' })
    const id = await shopper.checkout()
    const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
    expect(checkout.priceSummary.total.amount).toBe('0.00')
    const answer = await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, {
      payment: { method: 'approved' },
    })
    expect([answer.status, typeof answer.body.orderId]).toEqual([200, 'string'])
  })

  it('A store without a payment provider says that payment is not set up where it is not paid on receipt either, in its page and to its caller', async () => {
    const { shopper, id, order } = await begun()
    await settings({ offline: false })
    try {
      expect(codeOf(await order('offline'))).toEqual([428, 'SITE_NOT_ACCEPTING_PAYMENTS'])
      const page = await (await site.fetch(await shopper.hostedAddress(id))).text()
      expect(page).toContain('set up payments yet.')
      expect(page).not.toContain('name="payment"')
      const begin = await shopper.call('POST', '/ecom/v1/carts/current/create-checkout', {
        channelType: 'WEB',
      })
      expect(codeOf(begin)).toEqual([428, 'SITE_MUST_ACCEPT_PAYMENTS'])
    } finally {
      await settings({ offline: true })
    }
  })

  it('A store without a payment provider says so on the page that asks for what an order still owes', async () => {
    const { order } = await begun()
    const { orderId } = (await order('offline')).body
    const asked = `/ecom/v1/payments-collector/orders/${orderId}/payment-request`
    const { paymentRequest } = (await staff('POST', asked, {})).body
    expect(await (await site.fetch(paymentRequest.paymentUrl)).text()).toContain('set up payments yet.')
  })
})
