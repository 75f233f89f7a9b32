import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { lineProblem, problemText } from './line-problem.ts'
import { sampleLine } from './sample-cart.ts'

const t = messagesIn(english)

const of = (status: string, quantityAvailable?: number, quantity = 3) =>
  lineProblem(sampleLine({ quantity, availability: { status, quantityAvailable } }))

test('An available line has no problem', () => {
  expect(of('AVAILABLE')).toBeNull()
  expect(of('AVAILABLE', 3)).toBeNull()
})

test('A line of something gone or sold out is to be removed', () => {
  expect(of('NOT_FOUND')).toEqual({ kind: 'gone', fix: 'remove' })
  expect(of('NOT_AVAILABLE')).toEqual({ kind: 'sold-out', fix: 'remove' })
  expect(of('PARTIALLY_AVAILABLE', 0)).toEqual({ kind: 'sold-out', fix: 'remove' })
})

test('A line above the stock is to be lowered to what is left', () => {
  expect(of('PARTIALLY_AVAILABLE', 2)).toEqual({ kind: 'too-many', left: 2, fix: 'lower' })
  expect(of('AVAILABLE', 2)).toEqual({ kind: 'too-many', left: 2, fix: 'lower' })
})

test('One left reads as one', () => {
  expect(problemText({ kind: 'too-many', left: 1, fix: 'lower' }, t)).toBe('Only 1 left')
})
