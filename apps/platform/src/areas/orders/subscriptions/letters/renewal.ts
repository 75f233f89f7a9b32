import type { Letter } from '../../../mailbox/index.ts'
import { subscriptionLetter, type Told } from './subscription-letter.ts'

/** Before a long cycle renews. */
export function renewalLetter(told: Told, nextAt: Date): Letter {
  return subscriptionLetter(told, 'renewal', ({ t, money, day }) => {
    const { name: product, total = 0 } = told.contract.document
    const date = day(nextAt, told.timeZone)
    return {
      subject: t('mail.renewal-subject', { product, date }),
      text: t('mail.renewal', { product, date, amount: money(total) }),
    }
  })
}
