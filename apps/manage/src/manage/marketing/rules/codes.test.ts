import { expect, it } from 'vitest'
import { LONGEST_CODE, MOST_CODES, newCode, newCodes } from './codes.ts'

it('A code has signs alone that nobody takes for one another, after its beginning', () => {
  expect(newCode()).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(newCode(' spring sale ')).toMatch(/^SPRING-SALE-[2-9A-HJKMNP-Z]{8}$/)
  expect(newCode('x'.repeat(40))).toHaveLength(LONGEST_CODE)
})

it('Many codes are each another, and no more than the platform takes at once', () => {
  const codes = newCodes('FAIR', MOST_CODES + 1)
  expect(codes).toHaveLength(MOST_CODES)
  expect(new Set(codes).size).toBe(MOST_CODES)
})
