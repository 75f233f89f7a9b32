import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'

let { site, lamp } = {} as LampShop
beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site?.close())

it('A cart that is sent back as it was read is told as one of which nothing was another before', async () => {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp)
  const change = async (cartInfo: object) => {
    const { body } = await shopper.call('PATCH', '/ecom/v1/carts/current', { cartInfo })
    const { modifiedFields } = await site.platform.services.db
      .selectFrom('outbox')
      .select('modifiedFields')
      .where('entityId', '=', body.cart.id)
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow()
    return { cart: body.cart, modifiedFields }
  }
  const contactInfo = { contactDetails: { lastName: 'Lovelace', firstName: 'Ada' }, address }
  const first = await change({ buyerNote: 'By the window', contactInfo })
  expect(Object.keys(first.modifiedFields ?? {}).toSorted()).toEqual(['buyerNote', 'contactInfo'])
  expect((await change(first.cart)).modifiedFields).toEqual({})
})
