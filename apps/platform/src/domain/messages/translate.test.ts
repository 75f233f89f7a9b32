import { catalogProblems } from '@galleria/i18n/testing'
import { expect, test } from 'vitest'
import { chooseLanguage, english, languages } from './languages.ts'
import { translatorFor } from './translate.ts'

test('Every message is there in every language, with the same arguments and all plural forms', () => {
  expect(catalogProblems(import.meta.dirname)).toEqual([])
})

test.each([
  ['ar', 'ar'],
  ['AR-eg', 'ar'],
  ['fr ar en', 'ar'],
  ['de-CH,de;q=0.9,en;q=0.8,ar;q=0.7', 'de'],
  ['fr-CH,fr;q=0.9,en;q=0.8,ar;q=0.7', 'en'],
  ['', 'en'],
  ['../../etc', 'en'],
])('%j chooses %s', (wish, code) => {
  expect(chooseLanguage(wish).code).toBe(code)
})

test('The page wins over the session, and the session over the browser', () => {
  expect(chooseLanguage(undefined, 'ar', 'en-US').code).toBe('ar')
  expect(chooseLanguage('en', 'ar', 'ar').code).toBe('en')
})

test('A value in a right-to-left message is isolated, a plural selector is not', () => {
  const arabic = languages.find(({ code }) => code === 'ar') ?? english
  expect(translatorFor(arabic)('account.paid', { status: 'PAID' })).toBe('مدفوع')
  expect(translatorFor(arabic)('sent.code', { to: 'ada@x.test' })).toContain('\u2068ada@x.test\u2069')
})
