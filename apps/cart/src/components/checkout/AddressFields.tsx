import { useLocale } from '@galleria/i18n'
import type { CountryChoice } from '@galleria/i18n/addresses'
import { type CountryForms, PlaceFields, useCountryForm } from '@galleria/page-parts/address'
import { Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { AddressForm, AddressFormErrors } from '../../rules/checkout/address-form.ts'
import styles from './AddressFields.module.css'

interface AddressFieldsProps {
  readonly form: AddressForm
  /** Of the countries that are chosen at first. */
  readonly forms: CountryForms
  readonly countries: readonly CountryChoice[]
  readonly errors: AddressFormErrors
  /** A second address in the same form: its names begin so, and it asks for no email and telephone. */
  readonly prefix?: string
}

export function AddressFields({ form, forms, countries, errors, prefix = '' }: AddressFieldsProps) {
  const [country, setCountry] = useState(form.country)
  const t = useMessages()
  const place = useCountryForm(country, forms)
  const first = prefix === ''
  const autofill = (token: string) => (first ? token : `billing ${token}`)
  const isFamilyFirst = useLocale().language.code === 'ja'
  const names = [
    ['firstName', t('address.first-name'), 'given-name'],
    ['lastName', t('address.last-name'), 'family-name'],
  ] as const
  return (
    <div className={styles.fields}>
      {first && (
        <Field
          className={styles.wide}
          label={t('address.email')}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={form.email}
          error={errors.email}
          hint={t('address.email-hint')}
        />
      )}
      {(isFamilyFirst ? names.toReversed() : names).map(([name, label, token]) => (
        <Field
          key={name}
          label={label}
          name={prefix + name}
          autoComplete={autofill(token)}
          required
          defaultValue={form[name]}
          error={errors[name]}
        />
      ))}
      <Select
        className={styles.wide}
        label={t('address.country')}
        name={`${prefix}country`}
        autoComplete={autofill('country')}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        error={errors.country}
        choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {place && (
        <PlaceFields
          form={place}
          values={place.country === form.country ? form : { ...form, subdivision: '', postalCode: '' }}
          errors={errors}
          prefix={prefix}
          autoComplete={autofill}
          wide={styles.wide}
        />
      )}
      {first && (
        <Field
          className={styles.wide}
          label={t('address.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={form.phone}
          error={errors.phone}
          hint={t('address.phone-hint')}
        />
      )}
    </div>
  )
}
