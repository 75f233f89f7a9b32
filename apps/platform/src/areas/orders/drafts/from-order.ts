import type { CustomLineItem } from '../../cart/lines/custom-line.ts'
import type { StoredCheckoutLine } from '../../checkout/tables.ts'
import { goodsOf, minorOf } from '../lines.ts'
import type { OrderRow } from '../order-view.ts'
import type { DraftTerms } from '../tables.ts'

type Line = OrderRow['document']['lineItems'][number]

/** What stands in an order, each line at the price it was sold at. */
export function linesOfOrder(order: OrderRow): StoredCheckoutLine[] {
  const goods = new Map(goodsOf(order).map((each) => [each.lineId, each]))
  return order.document.lineItems.map((line) => {
    const { id, quantity } = line
    const found = goods.get(id)
    const minor = { price: minorOf(line.price, order.currency) }
    if (!found)
      return {
        id,
        productId: id,
        variantId: id,
        options: {},
        quantity,
        details: { custom: customOf(line), minor },
      }
    const { productId, variantId } = found
    const options = { ...line.catalogReference?.options }
    return {
      id,
      productId,
      variantId,
      options,
      quantity,
      details: { overrides: { price: line.price.amount }, minor },
    }
  })
}

/** A line that is not of the catalog, as it was sold. */
function customOf(line: Line): CustomLineItem {
  const { price, quantity, productName, itemType, descriptionLines = [], paymentOption } = line
  return {
    quantity,
    price: price.amount,
    productName: { original: productName.original ?? productName.translated ?? 'Item' },
    itemType: itemType?.custom ? { custom: itemType.custom } : { preset: itemType?.preset ?? 'PHYSICAL' },
    descriptionLines,
    paymentOption,
    ...(line.catalogReference ? { catalogReference: line.catalogReference } : {}),
    ...(line.physicalProperties ? { physicalProperties: line.physicalProperties } : {}),
    priceUndetermined: false,
    fixedQuantity: false,
    policies: [],
    membersOnly: false,
    modifierGroups: [],
  } as unknown as CustomLineItem
}

export function termsOfOrder({ document, email, memberId, visitorId }: OrderRow): DraftTerms {
  const coupon = document.appliedDiscounts.find((each) => each.coupon)?.coupon
  return {
    ...(memberId ? { memberId } : {}),
    ...(visitorId ? { visitorId } : {}),
    ...(document.businessLocation ? { businessLocationId: document.businessLocation.id } : {}),
    email: email || null,
    shippingDestination: (document.recipientInfo ?? null) as DraftTerms['shippingDestination'],
    billingInfo: (document.billingInfo ?? null) as DraftTerms['billingInfo'],
    shippingCode: document.shippingInfo?.code ?? null,
    couponCode: coupon?.code ?? null,
    buyerNote: document.buyerNote ?? null,
  }
}
