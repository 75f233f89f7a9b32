import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const path = '/loyalty-campaigns/v1/campaigns'
const HOUR = 3_600_000
let site: TestPlatform
let owner: Shopper
let lamp: StockedProduct
let soap: StockedProduct
beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  // A point for each whole dollar; 25.99 and 10.49 are no whole ones.
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 2599, quantity: 1000 })
  soap = await stockProduct(site.platform.services.db, { priceMinor: 1049, quantity: 1000 })
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site?.close())
beforeEach(async () => {
  // Give each test its own campaigns alone.
  const { body } = await owner.call('GET', path)
  for (const { id, paused } of body.campaigns)
    if (!paused) await owner.call('PATCH', `${path}/${id}`, { campaign: { id, paused: true } })
})

const at = (hours: number) =>
  new Date(site.platform.services.clock.now().getTime() + hours * HOUR).toISOString()

async function campaign(fields: object) {
  const sent = { name: 'Summer', startDate: at(-1), endDate: at(24), ...fields }
  const { status, body } = await owner.call('POST', path, { campaign: sent })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.campaign
}
const read = async (id: string) => (await owner.call('GET', `${path}/${id}`)).body.campaign

async function member() {
  const { accessToken, memberId } = await site.signUp()
  const shopper = new Shopper(site, accessToken)
  const balance = async () =>
    (await shopper.call('GET', '/loyalty-accounts/v1/accounts/my-account')).body.account.points.balance
  return { shopper, memberId, balance }
}

/** Buys one of each, by the page, which asks for the total with delivery. */
async function buy(shopper: Shopper, goods: readonly StockedProduct[]): Promise<string> {
  for (const each of goods) await shopper.add(each)
  const { body } = await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {
    shippingAddress: { country: 'US', subdivision: 'US-CA', city: 'Oakland', postalCode: '94607' },
    selectedShippingOption: { code: 'standard' },
  })
  const id = orderIdOf(await shopper.buy(body.priceSummary.total.amount))
  expect(id).not.toBe('')
  return id
}

describe('A campaign of points', () => {
  it('A campaign of points doubles what all goods earn, in a line of its own, and is what was previewed', async () => {
    const { id } = await campaign({ factorPercent: 200 })
    const { shopper, balance } = await member()
    const lines = [
      { productId: lamp.productId, amount: '25.99' },
      { productId: soap.productId, amount: '10.49' },
    ]
    const previewed = await shopper.call('POST', `${path}/preview`, { lines })
    expect(previewed.body).toEqual({ points: 36, campaigns: [{ id, name: 'Summer', points: 36 }] })
    const orderId = await buy(shopper, [lamp, soap])
    expect(await balance()).toBe(36 + 36)
    expect(await read(id)).toMatchObject({ pointsGiven: 36, ordersCount: 1, status: 'RUNNING' })
    const { body } = await owner.call('GET', `${path}/${id}/orders`)
    expect(body.orders).toMatchObject([{ orderId, points: 36, spent: '36.48', currency: 'USD' }])
    const { body: list } = await shopper.call('POST', '/loyalty-transactions/v1/loyalty-transactions/query', {
      query: {},
    })
    expect(
      list.loyaltyTransactions.map((each: { amount: number; description: string }) => [
        each.amount,
        each.description,
      ]),
    ).toEqual(expect.arrayContaining([[36, 'Summer']]))
  })

  it('A campaign of points for some products multiplies what they earn alone, rounded down', async () => {
    await campaign({ factorPercent: 150, productIds: [lamp.productId] })
    const { shopper, balance } = await member()
    await buy(shopper, [lamp, soap])
    // 36 for 36.48, and half of the 25 for 25.99.
    expect(await balance()).toBe(36 + 12)
  })

  it('A campaign of points for a collection gives its bonus once, and nothing for other goods', async () => {
    const { db } = site.platform.services
    const collectionId = crypto.randomUUID()
    await campaign({ bonusPoints: 40, collectionIds: [collectionId] })
    const { shopper, balance } = await member()
    await buy(shopper, [soap])
    expect(await balance()).toBe(10)
    const now = site.platform.services.clock.now()
    await db
      .insertInto('collections')
      .values({
        ...{ id: collectionId, slug: 'light', name: 'Light', description: '' },
        ...{ media: '[]', visible: true, position: 0, createdAt: now, updatedAt: now },
      } as never)
      .execute()
    await db
      .insertInto('collectionProducts')
      .values({ collectionId, productId: lamp.productId, position: 0 })
      .execute()
    await buy(shopper, [lamp, soap])
    expect(await balance()).toBe(10 + 36 + 40)
  })

  it('A campaign of points counts for orders that are placed in its time, from its first moment to before its last', async () => {
    const { id, revision } = await campaign({ bonusPoints: 7, startDate: at(0.15), endDate: at(0.3) })
    const earned: number[] = []
    for (let time = 0; time < 3; time += 1) {
      // A member of that time: tokens do not last.
      const { shopper, balance } = await member()
      await buy(shopper, [soap])
      earned.push(await balance())
      site.clock.advance(600)
    }
    expect(earned).toEqual([10, 17, 10])
    expect(await read(id)).toMatchObject({ status: 'ENDED', ordersCount: 1, revision })
  })

  it('A campaign of points gives no more than its budget, the last order what is left', async () => {
    const { id } = await campaign({ bonusPoints: 30, budget: 50 })
    const balances: number[] = []
    for (let index = 0; index < 3; index += 1) {
      const { shopper, balance } = await member()
      await buy(shopper, [soap])
      balances.push(await balance())
    }
    expect(balances).toEqual([40, 30, 10])
    expect(await read(id)).toMatchObject({ pointsGiven: 50, ordersCount: 2, status: 'SPENT' })
    const lower = await owner.call('PATCH', `${path}/${id}`, { campaign: { id, budget: 49 } })
    expect(lower.body.details.validationError.fieldViolations[0].field).toBe('campaign.budget')
  })

  it('A campaign of points gives no more than its budget to many orders at once', async () => {
    const { id } = await campaign({ bonusPoints: 30, budget: 100 })
    const people = await Promise.all(Array.from({ length: 6 }, member))
    await Promise.all(people.map(({ shopper }) => buy(shopper, [soap])))
    const given = (await Promise.all(people.map(({ balance }) => balance()))).map((all) => all - 10)
    expect(given.reduce((sum, points) => sum + points, 0)).toBe(100)
    expect(await read(id)).toMatchObject({ pointsGiven: 100, ordersCount: 4 })
  })

  it('A campaign of points for new customers counts the first order, and the second no more', async () => {
    const made = await owner.call('POST', '/customers/v1/segments', {
      segment: { name: 'New', filter: { ordersCount: { $eq: 0 } } },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const segmentId = made.body.segment.id
    await campaign({ bonusPoints: 100, segmentIds: [segmentId] })
    const { shopper, balance } = await member()
    const running = async () => (await shopper.call('GET', `${path}/running`)).body.campaigns
    expect(await running()).toMatchObject([{ name: 'Summer', bonusPoints: 100 }])
    await buy(shopper, [soap])
    expect(await balance()).toBe(110)
    expect(await running()).toEqual([])
    await buy(shopper, [soap])
    expect(await balance()).toBe(120)
    const refused = await owner.call('DELETE', `/customers/v1/segments/${segmentId}`)
    expect(refused.body.details.applicationError.code).toBe('CUSTOMER_SEGMENT_IN_USE')
  })

  it('A campaign of points gives back with the money, all of it with all of it', async () => {
    await campaign({ factorPercent: 300 })
    const { shopper, balance } = await member()
    const orderId = await buy(shopper, [lamp])
    expect(await balance()).toBe(75)
    const { body } = await owner.call('GET', `/ecom/v1/payments/orders/${orderId}`)
    const [payment] = body.orderTransactions.payments
    const refunded = await owner.call('POST', '/ecom/v1/order-billing/refund-payments', {
      ecomOrderId: orderId,
      paymentRefunds: [{ paymentId: payment.id, amount: payment.amount.amount }],
    })
    expect(refunded.status, JSON.stringify(refunded.body)).toBe(200)
    expect(await balance()).toBe(0)
  })

  it('A campaign of points follows an order that is changed after it was paid, whether it still runs or not', async () => {
    const made = await campaign({ factorPercent: 200, productIds: [lamp.productId] })
    const { shopper, balance } = await member()
    await shopper.add(lamp, 2)
    const checkoutId = await shopper.checkout()
    const payment = { method: 'approved' }
    const { body } = await shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, { payment })
    expect(await balance()).toBe(51 + 51)
    await owner.call('PATCH', `${path}/${made.id}`, { campaign: { id: made.id, paused: true } })
    const drafts = '/ecom/v1/draft-orders'
    const { draftOrder } = (await owner.call('POST', drafts, { orderId: body.orderId })).body
    const quantities = [{ id: draftOrder.lineItems[0].id, quantity: 1 }]
    await owner.call('PATCH', `${drafts}/${draftOrder.id}`, { draftOrder: { quantities } })
    expect((await owner.call('POST', `${drafts}/${draftOrder.id}/commit`, {})).status).toBe(200)
    expect(await balance()).toBe(25 + 25)
    expect(await read(made.id)).toMatchObject({ pointsGiven: 25, ordersCount: 1, status: 'PAUSED' })
  })

  it('A campaign of points is checked: one effect, a time that lasts, and no deletion once it was used', async () => {
    const refused = async (fields: object) => {
      const sent = { name: 'Odd', startDate: at(0), endDate: at(1), ...fields }
      const { body } = await owner.call('POST', path, { campaign: sent })
      return body.details.validationError?.fieldViolations[0].field ?? body.details.applicationError.code
    }
    expect(await refused({})).toBe('campaign.factorPercent')
    expect(await refused({ factorPercent: 200, bonusPoints: 5 })).toBe('campaign.factorPercent')
    expect(await refused({ factorPercent: 100 })).toBe('campaign.factorPercent')
    expect(await refused({ bonusPoints: 5, endDate: at(-1) })).toBe('campaign.endDate')
    expect(await refused({ bonusPoints: 5, tierIds: [crypto.randomUUID()] })).toBe('campaign.tierIds')
    expect(await refused({ bonusPoints: 5, segmentIds: [crypto.randomUUID()] })).toBe(
      'CUSTOMER_SEGMENT_NOT_FOUND',
    )
    const { id } = await campaign({ bonusPoints: 5 })
    const { body } = await owner.call('GET', `${path}/${id}`)
    expect(body.history).toMatchObject([{ type: 'CREATED' }])
    const { shopper } = await member()
    expect((await shopper.call('GET', `${path}/${id}`)).status).toBe(403)
    await buy(shopper, [soap])
    const kept = await owner.call('DELETE', `${path}/${id}`)
    expect(kept.body.details.applicationError.code).toBe('LOYALTY_CAMPAIGN_USED')
    const unused = await campaign({ bonusPoints: 5 })
    expect((await owner.call('DELETE', `${path}/${unused.id}`)).status).toBe(200)
  })
})
