import { expect, test } from 'vitest'
import { reorderReport, wantedAgain } from './reorder.ts'

const line = (id: string, quantity: number, sold = true) => ({
  id,
  quantity,
  productName: { original: id },
  price: { amount: '1.00' },
  ...(sold && { catalogReference: { appId: 'stores', catalogItemId: id } }),
})

test('A reorder reports items added, added in smaller number, and not added', () => {
  const wanted = wantedAgain({ lineItems: [line('vase', 2), line('lamp', 5), line('mug', 1)] })
  expect(reorderReport(wanted, [2, 3, 0])).toEqual({ added: 5, fewer: ['lamp'], missing: ['mug'] })
})

test('An amount that was made up for the order cannot be ordered again', () => {
  const wanted = wantedAgain({ lineItems: [line('engraving', 1, false)] })
  expect(wanted[0]?.line).toBeNull()
  expect(reorderReport(wanted, [])).toEqual({ added: 0, fewer: [], missing: ['engraving'] })
})
