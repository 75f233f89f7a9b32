import { parts as styles } from '@galleria/manage'
import { Checkbox } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Choice } from '../rules/countries.ts'

interface Props {
  readonly regions: readonly Choice[]
  readonly picked: readonly string[]
  readonly onChange: (picked: readonly string[]) => void
}

/** Regions of delivery to choose from. */
export function RegionChoices({ regions, picked, onChange }: Props) {
  const t = useMessages()
  return (
    <fieldset className={styles.form}>
      <legend>{t('shipping.regions')}</legend>
      {regions.length === 0 && <p className={styles.quiet}>{t('regions.none')}</p>}
      <div className={styles.inline}>
        {regions.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={picked.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...picked, value] : picked.filter((each) => each !== value))
            }
          >
            <bdi>{label}</bdi>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
