import { addToCurrentCart, updateCurrentCart } from '@galleria/platform-client/cart'
import { createElevatedClient, withSecondToken } from '@galleria/platform-client/elevated'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../dev/testing/shopper.ts'

const current = '/ecom/v1/carts/current'
const engraving = {
  price: '12.00',
  quantity: 1,
  productName: { original: 'Engraving' },
  itemType: { preset: 'SERVICE' },
}
let { site, lamp } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
})
afterAll(() => site.close())

const shoppers = [
  ['a visitor', () => Shopper.visitor(site)],
  ['a member', async () => new Shopper(site, (await site.signUp()).accessToken)],
] as const
const withKey = (shopper: Shopper, key = site.ownerKey) => new Shopper(site, `${shopper.token},${key}`)
const clientOf = ({ token }: Shopper) =>
  createElevatedClient({
    baseUrl: site.url,
    fetch: site.fetch,
    credentials: withSecondToken({ getAccessToken: async () => token, secondToken: site.ownerKey }),
  })

describe.each(shoppers)('The current cart of %s', (_, open) => {
  it('takes lines and discounts of the merchant’s own from a back end with the owner’s key', async () => {
    const shopper = await open()
    await shopper.add(lamp, 2)
    const client = clientOf(shopper)
    const added = await addToCurrentCart(client, { customLineItems: [engraving] })
    expect(added.cart.subtotal?.amount).toBe('62.00')
    const lineItemIds = [added.cart.lineItems[1]?.id ?? '']
    const changed = await updateCurrentCart(client, {
      merchantDiscounts: [{ amount: '2.00', lineItemIds }],
      customLineItems: [{ ...engraving, price: '3.00' }],
    })
    expect(changed.cart.appliedDiscounts).toMatchObject([
      { merchantDiscount: { amount: { amount: '2.00' } } },
    ])
    const seen = (await shopper.cart()).body.cart
    expect(seen).toMatchObject({
      id: added.cart.id,
      subtotal: { amount: '65.00' },
      discount: { amount: '2.00' },
    })
  })

  it('may be made by such a back end, and go to a checkout of any sales channel', async () => {
    const shopper = await open()
    const both = withKey(shopper)
    const made = await both.call('POST', `${current}/add-to-cart`, { customLineItems: [engraving] })
    expect(made.status).toBe(200)
    expect((await shopper.cart()).body.cart.id).toBe(made.body.cart.id)
    const checkout = await both.call('POST', `${current}/create-checkout`, { channelType: 'POS' })
    expect(checkout.status).toBe(200)
    expect((await both.call('DELETE', current)).status).toBe(200)
    expect((await shopper.cart()).status).toBe(404)
  })

  it('takes none of it from the shopper alone, by name', async () => {
    const shopper = await open()
    await shopper.add(lamp)
    for (const [method, path, body, field] of [
      ['PATCH', '', { customLineItems: [engraving] }, 'customLineItems'],
      ['PATCH', '', { merchantDiscounts: [{ percentage: 99 }] }, 'merchantDiscounts'],
      ['POST', '/add-to-cart', { customLineItems: [engraving] }, 'customLineItems'],
    ] as const) {
      const refused = await shopper.call(method, current + path, body)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([
        { field, violatedRule: 'FIELD_NOT_ALLOWED' },
      ])
    }
  })

  it('is shut to a pair with another key, with more than two tokens, or in another order', async () => {
    const shopper = await open()
    await shopper.add(lamp)
    const { token } = shopper
    for (const authorization of [
      `${token},${'x'.repeat(40)}`,
      `${token},`,
      `,${site.ownerKey}`,
      `${token}, ${site.ownerKey}`,
      `${token},${site.ownerKey},${site.ownerKey}`,
      `${site.ownerKey},${token}`,
      `${'x'.repeat(43)},${site.ownerKey}`,
    ]) {
      expect((await new Shopper(site, authorization).cart()).status, authorization).toBe(401)
    }
  })
})

it('The owner’s key beside the owner’s key is nobody’s cart', async () => {
  const { ownerKey } = site
  expect((await new Shopper(site, `${ownerKey},${ownerKey}`).cart()).status).toBe(403)
})
