import type { Letter } from '../../../mailbox/index.ts'
import { type SubscriptionContext, subscriptionLetter } from './subscription-letter.ts'

/** Before a long cycle renews. */
export function renewalLetter(subscription: SubscriptionContext, nextAt: Date): Letter {
  return subscriptionLetter(subscription, 'renewal', ({ t, money, day }) => {
    const { name: product, total = 0 } = subscription.contract.document
    const date = day(nextAt, subscription.timeZone)
    const amount = money(total)
    return {
      subject: t('mail.renewal-subject', { product, date }),
      text: t('mail.renewal', { product, date, amount }),
      values: { date, amount },
    }
  })
}
