import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOtlp } from './otlp.ts'

interface Received {
  readonly path: string
  readonly body: string
}

const received: Received[] = []
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    received.push({ path: request.url ?? '', body: JSON.stringify(body) })
    response.setHeader('content-type', 'application/json').end('{}')
  })
})
beforeEach(async () => {
  received.length = 0
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise<void>((done) => void collector.close(() => done())))

test('A collector is sent counts, vitals and errors with module and version', async () => {
  const otlp = openOtlp(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, 'abc')
  const cart = { module: 'cart', version: '1.0.0', rollout: null }
  otlp.recorder.view(cart)
  otlp.recorder.failed(cart)
  otlp.recorder.time(cart, 'lcp', 1800)
  otlp.recorder.error(cart, {
    side: 'browser',
    kind: 'render',
    message: 'no total',
    stack: ['f (cart@1.0.0/web/a.js:1:2)'],
  })
  await otlp.close()
  const metrics = received.find(({ path }) => path === '/v1/metrics')?.body ?? ''
  for (const text of [
    'galleria-shell',
    'galleria.page.views',
    'galleria.page.failures',
    'galleria.lcp',
    '"cart"',
    '"1.0.0"',
  ])
    expect(metrics).toContain(text)
  const logs = received.find(({ path }) => path === '/v1/logs')?.body ?? ''
  expect(logs).toContain('no total')
  expect(logs).toContain('f (cart@1.0.0/web/a.js:1:2)')
})

test('A collector that is away takes nothing down', async () => {
  const otlp = openOtlp('http://127.0.0.1:9', 'abc')
  otlp.recorder.view({ module: 'cart', version: '1.0.0', rollout: null })
  await expect(otlp.close()).resolves.toBeUndefined()
})
