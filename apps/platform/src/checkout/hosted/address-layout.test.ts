import { expect, it } from 'vitest'
import { addressLayout } from './address-layout.ts'

const names = (country: string) => addressLayout(country).map(({ name }) => name)

it('asks for what a country writes on a parcel, in its order', () => {
  expect(names('US')).toEqual(['addressLine', 'addressLine2', 'city', 'subdivision', 'postalCode'])
  expect(names('DE')).toEqual(['addressLine', 'addressLine2', 'postalCode', 'city'])
})

it('lets a state be chosen where there is a list, and names it as people do', () => {
  const state = addressLayout('US').find(({ name }) => name === 'subdivision')
  expect(state).toMatchObject({ label: 'checkout.state', optional: false })
  expect(state?.choices).toContainEqual({ code: 'US-VA', name: 'Virginia' })
  expect(addressLayout('JP').find(({ name }) => name === 'subdivision')).toMatchObject({
    label: 'checkout.prefecture',
    optional: false,
  })
})

it('asks for no postal code where parcels arrive without', () => {
  expect(addressLayout('AE').find(({ name }) => name === 'postalCode')?.optional).toBe(true)
})
