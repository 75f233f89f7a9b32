import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Kind, RewardConfig } from '../rules/reward-draft.ts'

interface Props {
  readonly kind: Kind
  readonly configs: readonly RewardConfig[]
  readonly tiers: readonly { readonly id: string; readonly name: string }[]
  readonly currency: string
  readonly errors: Outcome['errors']
  readonly onChange: (configs: readonly RewardConfig[]) => void
}

/** What it costs and gives, for everybody and for tiers that have it otherwise. */
export function RewardConfigs({ kind, configs, tiers, currency, errors, onChange }: Props) {
  const t = useMessages()
  const set = (index: number, part: Partial<RewardConfig>) =>
    onChange(configs.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const free = tiers.filter(({ id }) => !configs.some(({ tierId }) => tierId === id))
  const [first] = free
  return (
    <>
      {configs.map((config, index) => {
        const at = (field: string) => errorAt(errors, `configsByTier[${index}].${field}`)
        return (
          <div key={config.tierId} className={styles.inline}>
            <Select
              label={t('reward.for')}
              value={config.tierId}
              onChange={(event) => set(index, { tierId: event.target.value })}
            >
              {(config.tierId === '' || !configs.some(({ tierId }) => tierId === '')) && (
                <option value="">{t('reward.everybody')}</option>
              )}
              {tiers
                .filter(({ id }) => id === config.tierId || free.some((each) => each.id === id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
            <Field
              label={t('reward.cost')}
              inputMode="numeric"
              value={config.cost}
              error={at('costInPoints')}
              onChange={(event) => set(index, { cost: event.target.value })}
            />
            {kind === 'buyXGetY' ? (
              <>
                <Field
                  label={t('reward.x')}
                  inputMode="numeric"
                  value={config.x}
                  error={at('x')}
                  onChange={(event) => set(index, { x: event.target.value })}
                />
                <Field
                  label={t('reward.y')}
                  inputMode="numeric"
                  value={config.y}
                  error={at('y')}
                  onChange={(event) => set(index, { y: event.target.value })}
                />
              </>
            ) : kind === 'freeShipping' ? null : (
              <Field
                label={kind === 'percentage' ? t('reward.percent') : t('reward.amount', { currency })}
                inputMode="decimal"
                value={config.value}
                error={at('amount') ?? at('percentage')}
                onChange={(event) => set(index, { value: event.target.value })}
              />
            )}
            {configs.length > 1 && (
              <Button variant="quiet" onClick={() => onChange(configs.filter((_, at) => at !== index))}>
                {t('reward.remove')}
              </Button>
            )}
          </div>
        )
      })}
      {first && (
        <div className={styles.buttons}>
          <Button
            size="small"
            onClick={() => onChange([...configs, { ...(configs[0] as RewardConfig), tierId: first.id }])}
          >
            {t('reward.add-tier')}
          </Button>
        </div>
      )}
    </>
  )
}
