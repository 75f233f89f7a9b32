import { type AddressFieldName, countries, findCountry } from './countries.ts'

/** What the contact step asks for; every field as typed. */
export type AddressForm = Readonly<
  Record<'email' | 'firstName' | 'lastName' | 'phone' | 'country' | AddressFieldName, string>
>
export type AddressFormErrors = Partial<Record<keyof AddressForm, string>>

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
export function readAddressForm(form: FormData): AddressForm {
  const text = (name: keyof AddressForm) => String(form.get(name) ?? '').trim()
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

export function checkAddressForm(form: AddressForm): AddressFormErrors {
  const errors: AddressFormErrors = {}
  if (!form.email) errors.email = 'Enter your e-mail address'
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(form.email))
    errors.email = 'This is not a complete e-mail address'
  if (!form.firstName) errors.firstName = 'Enter your first name'
  if (!form.lastName) errors.lastName = 'Enter your last name'
  if (form.phone && !/^\+?[\d\s().-]{6,25}$/.test(form.phone)) {
    errors.phone = 'Use digits, spaces and a leading + only'
  }
  const country = findCountry(form.country)
  if (!country) errors.country = 'Choose a country'
  for (const field of country?.fields ?? []) {
    const problem = checkField(field, form[field.name])
    if (problem) errors[field.name] = problem
  }
  return errors
}

type Field = NonNullable<ReturnType<typeof findCountry>>['fields'][number]

function checkField(
  { label, required, pattern, example, choices }: Field,
  value: string,
): string | undefined {
  const name = label.charAt(0).toLowerCase() + label.slice(1)
  if (!value) return required ? `${choices ? 'Choose' : 'Enter'} your ${properCase(name)}` : undefined
  if (choices && !Object.hasOwn(choices, value)) return `Choose your ${properCase(name)}`
  if (pattern && !pattern.test(value)) return `Write it like ${example}`
  return undefined
}

const properCase = (name: string) => name.replace('zIP', 'ZIP').replace('eircode', 'Eircode')
