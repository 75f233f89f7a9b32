import { expect, test } from 'vitest'
import { lineAgain } from './line-again.ts'
import { sampleLine } from './sample-cart.ts'

test('A line comes back with its quantity and what pays for it', () => {
  const selectedMembership = { id: 'club', appId: 'plans' }
  const line = sampleLine({ quantity: 3, variantId: 'blue' })
  expect(lineAgain(line)).toEqual({ catalogReference: line.catalogReference, quantity: 3 })
  expect(lineAgain({ ...line, selectedMembership })).toMatchObject({ quantity: 3, selectedMembership })
})

test('A product that no catalog has cannot be added again', () => {
  expect(lineAgain({ ...sampleLine(), catalogReference: undefined })).toBeNull()
})
