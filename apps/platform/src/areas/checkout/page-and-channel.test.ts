import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type Answer, Shopper } from '../../dev/testing/shopper.ts'

const current = '/ecom/v1/carts/current'
const evil = 'https://evil.test/pay'
let { site, lamp } = {} as LampShop
let owner: Shopper
let store: string

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
  owner = new Shopper(site, site.ownerKey)
  store = site.platform.services.config.storeUrl
})
afterAll(() => site.close())

const item = () => ({
  catalogReference: {
    catalogItemId: lamp.productId,
    appId: STORES_APP_ID,
    options: { variantId: lamp.variantId },
  },
  quantity: 1,
})
const faults = ({ body }: Answer) => body.details?.validationError?.fieldViolations
async function withCart(): Promise<{ shopper: Shopper; id: string }> {
  const shopper = await Shopper.visitor(site)
  return { shopper, id: (await shopper.add(lamp)).body.cart.id }
}

describe('The page on which a cart is paid', () => {
  it('The page on which a cart is paid is of a registered origin, whoever names it and wherever', async () => {
    const { shopper, id } = await withCart()
    const checkout = `/ecom/v1/checkouts/${await shopper.checkout()}`
    const checkoutOf = (url: string) => ({
      checkout: { id: checkout.split('/').at(-1) },
      overrideCheckoutUrl: url,
    })
    const made = { channelType: 'WEB', lineItems: [item()] }
    for (const url of [evil, `${store}.evil.test/`, `${store}@evil.test/`]) {
      const inCart = { cartInfo: { id, overrideCheckoutUrl: url } }
      for (const [who, method, path, body, field] of [
        [shopper, 'PATCH', current, inCart, 'cartInfo.overrideCheckoutUrl'],
        [shopper, 'PATCH', `/ecom/v1/carts/${id}`, inCart, 'cartInfo.overrideCheckoutUrl'],
        [owner, 'PATCH', `/ecom/v1/carts/${id}`, inCart, 'cartInfo.overrideCheckoutUrl'],
        [owner, 'POST', '/ecom/v1/carts', { ...inCart, lineItems: [item()] }, 'cartInfo.overrideCheckoutUrl'],
        [shopper, 'PATCH', checkout, checkoutOf(url), 'overrideCheckoutUrl'],
        [owner, 'PATCH', checkout, checkoutOf(url), 'overrideCheckoutUrl'],
        [shopper, 'POST', '/ecom/v1/checkouts', { ...made, overrideCheckoutUrl: url }, 'overrideCheckoutUrl'],
      ] as const) {
        const refused = await who.call(method, path, body)
        expect(refused.status, `${method} ${path}`).toBe(400)
        expect(faults(refused)).toMatchObject([{ field, violatedRule: 'FORMAT' }])
      }
    }
    const own = `${store}/pay`
    expect((await shopper.call('PATCH', checkout, checkoutOf(own))).status).toBe(200)
    expect((await shopper.call('GET', `${checkout}/checkout-url`)).body).toEqual({ checkoutUrl: own })
  })

  it('The page on which a cart is paid is the platform’s own where a foreign one was kept from before', async () => {
    const { shopper, id } = await withCart()
    const { db } = site.platform.services
    await db.updateTable('carts').set({ overrideCheckoutUrl: evil }).where('id', '=', id).execute()
    const checkoutId = await shopper.checkout()
    const kept = await db
      .selectFrom('checkouts')
      .select('overrideCheckoutUrl')
      .where('id', '=', checkoutId)
      .executeTakeFirst()
    expect(kept?.overrideCheckoutUrl).toBeNull()
    const changes = { overrideCheckoutUrl: evil }
    await db.updateTable('checkouts').set(changes).where('id', '=', checkoutId).execute()
    const answers = [
      await shopper.cart(),
      await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}`),
      await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}/checkout-url`),
    ]
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain('evil.test')
    expect(answers[2]?.body.checkoutUrl).toContain(`/_hosted/checkout/${checkoutId}`)
  })
})

const channels = [
  ...['UNSPECIFIED', 'WEB', 'POS', 'EBAY', 'AMAZON', 'OTHER_PLATFORM', 'WIX_APP_STORE', 'WIX_INVOICES'],
  ...['BACKOFFICE_MERCHANT', 'WISH', 'CLASS_PASS', 'GLOBAL_E', 'FACEBOOK', 'ETSY', 'TIKTOK', 'FAIRE_COM'],
  ...['PAYPAL_AGENTIC_CHECKOUT', 'STRIPE_AGENTIC_CHECKOUT', 'WIX_INVOICES_PLATFORM', 'UCP_AGENTIC_CHECKOUT'],
]
const ofShoppers = ['WEB', 'OTHER_PLATFORM']

describe('The sales channel of a checkout', () => {
  it.each(channels)(
    'The sales channel of a checkout %s is taken from the owner’s programs, and from shoppers where it is theirs',
    async (channelType) => {
      const { shopper, id } = await withCart()
      const made = await owner.call('POST', `/ecom/v1/carts/${id}/create-checkout`, { channelType })
      expect(made.status).toBe(200)
      const { body } = await owner.call('GET', `/ecom/v1/checkouts/${made.body.checkoutId}`)
      expect(body.checkout.channelType).toBe(channelType)
      for (const [path, more] of [
        [`${current}/create-checkout`, {}],
        [`/ecom/v1/carts/${id}/create-checkout`, {}],
        ['/ecom/v1/checkouts', { lineItems: [item()] }],
      ] as const) {
        const answer = await shopper.call('POST', path, { channelType, ...more })
        if (ofShoppers.includes(channelType)) expect(answer.status).toBe(200)
        else
          expect(faults(answer)).toMatchObject([{ field: 'channelType', violatedRule: 'FIELD_NOT_ALLOWED' }])
      }
    },
  )

  it('The sales channel of a checkout is no other word', async () => {
    const { id } = await withCart()
    const refused = await owner.call('POST', `/ecom/v1/carts/${id}/create-checkout`, { channelType: 'SHOP' })
    expect(faults(refused)).toMatchObject([{ field: 'channelType', violatedRule: 'INVALID_ENUM_VALUE' }])
  })
})
