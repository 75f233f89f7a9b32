import { expect, it } from 'vitest'
import { toViolations } from '../violations.ts'
import { decimal } from './decimal.ts'

const ruleOf = (text: unknown, schema = decimal({ digits: 4, scale: 2 })) => {
  const { error } = schema.safeParse(text)
  return toViolations(error?.issues ?? []).map(({ violatedRule, data }) => [violatedRule, data])
}

it.each(['0', '0.5', '12.50', '9999.99'])('The decimal number %s is taken as it is', (text) => {
  expect(decimal({ digits: 4, scale: 2 }).parse(text)).toBe(text)
})

it.each([
  ['-0.01', 'DECIMAL_GTE', { threshold: '0' }],
  ['-12', 'DECIMAL_GTE', { threshold: '0' }],
  ['10000', 'DECIMAL_LT', { threshold: '10000' }],
  ['1.005', 'DECIMAL_MAX_SCALE', { threshold: 2 }],
  ['1e3', 'FORMAT', { type: 'DECIMAL' }],
  ['12,50', 'FORMAT', { type: 'DECIMAL' }],
  ['', 'FORMAT', { type: 'DECIMAL' }],
  ['-0', 'FORMAT', { type: 'DECIMAL' }],
  ['00001', 'FORMAT', { type: 'DECIMAL' }],
])('The text %s is refused as %s', (text, rule, data) => {
  expect(ruleOf(text)).toEqual([[rule, data]])
})
