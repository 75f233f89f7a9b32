import { afterEach, expect, test, vi } from 'vitest'
import { joinTrace } from './join-trace.ts'

const send = vi.fn<typeof fetch>(async () => new Response('{}'))
afterEach(() => {
  vi.unstubAllGlobals()
  send.mockClear()
})

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const headerOf = async (url: string) => {
  await fetch(new Request(url, { method: 'POST', body: '{}', headers: { authorization: 'token' } }))
  const request = send.mock.calls.at(-1)?.[0] as Request
  return [request.headers.get('authorization'), request.headers.get('traceparent')]
}

test('Calls to the platform and its edge join the trace, and calls elsewhere do not', async () => {
  vi.stubGlobal('fetch', send)
  joinTrace({ platformUrl: 'https://platform.test', edgeUrl: 'https://edge.test' }, traceparent)
  expect(await headerOf('https://platform.test/ecom/v1/carts/current')).toEqual(['token', traceparent])
  expect(await headerOf('https://edge.test/ecom/v1/carts/current')).toEqual(['token', traceparent])
  expect(await headerOf('https://platform.test.evil.example/')).toEqual(['token', null])
})

test('A platform that takes no visits gets no header that it does not know', async () => {
  vi.stubGlobal('fetch', send)
  joinTrace({ platformUrl: 'https://platform.test', isUncounted: true }, traceparent)
  expect(await headerOf('https://platform.test/ecom/v1/carts/current')).toEqual(['token', null])
})
