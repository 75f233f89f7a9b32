import {
  isApplicationError,
  isPlatformError,
  isSystemError,
  isTransientError,
  isValidationError,
  PlatformError,
} from '@galleria/platform-client'
import { expect, expectTypeOf, test } from 'vitest'

const violation = { field: 'email', description: 'must be an email' }
const samples = {
  validation: { status: 400, details: { validationError: { fieldViolations: [violation] } } },
  application: { status: 409, details: { applicationError: { code: 'TAKEN', description: '', data: {} } } },
  system: { status: 503, details: {} },
}

/** As another copy of this package would throw it: the name and the data are all they share. */
const foreign = (sample: object) => Object.assign(new Error('x'), { name: 'PlatformError', ...sample })

test.each([
  ['our own', (sample: ConstructorParameters<typeof PlatformError>[1]) => new PlatformError('x', sample)],
  ["another copy's", foreign],
])('Every error is of exactly one sort, %s too', (_, make) => {
  const kinds = Object.values(samples).map((sample) => {
    const error = make(sample)
    return [isValidationError(error), isApplicationError(error), isSystemError(error)]
  })
  expect(kinds).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})

test('An application error may be asked for by its codes, which the type then knows', () => {
  const error: unknown = foreign(samples.application)
  expect(isApplicationError(error, 'GONE', 'TAKEN')).toBe(true)
  expect(isApplicationError(error, 'GONE')).toBe(false)
  if (isApplicationError(error, 'GONE', 'TAKEN')) expectTypeOf(error.code).toEqualTypeOf<'GONE' | 'TAKEN'>()
})

test('The status of an error says whether a retry may help', () => {
  const passing = [0, 408, 429, 500, 502, 503, 504]
  for (const status of passing) expect(isTransientError(foreign({ status }))).toBe(true)
  for (const status of [200, 400, 401, 403, 404, 409, 422])
    expect(isTransientError(foreign({ status }))).toBe(false)
})

test('Anything else is none of them', () => {
  const others = [
    undefined,
    null,
    'PlatformError',
    { name: 'PlatformError' },
    new Error('x'),
    new TypeError('y'),
  ]
  for (const value of others)
    for (const guard of [
      isPlatformError,
      isValidationError,
      isApplicationError,
      isSystemError,
      isTransientError,
    ])
      expect(guard(value)).toBe(false)
})
