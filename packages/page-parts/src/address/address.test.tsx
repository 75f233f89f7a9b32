import { english, languageOf } from '@galleria/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addressErrors } from './errors.ts'
import { loadCountryForm, loadCountryForms } from './load.ts'
import { PlaceFields } from './PlaceFields.tsx'

afterEach(cleanup)
const empty = { addressLine: '', addressLine2: '', city: '', subdivision: '', postalCode: '' }
const japanese = languageOf('/ja')
const names = () => [...document.querySelectorAll('input,select')].map((each) => each.getAttribute('name'))

test('Each country asks for its own fields in its own words and order', async () => {
  const { rerender } = render(
    <PlaceFields form={await loadCountryForm('US', english)} values={empty} errors={{}} prefix="billing-" />,
  )
  expect(names()).toEqual(
    ['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'].map((name) => `billing-${name}`),
  )
  expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveProperty('required', true)
  expect(screen.getByRole('option', { name: 'New York' })).toHaveProperty('value', 'US-NY')
  rerender(<PlaceFields form={await loadCountryForm('IE', english)} values={empty} errors={{}} />)
  expect(screen.getByRole('textbox', { name: 'Eircode (optional)' })).toHaveProperty('required', false)
  expect(screen.getByRole('combobox', { name: 'County (optional)' })).toBeTruthy()
  rerender(<PlaceFields form={await loadCountryForm('HK', english)} values={empty} errors={{}} />)
  expect(names()).toEqual(['addressLine', 'addressLine2', 'city', 'subdivision'])
  expect(screen.getByRole('combobox', { name: 'Area' })).toBeTruthy()
})

test('An address in Japan begins with its postal code, in Japanese', async () => {
  render(<PlaceFields form={await loadCountryForm('JP', japanese)} values={empty} errors={{}} />)
  expect(names()).toEqual(['postalCode', 'subdivision', 'city', 'addressLine', 'addressLine2'])
  expect(screen.getByRole('combobox', { name: '都道府県' })).toBeTruthy()
  expect(screen.getByRole('option', { name: '東京都' })).toHaveProperty('value', 'JP-13')
})

test('A code that is typed while the form of the chosen country loads stays', async () => {
  const [us, de] = [await loadCountryForm('US', english), await loadCountryForm('DE', english)]
  const { rerender } = render(<PlaceFields form={us} country="US" values={empty} errors={{}} />)
  const code = () => document.querySelector<HTMLInputElement>('[name="postalCode"]')
  fireEvent.change(code() as HTMLInputElement, { target: { value: '10001' } })
  rerender(<PlaceFields form={us} country="DE" values={empty} errors={{}} />)
  expect(code()?.value).toBe('')
  fireEvent.change(code() as HTMLInputElement, { target: { value: '10117' } })
  rerender(<PlaceFields form={de} country="DE" values={empty} errors={{}} />)
  expect(code()?.value).toBe('10117')
})

test('A region that the country does not list stays chosen', async () => {
  const form = await loadCountryForm('US', english)
  render(<PlaceFields form={form} values={{ ...empty, subdivision: 'Yucatán' }} errors={{}} />)
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'Yucatán')
})

test('Errors are told in the words of the country', async () => {
  const { DE, US } = await loadCountryForms(['DE', 'US', 'DE', null, ''], english)
  expect(
    DE && addressErrors(DE, { ...empty, city: 'Ulm', addressLine: 'Am Ufer 1', postalCode: '1' }),
  ).toEqual({
    postalCode: 'Use this format: 26133',
  })
  expect(US && addressErrors(US, { ...empty, addressLine: '1 Way', city: 'Reno' })).toEqual({
    subdivision: 'Choose your state',
    postalCode: 'Enter your ZIP code',
  })
})
