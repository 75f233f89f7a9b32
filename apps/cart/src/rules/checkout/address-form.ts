import type { Message } from '@galleria/i18n'
import { key, type Say } from '../../messages/index.ts'
import { type AddressFieldName, countries, findCountry } from './countries.ts'

/** Fields of the contact step, as typed. */
export type AddressForm = Readonly<
  Record<'email' | 'firstName' | 'lastName' | 'phone' | 'country' | AddressFieldName, string>
>
export type AddressFormErrors = Partial<Record<keyof AddressForm, string>>

/** Problem of a field: a message, with an example of the format where that helps. */
type AddressProblem = { readonly message: Message } | { readonly example: string }
type AddressProblems = Partial<Record<keyof AddressForm, AddressProblem>>

export const emptyAddressForm: AddressForm = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  country: countries[0]?.code ?? '',
  addressLine: '',
  addressLine2: '',
  city: '',
  subdivision: '',
  postalCode: '',
}

/** Fields that the chosen country does not ask for are emptied, so that a change of country leaves nothing behind. */
export function readAddressForm(form: FormData, prefix = ''): AddressForm {
  const text = (name: keyof AddressForm) => String(form.get(prefix + name) ?? '').trim()
  const country = findCountry(text('country'))
  const asked = (name: AddressFieldName) =>
    country?.fields.some((field) => field.name === name) ? text(name) : ''
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    phone: text('phone'),
    country: text('country'),
    addressLine: asked('addressLine'),
    addressLine2: asked('addressLine2'),
    city: asked('city'),
    subdivision: asked('subdivision'),
    postalCode: asked('postalCode').toUpperCase(),
  }
}

/** `reachable`: with an email, as whoever orders; a billing address needs none. */
export function checkAddressForm(form: AddressForm, { reachable = true } = {}): AddressProblems {
  const errors: AddressProblems = {}
  if (reachable && !form.email) errors.email = { message: key('address.email-missing') }
  else if (reachable && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email))
    errors.email = { message: key('address.email-incomplete') }
  if (!form.firstName) errors.firstName = { message: key('address.first-name-missing') }
  if (!form.lastName) errors.lastName = { message: key('address.last-name-missing') }
  if (form.phone && !/^\+?[\d\s().-]{6,25}$/.test(form.phone)) {
    errors.phone = { message: key('address.phone-wrong') }
  }
  const country = findCountry(form.country)
  if (!country) errors.country = { message: key('address.country-missing') }
  for (const field of country?.fields ?? []) {
    const problem = checkField(field, form[field.name])
    if (problem) errors[field.name] = problem
  }
  return errors
}

/** The same in words. */
export function addressErrors(
  form: AddressForm,
  t: Say,
  options?: { readonly reachable?: boolean },
): AddressFormErrors {
  return Object.fromEntries(
    Object.entries(checkAddressForm(form, options)).map(([name, problem]) => [
      name,
      'message' in problem ? t(problem.message) : t('address.write-like', problem),
    ]),
  )
}

type Field = NonNullable<ReturnType<typeof findCountry>>['fields'][number]

function checkField(
  { missing, required, pattern, example = '', choices }: Field,
  value: string,
): AddressProblem | undefined {
  if (!value) return required ? { message: missing } : undefined
  if (choices && !Object.hasOwn(choices, value)) return { message: missing }
  if (pattern && !pattern.test(value)) return { example }
  return undefined
}
