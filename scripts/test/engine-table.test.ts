import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { engineTable, promises } from './engine-table.ts'

const file = (name: string, ...statuses: readonly string[]) => ({
  name: resolve(name),
  status: statuses.length > 0 && statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status, index) => ({ fullName: `${name} ${index}`, status })),
})

test('Each promise has its tests of every folder, and the first that failed', () => {
  const lines = engineTable(
    [
      file('apps/platform/src/areas/cart/model.test.ts', 'passed', 'failed'),
      file('apps/platform/src/areas/cart-v2/limits.test.ts', 'passed', 'failed'),
      file('apps/platform/src/areas/loyalty/loyalty.test.ts'),
    ],
    ['apps/platform/src/areas/cart-v2/limits.test.ts: apps/platform/src/areas/cart-v2/limits.test.ts 1'],
  ).split('\n')
  const name = 'apps/platform/src/areas/cart/model.test.ts'
  expect(lines).toContain(`| carts | 3 | 1 | ${name}: ${name} 1 |`)
  expect(lines).toContain('| points | 0 | 1 | apps/platform/src/areas/loyalty/loyalty.test.ts: its set-up |')
  expect(lines).toHaveLength(promises.length + 3)
})
