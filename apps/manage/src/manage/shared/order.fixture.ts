import type { PlatformClient } from '@galleria/platform-client'
import { commitDraftOrder, createDraftOrder } from '@galleria/platform-client/draft-orders'

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main St',
}

interface Bought {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly price: string
  readonly quantity: number
  readonly memberId?: string
  /** Products beside the scarves. */
  readonly lineItems?: NonNullable<Parameters<typeof createDraftOrder>[1]['draftOrder']>['lineItems']
}

/** Places an order of scarves that go to New York. */
export async function orderScarves(store: PlatformClient, bought: Bought) {
  const { firstName, lastName, email, price, quantity, memberId, lineItems = [] } = bought
  const contactDetails = { firstName, lastName }
  const scarf = { productName: { original: 'Scarf' }, itemType: { preset: 'PHYSICAL' } }
  const { draftOrder } = await createDraftOrder(store, {
    draftOrder: {
      buyerInfo: { email, ...(memberId ? { memberId } : {}) },
      billingInfo: { contactDetails, address },
      shippingInfo: { shippingDestination: { contactDetails, address } },
      lineItems,
      customLineItems: [{ ...scarf, price, quantity }],
    },
  })
  return (await commitDraftOrder(store, { draftOrderId: draftOrder.id ?? '' })).order
}
