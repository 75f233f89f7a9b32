import { errorAt, type Outcome } from '@galleria/manage'
import { Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { RuleConfig } from '../rules/rule-draft.ts'
import { TierConfigs, type TierName } from './TierConfigs.tsx'

interface Props {
  readonly configs: readonly RuleConfig[]
  readonly isRate: boolean
  readonly tiers: readonly TierName[]
  readonly currency: string
  readonly errors: Outcome['errors']
  readonly onChange: (configs: readonly RuleConfig[]) => void
}

/** How many points it gives, to everybody and to tiers that get others. */
export function RuleConfigs({ configs, isRate, tiers, currency, errors, onChange }: Props) {
  const t = useMessages()
  return (
    <TierConfigs quiet more={t('rules.add-tier')} {...{ configs, tiers, onChange }}>
      {(config, index, set) => (
        <>
          <Field
            label={t('rules.points')}
            inputMode="numeric"
            value={config.points}
            error={errorAt(errors, `configs[${index}].points`)}
            onChange={(event) => set({ points: event.target.value })}
          />
          {isRate && (
            <Field
              label={t('rules.money', { currency })}
              inputMode="decimal"
              value={config.money}
              error={errorAt(errors, `configs[${index}].moneyAmount`)}
              onChange={(event) => set({ money: event.target.value })}
            />
          )}
        </>
      )}
    </TierConfigs>
  )
}
