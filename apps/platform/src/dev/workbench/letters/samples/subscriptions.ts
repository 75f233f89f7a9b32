import {
  receivedLetter,
  renewalFailedLetter,
  renewalLetter,
  type Told,
  transferredLetter,
  trialEndingLetter,
} from '../../../../areas/orders/index.ts'
import { sampleOrder } from './order.ts'
import { ada, daysAfter, type Sample, type Seen } from './sample.ts'

const settings = { frequency: 'MONTH', autoRenewal: true, enableCustomerCancellation: true } as const

function told(seen: Seen, nextAt: Date | null = null): Told {
  const order = sampleOrder(seen)
  const document = { name: 'Coffee of the month', settings, total: 2700 }
  const contract = { id: order.id, memberId: order.memberId, email: ada, document, nextAt }
  return { shop: seen.shop, order, contract, timeZone: 'UTC' }
}

export const subscriptionSamples = {
  'trial-ending': {
    about: 'To the buyer, days before a free trial ends.',
    letters: (seen) => [trialEndingLetter(told(seen), daysAfter(seen, 3))],
  },
  renewal: {
    about: 'To the buyer, days before a long cycle renews.',
    letters: (seen) => [renewalLetter(told(seen), daysAfter(seen, 3))],
  },
  'renewal-failed': {
    about: 'To the buyer, when a cycle could not be bought.',
    letters: (seen) => [
      renewalFailedLetter(told(seen), daysAfter(seen, 2)),
      renewalFailedLetter(told(seen), null),
    ],
  },
  'subscription-transferred': {
    about: 'To the customer whose subscription staff gave to another.',
    letters: (seen) => [transferredLetter(told(seen))],
  },
  'subscription-received': {
    about: 'To the customer who has it now.',
    letters: (seen) => [receivedLetter(told(seen, daysAfter(seen, 20))), receivedLetter(told(seen))],
  },
} as const satisfies Record<string, Sample>
