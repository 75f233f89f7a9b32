import type { LetterKind } from '../../../../areas/mailbox/index.ts'
import { accountSamples } from './accounts.ts'
import { orderSamples } from './orders.ts'
import { reminderSamples } from './reminders.ts'
import type { Sample } from './sample.ts'
import { subscriptionSamples } from './subscriptions.ts'

/** Every kind of letter of the platform: the type lets none be forgotten. */
export const samples: Readonly<Record<LetterKind, Sample>> = {
  ...accountSamples,
  ...orderSamples,
  ...subscriptionSamples,
  ...reminderSamples,
}
