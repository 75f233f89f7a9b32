import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Draining } from '@galleria/environment'
import { newTrace, writeTraceparent } from '@galleria/observability'
import { definitions } from '@galleria/observability/metrics'
import getPort from 'get-port'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../data/database.ts'
import { type SiteDatabase, siteDatabase } from '../../dev/testing/site-database.ts'
import { createPlatform, type Platform } from '../app.ts'
import { directly } from './direct.ts'
import { listen } from './listen.ts'
import { type Observability, openObservability } from './observability.ts'

const host = '127.0.0.1'
const KEY = 'a key of the owner for this test'
const lines: Record<string, unknown>[] = []
interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
}
const spans: SentSpan[] = []
let site: SiteDatabase
let platform: Platform
let collector: Server
let observability: Observability
let server: Draining
let url: string
let metricsPort: number

/** A platform as production has it, with a collector that takes OTLP. */
beforeAll(async () => {
  collector = createServer(async (incoming, outgoing) => {
    let text = ''
    for await (const chunk of incoming) text += chunk
    outgoing.end('{}')
    if (incoming.url !== '/v1/traces') return
    for (const { scopeSpans } of JSON.parse(text).resourceSpans)
      for (const { spans: sent } of scopeSpans) spans.push(...sent)
  }).listen(0, host)
  await once(collector, 'listening')
  site = await siteDatabase('small')
  platform = await createPlatform({
    database: connect(site.url),
    config: { development: false, trustedProxies: 1, ownerKey: KEY },
    log: () => {},
  })
  metricsPort = await getPort({ host })
  const endpoint = `http://${host}:${(collector.address() as AddressInfo).port}`
  observability = await openObservability(
    {
      log: { level: 'info', sample: 1 },
      metrics: { port: metricsPort, host },
      otlp: { endpoint, sampler: 'parentbased_always_off', ratio: 1 },
      platform: { development: false },
    },
    platform.services,
    (line) => void lines.push(line),
  )
  const port = await getPort({ host })
  url = `http://${host}:${port}`
  server = await listen(platform.fetch, { port, host }, directly(platform), observability)
})
afterAll(async () => {
  await server.drain(0)
  await observability.close()
  await platform.close()
  await site.drop()
  collector.close()
})

const headers = { authorization: KEY, 'content-type': 'application/json' }
const lineOf = (requestId: string) => lines.find((line) => line.requestId === requestId)

test('A request that is answered past the application has its line, with the pattern and the kind of caller', async () => {
  const id = '0d1c0c2e-93a5-4b41-9d1e-2f6b8a7c5e40'
  const answer = await fetch(`${url}/ecom/v1/orders/${id}`, {
    headers: { ...headers, 'x-request-id': 'the-first-request' },
  })
  expect(answer.headers.get('x-wix-request-id')).toBe('the-first-request')
  await expect
    .poll(() => lineOf('the-first-request'))
    .toMatchObject({
      kind: 'request',
      method: 'GET',
      route: '/ecom/v1/orders/{id}',
      status: 404,
      caller: 'APP',
    })
  expect(JSON.stringify(lines)).not.toContain(id)
})

test('A request that goes through the application has the pattern too, and an address that nobody has none', async () => {
  await fetch(`${url}/ready`, { headers: { 'x-request-id': 'the-probe-itself' } })
  await fetch(`${url}/nobody/has/this`, { headers: { 'x-request-id': 'the-lost-request' } })
  await expect.poll(() => lineOf('the-probe-itself')).toMatchObject({ level: 'debug', route: '/ready' })
  await expect.poll(() => lineOf('the-lost-request')).toMatchObject({ status: 404, route: 'none' })
})

test('A traced request sends its span and those of its statements to the collector, in the caller’s trace', async () => {
  const caller = newTrace(true)
  await fetch(`${url}/stores/v3/products/search`, {
    method: 'POST',
    headers: { ...headers, traceparent: writeTraceparent(caller) },
    body: '{"search":{"cursorPaging":{"limit":1}}}',
  })
  const ofTrace = () => spans.filter(({ traceId }) => traceId === caller.traceId)
  await expect
    .poll(() => ofTrace().map(({ name }) => name), { timeout: 15_000 })
    .toContain('POST /stores/v3/products/search')
  const request = ofTrace().find(({ parentSpanId }) => parentSpanId === caller.spanId)
  const statements = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(statements.map(({ name }) => name)).toContain('SELECT')
}, 30_000)

test('A request that its caller does not trace sends no span', async () => {
  const caller = newTrace(false)
  await fetch(`${url}/health`, { headers: { traceparent: writeTraceparent(caller) } })
  expect(spans.some(({ traceId }) => traceId === caller.traceId)).toBe(false)
})

test('Every metric of a platform is at its private port', async () => {
  await platform.services.schedule.runDue(platform.services)
  const text = await (await fetch(`http://${host}:${metricsPort}/metrics`)).text()
  const missing = Object.values(definitions).filter(
    ({ name, of }) =>
      of.some((server) => server === 'platform') && !text.includes(`\n${name.replaceAll('.', '_')}`),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(text).toMatch(/http_server_request_duration_count\{http_route="\/ecom\/v1\/orders\/\{id\}"/)
  expect(text).toMatch(/db_client_connection_count\{db_client_connection_state="idle"\} [1-9]/)
})
