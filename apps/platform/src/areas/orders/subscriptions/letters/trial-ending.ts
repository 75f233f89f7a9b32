import type { Letter } from '../../../mailbox/index.ts'
import { subscriptionLetter, type Told } from './subscription-letter.ts'

/** Before a free trial becomes a subscription that costs. */
export function trialEndingLetter(told: Told, nextAt: Date): Letter {
  return subscriptionLetter(told, 'trial-ending', ({ t, money, day }) => {
    const { name: product, total = 0 } = told.contract.document
    const date = day(nextAt, told.timeZone)
    return {
      subject: t('mail.trial-subject', { product, date }),
      text: t('mail.trial', { product, date, amount: money(total) }),
    }
  })
}
