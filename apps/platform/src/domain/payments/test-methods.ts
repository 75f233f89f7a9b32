import type { ChargeAnswer, PaymentChoice, ProviderRefundability, RefundAnswer } from './provider.ts'

const HOUR = 3600
const DAY = 24 * HOUR

interface TestMethod {
  readonly card?: string
  readonly charge: Pick<ChargeAnswer, 'status' | 'reason' | 'settles' | 'action'>
  /** Answer for further cycles of a subscription, if different. */
  readonly again?: Pick<ChargeAnswer, 'status' | 'reason'>
  readonly refundability?: ProviderRefundability
  readonly refund?: RefundAnswer
}

/** Every method of the test provider and what becomes of it; cards are known by their number too (docs/orders.md). */
const testMethods = {
  approved: { card: '4242424242424242', charge: { status: 'APPROVED' } },
  declined: { card: '4000000000000002', charge: { status: 'DECLINED', reason: 'CARD_DECLINED' } },
  'insufficient-funds': {
    card: '4000000000009995',
    charge: { status: 'DECLINED', reason: 'INSUFFICIENT_FUNDS' },
  },
  'approved-once': {
    card: '4000000000003097',
    charge: { status: 'APPROVED' },
    again: { status: 'DECLINED', reason: 'CARD_DECLINED' },
  },
  'expired-card': { card: '4000000000000069', charge: { status: 'DECLINED', reason: 'EXPIRED_CARD' } },
  /** Given up after a week unless captured. */
  authorized: {
    card: '4000000000003055',
    charge: { status: 'AUTHORIZED', action: { type: 'VOID', inSeconds: 7 * DAY } },
  },
  'captured-later': {
    card: '4000000000003063',
    charge: { status: 'AUTHORIZED', action: { type: 'CAPTURE', inSeconds: HOUR } },
  },
  review: { card: '4000000000009235', charge: { status: 'PENDING_MERCHANT' } },
  /** A bank transfer that arrives after a day. */
  pending: { charge: { status: 'PENDING', settles: { as: 'APPROVED', inSeconds: DAY } } },
  'pending-fails': {
    card: '4000000000000341',
    charge: { status: 'PENDING', settles: { as: 'DECLINED', inSeconds: DAY } },
  },
  'slow-refund': {
    card: '4000000000007726',
    charge: { status: 'APPROVED' },
    refund: { status: 'PENDING', settles: { as: 'SUCCEEDED', inSeconds: DAY } },
  },
  'failing-refund': {
    card: '4000000000005126',
    charge: { status: 'APPROVED' },
    refund: { status: 'PENDING', settles: { as: 'FAILED', inSeconds: DAY } },
  },
  'no-refund': {
    card: '4000000000001018',
    charge: { status: 'APPROVED' },
    refundability: 'DISABLED_BY_PROVIDER',
  },
  'refund-down': {
    card: '4000000000001026',
    charge: { status: 'APPROVED' },
    refundability: 'PROVIDER_IS_DOWN',
  },
} as const satisfies Readonly<Record<string, TestMethod>>

type TestMethodName = keyof typeof testMethods

export function testMethod(name: string): TestMethod | undefined {
  return Object.hasOwn(testMethods, name) ? testMethods[name as TestMethodName] : undefined
}

/** As it is kept of a payment, a card's number never being; what is no card of these is one that is declined. */
export function methodNamed(given: PaymentChoice): string {
  return given.method === 'card' ? (methodOfCard(given.cardNumber ?? '') ?? 'card') : given.method
}

/** By a card's number, however it is spaced. */
function methodOfCard(number: string): TestMethodName | undefined {
  const digits = number.replace(/[\s-]/g, '')
  const all = Object.entries<TestMethod>(testMethods)
  return all.find(([, { card }]) => card === digits)?.[0] as TestMethodName | undefined
}
