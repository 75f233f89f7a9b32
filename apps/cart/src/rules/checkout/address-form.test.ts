import { english } from '@galleria/i18n'
import { loadCountryForms } from '@galleria/page-parts/address'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { emptyAddressForm } from './address-fields.ts'
import { addressErrors, checkAddressForm, readAddressForm } from './address-form.ts'

const t = messagesIn(english)
const forms = await loadCountryForms(['US', 'DE', 'GB', 'JP'], english)

const newYork = {
  ...emptyAddressForm,
  email: 'ada@galleria.test',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'US',
  addressLine: '1 Analytical Way',
  city: 'New York',
  subdivision: 'US-NY',
  postalCode: '10001',
}

function formData(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('A complete address has no errors', () => {
  expect(checkAddressForm(newYork, forms)).toEqual({})
})

test('An empty form names every required field, and only those', () => {
  expect(Object.keys(checkAddressForm(emptyAddressForm, forms)).sort()).toEqual([
    'addressLine',
    'city',
    'email',
    'firstName',
    'lastName',
    'postalCode',
    'subdivision',
  ])
})

test('Each country asks for its own fields in its own words', () => {
  const germany = { ...newYork, country: 'DE', subdivision: '', postalCode: '1011' }
  expect(addressErrors(germany, forms, t)).toEqual({ postalCode: 'Use this format: 26133' })
  expect(addressErrors({ ...newYork, postalCode: '' }, forms, t)).toEqual({
    postalCode: 'Enter your ZIP code',
  })
  expect(addressErrors({ ...newYork, subdivision: '' }, forms, t)).toEqual({
    subdivision: 'Choose your state',
  })
})

test('A shopper in Japan gives postal code and prefecture, in digits of any width', () => {
  const sent = {
    ...newYork,
    country: 'JP',
    subdivision: 'JP-13',
    city: '千代田区',
    postalCode: '１００−０００５',
  }
  const form = readAddressForm(formData(sent), forms)
  expect(form.postalCode).toBe('100-0005')
  expect(addressErrors(form, forms, t)).toEqual({})
  expect(addressErrors({ ...form, subdivision: '' }, forms, t)).toEqual({
    subdivision: 'Choose your prefecture',
  })
})

test('A half-typed email and a wordy phone are told so', () => {
  expect(addressErrors({ ...newYork, email: 'ada@galleria', phone: 'call me' }, forms, t)).toEqual({
    email: 'Enter a complete email address',
    phone: 'Use only digits, spaces and a leading +',
  })
})

test('A form is trimmed, and a field the country does not ask for is dropped', () => {
  const form = readAddressForm(
    formData({ country: 'GB', postalCode: ' sw1a 1aa ', subdivision: 'US-NY', firstName: ' Ada ' }),
    forms,
  )
  expect(form).toMatchObject({ country: 'GB', postalCode: 'SW1A 1AA', subdivision: '', firstName: 'Ada' })
})

test('An unknown country is refused', () => {
  expect(addressErrors({ ...newYork, country: 'XX' }, forms, t)).toEqual({ country: 'Choose a country' })
})

test('Fields that the merchant requires are required of the first address alone', () => {
  const asked = { phone: 'REQUIRED', company: 'REQUIRED', addressLine2: 'REQUIRED', taxId: 'REQUIRED' }
  expect(addressErrors(newYork, forms, t, { asked })).toEqual({
    phone: 'Enter your phone number',
    company: 'Enter your company',
    addressLine2: 'Enter your apartment or floor',
    taxId: 'Enter your tax ID',
  })
  expect(addressErrors(newYork, forms, t, { asked, reachable: false })).toEqual({})
})
