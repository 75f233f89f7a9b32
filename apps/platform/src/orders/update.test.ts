import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../testing/shopper.ts'
import { toldOf } from '../testing/told.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site?.close())

it('an order that is sent back as it was read is not changed: nothing is told, nothing added to its history', async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 4)
  const id = orderIdOf(await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), '115.00'))
  const read = async () => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
  const patch = (order: object) => staff('PATCH', `/ecom/v1/orders/${id}`, { order })
  const before = await read()
  const { shippingDestination } = before.shippingInfo.logistics
  expect(shippingDestination.address.city).toBeTruthy()
  const told = await toldOf(site, id)
  const { archived, attributionSource, billingInfo, recipientInfo, seenByAHuman, weightUnit } = before
  const same = {
    ...{ archived, attributionSource, billingInfo, recipientInfo, seenByAHuman, weightUnit },
    ...{ buyerLanguage: before.buyerLanguage, buyerInfo: { email: before.buyerInfo.email } },
    shippingInfo: { logistics: { shippingDestination } },
  }
  const sent = await patch(same)
  expect([sent.status, sent.body.order]).toEqual([200, before])
  expect(await read()).toEqual(before)
  expect(await toldOf(site, id)).toEqual(told)

  const language = await patch({ ...same, buyerLanguage: before.buyerLanguage === 'de' ? 'fr' : 'de' })
  expect(language.body.order.activities).toEqual(before.activities)
  expect(await toldOf(site, id)).toEqual([...told, 'wix.ecom.v1.order_updated'])
})
