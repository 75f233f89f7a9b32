import { nameOf, unitPrice } from '../cart/item-facts.ts'
import type { Quote } from '../cart/quote.ts'
import type { PlatformConfig } from '../config.ts'
import type { Letter } from '../mailbox/deliver.ts'
import { format } from '../money/money.ts'
import { orderPage } from './letters.ts'
import type { OrderRow } from './order-view.ts'

export function confirmationMail(config: PlatformConfig, order: OrderRow, { items, totals }: Quote): Letter {
  const money = (minor: number) => format(minor, config)
  const lines = items.map(
    (item) => `${item.quantity} × ${nameOf(item)}  ${money(unitPrice(item) * item.quantity)}`,
  )
  const sums = [
    ...(totals.discount ? [`Discount: −${money(totals.discount)}`] : []),
    `Delivery: ${totals.shipping ? money(totals.shipping) : 'free'}`,
    `Tax: ${money(totals.tax)}`,
    `Total: ${money(totals.total)}`,
  ]
  const state =
    order.paymentStatus === 'PAID' ? 'Your payment has arrived.' : 'We are waiting for your payment.'
  return {
    to: order.email,
    subject: `Your ${config.storeName} order ${order.number}`,
    text: `Thank you for your order ${order.number}. ${state}\n\n${lines.join('\n')}\n\n${sums.join('\n')}\n\n${config.storeUrl}/checkout/thank-you?orderId=${order.id}\n\nSee where it is at any time: ${orderPage(config, order)}\n\n${config.storeName}`,
  }
}
