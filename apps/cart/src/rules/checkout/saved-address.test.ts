import { loadAddressFormats } from '@galleria/i18n/addresses'
import { expect, test } from 'vitest'
import { savedAddress } from './saved-address.ts'

const formats = await loadAddressFormats(['US', 'JP'], 'en-US')

test('An address is written as the form writes it, its region by either code', () => {
  const here = { country: 'US', addressLine: '1 Main St', city: 'Albany', postalCode: '12207' }
  const written = { ...here, addressLine2: '', subdivision: 'US-NY' }
  expect(savedAddress({ ...here, subdivision: 'NY' }, formats)).toEqual(written)
  expect(savedAddress({ ...here, subdivision: 'US-NY' }, formats)).toEqual(written)
  expect(savedAddress({ ...here, subdivision: 'Nowhere' }, formats)?.subdivision).toBe('')
})

test('Street and number in parts are one line', () => {
  const streetAddress = { name: 'Main St', number: '1' }
  expect(savedAddress({ country: 'US', streetAddress }, formats)?.addressLine).toBe('1 Main St')
})

test('An address in any country can be picked, and one without a street cannot', () => {
  expect(savedAddress({ country: 'JP', addressLine: '1-1', subdivision: 'Tokyo' }, formats)).toMatchObject({
    subdivision: 'JP-13',
  })
  expect(savedAddress({ country: 'Nowhere', addressLine: '1-1' }, formats)).toBeNull()
  expect(savedAddress({ country: 'US', city: 'Albany' }, formats)).toBeNull()
})
