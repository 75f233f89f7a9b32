import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { addCopy } from './add-copy.ts'

const t = messagesIn(english)

test('An add is told in passing', () => {
  expect(addCopy({ kind: 'added', quantity: 1, name: 'Vase' }, 'Vase', t)).toEqual({
    done: true,
    text: 'Vase added to your cart',
  })
  expect(addCopy({ kind: 'added', quantity: 3, name: 'Vase' }, 'Vase', t).text).toBe(
    '3 × Vase added to your cart',
  )
})

test('Items added in smaller number, or not at all, are listed', () => {
  const capped = addCopy({ kind: 'capped', added: 1, wanted: 3, inCart: 4, name: 'Vase' }, 'Vase', t)
  expect(capped.done).toBe(false)
  expect(capped.text).toBe('We added 1 of 3 because stock is limited. You now have 4 in your cart.')
  expect(addCopy({ kind: 'refused', inCart: 4, name: 'Vase' }, 'Vase', t).text).toMatch(
    /the last 4 in your cart/,
  )
  expect(addCopy({ kind: 'refused', inCart: 0, name: undefined }, 'Vase', t).text).toMatch(/just sold out/)
})
