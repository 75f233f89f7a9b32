import { z } from '@galleria/platform-client'
import { expect, test } from 'vitest'

test('The facade gives schemas that check', () => {
  expect(z.safeParse(z.object({ amount: z.string() }), { amount: 1 }).success).toBe(false)
})
