import { expect, test } from 'vitest'
import { problemsOf } from './problems.ts'

const description = 'In the platform’s own words'
const violations = [{ severity: 'WARNING', description }]

test('A violation is told by the error of the same description', () => {
  const applicationError = { code: 'ERROR_INVALID_SUBTOTAL', description }
  const coupon = { couponCalculationError: { applicationError } }
  expect(problemsOf({ violations, calculationErrors: coupon })).toMatchObject([
    { about: 'coupon', coupon: 'min-subtotal', stops: false },
  ])
  const membership = { membershipError: { applicationError } }
  expect(problemsOf({ violations, calculationErrors: membership })).toMatchObject([{ about: 'membership' }])
  const rules = [{ code: 'ABOVE_MAXIMUM_QUANTITY', description, data: { maximum: 4 } }]
  const stopping = [{ severity: 'ERROR', description, target: { lineItem: { id: 'line' } } }]
  expect(
    problemsOf({ violations: stopping, calculationErrors: { orderValidationErrors: rules } }),
  ).toMatchObject([
    {
      ...{ stops: true, about: 'rule', lineItemId: 'line' },
      rule: { code: 'ABOVE_MAXIMUM_QUANTITY', data: { maximum: 4 } },
    },
  ])
})

test('Rules that could not be asked for are a problem without a violation, which stops nothing', () => {
  const orderValidationErrors = [{ code: 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS', description }]
  expect(problemsOf({ calculationErrors: { orderValidationErrors } })).toMatchObject([
    { stops: false, about: 'rule' },
  ])
})
