import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import { Field, Select } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { Choice } from '../rules/countries.ts'

interface Place {
  readonly country: string
  readonly subdivision: string
}

interface Props {
  readonly place: Place
  readonly countries: readonly Choice[]
  readonly errors: Outcome['errors']
  /** Error of the place as a whole, which its country shows. */
  readonly isWrong?: boolean
  readonly onChange: (part: Partial<Place>) => void
}

/** Country and its region. */
export function PlaceFields({ place, countries, errors, isWrong = false, onChange }: Props) {
  const t = useMessages()
  return (
    <div className={styles.inline}>
      <Select
        label={t('common.country')}
        value={place.country}
        choices={[{ value: '', label: t('common.choose') }, ...countries]}
        error={(isWrong || errorAt(errors, 'country')) && t('common.country-wrong')}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      <Field
        label={t('common.subdivision')}
        hint={t('common.subdivision-hint')}
        value={place.subdivision}
        maxLength={6}
        error={errorAt(errors, 'subdivision') && t('common.subdivision-wrong')}
        onChange={({ target }) => onChange({ subdivision: target.value })}
      />
    </div>
  )
}
