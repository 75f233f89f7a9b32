import type { OrderRow } from '../../read/order-view.ts'

/** Place that an order goes to: where it says none, whom it is for. */
export function destinationOf({ document }: OrderRow) {
  const to = document.shippingInfo?.logistics?.shippingDestination
  return to ?? document.recipientInfo ?? document.billingInfo ?? {}
}

/** Whether an order is carried to an address; others are handed over, and need no label. */
export function isCarried(order: OrderRow): boolean {
  const isPickedUp = Boolean(order.document.shippingInfo?.logistics?.pickupDetails)
  return !isPickedUp && Boolean(destinationOf(order).address)
}
