import type { AddressPart, CountryChoice } from '@galleria/i18n/addresses'
import { type CountryForms, PlaceFields, useCountryForm } from '@galleria/page-parts/address'
import { Button, Select } from '@galleria/ui'
import { useMessages } from '../../messages/profile/index.ts'
import { type AddressLine, addressTags } from '../../rules/profile/contact-form.ts'
import { tagCopy } from '../../rules/profile/tag-copy.ts'
import styles from './forms.module.css'

interface AddressFieldsProps {
  /** Counted from 1. */
  readonly place: number
  readonly address: AddressLine
  readonly countries: readonly CountryChoice[]
  /** Forms of the countries that the saved addresses are in. */
  readonly forms: CountryForms
  readonly errors: Partial<Readonly<Record<AddressPart | 'country', string>>>
  readonly onChange: (address: AddressLine) => void
  readonly onRemove: () => void
}

export function AddressFields(props: AddressFieldsProps) {
  const { place, address, countries, forms, errors, onChange, onRemove } = props
  const t = useMessages()
  const form = useCountryForm(address.country, forms)
  const legend = t('contact.address', { place })
  const { country } = address
  const known = countries.some(({ code }) => code === country)
  return (
    <fieldset className={styles.address}>
      <legend>{legend}</legend>
      <div className={styles.pair}>
        <Select
          label={t('contact.country')}
          autoComplete="country"
          value={country}
          error={errors.country}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...address, country: value, subdivision: '', postalCode: '' })
          }
        >
          <option value="">{t('contact.choose')}</option>
          {country && !known && <option value={country}>{country}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select
          label={t('contact.use')}
          value={address.tag}
          onChange={({ currentTarget }) => onChange({ ...address, tag: currentTarget.value })}
          choices={addressTags.map((each) => ({ value: each, label: t(tagCopy[each]) }))}
        />
        {form && (
          <PlaceFields
            form={form}
            values={address}
            errors={errors}
            wide={styles.wide}
            onChange={(part, value) => onChange({ ...address, [part]: value })}
          />
        )}
      </div>
      <div>
        <Button variant="quiet" aria-label={t('contact.remove-one', { what: legend })} onClick={onRemove}>
          {t('contact.remove')}
        </Button>
      </div>
    </fieldset>
  )
}
