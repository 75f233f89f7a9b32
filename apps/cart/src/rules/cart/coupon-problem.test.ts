import { english } from '@galleria/i18n'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { couponProblem } from './coupon-problem.ts'

const t = messagesIn(english)

test('An unknown code says so', () => {
  expect(couponProblem({ reason: 'unknown' }, t)).toMatch(/don’t recognize this code/)
})

test('A code for other customers says so, and what to do', () => {
  expect(couponProblem({ reason: 'not-for-you' }, t)).toMatch(/selected customers\. Sign in/)
})

test('A reason that is new keeps the platform’s words', () => {
  expect(couponProblem({ description: 'Sundays only' }, t)).toBe('Sundays only')
})

test('A malformed code is a problem of the code', () => {
  expect(couponProblem({ reason: 'malformed' }, t)).toMatch(/doesn’t look like a valid code/)
})
