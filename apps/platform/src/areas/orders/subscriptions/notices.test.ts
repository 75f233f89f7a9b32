import { randomUUID } from 'node:crypto'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, TestClock, type TestPlatform } from '../../../dev/testing.ts'
import type { CatalogTables } from '../../catalog/tables.ts'

const DAY = 86_400
const clock = new TestClock()
let site: TestPlatform
let soap: StockedProduct
beforeAll(async () => {
  site = await createTestPlatform({ clock, config: { accessTokenSeconds: 365 * DAY } })
  await furnishShop(site.platform.services.db)
  soap = await stockProduct(site.platform.services.db, { name: 'Soap', priceMinor: 2000, quantity: 1000 })
})
afterAll(() => site.close())

async function pass(days: number): Promise<void> {
  clock.advance(days * DAY)
  await site.platform.services.schedule.runDue(site.platform.services)
}

async function subscribe(
  terms: Partial<CatalogTables['subscriptionOptions']>,
  email: string,
  method = 'approved',
) {
  const { db } = site.platform.services
  const id = randomUUID()
  await db
    .insertInto('subscriptionOptions')
    .values({
      ...{ id, productId: soap.productId, title: 'Soap', description: null, position: 0 },
      ...{ frequency: 'MONTH', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null, ...terms },
    } as never)
    .execute()
  const shopper = await Shopper.visitor(site)
  const options = { variantId: soap.variantId, subscriptionOptionId: id }
  const catalogReference = { catalogItemId: soap.productId, appId: STORES_APP_ID, options }
  await shopper.call('POST', '/ecom/v1/carts/current/add-to-cart', {
    lineItems: [{ catalogReference, quantity: 1 }],
  })
  const checkout = await shopper.checkout({ email })
  await shopper.call('POST', `/ecom/v1/checkouts/${checkout}/create-order`, {
    payment: { method },
    savePaymentMethod: true,
  })
  const [contract] = (await shopper.call('GET', '/ecom/v1/subscription-contracts')).body.subscriptionContracts
  return { contract }
}

/** Mails about the subscription; the order has its own. */
async function mailsTo(address: string, about: RegExp) {
  const answer = await site.fetch(`${site.url}/_dev/mailbox/${address}`)
  const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] }
  return messages.filter(({ subject }) => about.test(subject))
}

describe('The buyer of a subscription', () => {
  it('The buyer of a subscription is told three days before a month renews, once, and what it costs', async () => {
    await subscribe({}, 'month@example.test')
    await pass(20)
    expect(await mailsTo('month@example.test', /renews on/)).toEqual([])
    for (let day = 0; day < 5; day++) await pass(2)
    const told = await mailsTo('month@example.test', /^Soap renews on/)
    expect(told).toHaveLength(1)
    // Its delivery is paid for each time.
    expect(told[0]?.text).toContain('$27.00')
  })

  it('The buyer of a subscription is told before a free trial ends', async () => {
    await subscribe({ trialFrequency: 'DAY', trialCount: 10 }, 'trial@example.test')
    await pass(5)
    expect(await mailsTo('trial@example.test', /trial/)).toEqual([])
    await pass(3)
    await pass(1)
    const told = await mailsTo('trial@example.test', /^Your free trial of Soap ends on/)
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('$27.00')
  })

  it('The buyer of a subscription is not written to before each of many short cycles', async () => {
    await subscribe({ frequency: 'WEEK' }, 'week@example.test')
    await pass(6)
    expect(await mailsTo('week@example.test', /renews/)).toEqual([])
  })

  it('The buyer of a subscription is told when a renewal fails, when it is tried again, and when no more', async () => {
    const { contract } = await subscribe({ frequency: 'WEEK' }, 'fails@example.test')
    const { db } = site.platform.services
    await db.updateTable('variants').set({ quantity: 0 }).where('id', '=', soap.variantId).execute()
    for (const days of [8, 2, 4, 6]) await pass(days)
    await db.updateTable('variants').set({ quantity: 1000 }).where('id', '=', soap.variantId).execute()
    const told = await mailsTo('fails@example.test', /^We couldn't renew Soap/)
    expect(told.map(({ text }) => /won't try again/.test(text)).toSorted()).toEqual([
      false,
      false,
      false,
      true,
    ])
    expect(contract.productName).toBe('Soap')
  })

  it('The buyer of a subscription reads it in the language they bought in', async () => {
    const { contract } = await subscribe({}, 'arabic@example.test')
    const { db } = site.platform.services
    const { document } = await db
      .selectFrom('orders')
      .select('document')
      .where('id', '=', contract.orderId)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('orders')
      .set({ document: JSON.stringify({ ...document, buyerLanguage: 'ar' }) as never })
      .where('id', '=', contract.orderId)
      .execute()
    // Stop in the last three days of any month, of 28 days as of 31.
    await pass(22)
    for (let day = 0; day < 3; day++) await pass(2)
    const [told] = await mailsTo('arabic@example.test', /Soap/)
    expect(told?.subject).toMatch(/^يتجدد/)
    expect(told?.text).toMatch(/^مرحبًا/m)
    expect(told?.text).toContain('/ar/orders/look-up?number=')
  })
})
