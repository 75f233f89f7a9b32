import { openShop, renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { createPlatformClient } from '@galleria/platform-client'
import { queryCustomers } from '@galleria/platform-client/customers'
import { adjustStoreCredit } from '@galleria/platform-client/store-credit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import cart from '../module.ts'
import { madeCheckout } from '../state.ts'
import * as review from './review.tsx'
import { walkToReview } from './to-review.fixture.ts'

const LONG = { timeout: 30_000 }
let site: TestPlatform
let shopper: Shopper
let memberId: string
beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  const member = await site.signUp()
  memberId = member.memberId
  shopper = openShop(site, { member })
  await walkToReview(shopper)
})
afterEach(async () => {
  cleanup()
  await site.close()
})

async function give(amount: string) {
  const store = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    getAuthHeaders: async () => ({ authorization: site.ownerKey }),
  })
  const { customers } = await queryCustomers(store, { query: { filter: { memberId } } })
  const customerId = customers[0]?.id ?? ''
  await adjustStoreCredit(store, { customerId, amount, direction: 'ADD', reason: 'Late parcel' })
}

test('Store credit is offered before there is a checkout, pays its part, and can be kept after all', async () => {
  await give('5.00')
  expect(madeCheckout.get()).toBeNull()
  const { user } = renderModule(cart, {
    at: '/checkout/review',
    platform: site,
    session: shopper.session,
  })
  await screen.findByText('You have $5.00 in store credit.', {}, LONG)
  await user.click(screen.getByRole('button', { name: 'Pay with store credit' }))
  await screen.findByText('Store credit pays $5.00.', {}, LONG)
  const { summary, left } = await shopper.load(review, '/checkout/review')
  expect(Number(summary?.total.amount) - Number(left?.amount)).toBeCloseTo(5, 5)
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toContain('Store credit')
  expect(screen.getAllByText('−$5.00').length).toBeGreaterThan(0)
  await user.click(screen.getByRole('button', { name: 'Don’t use store credit' }))
  await screen.findByText('You have $5.00 in store credit.', {}, LONG)
  expect((await shopper.load(review, '/checkout/review')).left).toBeUndefined()
}, 60_000)

test('A member without store credit is offered none', async () => {
  expect((await shopper.load(review, '/checkout/review')).credit).toBeUndefined()
})
