import { localIn } from '@galleria/manage/zone-time'
import type { Coupon, DiscountRule } from '@galleria/platform-client/discounts'

/** Kinds of discounts, in the order of the form. */
export const kinds = [
  'PERCENTAGE',
  'FIXED_AMOUNT',
  'FREE_SHIPPING',
  'FIXED_PRICE',
  'BUY_X_GET_Y',
  'TIERED',
] as const
export type Kind = (typeof kinds)[number]

export interface TierDraft {
  readonly from: string
  readonly unit: 'percentage' | 'amount'
  readonly value: string
}

/** A code or an automatic discount, as typed. */
export interface DiscountDraft {
  readonly name: string
  /** Code; empty for an automatic discount. */
  readonly code: string
  readonly active: boolean
  readonly kind: Kind
  /** Percent, or money. */
  readonly value: string
  readonly x: string
  readonly y: string
  readonly basis: 'ITEM_QUANTITY' | 'SUBTOTAL'
  readonly tiers: readonly TierDraft[]
  /** Goods that count; the whole cart where it is empty. */
  readonly scopes: readonly string[]
  /** Customers of these alone; everybody without one. */
  readonly segmentIds: readonly string[]
  readonly least: 'NONE' | 'SUBTOTAL' | 'QUANTITY'
  readonly leastValue: string
  /** Upper bound of an automatic discount, inclusive; none where it is empty. */
  readonly mostValue: string
  /** Goods that the bounds are about; all without one. */
  readonly counted: readonly string[]
  readonly usageLimit: string
  readonly perCustomer: string
  /** Local times of the store's zone. */
  readonly start: string
  readonly end: string
  readonly combines: boolean
}

export const newDraft: DiscountDraft = {
  name: '',
  code: '',
  active: true,
  kind: 'PERCENTAGE',
  value: '10',
  x: '2',
  y: '1',
  basis: 'ITEM_QUANTITY',
  tiers: [
    { from: '2', unit: 'percentage', value: '10' },
    { from: '4', unit: 'percentage', value: '20' },
  ],
  scopes: [],
  segmentIds: [],
  least: 'NONE',
  leastValue: '',
  mostValue: '',
  counted: [],
  usageLimit: '',
  perCustomer: '',
  start: '',
  end: '',
  combines: true,
}

type Discount = Coupon['discount']

function reductionDraft({ type, percentage, amount, x, y, basis, tiers }: Discount) {
  return {
    kind: type as Kind,
    value: percentage ?? amount ?? '',
    x: String(x ?? newDraft.x),
    y: String(y ?? newDraft.y),
    basis: (basis ?? newDraft.basis) as DiscountDraft['basis'],
    tiers:
      tiers?.map(
        (tier): TierDraft => ({
          from: tier.from,
          unit: tier.percentage === undefined ? 'amount' : 'percentage',
          value: tier.percentage ?? tier.amount ?? '',
        }),
      ) ?? newDraft.tiers,
  }
}

export function draftOfCoupon(coupon: Coupon, timeZone: string): DiscountDraft {
  const { name, code, active, combines, usageLimit, limitPerCustomer, minimumSubtotal } = coupon
  const least = Number(minimumSubtotal ?? 0) > 0
  return {
    ...newDraft,
    ...{ name, code, active, combines, ...reductionDraft(coupon.discount) },
    scopes: coupon.scopes ?? [],
    segmentIds: coupon.segmentIds ?? [],
    least: least ? 'SUBTOTAL' : 'NONE',
    leastValue: least ? (minimumSubtotal ?? '') : '',
    usageLimit: usageLimit ? String(usageLimit) : '',
    perCustomer: limitPerCustomer ? String(limitPerCustomer) : '',
    start: localIn(timeZone, coupon.startTime),
    end: localIn(timeZone, coupon.expirationTime),
  }
}

export function draftOfRule(rule: DiscountRule, timeZone: string): DiscountDraft {
  const { name, active, combines, trigger } = rule
  const least = { SUBTOTAL_RANGE: 'SUBTOTAL', ITEM_QUANTITY_RANGE: 'QUANTITY' } as const
  const plain = hasPlainTrigger(rule) ? least[trigger.type as keyof typeof least] : undefined
  return {
    ...{ ...newDraft, name, active, combines, ...reductionDraft(rule.discount) },
    scopes: rule.scopes ?? [],
    segmentIds: rule.segmentIds ?? [],
    least: plain ?? 'NONE',
    leastValue: plain ? (trigger.from ?? '') : '',
    mostValue: plain ? (trigger.to ?? '') : '',
    counted: plain ? (trigger.scopes ?? []) : [],
    start: localIn(timeZone, rule.activeTimeInfo?.start),
    end: localIn(timeZone, rule.activeTimeInfo?.end),
  }
}

/** Tells whether the form can show when a rule counts; a program may have written other conditions. */
export function hasPlainTrigger({ trigger }: Pick<DiscountRule, 'trigger'>): boolean {
  const { type } = trigger
  return type === 'ALWAYS' || type.endsWith('_RANGE')
}

/** Instants of the draft's local times, which the page knows the zone of. */
export interface Times {
  readonly start: string | null
  readonly end: string | null
}

function reductionOf({ kind, value, x, y, basis, tiers }: DiscountDraft): Discount {
  switch (kind) {
    case 'PERCENTAGE':
      return { type: kind, percentage: value.trim() }
    case 'FIXED_AMOUNT':
    case 'FIXED_PRICE':
      return { type: kind, amount: value.trim() }
    case 'BUY_X_GET_Y':
      return { type: kind, x: Number(x), y: Number(y) }
    case 'TIERED':
      return {
        type: kind,
        basis,
        tiers: tiers.map((tier) => ({ from: tier.from.trim(), [tier.unit]: tier.value.trim() })),
      }
    case 'FREE_SHIPPING':
      return { type: kind }
  }
}

/** A whole number that was checked, or null where nothing was typed. */
export const wholeOrNull = (text: string) => (text.trim() ? Number(text) : null)

/** Coupon in the platform's format; its name is its code where none is written. */
export function couponOf(draft: DiscountDraft, { start, end }: Times) {
  const code = draft.code.trim()
  return {
    ...{ name: draft.name.trim() || code, code, active: draft.active, combines: draft.combines },
    discount: reductionOf(draft),
    minimumSubtotal: draft.least === 'SUBTOTAL' ? draft.leastValue.trim() : null,
    scopes: draft.scopes.length ? [...draft.scopes] : null,
    segmentIds: draft.segmentIds.length ? [...draft.segmentIds] : null,
    ...{ startTime: start, expirationTime: end },
    usageLimit: wholeOrNull(draft.usageLimit),
    limitPerCustomer: wholeOrNull(draft.perCustomer),
  }
}

/** Rule in the platform's format. A trigger that the form cannot show stays as it is. */
export function ruleOf(draft: DiscountDraft, { start, end }: Times, before?: DiscountRule) {
  const kept = before && !hasPlainTrigger(before)
  const type = { NONE: 'ALWAYS', SUBTOTAL: 'SUBTOTAL_RANGE', QUANTITY: 'ITEM_QUANTITY_RANGE' }[draft.least]
  const [from, to] = [draft.leastValue.trim(), draft.mostValue.trim()]
  const trigger =
    type === 'ALWAYS'
      ? { type }
      : {
          type,
          ...(from && { from }),
          ...(to && { to }),
          ...(draft.counted.length > 0 && { scopes: [...draft.counted] }),
        }
  return {
    ...{ name: draft.name.trim(), active: draft.active, combines: draft.combines },
    discount: reductionOf(draft),
    ...(kept ? {} : { trigger }),
    scopes: draft.scopes.length ? [...draft.scopes] : null,
    segmentIds: draft.segmentIds.length ? [...draft.segmentIds] : null,
    activeTimeInfo: { ...(start && { start }), ...(end && { end }) },
  }
}

type WithoutNull<Input> = { [Field in keyof Input]: Exclude<Input[Field], null> }

/** Leaves out fields that are not set, as calls that create want it. */
export function withoutNull<Input extends object>(input: Input): WithoutNull<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as WithoutNull<Input>
}
