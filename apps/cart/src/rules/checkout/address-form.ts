import type { Message } from '@galleria/i18n'
import { type AddressPart, isCountry, plainPostalCode } from '@galleria/i18n/addresses'
import { type CountryForms, addressErrors as placeErrors } from '@galleria/page-parts/address'
import type { CheckoutFields } from '@galleria/platform-client/checkout-settings'
import { key, type Say } from '../../messages/index.ts'
import { type AddressForm, usualFields } from './address-fields.ts'

export type AddressFormErrors = Partial<Record<keyof AddressForm, string>>

/** Problem of a field: a message, or text in the words of the country. */
type AddressProblems = Partial<Record<keyof AddressForm, Message | string>>

const placeParts = [
  ...(['country', 'addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'] as const),
]

/** Two addresses that a parcel takes for one. */
export const isSameAddress = (
  one: { readonly [Part in (typeof placeParts)[number]]?: string | null | undefined },
  other: AddressForm,
): boolean => placeParts.every((part) => (one[part] ?? '').trim() === other[part])

/** Countries of a sent form, whose forms have to be loaded before it is read. */
export const countriesOf = (form: FormData, ...prefixes: readonly string[]) =>
  prefixes.map((prefix) => String(form.get(`${prefix}country`) ?? '')).filter(isCountry)

/** Fields that the chosen country does not ask for are emptied, so that a change of country leaves nothing behind. */
export function readAddressForm(sent: FormData, forms: CountryForms, prefix = ''): AddressForm {
  const text = (name: keyof AddressForm) => String(sent.get(prefix + name) ?? '').trim()
  const country = text('country')
  const asked = (name: AddressPart) => (forms[country]?.parts.includes(name) ? text(name) : '')
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company'),
    taxId: text('taxId'),
    phone: text('phone'),
    country,
    addressLine: asked('addressLine'),
    addressLine2: asked('addressLine2'),
    city: asked('city'),
    subdivision: asked('subdivision'),
    postalCode: plainPostalCode(asked('postalCode')),
  }
}

interface CheckOptions {
  /** With an email, as whoever orders; a billing address needs none. */
  readonly reachable?: boolean
  /** Fields that the merchant requires of the first address. */
  readonly asked?: CheckoutFields
}

export function checkAddressForm(
  form: AddressForm,
  forms: CountryForms,
  { reachable = true, asked = usualFields }: CheckOptions = {},
): AddressProblems {
  const errors: AddressProblems = {}
  if (reachable && !form.email) errors.email = key('address.email-missing')
  else if (reachable && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email))
    errors.email = key('address.email-incomplete')
  if (!form.firstName) errors.firstName = key('address.first-name-missing')
  if (!form.lastName) errors.lastName = key('address.last-name-missing')
  if (form.phone && !/^\+?[\d\s().-]{6,25}$/.test(form.phone)) errors.phone = key('address.phone-wrong')
  if (reachable) Object.assign(errors, missingOf(form, asked))
  const country = isCountry(form.country) && forms[form.country]
  if (!country) return { ...errors, country: key('address.country-missing') }
  return { ...errors, ...placeErrors(country, form) }
}

function missingOf(form: AddressForm, asked: CheckoutFields): AddressProblems {
  const isMissing = (name: keyof CheckoutFields) => asked[name] === 'REQUIRED' && !form[name]
  return {
    ...(isMissing('phone') && { phone: key('address.phone-missing') }),
    ...(isMissing('company') && { company: key('address.company-missing') }),
    ...(isMissing('addressLine2') && { addressLine2: key('address.more-missing') }),
    ...(isMissing('taxId') && { taxId: key('address.tax-id-missing') }),
  }
}

/** The same in words. */
export function addressErrors(
  form: AddressForm,
  forms: CountryForms,
  t: Say,
  options?: CheckOptions,
): AddressFormErrors {
  return Object.fromEntries(
    Object.entries(checkAddressForm(form, forms, options)).map(([name, problem]) => [
      name,
      typeof problem === 'string' ? problem : t(problem),
    ]),
  )
}
