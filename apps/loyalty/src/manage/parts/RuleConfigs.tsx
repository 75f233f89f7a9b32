import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import { Button, Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { RuleConfig } from '../rules/rule-draft.ts'

export interface TierName {
  readonly id: string
  readonly name: string
}

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
  const set = (index: number, part: Partial<RuleConfig>) =>
    onChange(configs.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const taken = new Set(configs.map(({ tierId }) => tierId))
  const free = tiers.filter(({ id }) => !taken.has(id))
  const [first] = free
  return (
    <>
      {configs.map((config, index) => {
        const at = (field: string) => errorAt(errors, `configs[${index}].${field}`)
        return (
          <div key={config.tierId} className={styles.inline}>
            {(configs.length > 1 || config.tierId !== '') && (
              <Select
                label={t('reward.for')}
                value={config.tierId}
                onChange={(event) => set(index, { tierId: event.target.value })}
              >
                {(config.tierId === '' || !taken.has('')) && (
                  <option value="">{t('reward.everybody')}</option>
                )}
                {tiers
                  .filter(({ id }) => id === config.tierId || !taken.has(id))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </Select>
            )}
            <Field
              label={t('rules.points')}
              inputMode="numeric"
              value={config.points}
              error={at('points')}
              onChange={(event) => set(index, { points: event.target.value })}
            />
            {isRate && (
              <Field
                label={t('rules.money', { currency })}
                inputMode="decimal"
                value={config.money}
                error={at('moneyAmount')}
                onChange={(event) => set(index, { money: event.target.value })}
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
            onClick={() => onChange([...configs, { ...(configs[0] as RuleConfig), tierId: first.id }])}
          >
            {t('rules.add-tier')}
          </Button>
        </div>
      )}
    </>
  )
}
