import { PlatformError } from '@galleria/platform-client'
import { expect, test, vi } from 'vitest'
import { createCartApi } from './cart-api.ts'

let now = 0
const clock = {
  now: () => now,
  after(milliseconds: number, work: () => void) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
const failure = (status: number, code?: string) =>
  new PlatformError('No', {
    status,
    ...(code && { details: { applicationError: { code, description: 'No', data: {} } } }),
  })

/** Decision over a platform that answers with the errors of the list, in turn. */
function decide(mode: 'auto' | 'v1' | 'v2', ...answers: readonly unknown[]) {
  const send = vi.fn(async () => {
    const answer = answers[Math.min(send.mock.calls.length, answers.length) - 1]
    if (answer instanceof Error) throw answer
    return answer
  })
  return { send, cartApi: createCartApi({ send } as never, { mode, patience: 50, clock: clock as never }) }
}

test('A configured version is taken without a question, and stays', async () => {
  for (const mode of ['v1', 'v2'] as const) {
    const { send, cartApi } = decide(mode)
    expect(await cartApi()).toEqual({ version: mode, isFixed: true })
    expect(send).not.toHaveBeenCalled()
  }
})

test.each([
  [failure(404, 'CURRENT_CART_NOT_FOUND'), 'v2'],
  [failure(404, 'OWNED_CART_NOT_FOUND'), 'v2'],
  [failure(404, 'UNKNOWN_CALL'), 'v1'],
  [failure(410), 'v1'],
  [failure(403), 'v1'],
])('V2 is used where its answer names the cart (%s: %s), and is asked once', async (answer, version) => {
  const { send, cartApi } = decide('auto', answer)
  expect(await cartApi()).toEqual({ version })
  expect(await cartApi()).toEqual({ version })
  expect(send).toHaveBeenCalledTimes(1)
})

test('A platform that is away leaves V1, and is asked again a while later', async () => {
  now = 0
  const { send, cartApi } = decide('auto', failure(503), failure(404, 'CURRENT_CART_NOT_FOUND'))
  expect(await cartApi()).toEqual({ version: 'v1' })
  now = 10_000
  expect(await cartApi()).toEqual({ version: 'v2' })
  expect(send).toHaveBeenCalledTimes(2)
})

test('An API that comes while the shell runs is found without a start', async () => {
  now = 0
  const { cartApi } = decide('auto', failure(404), failure(404, 'CURRENT_CART_NOT_FOUND'))
  expect(await cartApi()).toEqual({ version: 'v1' })
  now = 600_000
  await cartApi()
  await vi.waitFor(async () => expect(await cartApi()).toEqual({ version: 'v2' }))
})
