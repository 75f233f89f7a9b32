import type * as wire from '@galleria/platform-client/cart'
import type { Cart, Line } from '../../../rules/model/index.ts'
import { discountsOf } from '../../../rules/order-parts.ts'

export function cartView(cart: wire.Cart): Cart {
  const coupon = cart.appliedDiscounts?.find((discount) => discount.coupon)?.coupon
  return {
    id: cart.id,
    currency: cart.currency,
    lineItems: cart.lineItems.map(lineView),
    ...{ subtotal: cart.subtotal, subtotalAfterDiscounts: cart.subtotalAfterDiscounts },
    ...(coupon && { coupon: { code: coupon.code, amount: coupon.amount } }),
    discounts: discountsOf(cart.appliedDiscounts),
    note: cart.buyerNote ?? '',
    email: cart.buyerInfo?.email,
    contact: cart.contactInfo,
  }
}

/** Fields that pages know, by the names that they have here. */
function lineView(line: wire.LineItem): Line {
  const { id, quantity, catalogReference, productName, url, price, lineItemPrice } = line
  const { descriptionLines, image, availability, itemType, physicalProperties } = line
  const { selectedMembership, paymentOption, depositAmount, subscriptionOptionInfo } = line
  return {
    ...{ id, quantity, productName, price, availability },
    ...(catalogReference && { catalogReference }),
    ...(url && { url }),
    ...(lineItemPrice && { lineItemPrice }),
    ...(descriptionLines && { descriptionLines: descriptionLines.map(descriptionOf) }),
    ...(image && { image }),
    ...(itemType && { itemType }),
    ...(physicalProperties && { physicalProperties }),
    ...(selectedMembership && { selectedMembership }),
    ...(paymentOption && { paymentOption }),
    ...(depositAmount && { depositAmount }),
    ...(subscriptionOptionInfo && { subscriptionOptionInfo }),
  }
}

type Description = NonNullable<wire.LineItem['descriptionLines']>[number]

const descriptionOf = ({ name, plainText, colorInfo }: Description) => ({
  name,
  ...(plainText && { plainText }),
  ...(colorInfo && { colorInfo }),
})
