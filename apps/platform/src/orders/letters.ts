import type { PlatformConfig } from '../config.ts'
import type { Letter } from '../mailbox/deliver.ts'
import { format } from '../money/money.ts'
import type { OrderRow } from './order-view.ts'
import type { Tracking } from './tables.ts'

type Config = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'currency' | 'locale'>

/** Where the buyer finds the order again: a member in the account, a guest by its number and the e-mail. */
export function orderPage({ storeUrl }: Pick<PlatformConfig, 'storeUrl'>, row: OrderRow): string {
  return row.memberId
    ? `${storeUrl}/account/orders/${row.id}`
    : `${storeUrl}/orders/look-up?number=${row.number}`
}

export function letter(
  config: Config,
  row: OrderRow,
  subject: string,
  lines: readonly (string | undefined)[],
): Letter {
  const text = [`Hello,`, ...lines.filter(Boolean), `${config.storeName}\n${orderPage(config, row)}`].join(
    '\n\n',
  )
  return { to: row.email, subject, text }
}

export function orderPlacedMail(config: Config, row: OrderRow): Letter {
  return letter(config, row, `Your ${config.storeName} order ${row.number}`, [
    `thank you for your order ${row.number} of ${format(row.totalMinor, { ...config, currency: row.currency })}.`,
  ])
}

export function canceledMail(config: Config, row: OrderRow, message?: string): Letter {
  return letter(config, row, `Your order ${row.number} was cancelled`, [
    `your order ${row.number} was cancelled.`,
    message,
  ])
}

export function shippedMail(config: Config, row: OrderRow, tracking: Tracking | null): Letter {
  return letter(config, row, `Your order ${row.number} is on its way`, [
    `your order ${row.number} is on its way.`,
    tracking
      ? `Follow it with ${tracking.shippingProvider}: ${tracking.trackingNumber}${tracking.trackingLink ? `\n${tracking.trackingLink}` : ''}`
      : undefined,
  ])
}

export function pickupReadyMail(config: Config, row: OrderRow): Letter {
  return letter(config, row, `Your order ${row.number} is ready`, [
    `your order ${row.number} is ready to be picked up.`,
  ])
}

export function refundedMail(config: Config, row: OrderRow, amount: number, message?: string): Letter {
  return letter(config, row, `A refund for your order ${row.number}`, [
    `we have given back ${format(amount, config)} for your order ${row.number}.`,
    message,
  ])
}

export function paymentFailedMail(config: Config, row: OrderRow, link: string): Letter {
  return letter(config, row, `Your payment for order ${row.number} did not arrive`, [
    `your payment for order ${row.number} did not arrive. Your goods are still set aside for you: pay in another way here:\n${link}`,
  ])
}

export function paymentRequestMail(config: Config, row: OrderRow, amount: number, link: string): Letter {
  return letter(config, row, `Please pay ${format(amount, config)} for your order ${row.number}`, [
    `${format(amount, config)} of your order ${row.number} is still to be paid. You can do so here:\n${link}`,
  ])
}

export function invoiceMail(config: Config, row: OrderRow, link: string): Letter {
  return letter(config, row, `The invoice of your order ${row.number}`, [
    `here is the invoice of your order ${row.number}:\n${link}`,
  ])
}

export function downloadMail(
  config: Config,
  row: OrderRow,
  files: readonly { name: string; link: string }[],
): Letter {
  return letter(config, row, `Your downloads of order ${row.number}`, [
    'your files are ready. The links work for thirty days:',
    files.map(({ name, link }) => `${name}\n${link}`).join('\n'),
  ])
}
