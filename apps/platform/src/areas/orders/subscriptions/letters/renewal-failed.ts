import type { Letter } from '../../../mailbox/index.ts'
import { subscriptionLetter, type Told } from './subscription-letter.ts'

/** A cycle could not be bought; `nextAt` is when it is tried again, if it is. */
export function renewalFailedLetter(told: Told, nextAt: Date | null): Letter {
  return subscriptionLetter(told, 'renewal-failed', ({ t, day }) => {
    const product = told.contract.document.name
    return {
      subject: t('mail.renewal-failed-subject', { product }),
      text: nextAt
        ? t('mail.renewal-failed', { product, date: day(nextAt, told.timeZone) })
        : t('mail.renewal-ended', { product }),
    }
  })
}
