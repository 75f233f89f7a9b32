import { expect, test } from 'vitest'
import { addressOf, lineOf, typedAddress } from './address.ts'

const stored = {
  address: {
    country: 'US',
    subdivision: 'US-CA',
    city: 'Oakland',
    addressLine: '1 Main St',
    postalCode: '94601',
  },
  contactDetails: { firstName: 'Ada' },
}

test('An address is typed without the prefix of its region, and sent with it', () => {
  const typed = typedAddress(stored)
  expect([typed.subdivision, typed.firstName, typed.phone]).toEqual(['CA', 'Ada', ''])
  expect(addressOf({ ...typed, subdivision: 'ny' })).toEqual({
    address: { ...stored.address, subdivision: 'US-NY' },
    contactDetails: { firstName: 'Ada' },
  })
  expect(lineOf(stored)).toBe('1 Main St, Oakland, 94601, US')
})

test('An address in which nothing is typed is none', () => {
  expect(addressOf(typedAddress(undefined))).toBeNull()
})
