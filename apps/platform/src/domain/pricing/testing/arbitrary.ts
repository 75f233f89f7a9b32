import fc from 'fast-check'
import type { Discount, Reduction, Step, Tiers } from '../discounts/discount.ts'
import type { Fee } from '../fees.ts'
import type { PaymentOption, PricedLine } from '../line.ts'
import type { PricingInput } from '../price.ts'
import type { Authority, TaxPolicy } from '../tax/authority.ts'

const scopes = ['product:a', 'product:b', 'collection:c'] as const
const paymentOptions: readonly PaymentOption[] = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
]

const line: fc.Arbitrary<PricedLine> = fc.record({
  id: fc.uuid(),
  unit: fc.oneof(fc.nat(20), fc.nat(50_000_000)),
  quantity: fc.integer({ min: 1, max: 1000 }),
  scopes: fc.subarray([...scopes]),
  isMoney: fc.boolean(),
  taxGroup: fc.constantFrom(null, 'books', 'food', 'unknown'),
  taxedAt: fc.constantFrom(undefined, 'BUSINESS', 'BILLING'),
  paymentOption: fc.constantFrom(...paymentOptions),
  deposit: fc.option(fc.nat(10_000)),
  covered: fc.nat(1200),
})

export const lines = fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 12 })

const percentText = fc.nat(100_000).map((n) => (n / 1000).toFixed(3))

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ from: fc.nat(100_000), kind: fc.constant('PERCENT' as const), percent: percentText }),
  fc.record({ from: fc.nat(100_000), kind: fc.constant('AMOUNT' as const), amount: fc.nat(1_000_000) }),
)

export const tiers: fc.Arbitrary<Tiers> = fc.record({
  kind: fc.constant('TIERS' as const),
  by: fc.constantFrom('PIECES', 'AMOUNT'),
  steps: fc.uniqueArray(step, { selector: ({ from }) => from, minLength: 1, maxLength: 5 }),
})

const reduction: fc.Arbitrary<Reduction> = fc.oneof(
  fc.record({ kind: fc.constant('PERCENT' as const), percent: percentText }),
  fc.record({ kind: fc.constant('AMOUNT' as const), amount: fc.nat(1_000_000_000) }),
  fc.record({ kind: fc.constant('FIXED_PRICE' as const), amount: fc.nat(1_000_000) }),
  fc.record({
    kind: fc.constant('BUY_X_GET_Y' as const),
    buy: fc.integer({ min: 1, max: 5 }),
    get: fc.integer({ min: 1, max: 5 }),
  }),
  tiers,
  fc.constant({ kind: 'FREE_SHIPPING' as const }),
)

export const discounts: fc.Arbitrary<Discount[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    reduction,
    scopes: fc.option(fc.subarray([...scopes], { minLength: 1 }), { nil: undefined }),
    alone: fc.option(fc.boolean(), { nil: undefined }),
  }),
  { maxLength: 4 },
)

const authority: fc.Arbitrary<Authority> = fc.record({
  jurisdiction: fc.constantFrom('US', 'NY', 'New York City'),
  type: fc.constantFrom('COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'),
  name: fc.constantFrom('Sales tax', 'District tax'),
  rate: fc.nat(300_000).map((n) => (n / 1_000_000).toFixed(6)),
})
const authorities = fc.array(authority, { maxLength: 4 })

export const policy: fc.Arbitrary<TaxPolicy> = fc.record({
  included: fc.boolean(),
  standard: authorities,
  groups: fc.record({ books: authorities, food: fc.constant([]) }),
  shipping: authorities,
})

const fees: fc.Arbitrary<Fee[]> = fc.array(
  fc.record({
    code: fc.constantFrom('HANDLING_FEE', 'INSURANCE', 'gift wrap'),
    name: fc.constant('A fee'),
    amount: fc.nat(10_000),
    source: fc.constantFrom('SERVICE_PLUGIN', 'ITEM', 'MANUAL', 'SHIPPING'),
  }),
  { maxLength: 3 },
)

/** Any cart at all, in any site. */
export const pricingInput: fc.Arbitrary<PricingInput> = fc.record({
  lines,
  discounts,
  shipping: fc.option(fc.nat(100_000), { nil: undefined }),
  fees,
  tax: fc.option(policy, { nil: undefined }),
  taxElsewhere: fc.option(fc.record({ BUSINESS: policy, BILLING: policy }), { nil: undefined }),
  tip: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('PERCENTAGE' as const), percent: percentText }),
      fc.record({ type: fc.constantFrom('AMOUNT', 'CUSTOM'), amount: fc.nat(10_000) }),
    ),
    { nil: undefined },
  ),
  giftCard: fc.option(
    fc.record({ balance: fc.nat(1_000_000), requested: fc.option(fc.nat(1_000_000), { nil: undefined }) }),
    { nil: undefined },
  ),
})
