import { parts as styles } from '@galleria/manage'
import { Button, Select } from '@galleria/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'

export interface TierName {
  readonly id: string
  readonly name: string
}

interface Props<Config> {
  readonly configs: readonly Config[]
  readonly tiers: readonly TierName[]
  /** Label of the button that adds a tier's configuration. */
  readonly more: string
  /** Hides the choice of tiers while the value is for everybody. */
  readonly quiet?: boolean
  readonly onChange: (configs: readonly Config[]) => void
  /** The fields of one of them. */
  readonly children: (config: Config, index: number, set: (part: Partial<Config>) => void) => ReactNode
}

/** The same for everybody, and otherwise for members of tiers: each tier at most once. */
export function TierConfigs<Config extends { readonly tierId: string }>(props: Props<Config>) {
  const { configs, tiers, more, quiet, onChange, children } = props
  const t = useMessages()
  const set = (index: number, part: Partial<Config>) =>
    onChange(configs.map((each, at) => (at === index ? { ...each, ...part } : each)))
  const taken = new Set(configs.map(({ tierId }) => tierId))
  const [pattern] = configs
  const free = tiers.find(({ id }) => !taken.has(id))
  return (
    <>
      {configs.map((config, index) => (
        <div key={config.tierId} className={styles.inline}>
          {!(quiet && configs.length === 1 && config.tierId === '') && (
            <Select
              label={t('reward.for')}
              value={config.tierId}
              onChange={(event) => set(index, { tierId: event.target.value } as Partial<Config>)}
            >
              {(config.tierId === '' || !taken.has('')) && <option value="">{t('reward.everybody')}</option>}
              {tiers
                .filter(({ id }) => id === config.tierId || !taken.has(id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </Select>
          )}
          {children(config, index, (part) => set(index, part))}
          {configs.length > 1 && (
            <Button variant="quiet" onClick={() => onChange(configs.filter((_, at) => at !== index))}>
              {t('reward.remove')}
            </Button>
          )}
        </div>
      ))}
      {free && pattern && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => onChange([...configs, { ...pattern, tierId: free.id }])}>
            {more}
          </Button>
        </div>
      )}
    </>
  )
}
