import type { PlatformClient } from '@galleria/platform-client'
import { createDraftOrder, type DraftOrderInput } from '@galleria/platform-client/draft-orders'
import { type Order, searchOrders } from '@galleria/platform-client/orders'

/** The order with this number; undefined where there is none. */
export async function orderOfNumber(client: PlatformClient, number: string): Promise<Order | undefined> {
  const filter = { number: Number(number) }
  const { orders } = await searchOrders(client, { search: { filter, cursorPaging: { limit: 1 } } })
  return orders[0]
}

/** A draft with the items, buyer and addresses of an order, priced as things are now; `left` lines could not be taken along. */
export async function copyOrder(client: PlatformClient, order: Order) {
  const { draftOrder } = await createDraftOrder(client, { draftOrder: inputOf(order) })
  return { id: draftOrder.id, left: Math.max(0, order.lineItems.length - draftOrder.lineItems.length) }
}

function inputOf(order: Order): DraftOrderInput {
  const { memberId, email } = order.buyerInfo ?? {}
  const code = order.shippingInfo?.code
  const sold = order.lineItems.filter((line) => line.catalogReference)
  return {
    lineItems: sold.flatMap(({ catalogReference, quantity }) =>
      catalogReference ? [{ catalogReference, quantity }] : [],
    ),
    customLineItems: order.lineItems
      .filter((line) => !line.catalogReference)
      .map(({ price, quantity, productName, itemType }) => ({
        price: price?.amount ?? '0',
        quantity,
        ...(productName?.original ? { productName: { original: productName.original } } : {}),
        itemType: { preset: itemType?.preset ?? 'PHYSICAL' },
      })),
    buyerInfo: { ...(memberId ? { memberId } : {}), ...(email ? { email } : {}) },
    ...(order.recipientInfo || code
      ? {
          shippingInfo: {
            ...(order.recipientInfo ? { shippingDestination: order.recipientInfo } : {}),
            ...(code ? { selectedCarrierServiceOption: { code } } : {}),
          },
        }
      : {}),
    ...(order.billingInfo ? { billingInfo: order.billingInfo } : {}),
  }
}
