import { expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const names = new Intl.DisplayNames('en-US', { type: 'region' })
const name = (code: string) => names.of(code) ?? code

it('An address names the state and puts the ZIP code after it', () => {
  expect(
    addressLines(
      {
        country: 'US',
        subdivision: 'US-VA',
        city: 'Arlington',
        postalCode: '22201',
        addressLine: '1 Compiler Street',
      },
      name,
    ),
  ).toEqual(['1 Compiler Street', 'Arlington, Virginia 22201', 'United States'])
})

it('An address puts the postal code before the city where people do', () => {
  const berlin = { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Unter den Linden 1' }
  expect(addressLines(berlin, name)).toEqual(['Unter den Linden 1', '10115 Berlin', 'Germany'])
})

it('An address shows what it has of a country it does not know, and nothing of nothing', () => {
  expect(addressLines({ country: 'MX', subdivision: 'Jalisco', city: 'Guadalajara' }, name)).toEqual([
    'Guadalajara, Jalisco',
    'Mexico',
  ])
  expect(addressLines({}, name)).toEqual([])
})
