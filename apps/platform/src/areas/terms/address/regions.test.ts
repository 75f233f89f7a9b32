import { expect, it } from 'vitest'
import { regionCode } from './regions.ts'

it.each(['Virginia', 'virginia', 'VA', 'va', 'US-VA'])('A list of regions understands %s', (typed) => {
  expect(regionCode('US', typed, 'en-US')).toBe('US-VA')
})

it('A list of regions understands the name that the page shows', () => {
  expect(regionCode('JP', '東京都', 'ja')).toBe('JP-13')
  expect(regionCode('JP', 'Tokyo', 'de')).toBe('JP-13')
})

it('A list of regions leaves alone what it does not know, and what lies in another country', () => {
  expect(regionCode('SE', 'Skåne', 'en-US')).toBe('Skåne')
  expect(regionCode('DE', 'VA', 'en-US')).toBe('VA')
  expect(regionCode('US', null, 'en-US')).toBeNull()
})
