import type { Letter } from '../../../mailbox/index.ts'
import { type SubscriptionContext, subscriptionLetter } from './subscription-letter.ts'

/** To the customer who has it now. */
export function receivedLetter(subscription: SubscriptionContext): Letter {
  return subscriptionLetter(subscription, 'subscription-received', ({ t, money, day }) => {
    const { document, nextAt } = subscription.contract
    const { name: product, total = 0 } = document
    return {
      subject: t('mail.inherited-subject', { product }),
      text: nextAt
        ? t('mail.inherited-next', {
            product,
            amount: money(total),
            date: day(nextAt, subscription.timeZone),
          })
        : t('mail.inherited', { product }),
    }
  })
}
