import { redirectOf, type Shopper } from '@galleria/federation/testing'
import { draft, madeCheckout } from '../state.ts'
import * as contact from './checkout.tsx'
import * as current from './current.ts'
import * as delivery from './delivery.tsx'
import { plainProducts } from './products.fixture.ts'

/** Buyer with an address that is delivered to. */
export const ada = {
  email: 'ada@galleria.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'US',
  addressLine: '1 Analytical Way',
  city: 'New York',
  subdivision: 'US-NY',
  postalCode: '10001',
}

/** Walks from an empty tab to the review, with one product, Ada's address and the first way of delivery. */
export async function walkToReview(shopper: Shopper): Promise<void> {
  draft.clear()
  madeCheckout.clear()
  const productId = (await plainProducts(shopper))[0]?.id ?? ''
  await shopper.post(current, '/cart/current', { intent: 'add', productId, quantity: '1' })
  await shopper.post(contact, '/checkout', ada)
  const { chosen } = await shopper.load(delivery, '/checkout/delivery')
  await redirectOf(shopper.post(delivery, '/checkout/delivery', { delivery: chosen ?? '' }))
}
