import { expect, test } from 'vitest'
import * as testing from '../testing.ts'
import type * as promised from './types.d.ts'

test('Other packages are promised no more than the test platform has', () => {
  const kept: typeof promised = testing
  expect(Object.keys(kept)).toEqual(expect.arrayContaining(['createTestPlatform', 'TestClock']))
})
