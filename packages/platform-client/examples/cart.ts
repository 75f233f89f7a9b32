/** From a product to the hosted checkout: cart, coupon, estimate, checkout, address to send the shopper to. */
import { isApplicationError, isValidationError } from '@galleria/platform-client'
import {
  addToCurrentCart,
  createCheckoutFromCurrentCart,
  estimateCurrentCartTotals,
  STORES_APP_ID,
  updateCurrentCart,
} from '@galleria/platform-client/cart'
import { queryProducts } from '@galleria/platform-client/products'
import { createRedirectSession } from '@galleria/platform-client/redirect-session'
import { visitor } from './lib/session.ts'

const client = await visitor()
const filter = { slug: 'potting-soil' }
const [product] = (await queryProducts(client, { query: { filter } })).products
if (!product) throw new Error('The store does not have the soil')

const catalogReference = {
  catalogItemId: product.id,
  appId: STORES_APP_ID,
  options: { variantId: product.variants[0]?.id },
}
try {
  await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity: 0 }] })
} catch (error) {
  if (!isValidationError(error)) throw error
  for (const { field, description } of error.violations) console.log('Refused:', field, description)
}
await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity: 2 }] })

try {
  await updateCurrentCart(client, { couponCode: 'NO-SUCH-CODE' })
} catch (error) {
  if (!isApplicationError(error)) throw error
  console.log('Refused:', error.code)
}

const address = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'Oakland',
  postalCode: '94607',
  addressLine: '1 Main Street',
}
const { priceSummary, shippingInfo } = await estimateCurrentCartTotals(client, {
  shippingAddress: address,
  calculateShipping: true,
  calculateTax: true,
})
const ways = shippingInfo?.carrierServiceOptions?.flatMap(({ shippingOptions }) => shippingOptions) ?? []
console.log('Total', priceSummary.total.formattedAmount, 'by', ways.map(({ title }) => title).join(' or '))

const { checkoutId } = await createCheckoutFromCurrentCart(client, {
  channelType: 'WEB',
  shippingAddress: address,
})
const { redirectSession } = await createRedirectSession(client, { ecomCheckout: { checkoutId } })
console.log('Pay at', redirectSession.fullUrl)
