import type { Letter } from '../../../mailbox/index.ts'
import { type SubscriptionContext, subscriptionLetter } from './subscription-letter.ts'

/** A cycle could not be bought; `nextAt` is when it is tried again, if it is. */
export function renewalFailedLetter(subscription: SubscriptionContext, nextAt: Date | null): Letter {
  return subscriptionLetter(subscription, 'renewal-failed', ({ t, day }) => {
    const product = subscription.contract.document.name
    return {
      subject: t('mail.renewal-failed-subject', { product }),
      text: nextAt
        ? t('mail.renewal-failed', { product, date: day(nextAt, subscription.timeZone) })
        : t('mail.renewal-ended', { product }),
    }
  })
}
