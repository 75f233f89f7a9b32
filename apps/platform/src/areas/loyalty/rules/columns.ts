import { violations } from '../../../base/errors.ts'
import { minorAmount } from '../../../domain/money/minor-amount.ts'
import { fromDecimal } from '../../../domain/money/money.ts'
import type { RuleConfig } from '../tables.ts'
import type { RuleInput } from './input.ts'

/**
 * Columns of an earning rule. Its points and money are those of the configuration without a tier.
 * @throws ApiError 400 unless exactly one of `fixedAmount` and `conversionRate` is set, and for amounts finer than the currency
 */
export function columnsOf(input: RuleInput, currency: string, field: string) {
  const { sourceAppId, triggerAppId, triggerActivityType, title, status } = input
  const configs = configsFrom(input, currency, field)
  const base = configs.find(({ tierId }) => !tierId)
  return {
    ...{ sourceAppId, triggerAppId, triggerActivityType, title, status, configs },
    moneyMinor: base?.moneyMinor ?? null,
    points: base?.points ?? 0,
  }
}

function configsFrom(
  { fixedAmount, conversionRate }: Pick<RuleInput, 'fixedAmount' | 'conversionRate'>,
  currency: string,
  field: string,
): RuleConfig[] {
  if (!fixedAmount === !conversionRate)
    throw violations([
      {
        field: `${field}.fixedAmount`,
        description: 'or conversionRate must be set, but not both',
        violatedRule: 'ONE_OF_ALIGNMENT',
      },
    ])
  if (fixedAmount)
    return fixedAmount.configs.map(({ tierId, points }) => ({ tierId, points, moneyMinor: null }))
  return (conversionRate?.configs ?? []).map(({ tierId, points, moneyAmount }, index) => {
    const at = `${field}.conversionRate.configs[${index}].moneyAmount`
    const text = String(moneyAmount)
    return { tierId, points, moneyMinor: fromDecimal(text, currency) ?? minorAmount(text, currency, at) }
  })
}
