import { expect, it } from 'vitest'
import { langOfField, langOfText } from './content-lang.ts'
import { english, languageOf } from './languages.ts'

const arabic = languageOf('/ar')

it('A text that is in the language of the page has no language of its own', () => {
  expect(langOfText(arabic, 'مصباح')).toBeUndefined()
  expect(langOfText(arabic, { original: 'Lamp', translated: 'مصباح' })).toBeUndefined()
  expect(langOfText(english, { original: 'Lamp' })).toBeUndefined()
})

it("A text without a translation has the shop's language", () => {
  expect(langOfText(arabic, { original: 'Lamp' })).toBe('en')
  expect(langOfText(arabic, { original: 'Lamp', translated: 'Lamp' })).toBe('en')
  expect(langOfText(arabic, 'Halm')).toBe('en')
})

it('A field that its entity names as untranslated has the language of the shop', () => {
  expect(langOfField(arabic, { name: 'Lamp', untranslated: ['name'] }, 'name')).toBe('en')
  expect(langOfField(arabic, { name: 'مصباح', untranslated: ['description'] }, 'name')).toBeUndefined()
})

it('Sizes and numbers are read in the language of the page', () => {
  expect(['XL', '30 × 40', '$25'].map((text) => langOfText(arabic, text))).toEqual(Array(3).fill(undefined))
})
