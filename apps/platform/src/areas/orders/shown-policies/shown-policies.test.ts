import { createPlatformClient, type PlatformClient } from '@galleria/platform-client'
import { createDeliveryRegion } from '@galleria/platform-client/places'
import { createShippingOption } from '@galleria/platform-client/shipping'
import { getShownPolicies } from '@galleria/platform-client/shown-policies'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LampShop, openLampShop } from '../../../dev/testing/lamp-shop.ts'
import { Shopper } from '../../../dev/testing/shopper.ts'

let { site, lamp, staff } = {} as LampShop
let owner: PlatformClient
beforeAll(async () => {
  ;({ site, lamp, staff } = await openLampShop())
  const getAuthHeaders = async () => ({ authorization: site.ownerKey })
  owner = createPlatformClient({ baseUrl: site.url, fetch: site.fetch, getAuthHeaders })
})
afterAll(() => site.close())

const policies = async () => {
  const visitor = await Shopper.visitor(site)
  return (await visitor.call('GET', '/ecom/v1/shown-policies')).body.policies
}

it('A visitor reads what a delivery costs by the total of the goods, and how long it takes', async () => {
  const { deliveryRegion } = await createDeliveryRegion(owner, {
    deliveryRegion: {
      name: 'Alps',
      destinations: [{ country: 'AT' }, { country: 'CH', subdivisions: ['CH-GR'] }],
    },
  })
  // Answers are made once for the terms as they are; those below must be made anew.
  expect(JSON.stringify((await policies()).deliveries)).not.toContain('"AT"')
  const rates = [
    { amount: '6.95', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'LTE', value: '150' }] },
    { amount: '0', conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GT', value: '150' }] },
  ] as const
  const deliveryRegionIds = [deliveryRegion.id]
  const option = (title: string, more: object) =>
    createShippingOption(owner, { shippingOption: { title, rates, deliveryRegionIds, ...more } })
  await option('Standard', { estimatedDeliveryTime: '3 to 5 business days' })
  const byWeight = { type: 'BY_TOTAL_WEIGHT', operator: 'LT', value: '5' }
  await option('By weight', { rates: [{ amount: '3.00', conditions: [byWeight] }] })
  const { currency, deliveries } = await policies()
  expect(currency).toBe('USD')
  expect(deliveries).toContainEqual({
    destinations: [{ country: 'AT' }, { country: 'CH', subdivisions: ['CH-GR'] }],
    rates: [
      { from: '0.00', amount: '6.95' },
      { from: '150.01', amount: '0.00' },
    ],
    days: { min: 3, max: 5 },
  })
  expect(JSON.stringify(deliveries)).not.toContain('"3.00"')
  expect((await getShownPolicies(owner, undefined)).policies.deliveries).toEqual(deliveries)
})

it('A visitor reads the policy for returns as the merchant set it last', async () => {
  expect((await policies()).returns).toEqual({
    ...{ windowDays: null, resolutions: ['REFUND'] },
    ...{ finalSaleProductIds: [], finalSaleCollectionIds: [] },
  })
  const returnPolicy = { windowDays: 30, resolutions: ['EXCHANGE'], finalSaleProductIds: [lamp.productId] }
  await staff('PATCH', '/ecom/v1/return-policy', { returnPolicy })
  expect((await policies()).returns).toMatchObject(returnPolicy)
})
