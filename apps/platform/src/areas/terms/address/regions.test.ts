import { expect, it } from 'vitest'
import { countriesIn } from './countries.ts'
import { regionCode, regionName } from './regions.ts'

it.each(['Virginia', 'virginia', 'VA', 'va', 'US-VA'])('A list of regions understands %s', (typed) => {
  expect(regionCode('US', typed)).toBe('US-VA')
})

it('A list of regions leaves alone what it does not know, and what lies in another country', () => {
  expect(regionCode('MX', 'Jalisco')).toBe('Jalisco')
  expect(regionCode('DE', 'VA')).toBe('VA')
  expect(regionCode('US', null)).toBeNull()
})

it('A list of regions shows a region by its name', () => {
  expect(regionName('US-VA')).toBe('Virginia')
  expect(regionName('Jalisco')).toBe('Jalisco')
  expect(regionName(null)).toBe('')
})

it.each(['en-US', 'ar'])('A list of regions names every country once, in words of %s', (language) => {
  const countries = countriesIn(language)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(249)
  expect(countries.filter(({ code, name }) => code === name)).toEqual([])
})
