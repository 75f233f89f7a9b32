import { expect, it } from 'vitest'
import { stateOfZip } from './zip-states.ts'

it.each([
  ['10001', 'US-NY'],
  ['22201', 'US-VA'],
  ['94103-1234', 'US-CA'],
  ['00501', 'US-NY'],
  ['20001', 'US-DC'],
  ['73301', 'US-TX'],
  ['98101', 'US-WA'],
  ['99950', 'US-AK'],
])('A zip code table finds the state of %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state)
})

it.each(['', null, undefined, 'K1A 0B1', '1000', '00000', '10115 Berlin'])(
  'A zip code table knows no state for %s',
  (zip) => {
    expect(stateOfZip(zip)).toBeUndefined()
  },
)
