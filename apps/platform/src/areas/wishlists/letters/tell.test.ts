import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'
import { tellPriceDrops } from './tell.ts'

let { site } = {} as LampShop
beforeAll(async () => {
  ;({ site } = await openLampShop())
})
afterAll(() => site?.close())

const mine = '/wishlists/v1/my-wishlists'

/** A member whose default list has the products and tells of prices. */
async function wishing(productIds: readonly string[]) {
  const { accessToken, email } = await site.signUp()
  const me = new Shopper(site, accessToken)
  const { wishlist } = (
    await me.call('POST', `${mine}/add-items`, {
      catalogReferences: productIds.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID })),
    })
  ).body
  const tell = async (tellsPriceDrops: boolean) => {
    const [{ id, revision }] = (await me.call('GET', mine)).body.wishlists
    await me.call('PATCH', `/wishlists/v1/wishlists/${id}`, { wishlist: { id, revision, tellsPriceDrops } })
  }
  await tell(true)
  const letters = () =>
    site.platform.services.db
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .where('subject', 'like', '% costs less now')
      .orderBy('createdAt')
      .execute()
  return { me, wishlist, tell, letters }
}
const price = (productId: string, saleMinor: number) =>
  site.platform.services.db.updateTable('products').set({ saleMinor }).where('id', '=', productId).execute()
const newProduct = async (name: string) =>
  (await stockProduct(site.platform.services.db, { name, priceMinor: 4000 })).productId
const run = () => tellPriceDrops(site.platform.services)

it('A drop below the price of adding is told of once, a deeper one again, and so is one after the price has risen', async () => {
  const [vase, tray] = [await newProduct('Vase'), await newProduct('Tray')]
  const { letters } = await wishing([vase, tray])
  await run()
  expect(await letters()).toEqual([])
  await price(vase, 3000)
  await price(tray, 1000)
  await Promise.all([run(), run()])
  await run()
  const [first, ...none] = await letters()
  expect(none).toEqual([])
  expect(first?.subject).toBe('Tray costs less now')
  for (const words of ['$30.00', 'Was $40.00', '/products/lamp-', '/wishlists', '/profile/communication'])
    expect(first?.body).toContain(words)
  await price(vase, 3500)
  await run()
  expect(await letters()).toHaveLength(1)
  await price(vase, 2500)
  await run()
  expect(await letters()).toHaveLength(2)
  await price(vase, 4000)
  await run()
  await price(vase, 3900)
  await run()
  expect((await letters()).map(({ subject }) => subject)).toEqual([
    ...['Tray costs less now', 'Vase costs less now', 'Vase costs less now'],
  ])
})

it('Nobody is written to whose list is silent or who refuses such letters', async () => {
  const lamp = await newProduct('Torch')
  const [silent, refusing] = [await wishing([lamp]), await wishing([lamp])]
  await silent.tell(false)
  await refusing.me.call('PATCH', '/members/v1/members/my/communication-preferences', {
    communicationPreferences: { priceDrop: false },
  })
  await price(lamp, 1000)
  await run()
  expect([await silent.letters(), await refusing.letters()]).toEqual([[], []])
})

it('A letter that is not written leaves no mark, so that the next run sends it', async () => {
  const bell = await newProduct('Bell')
  const { letters } = await wishing([bell])
  await price(bell, 2000)
  const { clock, ...services } = site.platform.services
  const broken = {
    now: () => {
      throw new Error('killed')
    },
  }
  await expect(tellPriceDrops({ ...services, clock: broken })).rejects.toThrow('killed')
  expect(await letters()).toEqual([])
  await tellPriceDrops({ ...services, clock })
  expect(await letters()).toHaveLength(1)
})
