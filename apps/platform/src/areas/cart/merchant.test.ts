import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../dev/testing/lamp-shop.ts'
import { address, Shopper } from '../../dev/testing/shopper.ts'

const carts = '/ecom/v1/carts'
const current = `${carts}/current`
let { site, lamp } = {} as LampShop
let owner: Shopper

beforeAll(async () => {
  ;({ site, lamp } = await openLampShop({ quantity: 10 }))
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

const service = {
  price: '80.00',
  quantity: 1,
  productName: { original: 'Throwing class' },
  itemType: { preset: 'SERVICE' },
  paymentOption: 'DEPOSIT_ONLINE',
  depositAmount: '20.00',
  serviceProperties: { scheduledDate: '2027-01-08T18:00:00.000Z', numberOfParticipants: 2 },
}
const tip = { price: '5.00', quantity: 1, itemType: { preset: 'CUSTOM_AMOUNT_ITEM' } }

async function cartOf(shopper: Shopper): Promise<string> {
  return (await shopper.add(lamp, 2)).body.cart.id
}

describe('The merchant', () => {
  it('puts what the catalog does not have into a shopper’s cart, and takes something off', async () => {
    const shopper = await Shopper.visitor(site)
    const id = await cartOf(shopper)
    const added = await owner.call('POST', `${carts}/${id}/add-to-cart`, {
      customLineItems: [service, tip],
    })
    expect(added.body.cart.lineItems).toMatchObject([
      { itemType: { preset: 'PHYSICAL' }, customLineItem: false },
      {
        itemType: { preset: 'SERVICE' },
        customLineItem: true,
        paymentOption: 'DEPOSIT_ONLINE',
        depositAmount: { amount: '20.00' },
        serviceProperties: service.serviceProperties,
        availability: { status: 'AVAILABLE' },
      },
      { itemType: { custom: 'CUSTOM_AMOUNT_ITEM' }, lineItemPrice: { amount: '5.00' } },
    ])
    const lineItemIds = [added.body.cart.lineItems[0].id]
    const changed = await owner.call('PATCH', `${carts}/${id}`, {
      cartInfo: { id },
      merchantDiscounts: [{ percentage: 10 }, { amount: '4.00', lineItemIds }],
    })
    expect(changed.body.cart.appliedDiscounts).toMatchObject([
      { merchantDiscount: { amount: { amount: '13.50' }, percentage: 10 }, discountType: 'GLOBAL' },
      { merchantDiscount: { amount: { amount: '4.00' } }, discountType: 'SPECIFIC_ITEMS', lineItemIds },
    ])
    const { body } = await shopper.call('POST', `${current}/estimate-totals`, {})
    expect(body.priceSummary).toMatchObject({ subtotal: { amount: '135.00' }, total: { amount: '117.50' } })
    expect(body.payNow.total.amount).toBe('65.50')
    expect(body.payLater.total.amount).toBe('52.00')
  })

  it('lets nobody else say what something costs', async () => {
    const shopper = await Shopper.visitor(site)
    await cartOf(shopper)
    for (const [method, path, body, field] of [
      ['POST', '/add-to-cart', { customLineItems: [tip] }, 'customLineItems'],
      ['PATCH', '', { merchantDiscounts: [{ percentage: 99 }] }, 'merchantDiscounts'],
      [
        'POST',
        '/add-to-cart',
        {
          lineItems: [
            {
              catalogReference: {
                catalogItemId: lamp.productId,
                appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
              },
              quantity: 1,
              catalogOverrideFields: { price: '0.01' },
            },
          ],
        },
        'lineItems[0].catalogOverrideFields',
      ],
    ] as const) {
      const refused = await shopper.call(method, current + path, body)
      expect(refused.status).toBe(400)
      expect(refused.body.details.validationError.fieldViolations).toMatchObject([
        { field, violatedRule: 'FIELD_NOT_ALLOWED' },
      ])
    }
    expect((await shopper.cart()).body.cart.subtotal.amount).toBe('50.00')
  })

  it('refuses a price finer than the currency, and none that a shopper could not read', async () => {
    const id = await cartOf(await Shopper.visitor(site))
    const refused = await owner.call('POST', `${carts}/${id}/add-to-cart`, {
      customLineItems: [{ ...tip, price: '0.001' }],
    })
    expect(refused.body.details.validationError.fieldViolations).toMatchObject([
      { field: 'customLineItems[0].price', violatedRule: 'DECIMAL_MAX_SCALE' },
    ])
  })

  it('makes a cart, overrides the catalog’s price, and deletes it', async () => {
    const made = await owner.call('POST', carts, { customLineItems: [service] })
    const { id } = made.body.cart
    const catalogReference = {
      catalogItemId: lamp.productId,
      appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
      options: { variantId: lamp.variantId },
    }
    const overridden = { catalogReference, quantity: 1, catalogOverrideFields: { price: '19.99' } }
    const { body } = await owner.call('POST', `${carts}/${id}/add-to-cart`, { lineItems: [overridden] })
    expect(body.cart.subtotal.amount).toBe('99.99')
    expect(await owner.call('DELETE', `${carts}/${id}`)).toEqual({ status: 200, body: {} })
    expect((await owner.call('GET', `${carts}/${id}`)).status).toBe(404)
  })
})

describe('A cart by its id', () => {
  it('is its shopper’s alone, in every call', async () => {
    const [shopper, other] = [await Shopper.visitor(site), await Shopper.visitor(site)]
    const id = await cartOf(shopper)
    expect((await shopper.call('GET', `${carts}/${id}`)).body).toEqual((await shopper.cart()).body)
    const line = (await shopper.cart()).body.cart.lineItems[0].id
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { cartInfo: { id, buyerNote: 'mine' } }],
      ['DELETE', '', undefined],
      ['POST', '/add-to-cart', { lineItems: [] }],
      ['POST', '/remove-line-items', { lineItemIds: [line] }],
      ['POST', '/update-line-items-quantity', { lineItems: [{ id: line, quantity: 1 }] }],
      ['POST', '/remove-coupon', {}],
      ['POST', '/remove-business-location', {}],
      ['POST', '/estimate-totals', {}],
      ['POST', '/create-checkout', { channelType: 'WEB' }],
    ] as const) {
      expect((await other.call(method, `${carts}/${id}${path}`, body)).status, path).toBe(404)
    }
    expect((await shopper.cart()).body.cart).toMatchObject({ lineItems: [{ quantity: 2 }] })
    expect((await owner.call('GET', `${carts}/${id}`)).status).toBe(200)
  })

  it('is found by its checkout', async () => {
    const shopper = await Shopper.visitor(site)
    const id = await cartOf(shopper)
    const checkoutId = await shopper.checkout()
    const { body } = await shopper.call('GET', `${carts}/by-checkout-id/${checkoutId}`)
    expect(body.cart.id).toBe(id)
  })
})

describe("A cart's buyer", () => {
  it('keeps coordinates, tax id, delivery and extended fields', async () => {
    const shopper = await Shopper.visitor(site)
    await cartOf(shopper)
    const cartInfo = {
      contactInfo: {
        address: { ...address, geocode: { latitude: 37.8, longitude: -122.27 }, hint: 'Blue gate' },
        contactDetails: { firstName: 'Ada', vatId: { id: '529.982.247-25', type: 'CPF' } },
      },
      selectedShippingOption: { code: 'standard' },
      extendedFields: { namespaces: { '@gift': { wrap: true } } },
      overrideCheckoutUrl: `${site.platform.services.config.storeUrl}/pay`,
    }
    const { body } = await shopper.call('PATCH', current, { cartInfo })
    expect(body.cart).toMatchObject(cartInfo)
    const cleared = await shopper.call('PATCH', current, {
      cartInfo: {},
      cartFieldmask: 'selectedShippingOption,extendedFields',
    })
    expect(cleared.body.cart.selectedShippingOption).toBeUndefined()
    expect(cleared.body.cart.contactInfo.address.city).toBe('Oakland')
  })

  it.each([
    [{ id: '529.982.247-26', type: 'CPF' }, 'cartInfo.contactInfo.contactDetails.vatId.id'],
    [{ id: '11.222.333/0001-80', type: 'CNPJ' }, 'cartInfo.contactInfo.contactDetails.vatId.id'],
  ])('refuses the tax id %j', async (vatId, field) => {
    const shopper = await Shopper.visitor(site)
    await cartOf(shopper)
    const cartInfo = { contactInfo: { contactDetails: { vatId } } }
    const { body } = await shopper.call('PATCH', current, { cartInfo })
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field, violatedRule: 'FORMAT' }])
  })

  it('has no place of business that does not exist', async () => {
    const shopper = await Shopper.visitor(site)
    const businessLocationId = '00000000-0000-4000-8000-000000000000'
    const { body } = await shopper.call('POST', `${current}/add-to-cart`, { businessLocationId })
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field: 'businessLocationId' }])
  })
})

describe('Totals of anything', () => {
  it('are worked out without a cart, also in another currency', async () => {
    const shopper = await Shopper.visitor(site)
    const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
    const options = { variantId: lamp.variantId }
    const body = {
      lineItems: [{ catalogReference: { catalogItemId: lamp.productId, appId, options }, quantity: 3 }],
      couponCode: 'TENTH',
      shippingAddress: address,
      selectedShippingOption: { code: 'standard' },
    }
    const answer = await shopper.call('POST', '/ecom/v1/calculate-totals', body)
    expect(answer.body.priceSummary).toMatchObject({
      subtotal: { amount: '75.00' },
      discount: { amount: '7.50' },
      shipping: { amount: '5.00' },
      tax: { amount: '6.75' },
      total: { amount: '79.25' },
    })
    const converted = await site.fetch(`${site.url}/v1/calculate-totals`, {
      method: 'POST',
      headers: {
        authorization: shopper.token,
        'content-type': 'application/json',
        'x-wix-currency': 'JPY',
      },
      body: JSON.stringify(body),
    })
    expect(await converted.json()).toMatchObject({
      currency: 'USD',
      conversionCurrency: 'JPY',
      priceSummary: {
        total: { amount: '79.25', convertedAmount: '11967', formattedConvertedAmount: '¥11,967' },
      },
    })
  })
})
