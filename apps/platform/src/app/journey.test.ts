import { createPlatformClient } from '@galleria/platform-client'
import * as cart from '@galleria/platform-client/cart'
import { getCheckout, updateCheckout } from '@galleria/platform-client/checkout'
import { queryCollections } from '@galleria/platform-client/collections'
import * as loyalty from '@galleria/platform-client/loyalty'
import { getMyMember } from '@galleria/platform-client/members'
import { getOrder, searchOrders } from '@galleria/platform-client/orders'
import { toBarePath } from '@galleria/platform-client/paths'
import * as products from '@galleria/platform-client/products'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestPlatform, type TestPlatform } from '../dev/testing.ts'

let site: TestPlatform
beforeAll(async () => {
  site = await createTestPlatform({ seed: 'small' })
})
afterAll(() => site?.close())

const address = {
  country: 'US',
  subdivision: 'US-NY',
  city: 'New York',
  postalCode: '10001',
  addressLine: '1 Main St',
}
const page = { cursorPaging: { limit: 5 } }

test.each([
  ['hosted', (path: string) => path],
  ['bare', toBarePath],
])('Our client and we agree on every call of the journey (%s paths)', async (_, toPath) => {
  const { accessToken, memberId } = await site.signUp()
  const client = createPlatformClient({
    baseUrl: site.url,
    fetch: site.fetch,
    toPath,
    getAuthHeaders: async () => ({ authorization: accessToken }),
  })

  const listing = await products.queryProducts(client, { query: { paging: { limit: 50 } } })
  const product = listing.products.find(({ stock }) => stock.inventoryStatus === 'IN_STOCK')
  const id = product?.id ?? ''
  expect((await products.getProduct(client, { id })).product.name).toBe(product?.name)
  await products.productOptionsAvailability(client, { id, options: {} })
  const { variants } = await products.queryProductVariants(client, { id })
  const variant = variants.find(({ stock }) => stock.inStock)
  expect((await queryCollections(client, { query: {} })).collections).not.toEqual([])
  // Above 4000 characters the same question goes by POST.
  const names = Array.from({ length: 300 }, (_, index) => `No such collection ${index}`)
  expect(
    (await queryCollections(client, { query: { filter: { name: { $in: names } } } })).collections,
  ).toEqual([])

  await expect(cart.getCurrentCart(client)).rejects.toMatchObject({
    status: 404,
    code: 'OWNED_CART_NOT_FOUND',
  })
  const options = variant && { variantId: variant.id, options: variant.choices }
  const catalogReference = { appId: cart.STORES_APP_ID, catalogItemId: id, ...(options && { options }) }
  const added = await cart.addToCurrentCart(client, { lineItems: [{ quantity: 1, catalogReference }] })
  const lineItems = [{ id: added.cart.lineItems[0]?.id ?? '', quantity: 2 }]
  await cart.updateCurrentCartLineItemQuantity(client, { lineItems })
  await cart.updateCurrentCart(client, { cartInfo: { buyerNote: 'By the door' } })
  await cart.removeCouponFromCurrentCart(client)
  const estimate = { shippingAddress: address, calculateShipping: true, calculateTax: true }
  expect((await cart.estimateCurrentCartTotals(client, estimate)).priceSummary.total.amount).toMatch(
    /^\d+\.\d\d$/,
  )

  const { checkoutId } = await cart.createCheckoutFromCurrentCart(client, {
    channelType: 'WEB',
    email: 'ada@example.test',
    shippingAddress: address,
  })
  await updateCheckout(client, { checkout: { id: checkoutId, buyerNote: 'By the window' } })
  expect((await getCheckout(client, { id: checkoutId })).checkout.buyerNote).toBe('By the window')
  const { redirectSession } = await createRedirectSession(client, {
    ecomCheckout: { checkoutId },
    callbacks: { thankYouPageUrl: 'http://127.0.0.1:3000/checkout/thank-you' },
  })
  expect(new URL(redirectSession.fullUrl).origin).toBe(site.url)

  expect((await searchOrders(client, { search: page })).orders).toEqual([])
  await expect(getOrder(client, { id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'ORDER_NOT_FOUND',
  })
  expect((await getMyMember(client, { fieldsets: ['FULL'] })).member.id).toBe(memberId)
  expect((await loyalty.getMyLoyaltyAccount(client)).account?.memberId).toBe(memberId)
  expect((await loyalty.getLoyaltyProgram(client)).loyaltyProgram.status).toBe('ACTIVE')
  expect((await loyalty.listLoyaltyTiers(client)).tiers).not.toEqual([])
  expect((await loyalty.listEarningRules(client)).earningRules).not.toEqual([])
  const { loyaltyTransactions } = await loyalty.queryLoyaltyTransactions(client, { query: page })
  expect(loyaltyTransactions).toMatchObject([{ transactionType: 'EARN', amount: 50 }])
  await cart.deleteCurrentCart(client)
})
