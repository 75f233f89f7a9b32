import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { definitions, type Metrics, observeProcess, openMetrics, requestMetrics } from './index.ts'

let metrics: Metrics | undefined
afterEach(() => metrics?.close())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function open() {
  metrics = await openMetrics({ service: 'galleria-shell', port: await freePort(), host: '127.0.0.1' })
  const url = String(metrics.url)
  return { metrics, read: async () => (await fetch(url)).text() }
}

test('Requests are counted by route, method and class of status, with their time in buckets', async () => {
  const { metrics, read } = await open()
  const { end } = requestMetrics(metrics)
  const trace = { traceId: '', spanId: '', isSampled: false }
  const seen = { requestId: 'x', method: 'GET', route: '/products/:slug', caller: undefined, trace }
  end?.(seen, { status: 200, milliseconds: 30, bytes: 1, isCutOff: false })
  end?.(seen, { status: 503, milliseconds: 30, bytes: 1, isCutOff: false })
  const text = await read()
  const labels = 'http_route="/products/:slug",http_request_method="GET",http_response_status_class'
  expect(text).toContain(`http_server_request_duration_count{${labels}="2xx"} 1`)
  expect(text).toContain(`http_server_request_duration_bucket{${labels}="5xx",le="0.05"} 1`)
})

test('The process tells of its memory and its event loop', async () => {
  const { metrics, read } = await open()
  const stop = observeProcess(metrics)
  const text = await read()
  stop()
  for (const name of ['process_memory_usage', 'v8js_memory_heap_used', 'nodejs_eventloop_delay_p99'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('A reading that fails costs itself alone', async () => {
  const { metrics, read } = await open()
  metrics.observe('deliveries', () => Promise.reject(new Error('The database is away.')))
  metrics.observe('revision', () => [{ value: 7 }])
  expect(await read()).toContain('galleria_registry_revision 7')
})

test('A port that is taken is said with the name of its variable', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await expect(openMetrics({ service: 'galleria-shell', port, host: '127.0.0.1' })).rejects.toThrow(
    'METRICS_PORT',
  )
  server.close()
})

test('Every metric has a name of its own', () => {
  const names = Object.values(definitions).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
