import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { expect, it } from 'vitest'
import { COUPON, furnish, readBooks, STOCK } from '../../dev/testing/kills/books.ts'
import { Buyer } from '../../dev/testing/kills/buyer.ts'
import { address } from '../../dev/testing/shopper.ts'
import { siteDatabase } from '../../dev/testing/site-database.ts'
import { Victim } from '../../dev/testing/victim.ts'

/** 200 in the release's own proof; a few each time. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2)
const BUYERS = 16

interface Bought {
  readonly cartId: string
  readonly orderId: string
}

/** Buys one after the other by the current cart, at the prices that were shown; what was begun is brought to its end. */
async function buyAll(buyer: Buyer, item: object, stopped: () => boolean) {
  const bought: Bought[] = []
  while (!stopped()) {
    const begun = await buyer.expect('POST', '/ecom/v2/carts/current', {
      catalogItems: [item],
      coupons: [{ code: COUPON }],
      cart: {
        customerInfo: { email: 'buyer@example.test', firstName: 'Ada', lastName: 'Lovelace' },
        deliveryInfo: { address },
      },
    })
    const path = `/ecom/v2/carts/${begun.cart.id}`
    const ways = await buyer.expect('POST', '/_api/delivery-rates/v1/get-delivery-solutions', {
      lineItems: [{ id: '1', quantity: 1, totalPrice: '22.50' }],
      destination: address,
      currency: 'USD',
    })
    const { deliveryReference: deliveryMethod } = ways.deliverySolutions[0]
    const set = await buyer.call('POST', `${path}/set-delivery-method`, { deliveryMethod })
    // A creation whose answer was waited for too long may still come through, and takes the place of its repeat.
    if (set.status === 404) continue
    const { summary } = await buyer.expect('POST', `${path}/calculate`, {})
    const { orderId } = await buyer.expect('POST', `${path}/place-order`, {
      priceVerificationToken: summary.priceVerificationToken,
      payment: { method: 'approved' },
    })
    bought.push({ cartId: begun.cart.id, orderId })
    await pause(Math.random() * 100)
  }
  return bought
}

it.each(['the platform', 'its database'])(
  'PlaceOrder keeps every acknowledged order exactly once while %s is killed again and again',
  async (which) => {
    const home = await mkdtemp(join(tmpdir(), 'galleria-place-rounds-'))
    await chmod(home, 0o755)
    // One that is to be killed must be its own.
    const database = which === 'its database' ? undefined : await siteDatabase('small')
    const victim = new Victim(home, database?.url)
    try {
      await victim.start()
      const goods = await victim.within(furnish)
      const options = { variantId: goods.variantId }
      const catalogReference = { catalogItemId: goods.productId, appId: STORES_APP_ID, options }
      const buyers: Buyer[] = []
      for (let buyer = 0; buyer < BUYERS; buyer += 1)
        buyers.push(await Buyer.join(victim, `buyer-${buyer}@example.test`))
      let stop = false
      const buying = Promise.all(
        buyers.map((buyer) => buyAll(buyer, { catalogReference, quantity: 1 }, () => stop)),
      )
      // Rounds without all buyers would prove nothing.
      buying.catch(() => {
        stop = true
      })
      for (let round = 0; round < ROUNDS && !stop; round += 1) {
        await pause(300 + Math.random() * 700)
        if (which === 'its database') await victim.killDatabase()
        else {
          await victim.kill()
          await victim.start()
        }
      }
      await pause(500)
      stop = true
      const all = (await buying).flat()
      expect(all.length).toBeGreaterThan(0)
      expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(all.length)
      const books = await victim.within((db) => readBooks(db, goods.variantId))
      const known = new Map(books.orders.map((order) => [order.id, order.checkoutId]))
      // The id of a cart is that of the checkout it is placed from.
      for (const { orderId, cartId } of all) expect(known.get(orderId)).toBe(cartId)
      const placed = books.orders.length
      expect(new Set(books.orders.map(({ checkoutId }) => checkoutId)).size).toBe(placed)
      expect(books).toMatchObject({
        left: STOCK - placed,
        taken: placed,
        payments: placed,
        paidMinor: books.orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        couponUsed: placed,
        couponUses: placed,
        earned: placed,
        told: placed,
        mailed: placed,
      })
      expect(books.accountsOff).toEqual([])
      console.log(`${ROUNDS} kills of ${which}: ${all.length} orders acknowledged, ${placed} placed`)
    } finally {
      await victim.end()
      await database?.drop()
      await rm(home, { recursive: true, force: true })
    }
  },
  ROUNDS * 30_000 + 120_000,
)
