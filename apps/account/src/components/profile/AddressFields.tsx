import { Button, Field, Select } from '@galleria/ui'
import { key, useMessages } from '../../messages/profile/index.ts'
import { type AddressLine, addressTags } from '../../rules/profile/contact-form.ts'
import { tagCopy } from '../../rules/profile/tag-copy.ts'
import styles from './forms.module.css'

interface AddressFieldsProps {
  /** Counted from 1. */
  readonly place: number
  readonly address: AddressLine
  readonly error: string | undefined
  readonly onChange: (address: AddressLine) => void
  readonly onRemove: () => void
}

const parts = [
  { name: 'addressLine', label: key('contact.line'), autoComplete: 'address-line1', maxLength: 200 },
  { name: 'addressLine2', label: key('contact.line-2'), autoComplete: 'address-line2', maxLength: 200 },
  { name: 'postalCode', label: key('contact.postal-code'), autoComplete: 'postal-code', maxLength: 50 },
  { name: 'city', label: key('contact.city'), autoComplete: 'address-level2', maxLength: 100 },
  { name: 'subdivision', label: key('contact.subdivision'), autoComplete: 'address-level1', maxLength: 100 },
  { name: 'country', label: key('contact.country'), autoComplete: 'country-name', maxLength: 60 },
] as const

export function AddressFields({ place, address, error, onChange, onRemove }: AddressFieldsProps) {
  const t = useMessages()
  const legend = t('contact.address', { place })
  return (
    <fieldset className={styles.address}>
      <legend>{legend}</legend>
      <div className={styles.pair}>
        {parts.map(({ name, label, autoComplete, maxLength }) => (
          <Field
            key={name}
            label={t(label)}
            autoComplete={autoComplete}
            maxLength={maxLength}
            value={address[name]}
            error={name === 'country' ? error : undefined}
            onChange={({ currentTarget }) => onChange({ ...address, [name]: currentTarget.value })}
          />
        ))}
        <Select
          label={t('contact.use')}
          value={address.tag}
          onChange={({ currentTarget }) => onChange({ ...address, tag: currentTarget.value })}
          choices={addressTags.map((each) => ({ value: each, label: t(tagCopy[each]) }))}
        />
      </div>
      <div>
        <Button variant="quiet" aria-label={t('contact.remove-one', { what: legend })} onClick={onRemove}>
          {t('contact.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
