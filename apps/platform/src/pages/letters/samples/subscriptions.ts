import {
  receivedLetter,
  renewalFailedLetter,
  renewalLetter,
  type SubscriptionContext,
  transferredLetter,
  trialEndingLetter,
} from '../../../areas/orders/index.ts'
import { sampleOrder } from './order.ts'
import { ada, daysAfter, type Sample, type Seen } from './sample.ts'

const settings = { frequency: 'MONTH', autoRenewal: true, enableCustomerCancellation: true } as const

function sampleSubscription(seen: Seen, nextAt: Date | null = null): SubscriptionContext {
  const order = sampleOrder(seen)
  const document = { name: 'Coffee of the month', settings, total: 2700 }
  const contract = { id: order.id, memberId: order.memberId, email: ada, document, nextAt }
  return { shop: seen.shop, order, contract, timeZone: 'UTC' }
}

export const subscriptionSamples = {
  'trial-ending': {
    about: 'To the buyer, days before a free trial ends.',
    letters: (seen) => [trialEndingLetter(sampleSubscription(seen), daysAfter(seen, 3))],
  },
  renewal: {
    about: 'To the buyer, days before a long cycle renews.',
    letters: (seen) => [renewalLetter(sampleSubscription(seen), daysAfter(seen, 3))],
  },
  'renewal-failed': {
    about: 'To the buyer, when a cycle could not be bought.',
    letters: (seen) => [
      renewalFailedLetter(sampleSubscription(seen), daysAfter(seen, 2)),
      renewalFailedLetter(sampleSubscription(seen), null),
    ],
  },
  'subscription-transferred': {
    about: 'To the customer whose subscription staff gave to another.',
    letters: (seen) => [transferredLetter(sampleSubscription(seen))],
  },
  'subscription-received': {
    about: 'To the customer who has it now.',
    letters: (seen) => [
      receivedLetter(sampleSubscription(seen, daysAfter(seen, 20))),
      receivedLetter(sampleSubscription(seen)),
    ],
  },
} as const satisfies Record<string, Sample>
