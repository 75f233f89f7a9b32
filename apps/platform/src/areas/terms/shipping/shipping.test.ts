import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonb } from '../../../data/database.ts'
import { eventTypesOf } from '../../../dev/testing/event-types.ts'
import { furnishShop, type StockedProduct, stockProduct } from '../../../dev/testing/shop.ts'
import { address, Shopper } from '../../../dev/testing/shopper.ts'
import { createTestPlatform, type TestPlatform } from '../../../dev/testing.ts'

const options = '/ecom/v1/shipping-options'
const labels = '/ecom/v1/shippo-configurations'
const region = randomUUID()
const location = randomUUID()
let site: TestPlatform
let owner: Shopper
let lamp: StockedProduct

beforeAll(async () => {
  site = await createTestPlatform()
  const { db } = site.platform.services
  await furnishShop(db)
  lamp = await stockProduct(db, { priceMinor: 2500, quantity: null })
  await db
    .insertInto('deliveryRegions')
    .values({
      id: region,
      name: 'California',
      destinations: jsonb([{ country: 'US', subdivisions: ['US-CA'] }]),
      position: 0,
    })
    .execute()
  await db
    .insertInto('businessLocations')
    .values({
      id: location,
      name: 'Workshop',
      address: jsonb({ country: 'US', city: 'Oakland' }),
      timeZone: 'UTC',
    })
    .execute()
  owner = new Shopper(site, site.ownerKey)
})
afterAll(() => site.close())

async function offers(quantity: number, to: object = address) {
  const shopper = await Shopper.visitor(site)
  await shopper.add(lamp, quantity)
  const { body } = await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {
    shippingAddress: to,
    calculateShipping: true,
  })
  const carriers: { shippingOptions: { title: string; cost: { price: { amount: string } } }[] }[] =
    body.shippingInfo.carrierServiceOptions
  return Object.fromEntries(
    carriers.flatMap((carrier) =>
      carrier.shippingOptions.map((each) => [each.title, each.cost.price.amount]),
    ),
  )
}

const byWeight = {
  title: 'By weight',
  deliveryRegionIds: [region],
  estimatedDeliveryTime: '2 days',
  rates: [
    {
      amount: '4.00',
      conditions: [{ type: 'BY_TOTAL_WEIGHT', operator: 'LTE', value: '2' }],
      multiplyByQuantity: false,
    },
    {
      amount: '1.50',
      conditions: [
        { type: 'BY_TOTAL_WEIGHT', operator: 'GT', value: '2' },
        { type: 'BY_TOTAL_QUANTITY', operator: 'LT', value: '5' },
      ],
      multiplyByQuantity: true,
    },
  ],
}

describe('A shipping option', () => {
  it('A shipping option is made, offered by its rules, changed and deleted, each time with an event', async () => {
    const made = await owner.call('POST', options, { shippingOption: byWeight })
    expect(made.body.shippingOption).toMatchObject({ ...byWeight, revision: '1' })
    const { id } = made.body.shippingOption
    expect(await offers(2)).toEqual({ Standard: '5.00', 'By weight': '4.00' })
    expect(await offers(4)).toMatchObject({ 'By weight': '6.00' })
    expect(await offers(5)).toEqual({ Standard: '5.00' })
    expect(await offers(2, { country: 'US', subdivision: 'US-NY' })).toEqual({ Standard: '5.00' })

    const stale = { shippingOption: { id, revision: '9', title: 'Slow' } }
    expect(await owner.call('PATCH', `${options}/${id}`, stale)).toMatchObject({
      status: 409,
      body: { details: { applicationError: { data: { currentRevision: '1' } } } },
    })
    const change = { shippingOption: { id, revision: '1', title: 'Slow' } }
    const changed = await owner.call('PATCH', `${options}/${id}`, change)
    expect(changed.body.shippingOption).toMatchObject({ title: 'Slow', revision: '2', rates: byWeight.rates })
    const fields = await owner.call('POST', `${options}/${id}/update-extended-fields`, {
      namespace: '@app',
      namespaceData: { a: 1 },
    })
    expect(fields.body.shippingOption).toMatchObject({
      revision: '2',
      extendedFields: { namespaces: { '@app': { a: 1 } } },
    })
    const without = await owner.call('POST', `${options}/${id}/remove-delivery-region`, {
      deliveryRegionId: region,
      revision: '2',
    })
    expect(without.body.shippingOption.deliveryRegionIds).toEqual([])
    expect(await offers(2)).toEqual({ Standard: '5.00' })
    expect(await owner.call('DELETE', `${options}/${id}`)).toEqual({ status: 200, body: {} })
    expect((await owner.call('GET', `${options}/${id}`)).status).toBe(404)
    const events = await eventTypesOf(site, id)
    expect(events.map((type) => type.replace('wix.ecom.v1.shipping_option_', ''))).toEqual([
      'created',
      'updated',
      'updated',
      'updated',
      'deleted',
    ])
  })

  it('A shipping option is told as rates, whether its owner wrote a price and a threshold or rules', async () => {
    const query = { filter: { createdDate: { $lt: '2026-06-01T00:00:00.000Z' } } }
    const packed = Buffer.from(JSON.stringify({ query })).toString('base64url')
    const { body } = await owner.call('GET', `${options}/query?.r=${packed}`)
    expect(body.shippingOptions).toMatchObject([{ title: 'Standard', rates: [{ amount: '5.00' }] }])
    expect(body.pagingMetadata).toEqual({ count: 1, cursors: { next: null }, hasNext: false })
  })

  it.each([
    [{ rates: [{ amount: '1.005' }] }, 'shippingOption.rates[0].amount'],
    [{ rates: [] }, 'shippingOption.rates'],
    [{ deliveryRegionIds: [randomUUID()] }, 'shippingOption.deliveryRegionIds'],
  ])('A shipping option with %j is refused', async (more, field) => {
    const { body } = await owner.call('POST', options, { shippingOption: { ...byWeight, ...more } })
    expect(body.details.validationError.fieldViolations).toMatchObject([{ field }])
  })

  it('A shipping option counts whole pieces', async () => {
    const conditions = [{ type: 'BY_TOTAL_QUANTITY', operator: 'EQ', value: '1.5' }]
    const shippingOption = { ...byWeight, rates: [{ amount: '1.00', conditions }] }
    expect((await owner.call('POST', options, { shippingOption })).body).toMatchObject({
      details: { applicationError: { code: 'INVALID_QUANTITY_VALUE' } },
    })
  })

  it('A shipping option is the merchant’s business', async () => {
    const shopper = await Shopper.visitor(site)
    expect((await shopper.call('POST', options, { shippingOption: byWeight })).status).toBe(403)
    expect((await shopper.call('GET', `${labels}/query`)).status).toBe(403)
  })
})

describe('A way of delivery', () => {
  it('A way of delivery has windows to choose from, and a charge that becomes a fee of the order', async () => {
    const { db } = site.platform.services
    const id = randomUUID()
    const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, time: '17:00' }))
    await db
      .insertInto('shippingOptions')
      .values({
        ...{ id, carrierId: randomUUID(), code: 'courier', title: 'Courier', kind: 'SHIPPING', position: 5 },
        ...{
          priceMinor: 1200,
          freeFromMinor: null,
          deliveryTime: '',
          instructions: null,
          pickupAddress: null,
        },
        countries: jsonb(['US']),
        slots: jsonb({ timeZone: 'America/New_York', weekly, minutes: 180, noticeHours: 12 }),
        charges: jsonb([{ type: 'INSURANCE' as const, percent: '2' }]),
      })
      .execute()
    const shopper = await Shopper.visitor(site)
    await shopper.add(lamp, 2)
    const ask = async (code?: string) =>
      (
        await shopper.call('POST', '/ecom/v1/carts/current/estimate-totals', {
          shippingAddress: address,
          calculateShipping: true,
          calculateTax: false,
          ...(code ? { selectedShippingOption: { code } } : {}),
        })
      ).body
    const slots = (await ask()).shippingInfo.carrierServiceOptions.at(-1).shippingOptions
    expect(slots).toHaveLength(6)
    const { from, to } = slots[1].logistics.deliveryTimeSlot
    expect(Date.parse(to) - Date.parse(from)).toBe(3 * 3_600_000)
    const chosen = await ask(slots[1].code)
    expect(chosen.shippingInfo.selectedCarrierServiceOption).toMatchObject({
      code: slots[1].code,
      logistics: { deliveryTimeSlot: { from, to } },
    })
    expect(chosen.additionalFees).toMatchObject([
      { code: 'INSURANCE', source: 'SHIPPING', price: { amount: '1.00' } },
    ])
    expect(chosen.priceSummary.total.amount).toBe('63.00')
    const gone = await ask('courier@20200101T1700Z')
    expect(gone.calculationErrors.selectedShippingOptionError.applicationError.code).toBe(
      'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND',
    )
    await db.deleteFrom('shippingOptions').where('id', '=', id).execute()
  })
})

describe('A shipping-label configuration', () => {
  it('A shipping-label configuration offers the post’s services with handling, and knows where it ships from', async () => {
    const shippoConfiguration = {
      deliveryRegionIds: [region],
      domesticServices: [
        {
          service: 'PRIORITY_MAIL',
          serviceSettings: { handlingFee: { value: '10', calculationType: 'PERCENTAGE' } },
        },
        { service: 'GROUND_ADVANTAGE', serviceSettings: { freeDeliveryMinimumAmount: '50.00' } },
      ],
      packageType: 'SMALL_FLAT_RATE_BOX',
      packageDetails: { dimensions: { length: '22', width: '14', height: '4' }, maxNumberOfProducts: '2' },
      osLocationId: location,
      backupWeight: '0.5',
    }
    const made = await owner.call('POST', labels, { shippoConfiguration, backupRate: '9.00' })
    const { id } = made.body.shippoConfiguration
    expect(made.body.shippoConfiguration).toMatchObject({
      revision: '1',
      shipFromAddress: { city: 'Oakland' },
      packageType: 'SMALL_FLAT_RATE_BOX',
    })
    expect(await offers(1)).toMatchObject({ 'Priority Mail': '10.65', 'Ground Advantage': '7.15' })
    expect(await offers(3)).toMatchObject({ 'Priority Mail': '21.30', 'Ground Advantage': '0.00' })
    const changed = await owner.call('PATCH', `${labels}/${id}`, {
      shippoConfiguration: { id, revision: '1', packageType: 'CUSTOM' },
    })
    expect(changed.body.shippoConfiguration).toMatchObject({ revision: '2', packageType: 'CUSTOM' })
    const removed = await owner.call('DELETE', `${labels}/${id}/delivery-regions/${region}?revision=2`)
    expect(removed.body.shippoConfiguration.deliveryRegionIds).toEqual([])
    const { body } = await owner.call('POST', `${labels}/query`, { query: {} })
    expect(body.shippoConfigurations.map((each: { id: string }) => each.id)).toEqual([id])
    expect(await owner.call('DELETE', `${labels}/${id}`)).toEqual({ status: 200, body: {} })
  })
})
