import { useLocale } from '@galleria/i18n'
import { countryCodes } from '@galleria/i18n/addresses'
import { parts as layout } from '@galleria/manage'
import type { AddressWithContact } from '@galleria/platform-client/schemas'
import { Card, Checkbox, Disclosure, Field, Heading, Select } from '@galleria/ui'
import { useState } from 'react'
import { useMessages } from '../messages/index.ts'
import { type AddressField, addressOf, typedAddress } from '../rules/address.ts'
import styles from './draft.module.css'
import type { PartProps } from './part.ts'

/** Shipping and billing addresses. */
export function Addresses({ draft, save }: PartProps) {
  const t = useMessages()
  const { billingInfo, shippingInfo } = draft
  const [isOther, setOther] = useState(Boolean(billingInfo))
  return (
    <Card>
      <Heading level={2}>{t('address.title')}</Heading>
      <div className={layout.form}>
        <AddressForm
          stored={shippingInfo?.shippingDestination}
          at="draftOrder.shippingInfo.shippingDestination"
          save={save}
          onChange={(shippingDestination) => save.change({ shippingInfo: { shippingDestination } })}
        />
        <Checkbox
          checked={!isOther}
          onChange={({ currentTarget: { checked } }) => {
            setOther(!checked)
            if (checked) save.change({ billingInfo: null }, true)
          }}
        >
          {t('address.same')}
        </Checkbox>
        {isOther && (
          <Disclosure title={t('address.billing')} open>
            <AddressForm
              stored={billingInfo}
              at="draftOrder.billingInfo"
              save={save}
              onChange={(billing) => save.change({ billingInfo: billing })}
            />
          </Disclosure>
        )}
      </div>
    </Card>
  )
}

interface FormProps extends Pick<PartProps, 'save'> {
  readonly stored: AddressWithContact | null | undefined
  /** Path on the wire. */
  readonly at: string
  readonly onChange: (address: AddressWithContact | null) => void
}

const shown = ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode', 'phone'] as const

function AddressForm({ stored, at, save, onChange }: FormProps) {
  const t = useMessages()
  const tag = useLocale().language.tag
  const [typed, setTyped] = useState(() => typedAddress(stored))
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const change = (field: AddressField, text: string) => {
    const next = { ...typed, [field]: text }
    setTyped(next)
    onChange(addressOf(next))
  }
  const errorOf = (field: AddressField) =>
    save.errors[`${at}.address.${field}`] ?? save.errors[`${at}.contactDetails.${field}`]
  const labels = {
    firstName: t('address.first-name'),
    lastName: t('address.last-name'),
    addressLine: t('address.street'),
    addressLine2: t('address.more'),
    city: t('address.city'),
    subdivision: t('address.region'),
    postalCode: t('address.postal-code'),
    phone: t('address.phone'),
  }
  const field = (name: keyof typeof labels) => (
    <Field
      key={name}
      label={labels[name]}
      type={name === 'phone' ? 'tel' : 'text'}
      maxLength={200}
      autoComplete="off"
      value={typed[name]}
      error={errorOf(name)}
      hint={name === 'subdivision' ? t('address.region-hint') : undefined}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
      onBlur={save.flush}
    />
  )
  return (
    <div className={styles.pair}>
      {field('firstName')}
      {field('lastName')}
      <Select
        label={t('address.country')}
        value={typed.country}
        error={errorOf('country')}
        onChange={({ currentTarget }) => change('country', currentTarget.value)}
        onBlur={save.flush}
      >
        <option value="">{t('address.choose')}</option>
        {countryCodes.map((code) => (
          <option key={code} value={code}>
            {names.of(code) ?? code}
          </option>
        ))}
      </Select>
      {shown.map(field)}
    </div>
  )
}
