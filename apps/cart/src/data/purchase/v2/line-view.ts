import type { CartLineItem } from '@galleria/platform-client/current-cart-v2'
import type { Line } from '../../../rules/model/index.ts'
import { sum } from './sums.ts'

const statuses: Readonly<Record<string, string>> = {
  IN_STOCK: 'AVAILABLE',
  PARTIALLY_IN_STOCK: 'PARTIALLY_AVAILABLE',
  OUT_OF_STOCK: 'NOT_AVAILABLE',
  REMOVED_FROM_CATALOG: 'NOT_FOUND',
}

/** A line as the pages know it (Cart V2 §3.3): prices before discounts, which stand beside the totals. */
export function lineView(line: CartLineItem): Line {
  const { id, name, quantityInfo, pricing, source, attributes = {}, paymentConfig, status } = line
  const { descriptionLines, image, url, itemType, physicalProperties, subscriptionInfo } = attributes
  const { confirmedQuantity, requestedQuantity, availableQuantity } = quantityInfo
  const plan = paymentConfig?.membership?.existingMembership
  return {
    ...{ id, quantity: requestedQuantity, productName: name },
    price: pricing.breakdown?.salePrice ?? pricing.unitPrice,
    // Prices follow what can be had: nothing stands beside a line of which there is none.
    ...(confirmedQuantity > 0 && { lineItemPrice: wholePrice(line) }),
    availability: { status: statuses[status] ?? status, quantityAvailable: availableQuantity },
    ...(source?.catalogReference && { catalogReference: source.catalogReference }),
    ...(descriptionLines && { descriptionLines }),
    ...(image && { image }),
    ...(url && { url }),
    ...(itemType && { itemType }),
    ...(physicalProperties && { physicalProperties }),
    ...(subscriptionInfo && { subscriptionOptionInfo: subscriptionInfo }),
    ...(plan && { selectedMembership: { id: plan.membershipId, appId: plan.appId } }),
    ...(paymentConfig && { paymentOption: paymentConfig.paymentOption }),
    ...(paymentConfig?.depositAmount && { depositAmount: paymentConfig.depositAmount }),
  }
}

/** Price of all pieces before discounts. */
export const wholePrice = ({ pricing, discounts = [] }: CartLineItem) =>
  sum(pricing.totalPrice, ...discounts.map(({ amountOff }) => amountOff))
