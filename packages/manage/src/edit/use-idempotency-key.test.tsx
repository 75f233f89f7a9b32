import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Outcome } from '../outcome.ts'
import { useIdempotencyKey } from './use-idempotency-key.ts'

afterEach(cleanup)

test('A key stays through presses and refusals, and each success makes another', () => {
  const { result, rerender } = renderHook(({ sent }) => useIdempotencyKey(sent), {
    initialProps: { sent: undefined as Outcome | undefined },
  })
  const key = (sent: Outcome | undefined) => {
    rerender({ sent })
    return result.current
  }
  const first = key(undefined)
  expect(first).toMatch(/^[\da-f-]{36}$/)
  expect(key({ problem: 'The platform can’t be reached' })).toBe(first)
  const done: Outcome = { done: true }
  const second = key(done)
  expect(second).not.toBe(first)
  expect(key(done)).toBe(second)
  expect(key({ done: true })).not.toBe(second)
})
