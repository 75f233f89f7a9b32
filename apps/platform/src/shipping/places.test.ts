import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../database.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../testing/shop.ts'
import { address, orderIdOf, Shopper } from '../testing/shopper.ts'
import { staffOf } from '../testing/staff.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'

const estimateTotals = '/ecom/v1/carts/current/estimate-totals'
let site: TestPlatform
let lamp: StockedProduct
let owner: ReturnType<typeof staffOf>

beforeAll(async () => {
  site = await createTestPlatform()
  await furnishShop(site.platform.services.db)
  lamp = await stockProduct(site.platform.services.db, { priceMinor: 2500, quantity: null })
  owner = staffOf(site)
})
afterAll(() => site.close())

async function good(method: string, path: string, body?: object) {
  const answer = await owner(method, path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}

async function estimate(shopper: Shopper, more: object = {}) {
  const { status, body } = await shopper.call('POST', estimateTotals, {
    ...{ shippingAddress: address, calculateShipping: true, calculateTax: true, ...more },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

async function shopperWith(quantity: number): Promise<Shopper> {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, quantity)
  return shopper
}

const titles = (body: {
  shippingInfo: { carrierServiceOptions: { shippingOptions: { title: string }[] }[] }
}) =>
  body.shippingInfo.carrierServiceOptions.flatMap(({ shippingOptions }) =>
    shippingOptions.map(({ title }) => title),
  )

describe('A region of delivery', () => {
  it('carries its options along when it grows and shrinks, and stays while one goes there', async () => {
    const { deliveryRegion: region } = await good('POST', '/ecom/v1/delivery-regions', {
      deliveryRegion: { name: 'Nevada', destinations: [{ country: 'US', subdivisions: ['US-NV'] }] },
    })
    const { shippingOption } = await good('POST', '/ecom/v1/shipping-options', {
      shippingOption: { title: 'Coach', deliveryRegionIds: [region.id], rates: [{ amount: '3.00' }] },
    })
    const shopper = await shopperWith(1)
    expect(titles(await estimate(shopper))).toEqual(['Standard'])
    const destinations = [{ country: 'US', subdivisions: ['US-NV', 'US-CA'] }]
    const path = `/ecom/v1/delivery-regions/${region.id}`
    await good('PATCH', path, { deliveryRegion: { id: region.id, revision: '1', destinations } })
    const wider = await estimate(shopper)
    expect(titles(wider)).toEqual(['Standard', 'Coach'])
    expect(wider.shippingInfo.region).toEqual({ id: region.id, name: 'Nevada' })
    expect((await owner('DELETE', path)).body.details.applicationError.code).toBe('DELIVERY_REGION_IN_USE')
    await good('DELETE', `/ecom/v1/shipping-options/${shippingOption.id}`)
    await good('DELETE', path)
  })
})

describe('A carrier that does not answer', () => {
  it('is told of where it goes, and the others still deliver', async () => {
    const { carriers } = await good('GET', '/ecom/v1/carriers')
    const [carrier] = carriers
    expect(carrier).toMatchObject({ titles: ['Standard'], state: 'ON' })
    await good('POST', '/ecom/v1/shipping-options', {
      shippingOption: {
        title: 'Own van',
        deliveryRegionIds: [
          (
            await good('POST', '/ecom/v1/delivery-regions', {
              deliveryRegion: { name: 'US', destinations: [{ country: 'US' }] },
            })
          ).deliveryRegion.id,
        ],
        rates: [{ amount: '9.00' }],
      },
    })
    const shopper = await shopperWith(1)
    const chosen = { selectedShippingOption: { code: 'standard', carrierId: carrier.id } }
    expect((await estimate(shopper, chosen)).priceSummary.shipping.amount).toBe('5.00')
    const state = (to: string) =>
      good('PATCH', `/ecom/v1/carriers/${carrier.id}`, { carrier: { id: carrier.id, state: to } })
    await state('FAILING')
    const failing = await estimate(shopper, chosen)
    expect(titles(failing)).toEqual(['Own van'])
    expect(failing.calculationErrors).toMatchObject({
      carrierErrors: {
        errors: [
          { carrierId: carrier.id, error: { applicationError: { code: 'CARRIER_SERVICE_UNAVAILABLE' } } },
        ],
      },
      selectedShippingOptionError: { applicationError: expect.anything() },
    })
    const elsewhere = await estimate(shopper, { shippingAddress: { country: 'FR' } })
    expect(elsewhere.calculationErrors.carrierErrors).toBeUndefined()
    await state('ON')
    expect(titles(await estimate(shopper))).toEqual(['Standard', 'Own van'])
    const unknown = '00000000-0000-4000-8000-000000000000'
    const none = await owner('PATCH', `/ecom/v1/carriers/${unknown}`, {
      carrier: { id: unknown, state: 'ON' },
    })
    expect(none.status).toBe(404)
  })
})

describe('What is taxed elsewhere than where it goes', () => {
  it('is taxed where the business is, or where the bill goes, line by line', async () => {
    const rate = (country: string, fraction: string) =>
      good('POST', '/billing/v1/tax-rates', {
        taxRate: {
          ...{ country, jurisdiction: country, jurisdictionType: 'COUNTRY', name: 'VAT', rate: fraction },
        },
      })
    await rate('NL', '0.2')
    await rate('FR', '0.05')
    const place = { name: 'Studio', address: { country: 'NL' } }
    const { businessLocation } = await good('POST', '/ecom/v1/business-locations', {
      businessLocation: place,
    })
    const shopper = await shopperWith(1)
    const { cart } = (await shopper.cart()).body
    const custom = (addressType: string) => ({
      ...{ price: '100.00', quantity: 1, itemType: { preset: 'SERVICE' } },
      ...{ productName: { original: addressType }, taxableAddress: { addressType } },
    })
    await good('POST', `/ecom/v1/carts/${cart.id}/add-to-cart`, {
      customLineItems: ['BUSINESS', 'BILLING', 'SHIPPING'].map(custom),
      businessLocationId: businessLocation.id,
    })
    const body = await estimate(shopper, { billingAddress: { country: 'FR' } })
    const taxes = body.calculatedLineItems.map(
      (line: { pricesBreakdown: { taxDetails: { totalTax: { amount: string } } } }) =>
        line.pricesBreakdown.taxDetails.totalTax.amount,
    )
    expect(taxes).toEqual(['2.50', '20.00', '5.00', '10.00'])
    expect(body.taxSummary.totalTax.amount).toBe('37.50')
  })

  it('is a fee too, and the checkout and its order keep from where it is sold', async () => {
    const { businessLocations } = await good('POST', '/ecom/v1/business-locations/query', {})
    const [{ id, name }] = businessLocations
    const fee = { code: 'desk', name: 'Desk', amount: '10.00', taxableAddress: { addressType: 'BUSINESS' } }
    const { additionalFee } = await good('POST', '/ecom/v1/additional-fees', { additionalFee: fee })
    expect(additionalFee).toMatchObject({ taxableAddress: { addressType: 'BUSINESS' } })
    const shopper = await shopperWith(1)
    const { cart } = (await shopper.cart()).body
    await good('PATCH', `/ecom/v1/carts/${cart.id}`, { cartInfo: { businessLocationId: id } })
    const checkoutId = await shopper.checkout()
    const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${checkoutId}`)).body
    const desk = {
      ...{ taxableAddress: { addressType: 'BUSINESS' }, priceBeforeTax: { amount: '10.00' } },
      priceAfterTax: { amount: '12.00' },
    }
    expect(checkout.additionalFees).toMatchObject([desk])
    const { body } = await shopper.call('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {
      payment: { method: 'approved' },
    })
    const { order } = await good('GET', `/ecom/v1/orders/${body.orderId}`)
    expect(order).toMatchObject({ businessLocation: { id, name }, additionalFees: [desk] })
    const path = `/ecom/v1/additional-fees/${additionalFee.id}`
    const home = { id: additionalFee.id, revision: '1', taxableAddress: null }
    expect((await good('PATCH', path, { additionalFee: home })).additionalFee.taxableAddress).toBeUndefined()
    await good('DELETE', path)
  })

  it('is taxed where it is fetched', async () => {
    const { db } = site.platform.services
    const { carriers } = await good('GET', '/ecom/v1/carriers')
    const option = await db
      .selectFrom('shippingOptions')
      .selectAll()
      .where('code', '=', 'standard')
      .executeTakeFirstOrThrow()
    const counter = { code: 'counter', title: 'Counter', kind: 'STORE_PICKUP' as const, priceMinor: 0 }
    await db
      .insertInto('shippingOptions')
      .values({
        ...{ ...option, ...counter, id: businessId, carrierId: carriers[0].id, position: 9 },
        countries: jsonb(['US']),
        pickupAddress: jsonb({ country: 'US', subdivision: 'US-OR' }),
        ...{
          deliveryRegionIds: jsonb([] as string[]),
          rates: null,
          charges: null,
          slots: null,
          extendedFields: null,
        },
      })
      .execute()
    await good('PATCH', '/billing/v1/tax-settings', { taxSettings: { mode: 'AUTO' } })
    const shopper = await shopperWith(1)
    const tax = async (code: string) =>
      (await estimate(shopper, { selectedShippingOption: { code } })).taxSummary.totalTax.amount
    expect(await tax('standard')).toBe('2.50')
    expect(await tax('counter')).toBe('0.00')
  })
})

const businessId = '7d0a4f0e-2f6f-4f25-8f0e-1d2c3b4a5f60'

describe('A tip', () => {
  it('is divided among the lines of its order by heads or by what each cost, to the last cent', async () => {
    const book = await stockProduct(site.platform.services.db, {
      name: 'Book',
      priceMinor: 500,
      quantity: null,
    })
    const shopper = await shopperWith(1)
    await shopper.add(book)
    const id = await shopper.checkout()
    await shopper.call('PATCH', `/ecom/v1/checkouts/${id}`, {
      checkout: {},
      tip: { type: 'CUSTOM', amount: '1.01' },
    })
    const { checkout } = (await shopper.call('GET', `/ecom/v1/checkouts/${id}`)).body
    const page = await shopper.hostedAddress(id)
    const orderId = orderIdOf(await shopper.pay(page, checkout.priceSummary.total.amount))
    const split = async (method: string) => {
      const body = await good('GET', `/ecom/v1/orders/${orderId}/tip-split?splitMethod=${method}`)
      expect(body.tip.amount).toBe('1.01')
      return body.lineItems.map(({ tip }: { tip: { amount: string } }) => tip.amount).toSorted()
    }
    expect(await split('EQUAL')).toEqual(['0.50', '0.51'])
    expect(await split('PROPORTIONAL')).toEqual(['0.17', '0.84'])
    expect((await shopper.call('GET', `/ecom/v1/orders/${orderId}/tip-split`)).status).toBe(403)
  })
})
