import { giftCardHash, giftCardKey } from '../../../areas/terms/index.ts'
import { DEMO_MEMBER } from '../../../base/development-ids.ts'
import { idOf } from '../id-of.ts'
import type { Inserted } from '../insert.ts'

const DAY = 86_400_000

export interface BenefitRows {
  readonly discountRules: Inserted<'discountRules'>[]
  readonly additionalFees: Inserted<'additionalFees'>[]
  readonly giftCards: Inserted<'giftCards'>[]
  readonly memberships: Inserted<'memberships'>[]
  readonly subscriptionOptions: Inserted<'subscriptionOptions'>[]
}

/** The code of the demonstration gift card; another, whose code nobody knows, is empty. */
const GIFT_CARD = 'GALL-ER2A-G2FT-CARD'

/** Rules, fees, gift cards, memberships and subscriptions. */
export function benefitRows(now: Date): BenefitRows {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY)
  const soap = idOf('product', 'kitchen-soap')
  const rule = (name: string, more: Partial<Inserted<'discountRules'>>): Inserted<'discountRules'> => ({
    ...{ id: idOf('discount rule', name), name, active: true, startsAt: day(-60), endsAt: null },
    ...{ trigger: { type: 'ALWAYS' }, reduction: { kind: 'PERCENT', percent: '10' }, scopes: null },
    ...{ used: 0, revision: 1, createdAt: day(-60), updatedAt: day(-60) },
    ...more,
  })
  const card = (code: string, initialMinor: number, balanceMinor: number, expiresAt: Date | null) => ({
    ...{ id: idOf('gift card', code), codeHash: giftCardHash(code), lastDigits: giftCardKey(code).slice(-4) },
    ...{ currency: 'USD', initialMinor, balanceMinor, disabled: false, expiresAt, orderId: null },
    ...{ createdAt: day(-90), updatedAt: day(-90) },
  })
  const membership = (name: string, more: Partial<Inserted<'memberships'>>): Inserted<'memberships'> => ({
    ...{ id: idOf('membership', name), appId: idOf('app', 'plans'), name, total: null, remaining: null },
    ...{ memberId: idOf('member', DEMO_MEMBER.email), createdAt: day(-300), startsAt: day(-300) },
    ...{ expiresAt: null, scopes: [`product:${idOf('product', 'plant-care-manual')}`] },
    ...more,
  })
  const subscription = (title: string, everyCount: number, percentOff: number, position: number) => ({
    ...{ id: idOf('subscription option', title), productId: soap, title, everyCount, percentOff, position },
    ...{ description: 'It arrives before you run out', frequency: 'MONTH' as const },
    ...{ billingCycles: null, autoRenewal: true, cancellable: true, trialFrequency: null, trialCount: null },
  })
  return {
    discountRules: [
      rule('10% off 3 soaps', {
        trigger: { type: 'ITEM_QUANTITY_RANGE', from: 3, scopes: [`product:${soap}`] },
        scopes: [`product:${soap}`],
      }),
      rule('Opening week', { startsAt: day(-60), endsAt: day(-53) }),
      rule('Winter sale', { startsAt: day(30), endsAt: day(44) }),
    ],
    additionalFees: [
      {
        ...{ id: idOf('fee', 'long-goods'), code: 'long-goods', name: 'Oversize packaging' },
        ...{ amountMinor: 900, source: 'ITEM', belowSubtotalMinor: null, taxGroupId: null, active: true },
        scopes: ['heron-floor-lamp', 'birch-floor-lamp'].map((slug) => `product:${idOf('product', slug)}`),
      },
    ],
    giftCards: [card(GIFT_CARD, 5000, 5000, null), card('an empty one', 2500, 0, day(200))],
    memberships: [
      membership('Reading room', { total: 5, remaining: 3, expiresAt: day(120) }),
      membership('Reading room, last year', { total: 5, remaining: 2, expiresAt: day(-20) }),
      membership('Print club', {
        scopes: [`collection:${idOf('collection', 'prints-and-books')}`],
        total: 2,
        remaining: 0,
      }),
    ],
    subscriptionOptions: [subscription('Every month', 1, 10, 0), subscription('Every two months', 2, 5, 1)],
  }
}
