import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'

let { site, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, staff } = await openLampShop({ quantity: 10 }))
})
afterAll(() => site.close())

const price = (amount: string) => ({ amount })
const lettersTo = (recipient: string) =>
  site.platform.services.db
    .selectFrom('mails')
    .select(['subject', 'body', 'html'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .execute()
/** Members whose profile tells their language. */
async function arabicMember() {
  const member = await site.signUp()
  await site.platform.services.db
    .updateTable('members')
    .set({ identityProfile: JSON.stringify({ language: 'ar' }) as never })
    .where('id', '=', member.memberId)
    .execute()
  return member
}
const placeOrder = (buyerInfo: object, more: object = {}) =>
  staff('POST', '/ecom/v1/orders', {
    order: {
      channelInfo: { type: 'EBAY', externalOrderId: randomUUID() },
      buyerInfo,
      lineItems: [
        {
          productName: { original: 'Lamp' },
          itemType: { preset: 'PHYSICAL' },
          quantity: 2,
          price: price('20.00'),
        },
      ],
      priceSummary: { subtotal: price('40.00'), total: price('40.00') },
      ...more,
    },
  })

it('Letters about an order that staff wrote down are in the language of the member’s profile', async () => {
  const { memberId, email } = await arabicMember()
  expect((await placeOrder({ memberId, email })).status).toBe(200)
  const [letter] = (await lettersTo(email)).slice(-1)
  expect(letter?.subject).toMatch(/^طلبك/)
  expect(letter?.html).toContain('<html lang="ar" dir="rtl">')
  expect(letter?.body).toContain('/ar/account/orders/')
})

it('Letters about an order keep the language it was bought in: placed, sent and canceled', async () => {
  const email = 'guest@example.test'
  const { order } = (await placeOrder({ email }, { buyerLanguage: 'ar' })).body
  const other = (await placeOrder({ email }, { buyerLanguage: 'ar' })).body.order
  const lineItems = [{ id: order.lineItems[0].id, quantity: 1 }]
  const tracking = { trackingNumber: '1Z999', shippingProvider: 'ups' }
  await staff('POST', `/ecom/v1/fulfillments/orders/${order.id}/create-fulfillment`, {
    fulfillment: { lineItems, trackingInfo: tracking },
  })
  await staff('POST', `/ecom/v1/orders/${other.id}/cancel`, {
    sendOrderCanceledEmail: true,
    customMessage: 'Sorry',
  })
  const letters = await lettersTo(email)
  expect(letters.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('طلبك'),
    expect.stringContaining('طلبك'),
    expect.stringContaining('في الطريق إليك'),
    expect.stringContaining('أُلغي'),
  ])
  for (const { html } of letters) expect(html).toContain('dir="rtl"')
  expect(letters[3]?.body).toContain('Sorry')
})
