import { openShop, renderModule, type Shopper } from '@galleria/federation/testing'
import { createTestPlatform, type TestPlatform } from '@galleria/platform/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import cart from '../module.ts'
import { destination, draft } from '../state.ts'
import * as current from './current.ts'
import { plainProducts } from './products.fixture.ts'

let site: TestPlatform
let shopper: Shopper
beforeEach(async () => {
  site = await createTestPlatform({ seed: 'small' })
  shopper = openShop(site)
  draft.clear()
  destination.clear()
})
afterEach(async () => {
  cleanup()
  await site.close()
})

const rowOf = (term: HTMLElement) => term.closest('dt')?.nextElementSibling?.textContent

test('A cart with a deposit and something paid in person says so, and what is due now and later', async () => {
  const productId = (await plainProducts(shopper))[0]?.id ?? ''
  await shopper.post(current, '/cart/current', { intent: 'add', productId, quantity: '1' })
  const found = await shopper.load(current, '/cart/current')
  const item = { quantity: 1, itemType: { preset: 'SERVICE' } }
  const lessons = { ...item, productName: { original: 'Lessons' }, price: '80.00', depositAmount: '20.00' }
  const visit = { ...item, productName: { original: 'Visit' }, price: '30.00' }
  const added = await site.fetch(`${site.url}/ecom/v1/carts/${found.cart?.id}/add-to-cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: site.ownerKey },
    body: JSON.stringify({
      customLineItems: [
        { ...lessons, paymentOption: 'DEPOSIT_ONLINE' },
        { ...visit, paymentOption: 'FULL_PAYMENT_OFFLINE' },
      ],
    }),
  })
  expect(added.status).toBe(200)
  const to = { intent: 'estimate', country: 'US', postalCode: '10001' }
  await shopper.post(current, '/cart/current', to)
  renderModule(cart, { at: '/cart', platform: site, session: shopper.session })
  await screen.findByText('$20.00 deposit each, the rest is due later')
  expect(screen.getByText('Pay in person')).toBeTruthy()
  const main = within(document.body)
  const [now, later, total] = ['Due now', 'Due later', 'Total'].map((term) =>
    Number(rowOf(main.getByText(term))?.replace(/[^\d.]/g, '')),
  )
  expect(later).toBeGreaterThanOrEqual(90)
  expect((now ?? 0) + (later ?? 0)).toBeCloseTo(total ?? 0, 2)
})
