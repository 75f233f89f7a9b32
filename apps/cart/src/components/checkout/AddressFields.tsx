import { type Message, useLocale } from '@galleria/i18n'
import { type CountryChoice, type TaxIdName, taxIdName } from '@galleria/i18n/addresses'
import { type CountryForms, PlaceFields, useCountryForm } from '@galleria/page-parts/address'
import type { CheckoutFields } from '@galleria/platform-client/checkout-settings'
import { Button, Field, Select } from '@galleria/ui'
import { useState } from 'react'
import { key, useMessages } from '../../messages/index.ts'
import type { AddressForm } from '../../rules/checkout/address-fields.ts'
import type { AddressFormErrors } from '../../rules/checkout/address-form.ts'
import { FIELDS } from '../../rules/checkout/plain-form.ts'
import styles from './AddressFields.module.css'

interface AddressFieldsProps {
  readonly form: AddressForm
  /** Forms of the countries that are chosen at first. */
  readonly forms: CountryForms
  /** Fields that the merchant asks for beside the address. */
  readonly asked: CheckoutFields
  readonly countries: readonly CountryChoice[]
  readonly errors: AddressFormErrors
  /** A second address in the same form: its names begin so, and it asks for no email and telephone. */
  readonly prefix?: string
}

const taxIds: Readonly<Record<TaxIdName, Message>> = {
  vat: key('address.vat-id'),
  'cpf-cnpj': key('address.cpf-cnpj'),
  abn: key('address.abn'),
  gstin: key('address.gstin'),
  'tax-id': key('address.tax-id'),
}

export function AddressFields(props: AddressFieldsProps) {
  const { form, forms, asked, countries, errors, prefix = '' } = props
  const [country, setCountry] = useState(form.country)
  const t = useMessages()
  const place = useCountryForm(country, forms)
  const first = prefix === ''
  const autofill = (token: string) => (first ? token : `billing ${token}`)
  // A bill that goes elsewhere may be anybody's.
  const isRequired = (name: keyof CheckoutFields) => first && asked[name] === 'REQUIRED'
  const labelOf = (name: keyof CheckoutFields, field: string) =>
    isRequired(name) ? field : t('address.optional', { field })
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
      {asked.company !== 'HIDDEN' && (
        <Field
          className={styles.wide}
          label={labelOf('company', t('address.company'))}
          name={`${prefix}company`}
          autoComplete={autofill('organization')}
          maxLength={200}
          required={isRequired('company')}
          defaultValue={form.company}
          error={errors.company}
        />
      )}
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
      <noscript className={styles.wide}>
        <Button type="submit" name="intent" value={FIELDS} size="small">
          {t('address.show-fields')}
        </Button>
      </noscript>
      {place && (
        <PlaceFields
          form={place}
          country={country}
          values={country === form.country ? form : { ...form, subdivision: '', postalCode: '' }}
          errors={errors}
          prefix={prefix}
          requires={isRequired('addressLine2') ? ['addressLine2'] : []}
          autoComplete={autofill}
          wide={styles.wide}
        />
      )}
      {asked.taxId !== 'HIDDEN' && (
        <Field
          className={styles.wide}
          label={labelOf('taxId', t(taxIds[taxIdName(country)]))}
          name={`${prefix}taxId`}
          autoComplete="off"
          dir="ltr"
          maxLength={30}
          required={isRequired('taxId')}
          defaultValue={form.taxId}
          error={errors.taxId}
          hint={t('address.tax-id-hint')}
        />
      )}
      {first && (
        <Field
          className={styles.wide}
          label={labelOf('phone', t('address.phone'))}
          name="phone"
          type="tel"
          autoComplete="tel"
          required={isRequired('phone')}
          defaultValue={form.phone}
          error={errors.phone}
          hint={t('address.phone-hint')}
        />
      )}
    </div>
  )
}
