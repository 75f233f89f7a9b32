import type { Letter } from '../../../mailbox/index.ts'
import { subscriptionLetter, type Told } from './subscription-letter.ts'

/** To the customer who has it now. */
export function receivedLetter(told: Told): Letter {
  return subscriptionLetter(told, 'subscription-received', ({ t, money, day }) => {
    const { document, nextAt } = told.contract
    const { name: product, total = 0 } = document
    return {
      subject: t('mail.inherited-subject', { product }),
      text: nextAt
        ? t('mail.inherited-next', { product, amount: money(total), date: day(nextAt, told.timeZone) })
        : t('mail.inherited', { product }),
    }
  })
}
