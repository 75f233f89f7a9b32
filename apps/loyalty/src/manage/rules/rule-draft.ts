import type { EarningRuleInput, LoyaltyEarningRule } from '@galleria/platform-client/loyalty-rules'
import { STORES_APP_ID } from '@galleria/platform-client/schemas'

/** Points for one tier, or for everybody where `tierId` is empty. */
export interface RuleConfig {
  readonly tierId: string
  readonly points: string
  /** For each of this sum; empty where it is so many points each time. */
  readonly money: string
}

/** A rule as its form has it. */
export interface RuleDraft {
  readonly title: string
  readonly active: boolean
  readonly configs: readonly RuleConfig[]
}

export function ruleDraft({ title, status, fixedAmount, conversionRate }: LoyaltyEarningRule): RuleDraft {
  const rates = conversionRate?.configs.map(({ tierId, points, moneyAmount }) => ({
    ...{ tierId: tierId ?? '', points: String(points), money: String(moneyAmount) },
  }))
  const fixed = fixedAmount?.configs.map(({ tierId, points }) => ({
    ...{ tierId: tierId ?? '', points: String(points), money: '' },
  }))
  return { title: title ?? '', active: status === 'ACTIVE', configs: rates ?? fixed ?? [] }
}

const tierOf = ({ tierId }: RuleConfig) => (tierId ? { tierId } : {})

/** The rule with what its form says in it, as the platform takes it. */
export function changedRule(rule: LoyaltyEarningRule, draft: RuleDraft) {
  const { sourceAppId, triggerAppId, triggerActivityType, conversionRate } = rule
  const given = conversionRate
    ? {
        conversionRate: {
          ...conversionRate,
          configs: draft.configs.map((config) => ({
            ...tierOf(config),
            points: Number(config.points),
            moneyAmount: Number(config.money),
          })),
        },
      }
    : {
        fixedAmount: {
          configs: draft.configs.map((config) => ({ ...tierOf(config), points: Number(config.points) })),
        },
      }
  return {
    ...{ id: rule.id, sourceAppId, triggerAppId, triggerActivityType },
    ...(rule.revision && { revision: rule.revision }),
    title: draft.title,
    status: draft.active ? ('ACTIVE' as const) : ('PAUSED' as const),
    ...given,
  }
}

/** Activities that a new rule can reward; `other` is reported by another app. */
export const newKinds = ['rate', 'order', 'registration', 'birthday', 'social', 'other'] as const
export type NewKind = (typeof newKinds)[number]

const activities = {
  ...{ rate: 'PURCHASE', order: 'PURCHASE', registration: 'REGISTRATION' },
  ...{ birthday: 'BIRTHDAY', social: 'SOCIAL_MEDIA' },
} as const

export interface NewRule {
  readonly kind: NewKind
  readonly title: string
  /** App and activity of `other`. */
  readonly appId: string
  readonly activity: string
}

/** Begins paused, so that members see it only once its points are right. */
export function newRule({ kind, title, appId, activity }: NewRule): EarningRuleInput {
  return {
    sourceAppId: STORES_APP_ID,
    triggerAppId: kind === 'other' ? appId.trim() : STORES_APP_ID,
    triggerActivityType: kind === 'other' ? activity.trim() : activities[kind],
    ...{ title, status: 'PAUSED' },
    ...(kind === 'rate'
      ? { conversionRate: { configs: [{ points: 1, moneyAmount: 1 }] } }
      : { fixedAmount: { configs: [{ points: 50 }] } }),
  }
}
