import type { CustomLineItem, StoredLine } from '../cart/index.ts'
import { goodsOf, minorOf } from './lines/lines.ts'
import type { OrderRow } from './read/order-view.ts'

type Line = OrderRow['document']['lineItems'][number]

/** Lines of an order, each line at the price it was sold at. */
export function linesOfOrder(order: OrderRow): StoredLine[] {
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
