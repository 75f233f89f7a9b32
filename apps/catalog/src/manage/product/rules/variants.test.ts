import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  combinationsIn,
  hasOwnValues,
  keyOf,
  newVariant,
  type OptionDraft,
  renamed,
  rowsOf,
  setMany,
} from './variants.ts'

const option = (name: string, ...choices: string[]): OptionDraft => ({
  name,
  type: 'drop_down',
  choices: choices.map((description) => ({ value: '', description, mediaIds: [] })),
})
const size = option('Size', 'S', 'L')
const color = option('Color', 'Red', 'Blue', 'Sand')

test('Every combination is a row, in the order of options and choices', () => {
  expect(rowsOf([size, color], {}).map(({ choices }) => Object.values(choices).join(' '))).toEqual([
    ...['S Red', 'S Blue', 'S Sand', 'L Red', 'L Blue', 'L Sand'],
  ])
  expect(rowsOf([], {}).map(({ key }) => key)).toEqual([keyOf({})])
})

test('As many rows as combinations, each once, and none beyond what a product may have', () => {
  const counts = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 5 })
  fc.assert(
    fc.property(counts, (sizes) => {
      const options = sizes.map((count, at) =>
        option(`o${at}`, ...Array.from({ length: count }, (_, each) => `c${each}`)),
      )
      const rows = rowsOf(options, {})
      expect(rows.length).toBe(combinationsIn(options) > 1000 ? 0 : combinationsIn(options))
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    }),
    { numRuns: 40 },
  )
})

test('The order of options makes no other variants', () => {
  const variants = { [keyOf({ Size: 'S', Color: 'Red' })]: { ...newVariant, price: '7' } }
  const found = rowsOf([color, size], variants).find(({ choices }) => choices.Color === 'Red')
  expect(found?.variant.price).toBe('7')
})

test('With a further option, or one less, a variant begins as the one it comes from, with its stock to be counted', () => {
  const variants = { [keyOf({ Size: 'S' })]: { ...newVariant, price: '7', sku: 'A', quantity: '3' } }
  const [first] = rowsOf([size, color], variants)
  expect(first?.variant).toMatchObject({ price: '7', sku: '', quantity: '' })
})

test('Marked variants get the values, the others stay', () => {
  const rows = rowsOf([size], {})
  const [one, other] = rows.map(({ key }) => key)
  const after = setMany(rows, new Set([one ?? '']), { price: '9', visible: false })
  expect([after[one ?? ''], after[other ?? '']]).toEqual([
    { ...newVariant, price: '9', visible: false },
    newVariant,
  ])
})

test('A new name of an option, or of a choice, loses nothing of its variants', () => {
  const variants = { [keyOf({ Size: 'S', Color: 'Red' })]: { ...newVariant, sku: 'A' } }
  const moved = renamed(
    renamed(variants, { option: 'Size' }, 'Grösse'),
    { option: 'Color', choice: 'Red' },
    'Rot',
  )
  expect(moved[keyOf({ Grösse: 'S', Color: 'Rot' })]?.sku).toBe('A')
})

test('A stock of their own makes variants no less the product’s', () => {
  expect(hasOwnValues(rowsOf([size], { [keyOf({ Size: 'S' })]: { ...newVariant, quantity: '3' } }))).toBe(
    false,
  )
  expect(hasOwnValues(rowsOf([size], { [keyOf({ Size: 'S' })]: { ...newVariant, sku: 'A' } }))).toBe(true)
})
