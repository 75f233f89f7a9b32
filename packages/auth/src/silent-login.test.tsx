import { SILENT_LOGIN_TIMEOUT } from '@galleria/platform-client/constants'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FRAME_PATIENCE, silentLogin } from './silent-login.ts'

const url = 'http://platform.test/authorize?prompt=none'
const options = { url, state: 's', origins: ['http://platform.test'] }

let listeners = 0
beforeEach(() => {
  listeners = 0
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown, how: unknown) => {
    if (type === 'message') {
      listeners += 1
      ;(how as { signal?: AbortSignal }).signal?.addEventListener('abort', () => {
        listeners -= 1
      })
    }
    add(type, listener as EventListener, how as AddEventListenerOptions)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const frame = () => document.querySelector('iframe')
function post(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = 'http://platform.test', source = frame()?.contentWindow ?? null } = from
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
}
function expectNothingLeft() {
  expect(frame()).toBeNull()
  expect(listeners).toBe(0)
}

test('The hidden frame answers with the code and leaves nothing behind', async () => {
  const answer = silentLogin(options)
  expect(frame()?.src).toBe(url)
  expect(frame()?.style.display).toBe('none')
  post({ code: 'c', state: 's', extra: { more: true } })
  expect(await answer).toEqual({ code: 'c', state: 's' })
  expectNothingLeft()
})

test('Faults row 25: messages from another origin, another window or with another state are ignored', async () => {
  const answer = silentLogin(options)
  const other = document.createElement('iframe')
  document.body.append(other)
  post({ code: 'evil', state: 's' }, { origin: 'http://evil.test' })
  post({ code: 'evil', state: 's' }, { origin: 'http://platform.test.evil.test' })
  post({ code: 'evil', state: 's' }, { source: other.contentWindow })
  post({ code: 'evil', state: 's' }, { source: window })
  post({ code: 'evil', state: 's' }, { source: null })
  post({ code: 'evil', state: 'other' })
  other.remove()
  post({ code: 'c', state: 's' })
  expect(await answer).toEqual({ code: 'c', state: 's' })
  expectNothingLeft()
})

test('A refusal of the platform is passed on at once', async () => {
  const answer = silentLogin(options)
  post({ error: 'login_required', state: 's', code: 7 })
  expect(await answer).toEqual({ error: 'login_required', state: 's' })
})

test('Faults row 26: whatever is posted, only an object with our state ends the wait', async () => {
  let ended = false
  const answer = silentLogin(options).finally(() => {
    ended = true
  })
  const throwing = Object.defineProperty({}, 'other', {
    get() {
      throw new Error('never read')
    },
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.anything(), fc.constant(throwing)), async (data) => {
      if ((data as { state?: unknown } | undefined | null)?.state === 's') return
      post(data)
      await Promise.resolve()
      expect(ended).toBe(false)
    }),
  )
  post({ code: 'c', state: 's' })
  await answer
})

test('Faults row 23: a frame that never answers times out after exactly two minutes', async () => {
  vi.useFakeTimers()
  const failed = silentLogin(options).catch((error) => error)
  await vi.advanceTimersByTimeAsync(SILENT_LOGIN_TIMEOUT - 1)
  expect(frame()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failed).toMatchObject({ name: 'AuthError', message: 'OAuth flow timed out' })
  expect(SILENT_LOGIN_TIMEOUT).toBe(120_000)
  expectNothingLeft()
  expect(vi.getTimerCount()).toBe(0)
})

test('Faults row 24: a frame that speaks while it loads, and has loaded in silence, was blocked: the wait ends long before its ceiling', async () => {
  vi.useFakeTimers()
  const failed = silentLogin({ ...options, answersBeforeLoad: true }).catch((error) => error)
  frame()?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(FRAME_PATIENCE - 1)
  expect(frame()).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failed).toMatchObject({
    name: 'AuthError',
    message: 'OAuth flow timed out',
    reason: 'blocked',
  })
  expectNothingLeft()
  expect(vi.getTimerCount()).toBe(0)
})

test("Faults row 24: a frame that this page's own policy refuses fails at once", async () => {
  const failed = silentLogin(options).catch((error) => error)
  const violation = (blockedURI: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }))
  violation('http://elsewhere.test/frame')
  expect(frame()).not.toBeNull()
  violation('http://platform.test')
  expect(await failed).toMatchObject({ message: 'OAuth flow timed out', reason: 'blocked' })
  expectNothingLeft()
})

test('Faults row 23: a hosted page that works on after it has loaded is waited for, up to the two minutes', async () => {
  vi.useFakeTimers()
  const answer = silentLogin(options)
  frame()?.dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(SILENT_LOGIN_TIMEOUT - 1)
  post({ code: 'late', state: 's' })
  expect(await answer).toEqual({ code: 'late', state: 's' })
  expectNothingLeft()
  expect(vi.getTimerCount()).toBe(0)
})

test('Faults row 28: leaving the page ends the wait, before or after it began', async () => {
  const controller = new AbortController()
  const failed = silentLogin({ ...options, signal: controller.signal }).catch((error) => error)
  expect(frame()).not.toBeNull()
  controller.abort(new Error('aborted'))
  expect(await failed).toMatchObject({ message: 'aborted' })
  expectNothingLeft()
  await expect(silentLogin({ ...options, signal: controller.signal })).rejects.toThrow('aborted')
  expectNothingLeft()
})

test('Faults row 23: a hundred attempts leave no frame and no listener', async () => {
  for (let i = 0; i < 100; i++) {
    const answer = silentLogin(options)
    post({ code: String(i), state: 's' })
    await answer
  }
  expectNothingLeft()
})
