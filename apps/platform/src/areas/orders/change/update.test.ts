import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { eventTypesOf } from '../../../dev/testing/event-types.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
})
afterAll(() => site?.close())

const bought = async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, 4)
  return orderIdOf(await shopper.pay(await shopper.hostedAddress(await shopper.checkout()), '115.00'))
}

it('An order that is sent back as it was read is not changed: nothing is told, nothing added to its history', async () => {
  const id = await bought()
  const read = async () => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
  const patch = (order: object) => staff('PATCH', `/ecom/v1/orders/${id}`, { order })
  const before = await read()
  const { shippingDestination } = before.shippingInfo.logistics
  expect(shippingDestination.address.city).toBeTruthy()
  const told = await eventTypesOf(site, id)
  const { archived, attributionSource, billingInfo, recipientInfo, seenByAHuman, weightUnit } = before
  const same = {
    ...{ archived, attributionSource, billingInfo, recipientInfo, seenByAHuman, weightUnit },
    ...{ buyerLanguage: before.buyerLanguage, buyerInfo: { email: before.buyerInfo.email } },
    shippingInfo: { logistics: { shippingDestination } },
  }
  const sent = await patch(same)
  expect([sent.status, sent.body.order]).toEqual([200, before])
  expect(await read()).toEqual(before)
  expect(await eventTypesOf(site, id)).toEqual(told)

  const language = await patch({ ...same, buyerLanguage: before.buyerLanguage === 'de' ? 'fr' : 'de' })
  expect(language.body.order.activities).toEqual(before.activities)
  expect(await eventTypesOf(site, id)).toEqual([...told, 'wix.ecom.v1.order_updated'])
})

it('A tax id that an order has does not hold up a change of its address, and a new one is checked', async () => {
  const id = await bought()
  const { db } = site.platform.services
  const read = async () => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order
  const { billingInfo } = await read()
  const vatId = { id: 'DE811907980', type: 'UNSPECIFIED' }
  const change = (more: object) =>
    staff('PATCH', `/ecom/v1/orders/${id}`, { order: { billingInfo: { ...billingInfo, ...more } } })
  const german = { ...billingInfo.address, country: 'DE', postalCode: '10115', subdivision: null }
  const contactDetails = { ...billingInfo.contactDetails, vatId }
  expect((await change({ address: german, contactDetails })).status).toBe(200)
  // Orders of other systems have ids that no check has seen.
  const old = { ...contactDetails, vatId: { ...vatId, id: 'DE811907981' } }
  const { document } = await db
    .selectFrom('orders')
    .select('document')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const stored = { ...document, billingInfo: { ...document.billingInfo, contactDetails: old } }
  await db
    .updateTable('orders')
    .set({ document: jsonb(stored as typeof document) })
    .where('id', '=', id)
    .execute()
  const moved = { ...german, city: 'Potsdam' }
  expect((await change({ address: moved, contactDetails: old })).status).toBe(200)
  expect((await read()).billingInfo).toMatchObject({ address: { city: 'Potsdam' }, contactDetails: old })
  const wrong = { ...old, vatId: { ...vatId, id: 'DE811907982' } }
  const refused = await change({ address: moved, contactDetails: wrong })
  expect(refused.body.details.validationError.fieldViolations).toMatchObject([
    { field: 'order.billingInfo.contactDetails.vatId.id', violatedRule: 'FORMAT' },
  ])
})

it("An order's tags, comments and fulfillments are not changed either", async () => {
  const id = await bought()
  const path = `/ecom/v1/orders/${id}`
  const { body } = await staff('GET', path)
  const lineItems = body.order.lineItems.map((line: { id: string }) => ({ id: line.id, quantity: 1 }))
  const parcels = `/ecom/v1/fulfillments/orders/${id}/create-fulfillment`
  const trackingInfo = { trackingNumber: 'JD014600', shippingProvider: 'dhl' }
  for (const parcel of [{ lineItems }, { lineItems, trackingInfo }])
    expect((await staff('POST', parcels, { fulfillment: parcel })).status).toBe(200)
  const tag = { orderIds: [id], assignTags: { tags: { tagIds: ['gift'] } } }
  await staff('POST', '/ecom/v1/bulk/orders/update-tags', tag)
  const comment = { merchantComment: { message: 'Wrap it' } }
  await staff('POST', `${path}/activities/add`, { orderId: id, activities: [comment] })
  const before = (await staff('GET', path)).body.order
  const { activities } = before
  const wrap = activities.find((each: object) => 'merchantComment' in each)
  const told = await eventTypesOf(site, id)

  expect((await staff('POST', '/ecom/v1/bulk/orders/update-tags', tag)).status).toBe(200)
  expect((await staff('PATCH', `${path}/activities/${wrap.id}`, { activity: wrap })).status).toBe(200)
  const sent = (await staff('GET', `/ecom/v1/fulfillments/orders/${id}`)).body.orderWithFulfillments
  expect(sent.fulfillments).toMatchObject([{}, { trackingInfo }])
  for (const fulfillment of sent.fulfillments) {
    const answer = await staff('PATCH', `/ecom/v1/fulfillments/${fulfillment.id}/orders/${id}`, {
      fulfillment,
    })
    expect([answer.status, answer.body.orderWithFulfillments]).toEqual([200, sent])
  }
  expect((await staff('GET', path)).body.order).toEqual(before)
  expect(await eventTypesOf(site, id)).toEqual(told)
})
