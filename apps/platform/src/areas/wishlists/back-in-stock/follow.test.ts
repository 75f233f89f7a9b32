import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'

const MINUTE = 60
const mine = '/wishlists/v1/my-wishlists'
const requests = '/ecom/v1/back-in-stock-notification-requests'
let { site, staff } = {} as LampShop
beforeAll(async () => {
  ;({ site, staff } = await openLampShop())
})
afterAll(() => site?.close())

/** Runs the jobs that are due after a while. */
async function later() {
  const { services } = site.platform
  site.clock.advance(2 * MINUTE)
  await services.schedule.runDue(services)
}
async function wishing(productId: string) {
  const { accessToken, email } = await site.signUp()
  const me = new Shopper(site, accessToken)
  const catalogReferences = [{ catalogItemId: productId, appId: STORES_APP_ID }]
  const { id, revision } = (await me.call('POST', `${mine}/add-items`, { catalogReferences })).body.wishlist
  await me.call('PATCH', `/wishlists/v1/wishlists/${id}`, {
    wishlist: { id, revision, tellsBackInStock: true },
  })
  const letters = () =>
    site.platform.services.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', 'like', '%back in stock')
      .execute()
  const remove = () => me.call('POST', `${mine}/remove-items`, { catalogReferences })
  return { me, email, letters, remove }
}
const waiting = async (productId: string) => {
  const filter = { 'catalogReference.catalogItemId': productId, status: 'RECEIVED' }
  return (await staff('POST', `${requests}/count`, { filter })).body.count
}
const stock = (variantId: string, quantity: number) =>
  site.platform.services.db
    .updateTable('variants')
    .set({ quantity, inStock: quantity > 0 })
    .where('id', '=', variantId)
    .execute()
const soldOut = (name: string) => stockProduct(site.platform.services.db, { name, quantity: 0 })

it('A wished item that is sold out waits among the requests of the catalog, and one letter tells that it is back, each time', async () => {
  const { productId, variantId } = await soldOut('Kettle')
  const { me, letters } = await wishing(productId)
  await later()
  await later()
  expect(await waiting(productId)).toBe(1)
  // The wishlist is where a member ends it.
  expect((await me.call('POST', `${requests}/query`, { query: {} })).body.requests).toEqual([])
  for (const times of [1, 2]) {
    await stock(variantId, 5)
    await later()
    await later()
    expect(await letters()).toHaveLength(times)
    await stock(variantId, 0)
    await later()
    expect(await waiting(productId)).toBe(1)
  }
})

it('A request ends with its wish, unless its member asked on the page of the product too', async () => {
  const [pan, pot] = [await soldOut('Pan'), await soldOut('Pot')]
  const [{ remove }, asking] = [await wishing(pan.productId), await wishing(pot.productId)]
  await later()
  const catalogReference = { catalogItemId: pot.productId, appId: STORES_APP_ID }
  await asking.me.call('POST', requests, { request: { catalogReference, email: asking.email } })
  await Promise.all([remove(), asking.remove()])
  await later()
  expect([await waiting(pan.productId), await waiting(pot.productId)]).toEqual([0, 1])
  await stock(pot.variantId, 3)
  await later()
  expect(await asking.letters()).toHaveLength(1)
})
