import { errorAt, type Outcome, parts as styles } from '@galleria/manage'
import { Field } from '@galleria/ui'
import { useMessages } from '../messages/index.ts'
import type { AddressDraft } from '../rules/address-draft.ts'
import type { Choice } from '../rules/countries.ts'
import { PlaceFields } from './PlaceFields.tsx'

interface Props {
  readonly address: AddressDraft
  readonly countries: readonly Choice[]
  readonly errors: Outcome['errors']
  readonly onChange: (address: AddressDraft) => void
}

export function AddressFields({ address, countries, errors, onChange }: Props) {
  const t = useMessages()
  const field = (name: keyof AddressDraft, label: string, maxLength: number) => (
    <Field
      label={label}
      value={address[name]}
      maxLength={maxLength}
      error={errorAt(errors, name)}
      onChange={({ target }) => onChange({ ...address, [name]: target.value })}
    />
  )
  return (
    <>
      <div className={styles.inline}>
        {field('addressLine', t('address.line'), 200)}
        {field('addressLine2', t('address.line2'), 200)}
      </div>
      <div className={styles.inline}>
        {field('postalCode', t('address.postal-code'), 20)}
        {field('city', t('common.city'), 100)}
      </div>
      <PlaceFields
        place={address}
        {...{ countries, errors }}
        isWrong={Boolean(errorAt(errors, 'pickupAddress'))}
        onChange={(part) => onChange({ ...address, ...part })}
      />
    </>
  )
}
