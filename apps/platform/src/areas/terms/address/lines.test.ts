import { expect, it } from 'vitest'
import { placeLine } from './lines.ts'

it.each([
  [
    { country: 'US', subdivision: 'US-NY', city: 'New York', postalCode: '10001' },
    'New York, New York 10001',
  ],
  [{ country: 'DE', city: 'Berlin', postalCode: '10115' }, '10115 Berlin'],
  [{ country: 'IT', subdivision: 'MI', city: 'Milano', postalCode: '20121' }, '20121 Milano MI'],
  [{ country: 'GB', city: 'London', postalCode: 'SW1Y 4JH' }, 'London, SW1Y 4JH'],
  [{ city: 'Somewhere' }, 'Somewhere'],
  [{}, ''],
])('An address writes %j as its country does', (place, text) => {
  expect(placeLine(place, 'en-US')).toBe(text)
})
