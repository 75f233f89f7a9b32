import { expect, test } from 'vitest'
import { formatFor } from './format.ts'
import { english, languageOf, withoutLanguage } from './languages.ts'

const en = formatFor('en-US')
const ar = formatFor('ar-u-nu-latn')

test('Numbers, money, dates, lists, units and shares are written as the language does', () => {
  expect(en.number(1234.5)).toBe('1,234.5')
  expect([en.money('48.5', 'USD'), ar.money('48.5', 'USD')]).toEqual(['$48.50', '\u200f48.50\u00a0US$\u200e'])
  expect([en.date('2026-11-21'), ar.date('2026-11-21')]).toEqual(['November 21, 2026', '21 نوفمبر 2026'])
  expect([en.list(['A', 'B']), ar.list(['أ', 'ب'])]).toEqual(['A and B', 'أ وب'])
  expect([en.unit(100, 'milliliter'), ar.unit(100, 'milliliter')]).toEqual(['100 mL', '100 ملتر'])
  expect(en.percent(0.25)).toBe('25%')
})

test('A negative amount has a minus sign, as prices are typeset', () => {
  expect(en.money('-44.7', 'USD')).toBe('\u2212$44.70')
  expect(ar.money('-44.7', 'USD')).toContain('\u2212')
  expect(ar.money('-44.7', 'USD')).not.toContain('-')
})

test('A day is the same on a server and in a browser of another time zone', () => {
  expect(en.date('2026-01-31T23:30:00Z')).toBe('January 31, 2026')
  expect(en.date('2026-01-31T23:30:00Z', { dateStyle: 'long', timeZone: 'Asia/Tokyo' })).toBe(
    'February 1, 2026',
  )
})

test('A time is written in the time zone of the page, and a day without a time is the same day in all', () => {
  const [tokyo, york] = [formatFor('en-US', 'Asia/Tokyo'), formatFor('en-US', 'America/New_York')]
  const options = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const
  expect(tokyo.date('2026-01-31T15:34:00Z', options)).toBe('Feb 1, 2026, 00:34')
  expect(york.date('2026-02-01T03:30:00Z')).toBe('January 31, 2026')
  expect([tokyo.date('2026-11-21'), york.date('2026-11-21')]).toEqual([
    'November 21, 2026',
    'November 21, 2026',
  ])
})

test('The first part of a path tells the language, and only the whole of it', () => {
  expect(languageOf('/ar').code).toBe('ar')
  expect(languageOf('/ar/products').direction).toBe('rtl')
  expect(languageOf('/arts')).toBe(english)
  expect(['/ar', '/ar/cart', '/arts', '/'].map(withoutLanguage)).toEqual(['/', '/cart', '/arts', '/'])
})
