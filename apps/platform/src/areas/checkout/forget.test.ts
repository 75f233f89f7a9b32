import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventTypesOf } from '../../dev/testing/event-types.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'
import { TestClock } from '../../dev/testing.ts'

const DAY = 86_400
const clock = new TestClock()
let { site, lamp } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop({ quantity: 100, clock, config: { accessTokenSeconds: 365 * DAY } }))
})
afterAll(() => site.close())

async function pass(days: number) {
  clock.advance(days * DAY)
  const { services } = site.platform
  await services.schedule.runDue(services)
}

const eventsOf = async (id: string) =>
  (await eventTypesOf(site, id)).map((type) => type.replace('wix.ecom.v1.', ''))

async function begun() {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  return { shopper, id: await shopper.checkout() }
}
const statusOf = async (shopper: Shopper, id: string) =>
  (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).status

describe('An open checkout', () => {
  it('An open checkout goes with the cart that is thrown away, and is told of', async () => {
    const { shopper, id } = await begun()
    expect((await shopper.call('DELETE', '/ecom/v1/carts/current')).status).toBe(200)
    expect(await statusOf(shopper, id)).toBe(404)
    expect(await eventsOf(id)).toEqual(['checkout_created', 'checkout_deleted'])
  })

  it('An open checkout goes after ninety days in which nobody touched it, and the cart stays', async () => {
    const { shopper, id } = await begun()
    await pass(1)
    await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, {
      checkout: { id, buyerInfo: { email: 'other@example.test' } },
    })
    // Nothing is kept of a checkout whose end was emitted long ago.
    expect(await eventsOf(id)).toEqual([
      'checkout_created',
      'abandoned_checkout_created',
      'checkout_updated',
      'abandoned_checkout_updated',
    ])
    await pass(89)
    expect(await statusOf(shopper, id)).toBe(200)
    await pass(2)
    expect(await statusOf(shopper, id)).toBe(404)
    expect(await eventsOf(id)).toEqual(['checkout_deleted', 'abandoned_checkout_deleted'])
    expect((await shopper.cart()).body.cart.lineItems).toHaveLength(1)
    expect(await shopper.checkout()).not.toBe(id)
  })

  it('An open checkout that has become an order stays', async () => {
    const { shopper, id } = await begun()
    await shopper.call('POST', `/ecom/v1/checkouts/${id}/create-order`, { payment: { method: 'approved' } })
    await pass(100)
    expect(await statusOf(shopper, id)).toBe(200)
  })
})
