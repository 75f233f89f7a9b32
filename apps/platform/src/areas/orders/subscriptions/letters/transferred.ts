import type { Letter } from '../../../mailbox/index.ts'
import { type SubscriptionContext, subscriptionLetter } from './subscription-letter.ts'

/** To the customer who had it. */
export function transferredLetter(subscription: SubscriptionContext): Letter {
  return subscriptionLetter(subscription, 'subscription-transferred', ({ t }) => {
    const product = subscription.contract.document.name
    return {
      subject: t('mail.transferred-subject', { product }),
      text: t('mail.transferred', { product }),
    }
  })
}
