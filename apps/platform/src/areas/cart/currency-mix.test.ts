import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../data/database.ts'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { type Answer, address, Shopper } from '../../dev/testing/shopper.ts'
import { issueGiftCard } from '../terms/gift-cards/issue.ts'

const current = '/ecom/v1/carts/current'
let { site, lamp } = {} as LampShop
let owner: Shopper

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop())
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const faultsOf = ({ body }: Answer) => body.details?.validationError?.fieldViolations
const there = { shippingAddress: address, selectedShippingOption: { code: 'standard' } }

describe('Faults row 80: amounts in two currencies are never added up', () => {
  it('A cart in another currency is refused by every call that counts it, and a new one begins', async () => {
    const shopper = await Shopper.visitor(site)
    const { cart } = (await shopper.add(lamp)).body
    const { db } = site.platform.services
    await db.updateTable('carts').set({ currency: 'EUR' }).where('id', '=', cart.id).execute()
    const [line] = cart.lineItems
    for (const [method, path, body] of [
      ['PATCH', '', { cartInfo: { buyerNote: 'Hello' } }],
      ['POST', '/update-line-items-quantity', { lineItems: [{ id: line.id, quantity: 2 }] }],
      ['POST', '/estimate-totals', there],
      ['POST', '/create-checkout', { channelType: 'WEB' }],
    ] as const) {
      const refused = await shopper.call(method, current + path, body)
      expect([refused.status, codeOf(refused)], path).toEqual([409, 'CURRENCY_MISMATCH'])
    }
    expect(codeOf(await shopper.add(lamp))).toBe('CURRENCY_MISMATCH')
    expect((await shopper.call('DELETE', current)).status).toBe(200)
    expect((await shopper.add(lamp)).body.cart.currency).toBe('USD')
  })

  it('A checkout in another currency becomes no order', async () => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp)
    const id = await shopper.checkout()
    const { db } = site.platform.services
    await db.updateTable('checkouts').set({ currency: 'EUR' }).where('id', '=', id).execute()
    const path = `/ecom/v1/checkouts/${id}`
    const changed = await shopper.call('PATCH', path, { checkout: { id }, couponCode: 'TENTH' })
    expect(codeOf(changed)).toBe('CURRENCY_MISMATCH')
    const payment = { method: 'approved' }
    expect(codeOf(await shopper.call('POST', `${path}/create-order`, { payment }))).toBe('CURRENCY_MISMATCH')
    const orders = db.selectFrom('orders').select('id').where('checkoutId', '=', id)
    expect(await orders.execute()).toEqual([])
  })

  it('A gift card in another currency pays nothing', async () => {
    const { db } = site.platform.services
    const card = (currency: string) =>
      transaction(db, (trx) =>
        issueGiftCard(trx, { amount: 1000, currency, orderId: null, date: new Date() }),
      )
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp)
    const id = await shopper.checkout()
    const pay = async (giftCardCode: string) =>
      shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, { checkout: { id }, giftCardCode })
    expect(codeOf(await pay((await card('EUR')).code))).toBe('GIFT_CARD_NOT_FOUND')
    expect((await pay((await card('USD')).code)).body.checkout.giftCard.amount.amount).toBe('10.00')
  })

  it('An amount that the shop’s currency does not have is refused, of whatever the merchant writes', async () => {
    const shopper = await Shopper.visitor(site)
    const { id } = (await shopper.add(lamp)).body.cart
    const custom = { price: '1.005', itemType: { preset: 'SERVICE' } }
    const shippingOption = {
      title: 'Courier',
      deliveryRegionIds: [randomUUID()],
      rates: [{ amount: '4.999', conditions: [], multiplyByQuantity: false }],
    }
    for (const [method, path, body, field] of [
      [
        'PATCH',
        '',
        { cartInfo: { id }, merchantDiscounts: [{ amount: '1.005' }] },
        'merchantDiscounts[0].amount',
      ],
      ['POST', '/add-to-cart', { customLineItems: [custom] }, 'customLineItems[0].price'],
    ] as const) {
      const refused = await owner.call(method, `/ecom/v1/carts/${id}${path}`, body)
      expect(faultsOf(refused), path).toMatchObject([{ field, violatedRule: 'DECIMAL_MAX_SCALE' }])
    }
    const option = await owner.call('POST', '/ecom/v1/shipping-options', { shippingOption })
    expect(option.status).toBe(400)
    expect(faultsOf(option)).toMatchObject([{ field: expect.stringContaining('rates[0].amount') }])
  })

  it('The currency on show changes what is shown beside an amount, and no amount', async () => {
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 2)
    const plain = (await shopper.call('POST', `${current}/estimate-totals`, there)).body
    const euros = { 'x-wix-currency': 'EUR' }
    const shown = (await shopper.call('POST', `${current}/estimate-totals`, there, euros)).body
    expect(shown).toMatchObject({ currency: 'USD', cart: { currency: 'USD', conversionCurrency: 'EUR' } })
    for (const name of ['subtotal', 'shipping', 'tax', 'total'] as const) {
      expect(shown.priceSummary[name].amount).toBe(plain.priceSummary[name].amount)
      expect(shown.priceSummary[name].formattedConvertedAmount).toContain('€')
    }
  })
})
