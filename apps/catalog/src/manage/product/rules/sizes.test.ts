import { expect, test } from 'vitest'
import { quantityIn } from './quantity.ts'
import { mostHave, sizeIn, sizeText } from './sizes.ts'

test('A size is typed into one cell as it is said, and stands there as it is read', () => {
  const size = { length: '12', width: '8', height: '3.5', unit: 'CM' }
  for (const text of ['12 × 8 × 3.5 cm', '12x8x3,5', '12 * 8 * 3.5 CM'])
    expect(sizeIn(text, 'CM'), text).toEqual(size)
  expect(sizeIn('1 x - x 2 ft', 'CM')).toEqual({ length: '1', height: '2', unit: 'FT' })
  expect(sizeIn(sizeText(size as never), 'IN')).toEqual(size)
  expect([sizeIn('', 'CM'), sizeIn(' – ', 'CM')]).toEqual([null, null])
  for (const text of ['big', '1x2x3x4', '12 acres', 'cm', '1 2 x 3', '-1 x 2'])
    expect(sizeIn(text, 'CM'), text).toBe('wrong')
})

test("The most common size becomes the product's", () => {
  const [small, big] = [{ length: '1', unit: 'M' } as const, { length: '2', unit: 'M' } as const]
  expect(mostHave([small, big, { ...big }])).toEqual(big)
  expect(mostHave([undefined, undefined, big])).toBeNull()
  expect(mostHave([])).toBeNull()
})

test('A content is typed with its unit or in the product’s, and is of the same kind', () => {
  expect(quantityIn('500 ml', 'L')).toEqual({ quantity: 500, measurementUnit: 'ML' })
  expect(quantityIn('0,5', 'L')).toEqual({ quantity: 0.5, measurementUnit: 'L' })
  expect(quantityIn('2 SQM', 'SQFT')).toEqual({ quantity: 2, measurementUnit: 'SQM' })
  expect(quantityIn('  ', 'L')).toBeNull()
  for (const text of ['500 g', '0 l', 'much', 'l']) expect(quantityIn(text, 'L'), text).toBe('wrong')
})
