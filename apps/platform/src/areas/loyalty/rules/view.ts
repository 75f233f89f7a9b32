import { STORES_APP_ID } from '@galleria/platform-client/schemas'
import type { Selectable } from 'kysely'
import { toNumber } from '../../../domain/money/money.ts'
import type { LoyaltyTables, RuleConfig } from '../tables.ts'

export type RuleRow = Selectable<LoyaltyTables['loyaltyEarningRules']>

/** Points by tier; the base tier has no id. */
export function configsOf({ configs, moneyMinor, points }: RuleRow): readonly RuleConfig[] {
  return configs ?? [{ moneyMinor, points }]
}

/** Wire §4.5 "EarningRule". */
export function earningRuleView(row: RuleRow, currency: string) {
  const configs = configsOf(row)
  const tierOf = ({ tierId }: RuleConfig) => (tierId ? { tierId } : {})
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    sourceAppId: row.sourceAppId ?? STORES_APP_ID,
    triggerAppId: row.triggerAppId ?? STORES_APP_ID,
    triggerActivityType: row.triggerActivityType,
    ...(configs.every(({ moneyMinor }) => moneyMinor)
      ? {
          conversionRate: {
            configs: configs.map((each) => ({
              ...tierOf(each),
              moneyAmount: toNumber(each.moneyMinor ?? 0, currency),
              points: each.points,
            })),
            field: 'priceSummary.subtotal',
          },
        }
      : { fixedAmount: { configs: configs.map((each) => ({ ...tierOf(each), points: each.points })) } }),
    revision: String(row.revision),
    ...(row.createdAt ? { createdDate: row.createdAt.toISOString() } : {}),
    ...(row.updatedAt ? { updatedDate: row.updatedAt.toISOString() } : {}),
    metadata: { canBeDeleted: row.deletable },
  }
}
