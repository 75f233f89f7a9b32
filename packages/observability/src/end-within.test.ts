import { expect, test } from 'vitest'
import { endWithin } from './end-within.ts'

test('An end that never comes is given up, and one that fails is as good as done', async () => {
  const began = performance.now()
  await endWithin(new Promise(() => {}), 30)
  await endWithin(Promise.reject(new Error('The collector is away.')), 10_000)
  expect(performance.now() - began).toBeLessThan(2_000)
})
