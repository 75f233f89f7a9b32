/** From a product to the order by Cart V2: coupon, address, delivery, totals, the order at the prices that were shown. */
import { isApplicationError } from '@galleria/platform-client'
import { calculateCart, getCart, placeOrder } from '@galleria/platform-client/cart-v2'
import {
  addCouponToCurrentCart,
  addLineItemsToCurrentCart,
  STORES_APP_ID,
  setDeliveryMethodForCurrentCart,
  updateCurrentCart,
} from '@galleria/platform-client/current-cart-v2'
import { getDeliverySolutions } from '@galleria/platform-client/delivery-solutions'
import { queryProducts } from '@galleria/platform-client/products'
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
await addLineItemsToCurrentCart(client, { catalogItems: [{ catalogReference, quantity: 2 }] })
try {
  await addCouponToCurrentCart(client, { coupon: { code: 'NO-SUCH-CODE' } })
} catch (error) {
  if (!isApplicationError(error, 'INVALID_COUPON_CODE')) throw error
  console.log('Refused:', error.code)
}

const address = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'Oakland',
  postalCode: '94607',
  addressLine: '1 Main Street',
}
const { cart } = await updateCurrentCart(client, {
  cart: {
    customerInfo: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
    deliveryInfo: { address },
  },
})
const lineItems = cart.lineItems.map(({ id, quantityInfo, pricing }) => ({
  id,
  quantity: quantityInfo.confirmedQuantity,
  totalPrice: pricing.totalPrice.amount,
}))
const ways = await getDeliverySolutions(client, { lineItems, destination: address, currency: 'USD' })
const [way] = ways.deliverySolutions
if (!way?.deliveryReference.code) throw new Error('Nothing goes to this address')
await setDeliveryMethodForCurrentCart(client, { deliveryMethod: { code: way.deliveryReference.code } })

const cartId = cart.id
const { summary } = await calculateCart(client, { cartId })
console.log('Total', summary.priceSummary.total.amount, 'USD by', way.title)

const { priceVerificationToken } = summary
const { orderId } = await placeOrder(client, {
  cartId,
  payment: { method: 'approved' },
  ...(priceVerificationToken ? { priceVerificationToken } : {}),
})
console.log('Ordered', orderId)
console.log('The cart is an order:', (await getCart(client, { cartId })).cart.orderPlaced)
