import { expect, test } from 'vitest'
import { savedAddress } from './saved-address.ts'

test('An address is written as the form writes it, its region by either code', () => {
  const here = { country: 'US', addressLine: '1 Main St', city: 'Albany', postalCode: '12207' }
  const written = { ...here, addressLine2: '', subdivision: 'US-NY' }
  expect(savedAddress({ ...here, subdivision: 'NY' })).toEqual(written)
  expect(savedAddress({ ...here, subdivision: 'US-NY' })).toEqual(written)
  expect(savedAddress({ ...here, subdivision: 'Nowhere' })?.subdivision).toBe('')
})

test('Street and number in parts are one line', () => {
  const streetAddress = { name: 'Main St', number: '1' }
  expect(savedAddress({ country: 'US', streetAddress })?.addressLine).toBe('1 Main St')
})

test('A country of no form of ours, or an address without a street, cannot be picked', () => {
  expect(savedAddress({ country: 'JP', addressLine: '1-1 Chiyoda' })).toBeNull()
  expect(savedAddress({ country: 'US', city: 'Albany' })).toBeNull()
})
