import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { definitions } from '@galleria/observability/metrics'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from './testing/fixture-store.ts'

let shop: FixtureShop
let behind: Server
let behindUrl: string
/** Requests that the platform received, by header, and spans that the collector did. */
let asked: { readonly path: string; readonly id: unknown; readonly traceparent: unknown }[]
let spans: { traceId: string; spanId: string; parentSpanId?: string; name: string }[]

/** A platform that knows nothing, and a collector, at one address. */
beforeEach(async () => {
  asked = []
  spans = []
  behind = createServer(async (incoming, outgoing) => {
    let text = ''
    for await (const chunk of incoming) text += chunk
    const { url: path = '', headers } = incoming
    if (path.startsWith('/v1/')) {
      outgoing.end('{}')
      if (path !== '/v1/traces') return
      for (const { scopeSpans } of JSON.parse(text).resourceSpans)
        for (const { spans: sent } of scopeSpans) spans.push(...sent)
      return
    }
    asked.push({ path, id: headers['x-request-id'], traceparent: headers.traceparent })
    outgoing.writeHead(path === '/health' ? 200 : 404, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(behind, 'listening')
  behindUrl = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`
  shop = await FixtureShop.create()
  await shop.release({ ...cart, routes: ['/cart'] })
})
afterEach(async () => {
  await shop.close()
  behind.closeAllConnections()
  behind.close()
})

async function freePort(): Promise<string> {
  const server = createSocketServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

test('A request keeps its id from the proxy to the platform, and its answer has it', async () => {
  const url = await shop.open({ PLATFORM_URL: behindUrl, TRUSTED_PROXIES: '1' })
  const answer = await fetch(`${url}/feed-of-nobody`, { headers: { 'x-request-id': 'from-the-proxy' } })
  expect(answer.headers.get('x-request-id')).toBe('from-the-proxy')
  expect(answer.headers.get('server-timing')).toBeNull()
  await fetch(`${url}/sitemap.xml`, { headers: { 'x-request-id': 'for-the-sitemap' } })
  await expect.poll(() => asked.some(({ id }) => id === 'for-the-sitemap')).toBe(true)
})

test('An id of a stranger is not taken, where no proxy is trusted', async () => {
  const url = await shop.open({ PLATFORM_URL: behindUrl })
  const answer = await fetch(`${url}/cart`, { headers: { 'x-request-id': 'from-a-stranger' } })
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('A traced page is one trace from the request to the drawing, and says so to its browser', async () => {
  const url = await shop.open({
    PLATFORM_URL: behindUrl,
    OTEL_EXPORTER_OTLP_ENDPOINT: behindUrl,
    OTEL_TRACES_SAMPLER: 'always_on',
  })
  const answer = await fetch(`${url}/cart`)
  const [, traceId, spanId] =
    /traceparent;desc="00-(\w{32})-(\w{16})-01"/.exec(answer.headers.get('server-timing') ?? '') ?? []
  expect(traceId).toBeDefined()
  const trace = `00-${traceId}-${spanId}-01`
  const origin = { origin: url, 'sec-fetch-site': 'same-origin' }
  const batch = { age: 3_000, set: { shell: '1' }, vitals: { lcp: 900 }, trace }
  const told = await fetch(`${url}/telemetry`, {
    method: 'POST',
    headers: origin,
    body: JSON.stringify(batch),
  })
  expect(told.status).toBe(204)
  await shop.endShell()
  const own = spans.filter((span) => span.traceId === traceId)
  const nameOf = (span: (typeof spans)[number] | undefined) => span?.name
  expect(own.map(nameOf)).toEqual(expect.arrayContaining(['draw page', 'load page']))
  const request = own.find((span) => span.spanId === spanId)
  expect(nameOf(request)).toMatch(/^GET \//)
  for (const name of ['draw page', 'load page'])
    expect(own.find((span) => span.name === name)?.parentSpanId).toBe(spanId)
})

test('Every metric of a shell is at its private port', async () => {
  const METRICS_PORT = await freePort()
  const url = await shop.open({ PLATFORM_URL: behindUrl, METRICS_PORT })
  await (await fetch(`${url}/cart`)).text()
  await (await fetch(`${url}/ready`)).text()
  const text = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()
  const missing = Object.values(definitions).filter(
    ({ name, of }) =>
      of.some((server) => server === 'shell') && !text.includes(`\n${name.replaceAll('.', '_')}`),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(text).toContain('galleria_renderers{galleria_state="warm"} ')
  for (const route of ['/cart', '/ready'])
    expect(text).toContain(`http_server_request_duration_count{http_route="${route}"`)
})
