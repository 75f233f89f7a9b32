import type { LoyaltyEarningRule } from '@galleria/platform-client/loyalty-rules'

/** A rule as its form has it: what everybody gets; tiers keep theirs. */
export interface RuleDraft {
  readonly title: string
  readonly active: boolean
  readonly points: string
  /** For each of this sum; empty where it is so many points each time. */
  readonly money: string
}

const ofEverybody = <Config extends { readonly tierId?: string | null | undefined }>(
  configs: readonly Config[] | undefined,
) => configs?.find(({ tierId }) => !tierId) ?? configs?.[0]

export function ruleDraft({ title, status, fixedAmount, conversionRate }: LoyaltyEarningRule): RuleDraft {
  const rate = ofEverybody(conversionRate?.configs)
  const fixed = ofEverybody(fixedAmount?.configs)
  return {
    title: title ?? '',
    active: status === 'ACTIVE',
    points: String(rate?.points ?? fixed?.points ?? ''),
    money: rate ? String(rate.moneyAmount) : '',
  }
}

/** The rule with what its form says in it, as the platform takes it. */
export function changedRule(rule: LoyaltyEarningRule, draft: RuleDraft) {
  const points = Number(draft.points)
  const { fixedAmount, conversionRate } = rule
  const { sourceAppId, triggerAppId, triggerActivityType } = rule
  return {
    ...{ id: rule.id, sourceAppId, triggerAppId, triggerActivityType },
    ...(rule.revision && { revision: rule.revision }),
    title: draft.title,
    status: draft.active ? ('ACTIVE' as const) : ('PAUSED' as const),
    ...(conversionRate && {
      conversionRate: {
        ...conversionRate,
        configs: replaced(conversionRate.configs, { points, moneyAmount: Number(draft.money) }),
      },
    }),
    ...(fixedAmount && { fixedAmount: { configs: replaced(fixedAmount.configs, { points }) } }),
  }
}

function replaced<Config extends object>(configs: readonly Config[], part: Partial<Config>): Config[] {
  const own = ofEverybody(configs as readonly (Config & { tierId?: string | null })[])
  return configs.map((each) => (each === own ? { ...each, ...part } : each))
}
