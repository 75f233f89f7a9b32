import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { stockProduct } from '../../../dev/testing/shop.ts'
import { address, orderIdOf, Shopper } from '../../../dev/testing/shopper.ts'

const estimateTotals = '/ecom/v1/carts/current/estimate-totals'
let { site, lamp, staff: owner } = {} as LampShop

beforeAll(async () => {
  ;({ site, lamp, staff: owner } = await openLampShop({ quantity: null }))
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
  it('A region of delivery carries its options along when it grows and shrinks, and stays while one goes there', async () => {
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
  it('A carrier that does not answer is told of where it goes, and the others still deliver', async () => {
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

describe('A location', () => {
  it('comes behind all others, also where one between them was deleted', async () => {
    const add = async (name: string) =>
      (
        await good('POST', '/ecom/v1/business-locations', {
          businessLocation: { name, address: { country: 'US' } },
        })
      ).businessLocation
    const [first, second, third] = [await add('First'), await add('Second'), await add('Third')]
    await good('DELETE', `/ecom/v1/business-locations/${second.id}`)
    const fourth = await add('Fourth')
    expect(fourth.position).toBeGreaterThan(third.position)
    for (const { id } of [fourth, third, first]) await good('DELETE', `/ecom/v1/business-locations/${id}`)
  })
})

describe('An item taxed elsewhere than its destination', () => {
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

  it('has its fees taxed there too, and the checkout and its order keep the place of sale', async () => {
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

  it('is taxed at its pickup place', async () => {
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
  it('A tip is divided among the lines of its order by heads or by what each cost, to the last cent', async () => {
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

describe('The terms of a delivery', () => {
  const termsOf = async (id: string) => (await good('GET', `/ecom/v1/delivery-terms/${id}`)).deliveryTerms
  const change = (id: string, revision: string, terms: object) =>
    owner('PATCH', `/ecom/v1/delivery-terms/${id}`, { deliveryTerms: { id, revision, ...terms } })
  const made = async (title: string) => {
    const { deliveryRegion } = await good('POST', '/ecom/v1/delivery-regions', {
      deliveryRegion: { name: title, destinations: [{ country: 'US', subdivisions: ['US-CA'] }] },
    })
    const { shippingOption } = await good('POST', '/ecom/v1/shipping-options', {
      shippingOption: { title, deliveryRegionIds: [deliveryRegion.id], rates: [{ amount: '3.00' }] },
    })
    return shippingOption.id as string
  }
  const offered = async (title: string) => {
    const { shippingInfo } = await estimate(await shopperWith(2))
    const carriers: { shippingOptions: Record<string, unknown>[] }[] = shippingInfo.carrierServiceOptions
    return carriers.flatMap(({ shippingOptions }) => shippingOptions).filter((each) => each.title === title)
  }

  it('The terms of a delivery make it a place to pick up from, with what is told there and charged on top', async () => {
    const id = await made('Corner shop')
    expect(await termsOf(id)).toEqual({ id, revision: '1', charges: [] })
    const pickupAddress = { country: 'US', city: 'Oakland', addressLine: '1 Lake Street' }
    const changed = await change(id, '1', {
      ...{ pickupMethod: 'STORE_PICKUP', pickupAddress, instructions: 'Ring twice' },
      charges: [
        { type: 'HANDLING_FEE', amount: '1.25', details: 'Kept cool' },
        { type: 'INSURANCE', percentage: '2' },
      ],
    })
    expect([changed.status, changed.body.deliveryTerms]).toEqual([200, await termsOf(id)])
    expect(await offered('Corner shop')).toMatchObject([
      {
        logistics: {
          instructions: 'Ring twice',
          pickupDetails: { pickupMethod: 'STORE_PICKUP', address: pickupAddress },
        },
        cost: {
          otherCharges: [
            { type: 'HANDLING_FEE', price: { amount: '1.25' }, details: 'Kept cool' },
            { type: 'INSURANCE', price: { amount: '1.00' } },
          ],
        },
      },
    ])
    const back = await change(id, '2', { pickupMethod: null, instructions: null, charges: [] })
    expect(back.body.deliveryTerms).toEqual({ id, revision: '3', charges: [] })
  })

  it('The terms of a delivery let windows be chosen that come every week', async () => {
    const id = await made('Evening round')
    const timeSlots = {
      timeZone: 'America/Los_Angeles',
      weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, time: '18:00' })),
      minutes: 120,
      noticeHours: 12,
    }
    await change(id, '1', { timeSlots })
    const windows = (await offered('Evening round')) as {
      code: string
      logistics: { deliveryTimeSlot: { from: string; to: string } }
    }[]
    expect(windows.length).toBeGreaterThan(3)
    for (const { code, logistics } of windows) {
      const { from, to } = logistics.deliveryTimeSlot
      expect(Date.parse(to) - Date.parse(from)).toBe(120 * 60_000)
      expect(code).toMatch(/@\d{8}T\d{4}Z$/)
    }
    await change(id, '2', { timeSlots: null })
    expect(await offered('Evening round')).toHaveLength(1)
  })

  it('The terms of a delivery are refused where they would strand a buyer, or somebody else was faster', async () => {
    const id = await made('Nowhere')
    const fields = async (terms: object) => {
      const { status, body } = await change(id, '1', terms)
      return [status, body.details?.validationError?.fieldViolations[0]?.field]
    }
    expect(await fields({ pickupMethod: 'PICKUP_POINT' })).toEqual([400, 'deliveryTerms.pickupAddress'])
    expect(await fields({ charges: [{ type: 'INSURANCE', percentage: '2', amount: '1' }] })).toEqual([
      400,
      'deliveryTerms.charges[0].percentage',
    ])
    expect(await fields({ charges: [{ type: 'INSURANCE', amount: '0.001' }] })).toEqual([
      400,
      'deliveryTerms.charges[0].amount',
    ])
    const slots = { timeZone: 'Mars/Olympus', weekly: [{ weekday: 1, time: '18:00' }], minutes: 60 }
    expect(await fields({ timeSlots: slots })).toEqual([400, 'deliveryTerms.timeSlots.timeZone'])
    await change(id, '1', { instructions: 'Second floor' })
    expect((await change(id, '1', { instructions: 'Third floor' })).status).toBe(409)
    expect(await termsOf(id)).toMatchObject({ instructions: 'Second floor' })
    const shopper = await Shopper.visitor(site)
    expect((await shopper.call('GET', `/ecom/v1/delivery-terms/${id}`)).status).toBe(403)
  })
})
