import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { parseQuantity } from './quantity.ts'

const t = messagesIn(english)

test.each([
  ['1', 1],
  [' 12 ', 12],
  ['100000', 100_000],
])('%j is the quantity %d', (input, quantity) => {
  expect(parseQuantity(input, t)).toEqual({ quantity })
})

test.each([
  ['0', 'Enter 1 or more'],
  ['-1', 'Enter 1 or more'],
  ['1.5', 'Enter a whole number'],
  ['1e9', 'Enter 100,000 or fewer'],
  ['', 'Enter a number'],
  ['two', 'Enter a number'],
  [null, 'Enter a number'],
])('%j is refused: %s', (input, problem) => {
  expect(parseQuantity(input, t)).toEqual({ problem })
})
