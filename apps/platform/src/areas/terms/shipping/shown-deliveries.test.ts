import { expect, it } from 'vitest'
import { daysIn } from './shown-deliveries.ts'

it.each([
  ['3 to 5 business days', { min: 3, max: 5 }],
  ['2-4 days', { min: 2, max: 4 }],
  ['4–7 working days', { min: 4, max: 7 }],
  ['1 day', { min: 1, max: 1 }],
  ['5 to 3 days', undefined],
  ['Next business day', undefined],
  ['Ready in 2 hours', undefined],
  ['2 to 3 weeks', undefined],
  ['', undefined],
  [`${' '.repeat(200)}3 days`, undefined],
])('The delivery time “%s” is told as %o', (text, days) => {
  expect(daysIn(text)).toEqual(days)
})
