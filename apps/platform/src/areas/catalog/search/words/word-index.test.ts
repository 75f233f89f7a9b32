import { expect, test } from 'vitest'
import { phrasebooks } from '../../../../dev/seed/translations/index.ts'
import { documents } from './documents.fixture.ts'
import { languagesOf } from './languages.ts'
import { type TextQuery, WordIndex } from './word-index.ts'

async function indexIn(language: string, dictionary: ReadonlyMap<string, string> = new Map()) {
  const words = new WordIndex(await languagesOf(language, 'en', dictionary), { isPublic: true })
  for (const [slot, document] of documents.entries()) words.add(slot, document)
  return (expression: string, how: Partial<TextQuery> = {}) => {
    const scores = words.find({ expression, mode: 'AND', fuzzy: false, ...how })
    return [...scores.keys()]
      .filter((slot) => (scores[slot] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .map((slot) => documents[slot]?.slug ?? '')
  }
}

const english = await indexIn('en')

test('A swatch is found by the color that shoppers name', () => {
  expect(english('blue vase')).toEqual(expect.arrayContaining(['tide-vase', 'pebble-bud-vase']))
  expect(english('purple cushion')).toEqual(['dusk-cushion'])
})

test('Materials, options and tags are found beside names and descriptions', () => {
  expect(english('ceramic bowl')).toEqual(
    expect.arrayContaining(['ripple-bowl', 'salad-bowl', 'noodle-bowl']),
  )
  expect(english('dotted')).toContain('field-notebook')
  expect(english('gift for mum')).toContain('pebble-bud-vase')
})

test('A section that every product has alike is not searched', () => {
  expect(english('business days')).toEqual([])
})

test('Other names of a thing find it, of one word and of two', () => {
  expect(english('jumper')).toEqual(expect.arrayContaining(['harbour-sweater', 'fisher-sweater']))
  expect(english('voucher')).toContain('gift-card')
  expect(english('tea pot').slice(0, 2).sort()).toEqual(['ochre-teapot', 'rain-teapot'])
  expect(english('giftcard')).toContain('gift-card')
})

test('Letters that changed places are forgiven only where it is asked for', () => {
  expect(english('lmap')).toEqual([])
  expect(english('lmap', { fuzzy: true })).toContain('porcini-lamp')
  expect(english('porcini lmap', { fuzzy: true })).toEqual(['porcini-lamp'])
})

test('A forgiving search finds products with some of the words where none has all', () => {
  expect(english('porcini submarine')).toEqual([])
  expect(english('porcini teapot')).toEqual([])
  expect(english('porcini teapot', { fuzzy: true })).toEqual(
    expect.arrayContaining(['porcini-lamp', 'ochre-teapot']),
  )
  expect(english('submarine', { fuzzy: true })).toEqual([])
})

test('A product with all words comes before those with one of them', () => {
  expect(english('moon jar', { mode: 'OR' })[0]).toBe('moon-jar')
  expect(english('moon jar', { mode: 'OR' })).toContain('lidded-caddy')
})

test('Only the fields that are named are searched', () => {
  expect(english('bamboo')).toContain('ochre-teapot')
  expect(english('bamboo', { fields: ['name'] })).toEqual([])
  expect(english('bamboo', { fields: ['name', 'description'] })).toContain('ochre-teapot')
})

test('The last word may be unfinished, the others not', () => {
  expect(english('arc va')).toContain('arc-vase')
  expect(english('ar vase')).not.toContain('arc-vase')
})

test('Texts of a language are searched by its words, and by those they were written in', async () => {
  const german = await indexIn('de', new Map(Object.entries(phrasebooks.de ?? {})))
  expect(german('blaue Vasen')).toContain('tide-vase')
  expect(german('Decke')).toEqual(
    expect.arrayContaining(['hearth-blanket', 'picnic-blanket', 'cradle-blanket']),
  )
  expect(german('Notizbücher')).toContain('field-notebook')
  expect(german('teapot')).toContain('ochre-teapot')
  const japanese = await indexIn('ja', new Map(Object.entries(phrasebooks.ja ?? {})))
  expect(japanese('青い花瓶')).toContain('tide-vase')
  const arabic = await indexIn('ar', new Map(Object.entries(phrasebooks.ar ?? {})))
  expect(arabic('الوسادة')).toContain('terrace-cushion')
})

test('A product that is taken out is found by nothing any more', async () => {
  const words = new WordIndex(await languagesOf('en', 'en', new Map()), { isPublic: true })
  const [first, second] = documents
  if (!first || !second) throw new Error('The seed has no products')
  words.add(0, first)
  words.add(5000, second)
  words.remove(0, first)
  const scores = words.find({ expression: 'vase', mode: 'AND', fuzzy: false })
  expect([scores[0], (scores[5000] ?? 0) > 0]).toEqual([0, true])
})

test('A hidden product is found by staff alone, and none of its words counts for shoppers', async () => {
  const languages = await languagesOf('en', 'en', new Map())
  const [shoppers, staff] = [true, false].map((isPublic) => new WordIndex(languages, { isPublic }))
  const stool = documents.find(({ slug }) => slug === 'archive-stool')
  if (!shoppers || !staff || !stool) throw new Error('The seed has no hidden product')
  shoppers.add(3, stool)
  staff.add(3, stool)
  const found = (words: WordIndex) => words.find({ expression: 'archive', mode: 'AND', fuzzy: false })[3]
  expect([found(shoppers), found(staff)]).toEqual([0, expect.any(Number)])
  expect([shoppers.complete('arch', 3), staff.complete('arch', 3)]).toEqual([[], ['archive']])
  shoppers.remove(3, stool)
  shoppers.add(3, { ...stool, visible: true })
  expect(found(shoppers)).toBeGreaterThan(0)
})

test('A search is completed to such as find something, the most products first', async () => {
  const words = new WordIndex(await languagesOf('en', 'en', new Map()), { isPublic: true })
  for (const [slot, document] of documents.entries()) words.add(slot, document)
  expect(words.complete('va', 3)).toEqual(['vase'])
  expect(words.complete('blue cu', 3)).toContain('blue cushion')
  expect(words.complete('lmap', 3)).toEqual(['lamp'])
  expect(words.complete('vase ', 3)).toEqual([])
  expect(words.complete('12', 3)).toEqual([])
  const german = new WordIndex(await languagesOf('de', 'en', new Map(Object.entries(phrasebooks.de ?? {}))), {
    isPublic: true,
  })
  for (const [slot, document] of documents.entries()) german.add(slot, document)
  expect(german.complete('va', 3)).toContain('Vase')
})

test('A completion whose words no product has together is not shown', async () => {
  const words = new WordIndex(await languagesOf('en', 'en', new Map()), { isPublic: true })
  for (const [slot, document] of documents.entries()) words.add(slot, document)
  expect(words.complete('purple cu', 3)).toContain('purple cushion')
  expect(words.complete('tea p', 5)).toContain('tea pot')
  expect(words.complete('submarine s', 3)).toEqual([])
})

test('Article numbers that begin as a word do neither hide it nor its completion', async () => {
  const words = new WordIndex(await languagesOf('en', 'en', new Map()), { isPublic: true })
  const [vase = 0, board = 0] = ['arc-vase', 'bread-board'].map((wanted) =>
    documents.findIndex(({ slug }) => slug === wanted),
  )
  for (const [slot, document] of documents.entries())
    words.add(slot, { ...document, skus: [1, 2, 3].map((variant) => `VAS${1000 * variant + slot}`) })
  const scores = words.find({ expression: 'vas', mode: 'AND', fuzzy: false })
  expect(scores[vase]).toBeGreaterThan(scores[board] ?? 0)
  expect(words.complete('va', 3)).toEqual(['vase'])
})

test('Words without end and of signs alone find nothing, quickly', () => {
  expect(english('?!')).toEqual([])
  expect(english('x'.repeat(100), { fuzzy: true })).toEqual([])
  expect(english('a b c d e f g h i j k l m n o p q r s t u v w x y z', { fuzzy: true })).toBeDefined()
})
