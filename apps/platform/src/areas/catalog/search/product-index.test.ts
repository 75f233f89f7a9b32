import { expect, test } from 'vitest'
import { type SearchDocument, toDocument } from './document.ts'
import { ProductIndex } from './product-index.ts'
import { languagesOf } from './words/languages.ts'
import { WordIndex } from './words/word-index.ts'

const named = (id: string, name: string, brandName: string | null = null): SearchDocument =>
  toDocument(
    {
      id,
      changedAt: '2026-01-31 10:00:00.000000',
      visible: true,
      publication: null,
      slug: id,
      name,
      nameKey: name,
      productType: 'physical',
      numericId: 1,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      brandId: null,
      brandName,
      ribbonId: null,
      ribbonName: null,
      options: [],
      sku: null,
      description: '',
      saleMinor: 100,
      priceMinor: 100,
      costMinor: null,
      weight: null,
      ...{ tags: null, visibleInPos: null, fulfillerId: null, deliveryProfileId: null },
      ...{ additionalRibbons: null, customTextFields: [], taxGroupId: null },
    },
    [],
    [],
    [],
  )
const names = (index: ProductIndex) =>
  Array.from(
    index.ordered(
      'name',
      (slot) => index.at(slot).name,
      (a, b) => (a < b ? -1 : 1),
    ),
    (slot) => index.at(slot).name,
  )

test('A product in the slot of a removed one has nothing of it', async () => {
  const index = new ProductIndex()
  const words = new WordIndex(await languagesOf('en', 'en', new Map()), { isPublic: true })
  index.keepWords(words)
  const having = (expression: string) =>
    words.find({ expression, mode: 'AND', fuzzy: false }).filter((score) => score > 0).length
  index.put([named('a', 'Ash', 'Kiln'), named('b', 'Birch')])
  const [slot] = index.slotsOf(['a'])
  expect(having('ash')).toBe(1)
  index.remove(['a'])
  expect(names(index)).toEqual(['Birch'])
  index.put([named('c', 'Cedar')])
  expect(index.slotsOf(['c'])).toEqual([slot])
  expect(names(index)).toEqual(['Birch', 'Cedar'])
  expect(index.get('a')).toBeUndefined()
  expect([having('ash'), having('cedar')]).toEqual([0, 1])
  index.put([named('c', 'Cherry')])
  expect([having('cedar'), having('cherry'), having('birch')]).toEqual([0, 1, 1])
  const { counts, missing } = index.terms.column('brand.name').count(index.all())
  expect([...counts]).toEqual([0])
  expect(missing).toBe(2)
})

test('Beyond the first thousand every product keeps its own numbers', () => {
  const index = new ProductIndex()
  const many = Array.from({ length: 3000 }, (_, number) => ({
    ...named(`p${number}`, `P${number}`, `B${number % 7}`),
    minPrice: number,
  }))
  index.put(many)
  const prices = index.column('minPrice')
  expect(index.slotsOf(many.map(({ id }) => id)).map((slot) => prices.at(slot))).toEqual(
    many.map(({ minPrice }) => minPrice),
  )
  const { counts } = index.terms.column('brand.name').count(index.all())
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3000)
  expect(counts[0]).toBe(429)
})

test('A page that was made while a product changed is not kept', async () => {
  const index = new ProductIndex()
  const { RawJson } = await import('../../../http/cache/raw-json.ts')
  const page = (text: string) => index.page('first', async () => new RawJson([text]))
  const slow = index.page('first', async () => {
    index.put([named('a', 'Ash')])
    return new RawJson(['old'])
  })
  await slow
  expect(Buffer.from((await page('new')).json).toString()).toBe('new')
  expect(Buffer.from((await page('newer')).json).toString()).toBe('new')
  index.put([named('b', 'Birch')])
  expect(Buffer.from((await page('newest')).json).toString()).toBe('newest')
})
