import type { Letter } from '../../../mailbox/index.ts'
import { subscriptionLetter, type Told } from './subscription-letter.ts'

/** To the customer who had it. */
export function transferredLetter(told: Told): Letter {
  return subscriptionLetter(told, 'subscription-transferred', ({ t }) => {
    const product = told.contract.document.name
    return {
      subject: t('mail.transferred-subject', { product }),
      text: t('mail.transferred', { product }),
    }
  })
}
