import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'
import { signUp } from '../../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

let site: TestPlatform
let lamp: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 2500 })
})
afterAll(() => site.close())

/** Ordered as a guest, under ada@example.test. */
async function guestOrder(guest: Shopper): Promise<string> {
  await guest.add(lamp)
  return orderIdOf(await guest.buy('32.50'))
}

async function ordersOf(token: string): Promise<string[]> {
  const { body } = await new Shopper(site, token).call('POST', '/ecom/v1/orders/search', { search: {} })
  return body.orders.map(({ id }: { id: string }) => id)
}

describe('An order placed as a guest', () => {
  it('An order placed as a guest is among the orders of whoever registers in the same browser under its e-mail', async () => {
    const guest = await Shopper.visitor(site)
    const id = await guestOrder(guest)
    const member = await signUp(site, { visitorToken: guest.token, email: 'Ada@Example.test' })
    expect(await ordersOf(member.accessToken)).toEqual([id])
    const { body } = await new Shopper(site, member.accessToken).call('GET', `/ecom/v1/orders/${id}`)
    expect(body.order.buyerInfo).toEqual({ memberId: member.memberId, email: 'ada@example.test' })
    expect(await ordersOf(guest.token)).toEqual([])
  })

  it('An order placed as a guest is not handed to somebody else who signs in at the same browser', async () => {
    const guest = await Shopper.visitor(site)
    const id = await guestOrder(guest)
    const other = await signUp(site, { visitorToken: guest.token, email: 'grace@example.test' })
    expect(await ordersOf(other.accessToken)).toEqual([])
    expect(await ordersOf(guest.token)).toEqual([id])
  })
})
