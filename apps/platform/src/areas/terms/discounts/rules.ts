import type { Db } from '../../../data/database.ts'
import type { Terms } from '../../../data/terms-revision/terms.ts'
import type { Discount } from '../../../domain/pricing/discounts/discount.ts'
import { discountsOf, type Trigger } from '../../../domain/pricing/discounts/rule.ts'
import type { PricedLine } from '../../../domain/pricing/line.ts'
import { findRules, type RuleRow } from './store/rules.ts'

export function readRules(db: Db, terms: Terms): Promise<RuleRow[]> {
  return terms.part('discount rules', () => findRules(db))
}

/** Every scope a rule looks at, in what it reduces and in what lets it count. */
export function scopesOfRule({ scopes, trigger }: RuleRow): string[] {
  const ofTrigger = (each: Trigger): readonly string[] =>
    'triggers' in each ? each.triggers.flatMap(ofTrigger) : 'scopes' in each ? (each.scopes ?? []) : []
  return [...(scopes ?? []), ...ofTrigger(trigger)]
}

export function ruleDiscounts(
  rules: readonly RuleRow[],
  lines: readonly PricedLine[],
  now: Date,
): Discount[] {
  return discountsOf(rules, lines, now)
}
