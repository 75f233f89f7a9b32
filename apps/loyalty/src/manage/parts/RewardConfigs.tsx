import { errorAt, type Outcome } from '@galleria/manage'
import { Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Kind, RewardConfig } from '../rules/reward-draft.ts'
import { TierConfigs, type TierName } from './TierConfigs.tsx'

interface Props {
  readonly kind: Kind
  readonly configs: readonly RewardConfig[]
  readonly tiers: readonly TierName[]
  readonly currency: string
  readonly errors: Outcome['errors']
  readonly onChange: (configs: readonly RewardConfig[]) => void
}

/** Cost and value of a reward, for everybody and for tiers with terms of their own. */
export function RewardConfigs({ kind, configs, tiers, currency, errors, onChange }: Props) {
  const t = useMessages()
  return (
    <TierConfigs more={t('reward.add-tier')} {...{ configs, tiers, onChange }}>
      {(config, index, set) => {
        const at = (field: string) => errorAt(errors, `configsByTier[${index}].${field}`)
        return (
          <>
            <Field
              label={t('reward.cost')}
              inputMode="numeric"
              value={config.cost}
              error={at('costInPoints')}
              onChange={(event) => set({ cost: event.target.value })}
            />
            {kind === 'buyXGetY' ? (
              <>
                <Field
                  label={t('reward.x')}
                  inputMode="numeric"
                  value={config.x}
                  error={at('x')}
                  onChange={(event) => set({ x: event.target.value })}
                />
                <Field
                  label={t('reward.y')}
                  inputMode="numeric"
                  value={config.y}
                  error={at('y')}
                  onChange={(event) => set({ y: event.target.value })}
                />
              </>
            ) : kind === 'freeShipping' ? null : (
              <Field
                label={kind === 'percentage' ? t('reward.percent') : t('reward.amount', { currency })}
                inputMode="decimal"
                value={config.value}
                error={at('amount') ?? at('percentage')}
                onChange={(event) => set({ value: event.target.value })}
              />
            )}
          </>
        )
      }}
    </TierConfigs>
  )
}
