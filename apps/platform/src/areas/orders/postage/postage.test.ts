import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { TestClock } from '../../../dev/testing.ts'
import { checkDigit } from '../../../domain/postage/check-digit.ts'
import { testLabels } from '../../../domain/postage/test-provider.ts'

const clock = new TestClock()
let { site, lamp, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop({ clock }))
  const { db } = site.platform.services
  await db.deleteFrom('businessLocations').execute()
})
afterAll(() => site.close())

const set = (labelSettings: object) => staff('PATCH', '/ecom/v1/label-settings', { labelSettings })
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code

/** Four lamps of a kilogram each, to Oakland. */
async function bought(by?: Shopper) {
  const shopper = by ?? (await Shopper.visitor(site))
  await shopper.add(lamp, 4)
  const page = await shopper.hostedAddress(await shopper.checkout())
  const id = orderIdOf(await shopper.pay(page, '115.00'))
  const { order } = (await staff('GET', `/ecom/v1/orders/${id}`)).body
  return { id, line: order.lineItems[0].id as string }
}
type Bought = Awaited<ReturnType<typeof bought>>
const parcel = ({ line }: Bought, quantity: number) => ({ lineItems: [{ id: line, quantity }] })
const buy = (of: Bought, quantity: number, key: string, more: object = {}) =>
  staff('POST', `/ecom/v1/orders/${of.id}/labels`, {
    ...{ ...parcel(of, quantity), service: 'ECONOMY', idempotencyKey: key },
    ...more,
  })
const rates = async (of: Bought, quantity: number, more: object = {}) =>
  (
    await staff('POST', `/ecom/v1/orders/${of.id}/labels/calculate-rates`, {
      ...parcel(of, quantity),
      ...more,
    })
  ).body
const orderOf = async ({ id }: Bought) => (await staff('GET', `/ecom/v1/orders/${id}`)).body.order

it('A label is bought only once a provider is set up and there is a place to ship from', async () => {
  const of = await bought()
  expect(codeOf(await buy(of, 1, 'early'))).toBe('LABEL_PROVIDER_IS_NOT_SET_UP')
  expect((await set({ enabled: true, account: 'shop-1' })).body.labelSettings).toMatchObject({
    ...{ enabled: true, provider: 'test', account: 'shop-1' },
  })
  expect(codeOf(await buy(of, 1, 'early'))).toBe('NO_PLACE_TO_SHIP_FROM')
  const address = {
    country: 'US',
    subdivision: 'US-CA',
    city: 'Fresno',
    postalCode: '93650',
    addressLine: '2 Elm',
  }
  const businessLocation = { name: 'Depot', address, timeZone: 'America/Los_Angeles' }
  const made = await staff('POST', '/ecom/v1/business-locations', { businessLocation })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect((await set({ fromLocationId: randomUUID() })).status).toBe(400)
  expect((await buy(of, 1, 'early')).status).toBe(200)
})

it('A label’s price follows weight, in the unit of its order, size and zone', async () => {
  const of = await bought()
  const amounts = async (quantity: number, more: object = {}) =>
    (await rates(of, quantity, more)).rates.map(({ price }: { price: { amount: string } }) => price.amount)
  expect((await rates(of, 2)).weight).toBe(2)
  expect(await amounts(2)).toEqual(['6.15', '9.25', '22.55'])
  expect(await amounts(2, { weight: 4.2 })).toEqual(['7.95', '11.95', '27.95'])
  const inPounds = await bought()
  await staff('PATCH', `/ecom/v1/orders/${inPounds.id}`, { order: { weightUnit: 'LB' } })
  expect((await rates(inPounds, 2)).weight).toBe(0.907)
  const box = { name: 'Box', length: 30, width: 20, height: 10 }
  expect(
    (await set({ packages: [box, { ...box, length: 40 }] })).body.details.validationError.fieldViolations,
  ).toMatchObject([{ field: 'labelSettings.packages[1].name' }])
  await set({
    packages: [box, { name: 'Crate', length: 100, width: 50, height: 20 }],
  })
  expect(await amounts(2, { package: 'Crate' })).toEqual(['16.95', '25.45', '54.95'])
  expect((await rates(of, 2, { package: 'Sack' })).details.validationError.fieldViolations[0]).toMatchObject({
    field: 'package',
  })
  expect(await amounts(1, { weight: 31 })).toEqual([])
})

it('A label is bought once by three presses, fills in the tracking, and its cost is on the order’s timeline', async () => {
  const of = await bought()
  const answers = await Promise.all([buy(of, 3, 'k'), buy(of, 3, 'k'), buy(of, 3, 'k')])
  const [{ label }, ...others] = answers.map(({ body }) => body)
  expect(others.map((each) => each.label.id)).toEqual([label.id, label.id])
  expect(label).toMatchObject({ status: 'BOUGHT', carrier: 'Test Post', price: { amount: '6.75' } })
  const number = label.trackingNumber as string
  expect(number).toMatch(/^94\d{20}$/)
  expect(checkDigit(number.slice(0, -1))).toBe(number.at(-1))
  const { fulfillments } = (await staff('GET', `/ecom/v1/fulfillments/orders/${of.id}`)).body
    .orderWithFulfillments
  expect(fulfillments).toMatchObject([
    {
      id: label.fulfillmentId,
      lineItems: [{ quantity: 3 }],
      trackingInfo: { shippingProvider: 'Test Post', trackingNumber: number },
    },
  ])
  const { activities } = await orderOf(of)
  expect(activities.flatMap((each: { customActivity?: object }) => each.customActivity ?? [])).toMatchObject([
    { type: 'LABEL_BOUGHT', additionalData: { cost: '$6.75', trackingNumber: number } },
  ])
  const purchases = vi.spyOn(testLabels, 'buy')
  expect((await buy(of, 2, 'more')).status).toBe(400)
  expect(purchases).not.toHaveBeenCalled()
  purchases.mockRestore()

  const pdf = await site.fetch(label.url)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  const document = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()))
  expect((await document.getPage(1)).view).toEqual([0, 0, 288, 432])
  const { text } = await extractText(document, { mergePages: true })
  for (const word of ['Ada Lovelace', 'Oakland', 'Fresno', number.slice(0, 4)]) expect(text).toContain(word)
  expect((await site.fetch(label.url.replace(/proof=./, 'proof=~'))).status).toBe(410)
})

it('A void label gives its parcel back, once, and one that is too old stays', async () => {
  const of = await bought()
  const { label } = (await buy(of, 4, 'void')).body
  const undo = (id: string) => staff('POST', `/ecom/v1/orders/${of.id}/labels/${id}/void`, {})
  const answers = await Promise.all([undo(label.id), undo(label.id)])
  expect(answers.map(({ body }) => body.label.status)).toEqual(['VOIDED', 'VOIDED'])
  expect((await orderOf(of)).fulfillmentStatus).toBe('NOT_FULFILLED')
  expect((await site.fetch(label.url)).status).toBe(410)
  const again = (await buy(of, 4, 'again')).body.label
  expect(again.trackingNumber).not.toBe(label.trackingNumber)
  clock.advance(29 * 86_400)
  expect(codeOf(await undo(again.id))).toBe('LABEL_CANNOT_BE_VOIDED')
  expect((await orderOf(of)).fulfillmentStatus).toBe('FULFILLED')
})

it('Labels of many orders are bought at once, and printed as one file', async () => {
  const [one, two] = [await bought(), await bought()]
  await buy(two, 4, 'before')
  const bulk = () =>
    staff('POST', '/ecom/v1/labels/bulk/buy', { orderIds: [one.id, two.id], idempotencyKey: 'bulk' })
  const { results } = (await bulk()).body
  expect(results).toMatchObject([
    { itemMetadata: { success: true }, item: { orderId: one.id, service: 'ECONOMY' } },
    { itemMetadata: { success: false, error: { code: 'NOTHING_TO_SEND' } } },
  ])
  expect((await bulk()).body.results[0].item.id).toBe(results[0].item.id)
  const { labels } = (await staff('GET', `/ecom/v1/orders/${two.id}/labels`)).body
  const labelIds = [results[0].item.id, labels[0].id]
  const { url } = (await staff('POST', '/ecom/v1/labels/print', { labelIds })).body
  const document = await getDocumentProxy(new Uint8Array(await (await site.fetch(url)).arrayBuffer()))
  expect(document.numPages).toBe(2)
})

it('A label names its buyer no longer once they are erased, and is printed all the same', async () => {
  const { accessToken } = await site.signUp({ email: 'erased@example.test' })
  const buyer = new Shopper(site, accessToken)
  const { label } = (await buy(await bought(buyer), 4, 'erased')).body
  const textOf = async () => {
    const answer = await site.fetch(label.url)
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    return (await extractText(document, { mergePages: true })).text
  }
  expect(await textOf()).toContain('Lovelace')
  expect((await buyer.call('DELETE', '/members/v1/members/my')).status).toBe(200)
  const text = await textOf()
  expect(text).toContain('Fresno')
  for (const word of ['Lovelace', 'Main Street', 'Oakland']) expect(text).not.toContain(word)
})
