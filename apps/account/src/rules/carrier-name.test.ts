import { expect, test } from 'vitest'
import { carrierName } from './carrier-name.ts'

test('A known carrier is written as it writes itself, another as it is told', () => {
  expect(carrierName('fedEx')).toBe('FedEx')
  expect(carrierName('Bring')).toBe('Bring')
  expect(carrierName(null)).toBe('')
})
