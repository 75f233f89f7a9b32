import { expect, test } from 'vitest'
import { stockQuestionIn } from './question.ts'

const id = '0b9df4a5-9f1c-4e0e-8a5c-1f0f3c1d2e3f'

test('An address asks for a level, a product and an order', () => {
  const query = new URLSearchParams(`q= lamp &level=low&product=${id}&sort=available:DESC`)
  expect(stockQuestionIn(query)).toEqual({
    ...{ words: 'lamp', level: 'LOW', productId: id },
    sort: [{ fieldName: 'available', order: 'DESC' }],
  })
})

test('A broken address asks for all variants', () => {
  expect(stockQuestionIn(new URLSearchParams('level=none&product=1&sort=waiting'))).toEqual({})
})
