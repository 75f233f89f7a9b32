import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { transaction } from '../../../data/database.ts'
import { termsChanged } from '../../../data/terms-revision/change.ts'
import { type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

describe('In production, within the tenth of a second after products were probed', () => {
  let site: TestPlatform
  let lamp: StockedProduct
  beforeAll(async () => {
    site = await createTestPlatform({ seed: 'small', config: { development: false } })
    lamp = await stockProduct(site.platform.services.db, { quantity: 50 })
  })
  afterAll(() => site.close())

  /** Runs work at a frozen time, so that cached values do not expire. */
  async function atOneMoment<T>(work: () => Promise<T>): Promise<T> {
    const moment = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
    try {
      return await work()
    } finally {
      moment.mockRestore()
    }
  }

  const shopping = async () => {
    const shopper = await Shopper.visitor(site)
    expect((await shopper.add(lamp)).status).toBe(200)
    return shopper
  }
  const price = (minor: number) =>
    site.platform.services.db
      .updateTable('variants')
      .set({ saleMinor: minor })
      .where('id', '=', lamp.variantId)
      .execute()
  const subtotal = async (shopper: Shopper) => (await shopper.cart()).body.cart?.subtotal.amount
  const read = async ({ token }: Shopper, wroteAt: Date | string) => {
    const headers = { authorization: token, 'x-wix-consistent': String(Number(wroteAt) || wroteAt) }
    const answer = await site.fetch(`${site.url}/ecom/v1/carts/current`, { headers })
    return ((await answer.json()) as { cart: { subtotal: { amount: string } } }).cart.subtotal.amount
  }

  it('Changes that others make of them wait, but not for a shopper who has just written something', async () => {
    await price(4000)
    const shopper = await shopping()
    await atOneMoment(async () => {
      for (let look = 0; look < 2; look += 1) expect(await subtotal(shopper)).toBe('40.00')
      await price(3000)
      expect(await subtotal(shopper)).toBe('40.00')
      const now = site.clock.now()
      expect(await read(shopper, new Date(now.getTime() - 60_000))).toBe('40.00')
      expect(await read(shopper, 'no time')).toBe('30.00')
      await price(2000)
      expect(await read(shopper, now)).toBe('20.00')
      expect(await subtotal(shopper), 'what one has seen, all see').toBe('20.00')
      await price(1000)
    })
    await vi.waitFor(async () => expect(await subtotal(shopper)).toBe('10.00'), { timeout: 10_000 })
  })

  it('Changes of the visitor’s own cart, of the terms, and the end of the session are seen at once', async () => {
    await price(1000)
    const { db } = site.platform.services
    const shopper = await shopping()
    await atOneMoment(async () => {
      for (let look = 0; look < 2; look += 1) expect(await subtotal(shopper)).toBe('10.00')
      await shopper.add(lamp)
      expect(await subtotal(shopper)).toBe('20.00')
      const { id } = (await shopper.cart()).body.cart.lineItems[0]
      const ids = { lineItemIds: [id] }
      await shopper.call('POST', '/ecom/v1/carts/current/remove-line-items', ids)
      expect((await shopper.cart()).body.cart.lineItems).toEqual([])
      await shopper.add(lamp)
      expect(await subtotal(shopper)).toBe('10.00')
      await transaction(db, async (trx) => {
        await trx
          .insertInto('discountRules')
          .values({
            ...{ id: crypto.randomUUID(), name: 'Half', active: true, startsAt: new Date(0), endsAt: null },
            ...{ scopes: JSON.stringify([`product:${lamp.productId}`]) as never, used: 0, revision: 1 },
            trigger: JSON.stringify({ type: 'ALWAYS' }) as never,
            reduction: JSON.stringify({ kind: 'PERCENT', percent: '50' }) as never,
            ...{ createdAt: new Date(0), updatedAt: new Date(0) },
          })
          .execute()
        await termsChanged(trx)
      })
      const { cart } = (await shopper.cart()).body
      expect(cart.subtotalAfterDiscounts.amount).toBe('5.00')
      const headers = { authorization: shopper.token }
      await site.fetch(`${site.url}/_api/iam/authentication/v1/logout`, { headers })
      expect((await shopper.cart()).status).toBe(401)
    })
  })
})
