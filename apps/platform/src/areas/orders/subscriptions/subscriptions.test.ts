import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { staffOf } from '../../../dev/testing/staff.ts'
import { TestClock } from '../../../dev/testing.ts'

const DAY = 86_400
let { site, lamp } = {} as LampShop
const clock = new TestClock()

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop({ clock }))
})
afterAll(() => site.close())

const db = () => site.platform.services.db
/** As time would. */
async function pass(seconds: number): Promise<void> {
  clock.advance(seconds)
  await site.platform.services.schedule.runDue(site.platform.services)
}
const eventsOf = async (id: string) =>
  (await db().selectFrom('outbox').select('type').where('entityId', '=', id).execute()).map(
    ({ type }) => type,
  )
const mailsTo = (recipient: string) =>
  db().selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('createdAt').execute()

it('The platform buys a subscription again each month until it is canceled', async () => {
  const optionId = randomUUID()
  await db()
    .insertInto('subscriptionOptions')
    .values({
      id: optionId,
      productId: lamp.productId,
      title: 'Every month',
      description: null,
      frequency: 'MONTH',
      everyCount: 1,
      billingCycles: null,
      autoRenewal: true,
      cancellable: true,
      trialFrequency: null,
      trialCount: null,
      percentOff: '10',
      position: 0,
    })
    .execute()
  const shopper = await Shopper.visitor(site)
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [
      {
        catalogReference: {
          catalogItemId: lamp.productId,
          appId: STORES_APP_ID,
          options: { variantId: lamp.variantId, subscriptionOptionId: optionId },
        },
        quantity: 1,
      },
    ],
  })
  const id = await shopper.checkout()
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  const orderId = orderIdOf(
    await shopper.pay(await shopper.hostedAddress(id), checkout.priceSummary.total.amount, 'approved', {
      savePaymentMethod: 'yes',
    }),
  )
  const { order } = (await shopper.call('GET', `/ecom/v1/orders/${orderId}`)).body
  const { subscriptionContracts } = (await shopper.call('GET', '/ecom/v1/subscription-contracts')).body
  const [contract] = subscriptionContracts
  expect(contract).toMatchObject({ status: 'AUTO_RENEW_ON', cycleNumber: 1 })
  expect(order.lineItems[0].subscriptionInfo).toMatchObject({ id: contract.id, cycleNumber: 1 })
  const other = await Shopper.visitor(site)
  const path = `/ecom/v1/subscription-contracts/${contract.id}`
  expect((await other.call('POST', `${path}/cancel`, {})).status).toBe(404)
  // A shopper's token does not last that long.
  const staff = staffOf(site)
  await pass(32 * DAY)
  await pass(32 * DAY)
  const filter = { 'lineItems.subscriptionInfo.id': { $hasSome: [contract.id] } }
  const search = async () =>
    (await staff('POST', '/ecom/v1/orders/search', { search: { filter } })).body.orders
  const orders = await search()
  expect(orders).toHaveLength(3)
  expect(orders[0]).toMatchObject({
    paymentStatus: 'PAID',
    priceSummary: { total: { amount: '29.75' } },
    lineItems: [{ subscriptionInfo: { id: contract.id, cycleNumber: 3 } }],
  })
  await staff('POST', `${path}/auto-renew-off`, {})
  expect(await eventsOf(contract.id)).toContain(
    'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
  )
  await pass(40 * DAY)
  const canceled = await staff('POST', `${path}/cancel`, {})
  expect(canceled.body.subscriptionContract.status).toBe('CANCELLED')
  expect((await staff('POST', `${path}/auto-renew-on`, {})).status).toBe(409)
  await pass(40 * DAY)
  expect(await search()).toHaveLength(3)
})

it('The platform writes once to who left a checkout, and brings it back by the link', async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  const id = await shopper.checkout({ email: 'left@example.test' })
  await pass(1800)
  expect(await mailsTo('left@example.test')).toHaveLength(0)
  await pass(3600)
  await pass(3600)
  const mails = await mailsTo('left@example.test')
  expect(mails).toHaveLength(1)
  const link = /http\S+/.exec(mails[0]?.body ?? '')?.[0] ?? ''
  const opened = await site.fetch(link, { redirect: 'manual' })
  const page = await site.fetch(opened.headers.get('location') ?? '')
  expect(await page.text()).toContain('Lamp')
  await site.fetch(link, { redirect: 'manual' })
  const told = await eventsOf(id)
  expect(told.filter((type) => type.endsWith('abandoned_checkout_created'))).toHaveLength(1)
  expect(told.filter((type) => type.endsWith('abandoned_checkout_recovered'))).toHaveLength(1)
  expect((await site.fetch(link.replace('proof=', 'proof=x'), { redirect: 'manual' })).status).toBe(410)
})

it('The platform tells who waited for it when it is back, once', async () => {
  const gone = await stockProduct(db(), { name: 'Vase', quantity: 0 })
  const shopper = await Shopper.visitor(site)
  const catalogReference = { catalogItemId: gone.productId, appId: STORES_APP_ID }
  const request = { catalogReference, email: 'waiting@example.test' }
  const asked = await shopper.call('POST', '/ecom/v1/back-in-stock-notification-requests', { request })
  await pass(120)
  expect(await mailsTo('waiting@example.test')).toHaveLength(0)
  await db()
    .updateTable('variants')
    .set({ quantity: 3, inStock: true })
    .where('id', '=', gone.variantId)
    .execute()
  await pass(120)
  await pass(120)
  expect(await mailsTo('waiting@example.test')).toMatchObject([
    { subject: expect.stringContaining('Vase is back') },
  ])
  const row = await db()
    .selectFrom('backInStockRequests')
    .select('status')
    .where('id', '=', asked.body.request.id)
    .executeTakeFirstOrThrow()
  expect(row.status).toBe('NOTIFICATION_SENT')
})

it('The platform mails a gift card for each that was bought, good for what it cost', async () => {
  const product = await stockProduct(db(), { name: 'Gift card', priceMinor: 5000, quantity: null })
  await db()
    .updateTable('products')
    .set({ giftCard: true, productType: 'digital' })
    .where('id', '=', product.productId)
    .execute()
  const shopper = await Shopper.visitor(site)
  await shopper.add(product, 2)
  const id = await shopper.checkout({ email: 'gift@example.test', selectedShippingOption: null })
  const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
  const page = await shopper.hostedAddress(id)
  await shopper.pay(page, checkout.priceSummary.total.amount, 'approved', { email: 'gift@example.test' })
  const codes = (await mailsTo('gift@example.test')).flatMap(({ code }) => code ?? [])
  expect(new Set(codes).size).toBe(2)
  await shopper.add(lamp, 1)
  const next = await shopper.checkout()
  const patched = await shopper.call('PATCH', `/ecom/v1/checkouts/${next}`, {
    checkout: {},
    giftCardCode: codes[0],
  })
  expect(patched.body.checkout.giftCard.amount.amount).toBe('32.50')
})
