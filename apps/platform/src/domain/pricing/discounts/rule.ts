import type { Minor } from '../../money/money.ts'
import { sum } from '../amounts.ts'
import { grossOf, type PricedLine } from '../line.ts'
import type { Discount, Reduction } from './discount.ts'

/** When a rule counts; bounds are inclusive. */
export type Trigger =
  | { readonly type: 'ALWAYS' }
  | {
      readonly type: 'SUBTOTAL_RANGE' | 'ITEM_QUANTITY_RANGE'
      readonly from?: number | null
      readonly to?: number | null
      readonly scopes?: readonly string[]
    }
  | { readonly type: 'AND' | 'OR'; readonly triggers: readonly Trigger[] }

/** A discount that needs no code (spec §4 "Discount rule"). */
export interface DiscountRule {
  readonly id: string
  readonly active: boolean
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly trigger: Trigger
  readonly reduction: Reduction
  /** Scopes that are reduced; all goods without it. */
  readonly scopes?: readonly string[] | null
  /** Whether other rules and coupons may count beside it; true without it. */
  readonly combines?: boolean
}

export type RuleStatus = 'LIVE' | 'EXPIRED' | 'PENDING'

/** By its dates; one that is switched off waits. */
export function ruleStatus({ active, startsAt, endsAt }: DiscountRule, now: Date): RuleStatus {
  if (endsAt && now >= endsAt) return 'EXPIRED'
  return active && (!startsAt || now >= startsAt) ? 'LIVE' : 'PENDING'
}

function isTriggered(trigger: Trigger, lines: readonly PricedLine[]): boolean {
  switch (trigger.type) {
    case 'ALWAYS':
      return true
    case 'AND':
      return trigger.triggers.every((each) => isTriggered(each, lines))
    case 'OR':
      return trigger.triggers.some((each) => isTriggered(each, lines))
    default: {
      const { scopes, from, to } = trigger
      const counted = scopes
        ? lines.filter((line) => scopes.some((scope) => line.scopes?.includes(scope)))
        : lines
      const value: Minor =
        trigger.type === 'SUBTOTAL_RANGE'
          ? sum(counted.map(grossOf))
          : counted.reduce((all, { quantity }) => all + quantity, 0)
      return counted.length > 0 && value >= (from ?? 0) && value <= (to ?? Number.POSITIVE_INFINITY)
    }
  }
}

/** The rules that count now, in the order of their ids, so that the same cart always has the same price. */
export function discountsOf(
  rules: readonly DiscountRule[],
  lines: readonly PricedLine[],
  now: Date,
): Discount[] {
  return rules
    .filter((rule) => ruleStatus(rule, now) === 'LIVE' && isTriggered(rule.trigger, lines))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, reduction, scopes, combines }) => ({
      id,
      reduction,
      ...(scopes ? { scopes } : {}),
      ...(combines === false ? { alone: true } : {}),
    }))
}
