import type { PlatformConfig } from '../../../data/config.ts'
import { nameOf, type Quote, unitPrice } from '../../cart/index.ts'
import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import { letterContextOf } from './mail-language.ts'
import { orderPage } from './mails.ts'

export function confirmationMail(config: PlatformConfig, order: OrderRow, { items, totals }: Quote): Letter {
  const context = letterContextOf(config, order)
  const { t, money, number, language } = context
  const row = (label: string, value: string) => t('mail.row', { label, value })
  const lines = items.map(
    (item) => `${item.quantity} × ${nameOf(item)}  ${money(unitPrice(item) * item.quantity)}`,
  )
  const sums = [
    ...(totals.discount ? [row(t('mail.discount'), `−${money(totals.discount)}`)] : []),
    row(t('mail.delivery'), totals.shipping ? money(totals.shipping) : t('mail.delivery-free')),
    row(t('mail.tax'), money(totals.tax)),
    row(t('mail.total'), money(totals.total)),
  ]
  const state = t(order.paymentStatus === 'PAID' ? 'mail.paid' : 'mail.unpaid')
  return {
    to: order.email,
    subject: t('mail.order-subject', { store: config.storeName, number }),
    text: [
      `${t('mail.thanks', { number })} ${state}`,
      lines.join('\n'),
      sums.join('\n'),
      `${config.storeUrl}${language.prefix}/checkout/thank-you?orderId=${order.id}`,
      `${t('mail.see-order')}\n${orderPage(config, order, context)}`,
      config.storeName,
    ].join('\n\n'),
  }
}
