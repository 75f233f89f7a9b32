import { Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { AddressForm, AddressFormErrors } from '../../rules/checkout/address-form.ts'
import { type AddressField, countries, findCountry } from '../../rules/checkout/countries.ts'
import { useCountryNames } from '../use-country-names.ts'
import styles from './AddressFields.module.css'

interface AddressFieldsProps {
  readonly form: AddressForm
  readonly errors: AddressFormErrors
  /** A second address in the same form: its names begin so, and it asks for no email and telephone. */
  readonly prefix?: string
}

export function AddressFields({ form, errors, prefix = '' }: AddressFieldsProps) {
  const [country, setCountry] = useState(form.country)
  const t = useMessages()
  const countryName = useCountryNames()
  const fields = findCountry(country)?.fields ?? []
  const first = prefix === ''
  const autofill = (token: string) => (first ? token : `billing ${token}`)
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
      <Field
        label={t('address.first-name')}
        name={`${prefix}firstName`}
        autoComplete={autofill('given-name')}
        required
        defaultValue={form.firstName}
        error={errors.firstName}
      />
      <Field
        label={t('address.last-name')}
        name={`${prefix}lastName`}
        autoComplete={autofill('family-name')}
        required
        defaultValue={form.lastName}
        error={errors.lastName}
      />
      <Select
        className={styles.wide}
        label={t('address.country')}
        name={`${prefix}country`}
        autoComplete={autofill('country')}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        error={errors.country}
        choices={countries.map(({ code }) => ({ value: code, label: countryName(code) }))}
      />
      {fields.map((field) => (
        <PlaceField
          key={field.name}
          field={{ ...field, autoComplete: autofill(field.autoComplete) }}
          prefix={prefix}
          value={form[field.name]}
          error={errors[field.name]}
        />
      ))}
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

interface PlaceFieldProps {
  readonly field: AddressField
  readonly prefix: string
  readonly value: string
  readonly error: string | undefined
}

function PlaceField({ field, prefix, value, error }: PlaceFieldProps) {
  const t = useMessages()
  const { name, autoComplete, required, choices, example, inputMode } = field
  const label = t(field.label)
  const className = name.startsWith('addressLine') ? styles.wide : undefined
  if (choices) {
    return (
      <Select
        label={label}
        name={prefix + name}
        autoComplete={autoComplete}
        defaultValue={value}
        error={error}
        required
      >
        <option value="">{t('address.choose')}</option>
        {Object.entries(choices).map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    )
  }
  return (
    <Field
      className={className}
      label={label}
      name={prefix + name}
      autoComplete={autoComplete}
      required={required}
      inputMode={inputMode}
      defaultValue={value}
      error={error}
      hint={example && t('address.like', { example })}
    />
  )
}
