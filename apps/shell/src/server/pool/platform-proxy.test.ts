import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPlatformProxy, type PlatformRequest } from './platform-proxy.ts'

const seen: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = []
let answers: number[] = []
const server = createServer((request, response) => {
  const { method, url, headers } = request
  seen.push({ method, url, headers })
  response.writeHead(answers.shift() ?? 200, { 'content-type': 'application/json', 'set-cookie': 'a=b' })
  response.end('{"products":[]}')
})
let origin = ''
const problems: string[] = []
const renewals: unknown[] = []

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  for (const list of [seen, problems, renewals]) list.length = 0
  answers = []
})
afterEach(() => new Promise<unknown>((resolve) => server.close(resolve)))

let now = 0
const open = () =>
  createPlatformProxy({
    origins: [origin],
    session: {
      getAuthHeaders: async (options) => {
        if (options?.renew) renewals.push(options.rejected)
        return { authorization: options?.renew ? 'second' : 'first' }
      },
    },
    maxAge: 250,
    clock: { now: () => now },
    onProblem: (message) => problems.push(message),
  })
const request = (path: string, more: Partial<PlatformRequest> = {}): PlatformRequest => {
  return { method: 'GET', url: origin + path, headers: {}, body: new Uint8Array(), ...more }
}

test('The front authorizes a read, hands on only harmless headers, and renews once after a refusal', async () => {
  answers = [401]
  const headers = { authorization: 'stolen', cookie: 'a=b', 'x-wix-linguist': 'de', host: 'evil.example' }
  const { status, headers: kept, bytes } = await open()(request('/stores/v1/products/a', { headers }))
  expect([status, kept, Buffer.from(bytes).toString()]).toEqual([
    200,
    { 'content-type': 'application/json' },
    '{"products":[]}',
  ])
  expect(seen.map((each) => each.headers.authorization)).toEqual(['first', 'second'])
  expect(seen[0]?.headers).toMatchObject({ 'x-wix-linguist': 'de' })
  expect(seen[0]?.headers.cookie).toBeUndefined()
  expect(renewals).toEqual([{ authorization: 'first' }])
})

test('A request that is no read of the platform is refused, named, and asks nobody', async () => {
  const ask = open()
  await expect(ask(request('', { url: 'http://169.254.169.254/latest' }))).rejects.toThrow('platform alone')
  await expect(ask(request('', { url: `${origin}.evil.example/` }))).rejects.toThrow('platform alone')
  await expect(ask(request('/ecom/v1/carts', { method: 'POST' }))).rejects.toThrow('no read')
  await expect(ask(request('/stores/v3/brands/get-or-create', { method: 'POST' }))).rejects.toThrow('no read')
  expect(seen).toEqual([])
  expect(problems).toHaveLength(4)
  await ask(request('/stores/v3/ribbons/query', { method: 'POST' }))
  await ask(request('/ecom/v1/orders/aggregate', { method: 'POST' }))
  await ask(request('/letters/v1/letters/order-confirmation/preview', { method: 'POST' }))
  expect(seen).toHaveLength(3)
})

test('Renderers that ask for the same at a time ask the platform once; a failure is not kept', async () => {
  const ask = open()
  await Promise.all([ask(request('/stores/v1/products/a')), ask(request('/stores/v1/products/a'))])
  await ask(request('/stores/v1/products/a', { headers: { 'x-wix-linguist': 'ar' } }))
  expect(seen).toHaveLength(2)
  now += 251
  answers = [503]
  await ask(request('/stores/v1/products/a'))
  await ask(request('/stores/v1/products/a'))
  expect(seen).toHaveLength(4)
})
