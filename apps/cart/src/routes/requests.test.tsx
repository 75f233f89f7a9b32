import { openShop } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { destination, draft, madeCheckout } from '../state.ts'
import * as page from './cart.tsx'
import * as contact from './checkout.tsx'
import * as current from './current.ts'
import * as delivery from './delivery.tsx'
import { plainProducts } from './products.fixture.ts'
import * as review from './review.tsx'

const ada = {
  ...{ email: 'ada@galleria.test', firstName: 'Ada', lastName: 'Lovelace', country: 'US' },
  ...{ addressLine: '1 Analytical Way', city: 'New York', subdivision: 'US-NY', postalCode: '10001' },
}

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site.close())
beforeEach(() => {
  for (const kept of [destination, draft, madeCheckout]) kept.clear()
})

/** Calls of carts, checkouts and delivery that each page of a purchase makes. */
async function countPurchase(version: 'v1' | 'v2') {
  let count = 0
  const fetch: TestPlatform['fetch'] = (...[input, init]) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (/\/(carts|checkouts|delivery-rates)\//.test(pathname)) count += 1
    return site.fetch(input, init)
  }
  const shopper = openShop(site, { fetch, site: { cartApi: { version, isFixed: true } } })
  const productId = (await plainProducts(shopper))[0]?.id ?? ''
  const counted = async (work: () => Promise<unknown>) => {
    const before = count
    await work()
    return count - before
  }
  const calls = {
    add: await counted(() =>
      shopper.post(current, '/cart/current', { intent: 'add', productId, quantity: '1' }),
    ),
    cart: await counted(() => shopper.load(page, '/cart')),
    contact: await counted(async () => {
      await shopper.load(contact, '/checkout')
      await shopper.post(contact, '/checkout', ada)
    }),
    delivery: await counted(async () => {
      const { chosen = '' } = await shopper.load(delivery, '/checkout/delivery')
      await shopper.post(delivery, '/checkout/delivery', { delivery: chosen })
    }),
    review: await counted(() => shopper.load(review, '/checkout/review')),
    payment: await counted(async () => {
      expect(await shopper.post(review, '/checkout/review', {})).toMatchObject({ url: expect.any(String) })
    }),
  }
  return { calls, all: count }
}

test('A purchase takes no more calls by V2 than by V1', async () => {
  const v1 = await countPurchase('v1')
  const v2 = await countPurchase('v2')
  expect({ v1: v1.calls, v2: v2.calls }).toMatchInlineSnapshot(`
    {
      "v1": {
        "add": 1,
        "cart": 2,
        "contact": 2,
        "delivery": 5,
        "payment": 2,
        "review": 2,
      },
      "v2": {
        "add": 1,
        "cart": 1,
        "contact": 2,
        "delivery": 5,
        "payment": 2,
        "review": 2,
      },
    }
  `)
  expect(v2.all).toBeLessThanOrEqual(v1.all)
})
