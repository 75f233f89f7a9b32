import { expect, test } from 'vitest'
import { lineAgain } from './line-again.ts'
import { sampleLine } from './sample-cart.ts'

test('a line comes back with its quantity and what pays for it', () => {
  const selectedMembership = { id: 'club', appId: 'plans' }
  const line = sampleLine({ quantity: 3, variantId: 'blue' })
  expect(lineAgain(line)).toEqual({ catalogReference: line.catalogReference, quantity: 3 })
  expect(lineAgain({ ...line, selectedMembership })).toMatchObject({ quantity: 3, selectedMembership })
})

test('what no catalog knows cannot be brought back', () => {
  expect(lineAgain({ ...sampleLine(), catalogReference: undefined })).toBeNull()
})
