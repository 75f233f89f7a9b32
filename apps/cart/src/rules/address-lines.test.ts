import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

it('names the state and puts the ZIP code after it', () => {
  expect(
    addressLines({
      country: 'US',
      subdivision: 'US-VA',
      city: 'Arlington',
      postalCode: '22201',
      addressLine: '1 Compiler Street',
    }),
  ).toEqual(['1 Compiler Street', 'Arlington, Virginia 22201', 'United States'])
})

it('puts the postal code before the city where people do', () => {
  const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Unter den Linden 1' }
  expect(addressLines(berlin)).toEqual(['Unter den Linden 1', '10115 Berlin', 'Germany'])
})

it('shows what it has of a country it does not know, and nothing of nothing', () => {
  expect(addressLines({ country: 'MX', subdivision: 'Jalisco', city: 'Guadalajara' })).toEqual([
    'Guadalajara, Jalisco',
    'MX',
  ])
  expect(addressLines({})).toEqual([])
})
