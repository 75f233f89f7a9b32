import type { PlatformConfig } from '../../../data/config.ts'
import type { Letter } from '../../mailbox/index.ts'
import type { OrderRow } from '../read/order-view.ts'
import type { Tracking } from '../tables.ts'
import { type LetterContext, letterContextOf } from './mail-language.ts'

type Config = Pick<PlatformConfig, 'storeName' | 'storeUrl' | 'currency' | 'locale'>

/** Page of the order for its buyer: for a member in the account, for a guest by number and e-mail. */
export function orderPage(
  { storeUrl }: Pick<PlatformConfig, 'storeUrl'>,
  row: OrderRow,
  { language: { prefix } }: Pick<LetterContext, 'language'>,
): string {
  return row.memberId
    ? `${storeUrl}${prefix}/account/orders/${row.id}`
    : `${storeUrl}${prefix}/orders/look-up?number=${row.number}`
}

interface Written {
  readonly subject: string
  readonly lines: readonly (string | undefined)[]
}

/** Letter to the buyer, in their language, with a link to the order. */
export function letter(config: Config, row: OrderRow, write: (context: LetterContext) => Written): Letter {
  const context = letterContextOf(config, row)
  const { subject, lines } = write(context)
  const end = `${config.storeName}\n${orderPage(config, row, context)}`
  const text = [context.t('mail.hello'), ...lines.filter(Boolean), end].join('\n\n')
  return { to: row.email, subject, text }
}

export function orderPlacedMail(config: Config, row: OrderRow): Letter {
  return letter({ ...config, currency: row.currency }, row, ({ t, number, money }) => ({
    subject: t('mail.order-subject', { store: config.storeName, number }),
    lines: [t('mail.order-placed', { number, amount: money(row.totalMinor) })],
  }))
}

/** With what is refunded with it, in minor units. */
export function canceledMail(config: Config, row: OrderRow, message?: string, refunded?: number): Letter {
  return letter({ ...config, currency: row.currency }, row, ({ t, number, money }) => ({
    subject: t('mail.canceled-subject', { number }),
    lines: [
      t('mail.canceled', { number }),
      refunded ? t('mail.canceled-refund', { amount: money(refunded) }) : undefined,
      message,
    ],
  }))
}

export function shippedMail(config: Config, row: OrderRow, tracking: Tracking | null): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.shipped-subject', { number }),
    lines: [t('mail.shipped', { number }), tracking ? trackedBy(t, tracking) : undefined],
  }))
}

function trackedBy(
  t: LetterContext['t'],
  { shippingProvider, trackingNumber, trackingLink }: Tracking,
): string {
  const words = t('mail.shipped-by', { carrier: shippingProvider, tracking: trackingNumber })
  return trackingLink ? `${words}\n${trackingLink}` : words
}

export function pickupReadyMail(config: Config, row: OrderRow): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.ready-subject', { number }),
    lines: [t('mail.ready', { number })],
  }))
}

export function refundedMail(config: Config, row: OrderRow, amount: number, message?: string): Letter {
  return letter(config, row, ({ t, number, money }) => ({
    subject: t('mail.refunded-subject', { number }),
    lines: [t('mail.refunded', { number, amount: money(amount) }), message],
  }))
}

export function paymentFailedMail(config: Config, row: OrderRow, link: string): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.payment-failed-subject', { number }),
    lines: [`${t('mail.payment-failed', { number })}\n${link}`],
  }))
}

export function paymentRequestMail(config: Config, row: OrderRow, amount: number, link: string): Letter {
  return letter(config, row, ({ t, number, money }) => ({
    subject: t('mail.payment-request-subject', { number, amount: money(amount) }),
    lines: [`${t('mail.payment-request', { number, amount: money(amount) })}\n${link}`],
  }))
}

export function invoiceMail(config: Config, row: OrderRow, link: string): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.invoice-subject', { number }),
    lines: [`${t('mail.invoice', { number })}\n${link}`],
  }))
}

export function downloadMail(
  config: Config,
  row: OrderRow,
  files: readonly { name: string; link: string }[],
): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.downloads-subject', { number }),
    lines: [t('mail.downloads'), files.map(({ name, link }) => `${name}\n${link}`).join('\n')],
  }))
}
