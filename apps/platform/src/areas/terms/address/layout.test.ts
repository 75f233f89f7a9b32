import { expect, it } from 'vitest'
import { addressLayout } from './layout.ts'

const layout = (country: string) => addressLayout(country, 'en-US')
const names = (country: string) => layout(country).map(({ name }) => name)
const labels = (country: string) => layout(country).map(({ label }) => label)

it('An address form asks for what a country writes on a parcel, in its order', () => {
  expect(names('US')).toEqual(['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'])
  expect(names('DE')).toEqual(['addressLine', 'addressLine2', 'postalCode', 'city'])
  expect(names('GB')).toEqual(['addressLine', 'addressLine2', 'city', 'postalCode'])
  expect(names('JP')).toEqual(['postalCode', 'subdivision', 'city', 'addressLine', 'addressLine2'])
  expect(names('HK')).toEqual(['addressLine', 'addressLine2', 'city', 'subdivision'])
})

it('An address form lets a region be chosen where there is a list, and names it as people do', () => {
  const state = layout('US').find(({ name }) => name === 'subdivision')
  expect(state).toMatchObject({ label: 'checkout.state', optional: false })
  expect(state?.choices).toContainEqual({ code: 'US-VA', name: 'Virginia' })
  expect(layout('BR')).toContainEqual(
    expect.objectContaining({
      label: 'checkout.state',
      choices: expect.arrayContaining([{ code: 'BR-SP', name: 'São Paulo' }]),
    }),
  )
  expect(labels('IE')).toEqual(expect.arrayContaining(['checkout.county', 'checkout.eircode']))
  expect(labels('HK')).toEqual(expect.arrayContaining(['checkout.district', 'checkout.area']))
  expect(labels('JP')).toContain('checkout.prefecture')
})

it('An address form asks for no postal code where parcels arrive without', () => {
  expect(names('AE')).toEqual(['addressLine', 'addressLine2', 'subdivision'])
})

it.each([
  ['US', ['subdivision', 'postalCode']],
  ['DE', ['postalCode', 'city']],
  ['GB', ['city', 'postalCode']],
  ['JP', ['postalCode', 'subdivision']],
  ['HK', ['city', 'subdivision']],
  ['SG', []],
])('An address form puts the short fields of %s two in a row', (country, halves) => {
  expect(
    layout(country)
      .filter(({ half }) => half)
      .map(({ name }) => name),
  ).toEqual(halves)
})
