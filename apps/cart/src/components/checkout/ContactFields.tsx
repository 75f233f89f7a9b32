import type { CountryChoice } from '@galleria/i18n/addresses'
import type { CountryForms } from '@galleria/page-parts/address'
import type { CheckoutFields } from '@galleria/platform-client/checkout-settings'
import { Checkbox, Heading, Select } from '@galleria/ui'
import { type RefObject, useState } from 'react'
import { useMessages } from '../../messages/index.ts'
import { type AddressForm, emptyAddressForm } from '../../rules/checkout/address-fields.ts'
import type { AddressFormErrors } from '../../rules/checkout/address-form.ts'
import { SHIPPED } from '../../rules/checkout/plain-form.ts'
import type { SavedAddress } from '../../rules/checkout/saved-address.ts'
import { isolated } from '../../rules/isolated.ts'
import { AddressFields } from './AddressFields.tsx'
import styles from './ContactFields.module.css'

interface ContactFieldsProps {
  readonly form: AddressForm
  readonly billing?: AddressForm | undefined
  readonly addresses: readonly SavedAddress[]
  /** Forms of the countries that are chosen at first. */
  readonly forms: CountryForms
  readonly asked: CheckoutFields
  /** An account can keep the address. */
  readonly isMember: boolean
  readonly countries: readonly CountryChoice[]
  readonly errors: AddressFormErrors
  readonly billingErrors: AddressFormErrors
  /** Goods go to the address: the bill may go elsewhere. */
  readonly shipped: boolean
  readonly formRef: RefObject<HTMLFormElement | null>
}

/** Contact, shipping address and billing address. */
export function ContactFields(props: ContactFieldsProps) {
  const {
    form,
    billing,
    addresses,
    forms,
    asked,
    countries,
    errors,
    billingErrors,
    shipped,
    isMember,
    formRef,
  } = props
  const t = useMessages()
  const [shown, setShown] = useState({ form, round: 0 })
  const [same, setSame] = useState(!billing)
  const pick = (index: string) => {
    const saved = addresses[Number(index)]
    if (index === '' || !saved || !formRef.current) return
    const typed = new FormData(formRef.current)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const contact = {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      company: text('company'),
      taxId: text('taxId'),
      phone: text('phone'),
    }
    setShown(({ round }) => ({ form: { ...contact, ...saved }, round: round + 1 }))
  }
  return (
    <div className={styles.fields}>
      {addresses.length > 0 && (
        <Select
          label={t('address.saved')}
          defaultValue={indexOf(addresses, shown.form)}
          onChange={({ target }) => pick(target.value)}
        >
          <option value="">{t('address.another')}</option>
          {addresses.map(({ addressLine, city, postalCode }, index) => (
            <option key={`${addressLine} ${postalCode}`} value={String(index)}>
              {isolated([addressLine, city, postalCode].filter(Boolean).join(', '))}
            </option>
          ))}
        </Select>
      )}
      <noscript hidden>
        {/* Pressed by Enter in a field: the first of a form is. */}
        <button type="submit" hidden />
        {shipped && <input type="hidden" name={SHIPPED} value="yes" />}
      </noscript>
      <AddressFields key={shown.round} form={shown.form} {...{ forms, asked, countries, errors }} />
      {isMember && <Checkbox name="saveAddress">{t('address.save')}</Checkbox>}
      {shipped && (
        <Checkbox name="billingSame" checked={same} onChange={({ target }) => setSame(target.checked)}>
          {t('billing.same')}
        </Checkbox>
      )}
      {shipped && !same && (
        <fieldset className={styles.billing}>
          <Heading level={2}>{t('billing.title')}</Heading>
          <AddressFields
            form={billing ?? { ...emptyAddressForm, country: form.country }}
            forms={forms}
            asked={asked}
            countries={countries}
            errors={billingErrors}
            prefix="billing-"
          />
        </fieldset>
      )}
    </div>
  )
}

function indexOf(addresses: readonly SavedAddress[], form: AddressForm): string {
  const index = addresses.findIndex(
    ({ addressLine, postalCode }) => addressLine === form.addressLine && postalCode === form.postalCode,
  )
  return index < 0 ? '' : String(index)
}
