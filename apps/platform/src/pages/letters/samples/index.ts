import type { LetterKind } from '../../../areas/mailbox/index.ts'
import { accountSamples } from './accounts.ts'
import { orderSamples } from './orders.ts'
import { reminderSamples } from './reminders.ts'
import type { Sample } from './sample.ts'
import { subscriptionSamples } from './subscriptions.ts'

/** Kinds of letters that a shop sends. The one to its owner comes before there is a shop. */
export type ShopLetterKind = Exclude<LetterKind, 'owner'>

/** Every kind of letter of a shop: the type lets none be forgotten. */
export const shopSamples: Readonly<Record<ShopLetterKind, Sample>> = {
  ...accountSamples,
  ...orderSamples,
  ...subscriptionSamples,
  ...reminderSamples,
}
