import { expect, test } from 'vitest'
import { editCellOf, isNothing, isShown, textOf, togetherOf } from './edit-cell.ts'

test('A cell of an edit is of the product, of a variant or of a collection', () => {
  expect(editCellOf('name')).toEqual({ column: 'name' })
  expect(editCellOf('variants/v1/quantity')).toEqual({ column: 'quantity', variantId: 'v1' })
  expect(editCellOf('collections/c1')).toEqual({ column: 'collections', collectionId: 'c1' })
})

test('A computed cell is not announced', () => {
  expect(['name', 'nameKey', 'variants/v1/saleMinor', 'variants/v1/sku'].filter(isShown)).toEqual([
    'name',
    'variants/v1/sku',
  ])
})

test('Variants of which the same is told are told of once, with their number', () => {
  const price = (variant: string, to: number) => ({ cell: `variants/${variant}/priceMinor`, from: 10, to })
  expect(
    togetherOf([{ cell: 'priceMinor', from: 10, to: 12 }, price('a', 12), price('b', 13), price('c', 12)]),
  ).toEqual([
    { cell: 'priceMinor', from: 10, to: 12, variants: 0 },
    { ...price('a', 12), variants: 2 },
    { ...price('b', 13), variants: 1 },
  ])
})

test('A value is short and plain text, and what is not there is a dash', () => {
  expect(textOf(undefined)).toBe('–')
  expect(textOf('<p>Warm <b>clay</b></p>')).toBe('Warm clay')
  expect(textOf('x'.repeat(200))).toHaveLength(121)
  expect(textOf(false)).toBe('false')
  expect(textOf({ publicTags: { tagIds: ['gift'] }, privateTags: { tagIds: ['photo'] } }, 'tags')).toBe(
    'gift, photo',
  )
  expect(textOf({ length: '12', height: '3.5', unit: 'CM' }, 'productDimensions')).toBe('12 × – × 3.5 cm')
  expect(textOf({ quantity: 500, measurementUnit: 'ML' }, 'unitQuantity')).toBe('500 ml')
})

test('A cell that had nothing and has nothing is not told', () => {
  expect(isNothing({ from: null, to: undefined })).toBe(true)
  expect(isNothing({ from: [], to: null })).toBe(true)
  expect(isNothing({ from: null, to: false })).toBe(false)
  expect(isNothing({ from: [], to: ['a'] })).toBe(false)
})
