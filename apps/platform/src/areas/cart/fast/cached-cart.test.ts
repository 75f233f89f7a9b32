import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb, transaction } from '../../../data/database.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { type TwoServers, twoServers } from '../../../dev/scale/two-servers.ts'
import { post } from '../../../dev/testing/post.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { address, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform } from '../../../dev/testing.ts'
import { takeStock } from '../../orders/stock/stock.ts'

const asked = { shippingAddress: address, calculateShipping: true, calculateTax: true }
const estimate = (shopper: Shopper) => shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', asked)

describe('The cache of carts', () => {
  it('Reading a cart that nothing has changed is one question to the database, and the first purchase of a new visitor another', async () => {
    const site = await createTestPlatform({ seed: 'small' })
    const questions = async (call: string) => {
      const answer = await site.fetch(`${site.url}/_dev/requests?call=${call}`)
      const { requests } = (await answer.json()) as { requests: { sqlCount: number }[] }
      return requests.map(({ sqlCount }) => sqlCount)
    }
    const lamp = await stockProduct(site.platform.services.db)
    for (let index = 0; index < 2; index += 1) await (await Shopper.visitor(site)).add(lamp)
    const shopper = await Shopper.visitor(site)
    const { body } = await shopper.add(lamp)
    expect((await questions('AddToCurrentCart'))[0]).toBe(1)
    const carts = [await shopper.cart(), await shopper.cart(), await shopper.cart()]
    expect(carts.map((each) => each.body)).toEqual([body, body, body])
    expect((await questions('GetCurrentCart'))[0]).toBe(1)
    // Within one minute, since windows of delivery close on the next.
    const estimates = await site.clock.still(async () => [
      await estimate(shopper),
      await estimate(shopper),
      await estimate(shopper),
    ])
    expect(estimates[2]).toEqual(estimates[0])
    expect((await questions('EstimateCurrentCartTotals'))[0]).toBe(1)
    await site.close()
  })
})

describe('The cart cache follows every change on both of two servers:', () => {
  let two: TwoServers
  beforeAll(async () => {
    two = await twoServers('small', { strict: true })
  })
  afterAll(() => two.close())

  interface Seen {
    readonly carts: readonly unknown[]
    readonly estimates: readonly unknown[]
  }

  /** Often enough that both have it in memory. */
  async function look({ token }: Shopper): Promise<Seen> {
    const both = [two.a, two.b].map((site) => new Shopper(site, token))
    const all: Seen = { carts: [], estimates: [] }
    for (let round = 0; round < 3; round += 1) {
      const carts = await Promise.all(both.map((each) => each.cart()))
      const estimates = await Promise.all(both.map(estimate))
      for (const { status } of [...carts, ...estimates]) expect(status).toBe(200)
      if (round > 0) expect(estimates.map(({ body }) => body)).toEqual(all.estimates)
      Object.assign(all, {
        carts: carts.map(({ body }) => body),
        estimates: estimates.map(({ body }) => body),
      })
    }
    return all
  }

  const first = async (lamp: StockedProduct) => {
    const shopper = await Shopper.visitor(two.a)
    expect((await shopper.add(lamp, 2)).status).toBe(200)
    return shopper
  }
  const variant = (lamp: StockedProduct) => two.db.updateTable('variants').where('id', '=', lamp.variantId)
  const product = (lamp: StockedProduct) => two.db.updateTable('products').where('id', '=', lamp.productId)

  it.each<[string, (lamp: StockedProduct) => Promise<unknown>]>([
    ['a price', (lamp) => variant(lamp).set({ saleMinor: 1234 }).execute()],
    ['a price before the discount', (lamp) => variant(lamp).set({ priceMinor: 9900 }).execute()],
    ['a stock', (lamp) => variant(lamp).set({ quantity: 1 }).execute()],
    ['a weight', (lamp) => variant(lamp).set({ weight: '31' }).execute()],
    ['a hidden variant', (lamp) => variant(lamp).set({ visible: false }).execute()],
    ['a name', (lamp) => product(lamp).set({ name: 'Lantern' }).execute()],
    ['a product that is no longer shown', (lamp) => product(lamp).set({ visible: false }).execute()],
    ['goods that become digital', (lamp) => product(lamp).set({ productType: 'digital' }).execute()],
    [
      'an order of somebody else',
      (lamp) =>
        transaction(two.db, (trx) =>
          takeStock(trx, { orderId: crypto.randomUUID(), date: two.clock.now() }, [
            { lineId: crypto.randomUUID(), ...lamp, quantity: 9 },
          ]),
        ),
    ],
  ])('%s', async (_, change) => {
    const lamp = await stockProduct(two.db)
    const shopper = await first(lamp)
    const before = await look(shopper)
    await change(lamp)
    const after = await look(shopper)
    expect(after.carts[0]).not.toEqual(before.carts[0])
    expect(after.carts[1]).toEqual(after.carts[0])
    expect(after.estimates[1]).toEqual(after.estimates[0])
  })

  it('a new rule, and one that begins and ends by its dates', async () => {
    const lamp = await stockProduct(two.db)
    const shopper = await first(lamp)
    const total = async () => {
      const seen = await look(shopper)
      const sums = seen.carts.map(
        (each) =>
          (each as { cart: { subtotalAfterDiscounts: { amount: string } } }).cart.subtotalAfterDiscounts
            .amount,
      )
      expect(sums[0]).toBe(sums[1])
      return sums[0]
    }
    expect(await total()).toBe('50.00')
    const now = two.clock.now().getTime()
    const at = (seconds: number) => new Date(now + seconds * 1000)
    const rule = (percent: string, startsAt: Date, endsAt: Date | null) => ({
      ...{
        id: crypto.randomUUID(),
        name: percent,
        active: true,
        startsAt,
        endsAt,
        scopes: [`product:${lamp.productId}`],
      },
      ...{ trigger: { type: 'ALWAYS' as const }, reduction: { kind: 'PERCENT' as const, percent }, used: 0 },
      ...{ revision: 1, createdAt: at(0), updatedAt: at(0) },
    })
    const written = (row: ReturnType<typeof rule>) => ({
      ...row,
      scopes: JSON.stringify(row.scopes) as never,
      trigger: JSON.stringify(row.trigger) as never,
      reduction: JSON.stringify(row.reduction) as never,
    })
    await transaction(two.db, async (trx) => {
      await trx
        .insertInto('discountRules')
        .values(written(rule('10', at(-60), null)))
        .execute()
      await trx
        .insertInto('discountRules')
        .values(written(rule('20', at(300), at(600))))
        .execute()
      await termsChanged(trx)
    })
    expect(await total()).toBe('45.00')
    two.clock.advance(310)
    expect(await total()).toBe('36.00')
    two.clock.advance(310)
    expect(await total()).toBe('45.00')
  })

  it('delivery slots that close, a changed delivery method and a tax rate', async () => {
    const shopper = await first(await stockProduct(two.db))
    const shipping = (seen: Seen) => (seen.estimates[0] as { shippingInfo: object }).shippingInfo
    const everyTenMinutes = [5, 15, 25, 35, 45, 55].map((minutes) => {
      const at = new Date(two.clock.now().getTime() + minutes * 60_000)
      return { weekday: at.getUTCDay(), time: at.toISOString().slice(11, 16) }
    })
    const slots = { weekly: everyTenMinutes, timeZone: 'UTC', minutes: 10, noticeHours: 0 }
    await transaction(two.db, async (trx) => {
      await trx
        .updateTable('shippingOptions')
        .set({ slots: jsonb(slots) })
        .execute()
      await termsChanged(trx)
    })
    const before = await look(shopper)
    expect(JSON.stringify(shipping(before))).toContain('deliveryTimeSlot')
    two.clock.advance(10 * 60)
    expect(shipping(await look(shopper))).not.toEqual(shipping(before))
    await transaction(two.db, async (trx) => {
      await trx.updateTable('shippingOptions').set({ title: 'By barge' }).execute()
      await termsChanged(trx)
    })
    const renamed = await look(shopper)
    expect(JSON.stringify(shipping(renamed))).toContain('By barge')
    await transaction(two.db, async (trx) => {
      await trx.updateTable('taxRates').set({ rate: '0.5' }).execute()
      await termsChanged(trx)
    })
    expect((await look(shopper)).estimates[0]).not.toEqual(renamed.estimates[0])
  })

  it('a coupon that is disabled, used up or expired: a cart with one is never cached', async () => {
    const shopper = await first(await stockProduct(two.db, { priceMinor: 9000 }))
    const applied = await shopper.call('PATCH', '/ecom/v1/carts/current', { couponCode: 'WELCOME10' })
    expect(applied.status).toBe(200)
    const before = await look(shopper)
    await two.db.updateTable('coupons').set({ active: false }).where('code', '=', 'WELCOME10').execute()
    const after = await look(shopper)
    expect(after.carts[0]).not.toEqual(before.carts[0])
    expect(after.carts[1]).toEqual(after.carts[0])
    await two.db.updateTable('coupons').set({ active: true }).where('code', '=', 'WELCOME10').execute()
    expect((await look(shopper)).carts[0]).toEqual(before.carts[0])
  })

  it('a session that ended: its cart is shown to no other', async () => {
    const shopper = await first(await stockProduct(two.db))
    await look(shopper)
    await two.a.fetch(`${two.a.url}/_api/iam/authentication/v1/logout`, {
      headers: { authorization: shopper.token },
    })
    for (const site of [two.a, two.b])
      expect((await new Shopper(site, shopper.token).cart()).status).toBe(401)
  })

  it('a session that was ended before its first purchase', async () => {
    const lamp = await stockProduct(two.db)
    for (let index = 0; index < 2; index += 1) await first(lamp)
    const shopper = await Shopper.visitor(two.a)
    await two.b.fetch(`${two.b.url}/_api/iam/authentication/v1/logout`, {
      headers: { authorization: shopper.token },
    })
    expect((await shopper.add(lamp)).status).toBe(401)
  })

  it('a first purchase priced from memory that is out of date is priced again', async () => {
    const lamp = await stockProduct(two.db, { quantity: 5 })
    for (let index = 0; index < 2; index += 1) await first(lamp)
    await variant(lamp).set({ saleMinor: 4200, quantity: 1 }).execute()
    const { body } = await (await Shopper.visitor(two.a)).add(lamp, 2)
    expect(body.cart).toMatchObject({ subtotal: { amount: '42.00' }, lineItems: [{ quantity: 1 }] })
  })

  it('a first purchase by two requests at once is one cart with both', async () => {
    const lamp = await stockProduct(two.db, { quantity: 50 })
    const lantern = await stockProduct(two.db, { quantity: 50 })
    for (const each of [lamp, lantern]) await first(each)
    const { token } = await Shopper.visitor(two.a)
    const adds = Array.from({ length: 8 }, (_, index) =>
      new Shopper(index % 2 ? two.a : two.b, token).add(index % 4 < 2 ? lamp : lantern),
    )
    for (const { status } of await Promise.all(adds)) expect(status).toBe(200)
    const { body } = await new Shopper(two.b, token).cart()
    expect(body.cart.lineItems.map((line: { quantity: number }) => line.quantity)).toEqual([4, 4])
    const carts = await post(two.a, '/ecom/v1/carts/current/estimate-totals', {}, token)
    expect(carts.status).toBe(200)
  })
})
