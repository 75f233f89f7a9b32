import type { Message } from '@galleria/i18n'
import { type AddressPart, isCountry, plainPostalCode } from '@galleria/i18n/addresses'
import { type CountryForms, addressErrors as placeErrors } from '@galleria/page-parts/address'
import { key, type Say } from '../../messages/index.ts'

/** Fields of the contact step, as typed. */
export type AddressForm = Readonly<
  Record<'email' | 'firstName' | 'lastName' | 'phone' | 'country' | AddressPart, string>
>
export type AddressFormErrors = Partial<Record<keyof AddressForm, string>>

/** Problem of a field: a message, or text in the words of the country. */
type AddressProblems = Partial<Record<keyof AddressForm, Message | string>>

export const emptyAddressForm: AddressForm = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  country: 'US',
  addressLine: '',
  addressLine2: '',
  city: '',
  subdivision: '',
  postalCode: '',
}

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
    phone: text('phone'),
    country,
    addressLine: asked('addressLine'),
    addressLine2: asked('addressLine2'),
    city: asked('city'),
    subdivision: asked('subdivision'),
    postalCode: plainPostalCode(asked('postalCode')),
  }
}

/** `reachable`: with an email, as whoever orders; a billing address needs none. */
export function checkAddressForm(
  form: AddressForm,
  forms: CountryForms,
  { reachable = true } = {},
): AddressProblems {
  const errors: AddressProblems = {}
  if (reachable && !form.email) errors.email = key('address.email-missing')
  else if (reachable && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email))
    errors.email = key('address.email-incomplete')
  if (!form.firstName) errors.firstName = key('address.first-name-missing')
  if (!form.lastName) errors.lastName = key('address.last-name-missing')
  if (form.phone && !/^\+?[\d\s().-]{6,25}$/.test(form.phone)) errors.phone = key('address.phone-wrong')
  const country = isCountry(form.country) && forms[form.country]
  if (!country) return { ...errors, country: key('address.country-missing') }
  return { ...errors, ...placeErrors(country, form) }
}

/** The same in words. */
export function addressErrors(
  form: AddressForm,
  forms: CountryForms,
  t: Say,
  options?: { readonly reachable?: boolean },
): AddressFormErrors {
  return Object.fromEntries(
    Object.entries(checkAddressForm(form, forms, options)).map(([name, problem]) => [
      name,
      typeof problem === 'string' ? problem : t(problem),
    ]),
  )
}
