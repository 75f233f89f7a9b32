import { english } from '@galleria/i18n'
import { PlatformError } from '@galleria/platform-client'
import { expect, test } from 'vitest'
import { messagesIn } from '../../messages/index.ts'
import { couponProblem } from './coupon-problem.ts'

const t = messagesIn(english)

const refusal = (code: string, description = '') =>
  new PlatformError(description, {
    status: 400,
    details: { applicationError: { code, description, data: {} } },
  })

test('An unknown code says so', () => {
  expect(couponProblem(refusal('ERROR_COUPON_DOES_NOT_EXIST'), t)).toMatch(/don’t recognize this code/)
})

test('A code for other customers says so, and what to do', () => {
  expect(couponProblem(refusal('ERROR_COUPON_NOT_FOR_CUSTOMER'), t)).toMatch(/selected customers\. Sign in/)
})

test('A coupon code of ours that is new keeps the platform’s words', () => {
  expect(couponProblem(refusal('ERROR_COUPON_ONLY_ON_SUNDAYS', 'Sundays only'), t)).toBe('Sundays only')
})

test('A malformed code is a problem of the code', () => {
  const error = new PlatformError('INVALID_ARGUMENT', {
    status: 400,
    details: { validationError: { fieldViolations: [{ field: 'couponCode', description: 'too long' }] } },
  })
  expect(couponProblem(error, t)).toMatch(/doesn’t look like a valid code/)
})

test('Any other failure is not the coupon’s', () => {
  expect(couponProblem(new PlatformError('System error occurred', { status: 500 }), t)).toBeNull()
})
