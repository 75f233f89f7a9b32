import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

it('An address names state and country, and puts the ZIP code after the state', () => {
  expect(
    addressLines(
      {
        country: 'US',
        subdivision: 'US-VA',
        city: 'Arlington',
        postalCode: '22201',
        addressLine: '1 Compiler Street',
        addressLine2: 'Floor 2',
      },
      'en-US',
    ),
  ).toEqual(['1 Compiler Street', 'Floor 2', 'Arlington, VA 22201', 'United States'])
})

it('An address puts the postal code before the city elsewhere, and bears a country that is none', () => {
  expect(addressLines({ country: 'DE', city: 'Berlin', postalCode: '10115' }, 'en-US')).toEqual([
    '10115 Berlin',
    'Germany',
  ])
  expect(addressLines({ country: 'nowhere', city: 'X' }, 'en-US')).toEqual(['X', 'nowhere'])
  expect(addressLines({}, 'en-US')).toEqual([])
})
