import { expect, test } from 'vitest'
import { addWords, missingWords } from './add-words.ts'

test('an add is told in passing', () => {
  expect(addWords({ kind: 'added', quantity: 1, name: 'Vase' }, 'Vase')).toEqual({
    done: true,
    text: 'Vase added to your cart',
  })
  expect(addWords({ kind: 'added', quantity: 3, name: 'Vase' }, 'Vase').text).toBe(
    '3 × Vase added to your cart',
  )
})

test('what the platform took fewer of, or none, is told to be read', () => {
  const capped = addWords({ kind: 'capped', added: 1, wanted: 3, inCart: 4, name: 'Vase' }, 'Vase')
  expect(capped.done).toBe(false)
  expect(capped.text).toBe('Only 1 of 3 could be added: there are no more. You have 4 in your cart.')
  expect(addWords({ kind: 'refused', inCart: 4, name: 'Vase' }, 'Vase').text).toMatch(/the 4 in your cart/)
  expect(addWords({ kind: 'refused', inCart: 0, name: undefined }, 'Vase').text).toMatch(/just sold out/)
})

test('missing choices are named', () => {
  expect(missingWords(['Color', 'Size'])).toBe('Choose Color and Size')
  expect(missingWords(['Size'])).toBe('Choose Size')
})
