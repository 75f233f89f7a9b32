import { REVIEWS_APP_ID } from '@galleria/platform-client/schemas'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

type Rule = Inserted<'loyaltyEarningRules'>

/** By money, for joining, and for a birthday; a full store has every other kind, too. */
export function earningRules(size: 'small' | 'full'): Rule[] {
  const rule = (name: string, title: string, more: Partial<Rule>): Rule => ({
    ...{ id: idOf('earning rule', name), title, triggerActivityType: name.toUpperCase(), status: 'ACTIVE' },
    ...{ moneyMinor: null, points: 0, revision: 1 },
    ...more,
  })
  const full = size === 'full'
  return [
    rule('purchase', 'Make a purchase', { moneyMinor: 100, points: 1 }),
    rule('registration', 'Join', { points: 50 }),
    rule('birthday', 'Celebrate your birthday', { status: full ? 'ACTIVE' : 'PAUSED', points: 100 }),
    ...(full
      ? [
          rule('social_media', 'Follow us', { points: 25, deletable: true }),
          rule('order', 'Place an order', {
            ...{ triggerActivityType: 'PURCHASE', status: 'PAUSED', points: 10, deletable: true },
          }),
          rule('review', 'Write a review', {
            ...{ triggerActivityType: 'PRODUCT_REVIEW', points: 15, deletable: true },
            ...{ sourceAppId: REVIEWS_APP_ID, triggerAppId: REVIEWS_APP_ID },
          }),
        ]
      : []),
  ].map((each) => ({ deletable: false, ...each }))
}
