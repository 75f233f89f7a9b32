import type { Letter } from '../../../mailbox/index.ts'
import { type SubscriptionContext, subscriptionLetter } from './subscription-letter.ts'

/** Before a free trial becomes a subscription that costs. */
export function trialEndingLetter(subscription: SubscriptionContext, nextAt: Date): Letter {
  return subscriptionLetter(subscription, 'trial-ending', ({ t, money, day }) => {
    const { name: product, total = 0 } = subscription.contract.document
    const date = day(nextAt, subscription.timeZone)
    const amount = money(total)
    return {
      subject: t('mail.trial-subject', { product, date }),
      text: t('mail.trial', { product, date, amount }),
      values: { date, amount },
    }
  })
}
