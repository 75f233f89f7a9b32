import { expect, test } from 'vitest'
import { colors } from '../../dev/seed/range/colors.ts'
import { colorFamilies } from './color-names.ts'
import { distance } from './distance.ts'
import { languageOf } from './language.ts'
import { fold, wordsAsked, wordsOf, wordsWithin } from './split.ts'
import { stemmerOf } from './stems.ts'

test('Words are compared without accents, case and signs', () => {
  expect(wordsOf('Café, CRÈME brûlée!')).toEqual(['cafe', 'creme', 'brulee'])
  expect(wordsOf('Maker’s Straße')).toEqual(['makers', 'strasse'])
  expect(fold('وِسَادَة')).toBe(fold('وساده'))
})

test('Words that a hyphen joins are one word too', () => {
  expect(wordsWithin('A T-shirt')).toEqual(['a', 't', 'shirt', 'tshirt'])
})

test('Scripts without spaces are found by pairs of letters, and a question is parted into its words', () => {
  expect(wordsOf('月の壺')).toEqual(['月の', 'の壺', '月', '壺'])
  expect(wordsAsked('青い花瓶')).toEqual(['青い', '花瓶'])
  expect(wordsAsked('皿')).toEqual(['皿'])
})

test.each([
  ['en', 'vases', 'vase'],
  ['en', 'ceramics', 'ceramic'],
  ['de', 'vasen', 'vase'],
  ['de', 'notizbucher', 'notizbuch'],
  ['es', 'jarrones', 'jarron'],
  ['es', 'altavoces', 'altavoz'],
  ['ar', fold('الوسادة'), fold('وسادة')],
])('In %s the words %s and %s are forms of one', async (language, one, other) => {
  const stem = await stemmerOf(language)
  expect(stem(one)).toBe(stem(other))
})

test('A language without a stemmer leaves words whole', async () => {
  expect((await stemmerOf('ja'))('花瓶')).toBe('花瓶')
  expect((await stemmerOf('constructor'))('vases')).toBe('vases')
})

test('Letters that changed places count as one slip', () => {
  expect(distance('lmap', 'lamp', 2)).toBe(1)
  expect(distance('sweter', 'sweater', 2)).toBe(1)
  expect(distance('rug', 'lamp', 2)).toBe(3)
  expect(distance('', 'abc', 2)).toBe(3)
})

test('Every swatch of the seed has a color that shoppers name', () => {
  for (const [name, css] of Object.entries(colors)) expect([name, ...colorFamilies(css)]).not.toEqual([name])
  expect(colorFamilies(colors.Sky)).toEqual(['blue'])
  expect(colorFamilies(colors.Forest)).toEqual(['green'])
  expect(colorFamilies(colors.Plum)).toEqual(['purple'])
  expect(colorFamilies(colors.Rose)).toEqual(['pink'])
  expect(colorFamilies(colors.Bone)).toEqual(['beige', 'white'])
  expect(colorFamilies(colors.Ink)).toEqual(['black', 'blue'])
  expect(colorFamilies('rebeccapurple')).toEqual([])
})

test('A lexicon knows a thing by its other names, of several words too, and a color by its words', async () => {
  const { stem, lexicon } = await languageOf('en')
  expect(lexicon.synonyms.get(stem('jumper'))).toContainEqual([stem('sweater')])
  expect(lexicon.synonyms.get(stem('voucher'))).toContainEqual(['gift', 'card'].map(stem))
  expect(lexicon.synonyms.get(['ceiling', 'lamp'].map(stem).join(' '))).toContainEqual([stem('pendant')])
  expect(lexicon.colors.get('navi')).toEqual(['blue'])
  expect((await languageOf('xx')).lexicon.synonyms.size).toBe(0)
})

test('A language is read once, however often it is asked for', async () => {
  expect(await languageOf('de')).toBe(await languageOf('de'))
})
