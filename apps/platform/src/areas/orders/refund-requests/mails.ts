import type { PlatformConfig } from '../../../data/config.ts'
import type { Letter } from '../../mailbox/index.ts'
import { letter } from '../mail/mails.ts'
import type { OrderRow } from '../read/order-view.ts'

export function requestedMail(config: PlatformConfig, row: OrderRow): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.refund-request-subject', { number }),
    lines: [t('mail.refund-requested', { number })],
  }))
}

export function declinedMail(config: PlatformConfig, row: OrderRow, answer?: string): Letter {
  return letter(config, row, ({ t, number }) => ({
    subject: t('mail.refund-request-subject', { number }),
    lines: [t('mail.refund-declined', { number }), answer],
  }))
}
