import { randomUUID } from 'node:crypto'
import type { OwnedResource } from '@galleria/platform-client/operations'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import { Secret, TOTP } from 'otpauth'
import { furnishShop, type StockedProduct, stockProduct } from '../../dev/testing/shop.ts'
import { type Answer, orderIdOf, Shopper } from '../../dev/testing/shopper.ts'
import { staffOf } from '../../dev/testing/staff.ts'
import type { TestMember, TestPlatform } from '../../dev/testing.ts'

/** Variables of a path, and a body that is valid for the owner. */
export interface ResourceFixture {
  /** By whom it may be asked for. */
  readonly owner: Shopper
  readonly id: string
  /** Overrides for paths about another thing than the rest. */
  readonly at?: Readonly<Record<string, string>>
  /** Values of variables other than the thing's own. */
  readonly others?: Readonly<Record<string, string>>
  /** By the end of the path, or by all of it. */
  readonly bodies: Readonly<Record<string, object>>
}

const item = ({ productId, variantId }: StockedProduct) => ({
  catalogReference: { catalogItemId: productId, appId: STORES_APP_ID, options: { variantId } },
  quantity: 1,
})
const content = { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Mine' } }] }] }

/** One of each thing that belongs to one shopper: to this member. */
export async function resourcesOf(
  site: TestPlatform,
  member: TestMember,
): Promise<Record<OwnedResource, ResourceFixture>> {
  const { db } = site.platform.services
  await furnishShop(db)
  const [lamp, soap] = [await stockProduct(db, { quantity: 1000 }), await stockProduct(db, { name: 'Soap' })]
  const owner = new Shopper(site, member.accessToken)
  // Before there is a factor, which would be asked for.
  const session = await sessionOf(site, owner, member)
  const order = await orderOf(owner, lamp)
  const subscription = await subscriptionOf(site, owner, soap)
  const transaction = await transactionOf(site, owner)
  const profile = { owner, id: member.memberId, bodies: profileBodies }
  const { memberAbout } = ok(await owner.call('POST', '/members/v2/abouts', { memberAbout: { content } }))
  const { review } = ok(
    await owner.call('POST', '/reviews/v1/reviews', {
      review: { namespace: 'stores', entityId: lamp.productId, content: { rating: 4 } },
    }),
  )
  const { wishlist } = ok(
    await owner.call('POST', '/wishlists/v1/wishlists', { wishlist: { name: 'For the hall' } }),
  )
  await owner.add(soap, 2)
  const cart = ok(await owner.add(lamp, 2)).cart
  const ofCart = await owner.checkout()
  const other = ok(await owner.call('POST', '/ecom/v2/carts', { catalogItems: [item(lamp)] })).cart
  const made = { channelType: 'WEB', lineItems: [item(lamp), item(soap)] }
  const { checkout } = ok(await owner.call('POST', '/ecom/v1/checkouts', made))
  const lines = {
    'add-to-cart': { lineItems: [item(lamp)] },
    'add-to-checkout': { lineItems: [item(lamp)] },
    'create-checkout': { channelType: 'WEB' },
  }
  return {
    cart: {
      owner,
      id: cart.id,
      // The calls of V1 end the first.
      at: { '/ecom/v2/carts/{cartId}': other.id },
      bodies: {
        ...lines,
        ...lineBodies(cart),
        ...cartV2Bodies(cart, lamp),
        '{cartInfo.id}': { cartInfo: { buyerNote: 'Mine now' } },
      },
    },
    checkout: {
      owner,
      id: checkout.id,
      at: { '/ecom/v1/carts/by-checkout-id/{id}': ofCart },
      bodies: {
        ...lines,
        ...lineBodies(checkout),
        '{checkout.id}': { checkout: { buyerNote: 'Mine now' } },
        'create-order': { payment: { method: 'approved' } },
      },
    },
    order,
    subscription,
    'back-in-stock request': await backInStockOf(site, owner, member.email),
    transaction: { owner, id: transaction, bodies: {} },
    factor: await factorOf(site, owner),
    session,
    profile,
    review: {
      owner,
      id: review.id,
      bodies: {
        '{review.id}': { review: { id: review.id, revision: review.revision, content: { rating: 3 } } },
      },
    },
    wishlist: {
      owner,
      id: wishlist.id,
      bodies: {
        '{wishlist.id}': { wishlist: { id: wishlist.id, revision: wishlist.revision, name: 'Mine' } },
        share: { showsName: false },
      },
    },
    about: {
      owner,
      id: memberAbout.id,
      bodies: { '{memberAbout.id}': { memberAbout: { revision: memberAbout.revision, content } } },
    },
  }
}

const profileBodies = {
  slug: { slug: 'somebody-of-mine' },
  '{member.id}': { member: { profile: { nickname: 'Mine now' } } },
}

/** Bodies of the calls of Cart V2 that V1 has none of, or with another body. */
function cartV2Bodies(
  { lineItems }: { readonly lineItems: readonly { readonly id: string }[] },
  lamp: StockedProduct,
) {
  const nobodys = lamp.productId
  return {
    '{cart.id}': { cart: { note: 'Mine now' } },
    'add-line-items': { catalogItems: [item(lamp)] },
    'update-line-items': { lineItems: [{ lineItemId: lineItems[1]?.id, quantity: { newQuantity: 1 } }] },
    'add-coupon': { coupon: { code: 'NOBODYS' } },
    '/ecom/v2/carts/{cartId}/remove-coupon': { couponId: nobodys },
    'set-delivery-method': { deliveryMethod: { code: 'by-owl' } },
    'add-gift-card': { giftCard: { code: 'NOBODYS1' } },
    'remove-gift-card': { giftCardId: nobodys },
    'update-forms-submission': { formSubmissions: [{ id: nobodys, formSubmissionId: nobodys }] },
    'place-order': { payment: { method: 'approved' } },
  }
}

function lineBodies({ lineItems }: { readonly lineItems: readonly { readonly id: string }[] }) {
  return {
    'remove-line-items': { lineItemIds: [lineItems[0]?.id] },
    'update-line-items-quantity': { lineItems: [{ id: lineItems[1]?.id, quantity: 1 }] },
  }
}

async function orderOf(owner: Shopper, lamp: StockedProduct): Promise<ResourceFixture> {
  await owner.add(lamp, 4)
  const id = orderIdOf(await owner.pay(await owner.hostedAddress(await owner.checkout()), '115.00'))
  const { order } = ok(await owner.call('GET', `/ecom/v1/orders/${id}`))
  const lineItems = [{ id: order.lineItems[0].id, quantity: 1 }]
  const asked = { refundRequest: { lineItems, reason: 'DAMAGED' } }
  const path = `/ecom/v1/orders/${id}/refund-requests`
  const { refundRequest } = ok(await owner.call('POST', path, { ...asked, idempotencyKey: randomUUID() }))
  return {
    owner,
    id,
    others: { refundRequestId: refundRequest.id },
    bodies: { 'refund-requests': { ...asked, idempotencyKey: randomUUID() } },
  }
}

async function backInStockOf(site: TestPlatform, owner: Shopper, email: string): Promise<ResourceFixture> {
  const { catalogReference } = item(
    await stockProduct(site.platform.services.db, { name: 'Vase', quantity: 0 }),
  )
  const path = '/ecom/v1/back-in-stock-notification-requests'
  const { request } = ok(await owner.call('POST', path, { request: { catalogReference, email } }))
  return { owner, id: request.id, bodies: {} }
}

async function subscriptionOf(
  site: TestPlatform,
  owner: Shopper,
  soap: StockedProduct,
): Promise<ResourceFixture> {
  const option = randomUUID()
  await site.platform.services.db
    .insertInto('subscriptionOptions')
    .values({
      ...{ id: option, productId: soap.productId, title: 'Each week', description: null, position: 0 },
      ...{ frequency: 'WEEK', everyCount: 1, billingCycles: null, autoRenewal: true, cancellable: true },
      ...{ trialFrequency: null, trialCount: null, percentOff: null },
    })
    .execute()
  const line = item(soap)
  const options = { ...line.catalogReference.options, subscriptionOptionId: option }
  const lineItems = [{ ...line, catalogReference: { ...line.catalogReference, options } }]
  ok(await owner.call('POST', '/ecom/v1/carts/current/add-to-cart', { lineItems }))
  const path = `/ecom/v1/checkouts/${await owner.checkout()}/create-order`
  ok(await owner.call('POST', path, { payment: { method: 'approved' }, savePaymentMethod: true }))
  const listed = ok(await owner.call('GET', '/ecom/v1/subscription-contracts'))
  return { owner, id: listed.subscriptionContracts[0].id, bodies: {} }
}

async function transactionOf(site: TestPlatform, owner: Shopper): Promise<string> {
  const { account } = ok(await owner.call('GET', '/loyalty-accounts/v1/accounts/my-account'))
  const path = `/loyalty-accounts/v1/accounts/${account.id}/adjust-points`
  ok(await staffOf(site)('POST', path, { amount: 100 }))
  const query = '/loyalty-transactions/v1/loyalty-transactions/query'
  return ok(await owner.call('POST', query, { query: {} })).loyaltyTransactions[0].id
}

async function factorOf(site: TestPlatform, owner: Shopper): Promise<ResourceFixture> {
  const path = '/_api/iam/security/v1/factors'
  const { enrollmentId, totp } = ok(await owner.call('POST', `${path}/TOTP/enroll`, {}))
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({
    timestamp: site.clock.now().getTime(),
  })
  ok(await owner.call('POST', `${path}/TOTP/activate`, { enrollmentId, code }))
  return { owner, id: ok(await owner.call('GET', path)).factors[0].factorId, bodies: {} }
}

/** Another one than the one by which is asked. */
async function sessionOf(site: TestPlatform, owner: Shopper, member: TestMember): Promise<ResourceFixture> {
  await site.signIn(member)
  const { sessions } = ok(await owner.call('GET', '/_api/iam/security/v1/sessions'))
  const other = sessions.find(({ current }: { current: boolean }) => !current)
  return { owner, id: other.id, bodies: {} }
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever it is
function ok({ status, body }: Answer): any {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}
