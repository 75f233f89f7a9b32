import { expect, test } from 'vitest'
import { listIn, listText, sizeIn, sizeText } from './cells.ts'

test('Words of one cell are read as they were written, with separators in them too', () => {
  const words = ['gift', 'on sale', 'red, "dark"', 'a;b']
  expect(listIn(listText(words, ';'))).toEqual(words)
  expect(listIn(listText(words, ', '))).toEqual(words)
  expect(listIn('Summer, Gift ,,')).toEqual(['Summer', 'Gift'])
})

test('A size is read as it was written, and what is none is not guessed at', () => {
  const size = { length: '12', height: '3.5', unit: 'CM' }
  expect(sizeText(size)).toBe('12 x - x 3.5 cm')
  expect(sizeIn(sizeText(size))).toEqual(size)
  expect(sizeIn('1×2*3IN')).toEqual({ length: '1', width: '2', height: '3', unit: 'IN' })
  for (const text of ['12 x 8', '12 x 8 acres', 'big cm', '1x2x3x4 cm', '- cm', '1,5 x 2 cm'])
    expect(sizeIn(text), text).toBeUndefined()
})
