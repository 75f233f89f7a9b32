import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { passOn } from './outgoing.ts'
import { during, seenOf } from './seen.ts'
import { newTrace, readTraceparent } from './trace-context.ts'
import { watchRequests } from './watch.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Line {
  readonly [name: string]: unknown
}

/** A server whose requests are watched; `/status/404` is answered with 404. */
async function watched(sample: number, trusted = true) {
  const lines: Line[] = []
  const watch = watchRequests({
    log: (line) => void lines.push(line),
    sample,
    isFromProxy: () => trusted,
    takesTraces: 'from proxies',
  })
  const url = await serve((incoming, outgoing) => {
    const seen = watch(incoming, outgoing)
    const [, route = '', status = '200'] = /^\/(\w+)\/?(\d*)/.exec(incoming.url ?? '') ?? []
    seen.route = route === 'ready' ? '/ready' : `/${route}/:status`
    outgoing.writeHead(Number(status || 200)).end('answer')
  })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const before = lines.length
    await (await fetch(url + path, { headers })).text()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return lines.slice(before)
  }
  return { ask }
}

test('A request has one line, with the pattern of its address and never the address', async () => {
  const { ask } = await watched(1)
  const [line] = await ask('/status/200?name=Ada', { 'x-request-id': 'from-the-proxy' })
  expect(line).toMatchObject({
    level: 'info',
    kind: 'request',
    requestId: 'from-the-proxy',
    method: 'GET',
    route: '/status/:status',
    status: 200,
  })
  expect(line?.bytes).toBeGreaterThan('answer'.length)
  expect(line?.ms).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify(line)).not.toContain('Ada')
})

test('Successful requests are sampled by their trace; all others have a line', async () => {
  const { ask } = await watched(0)
  expect(await ask('/status/200')).toHaveLength(0)
  expect((await ask('/status/404'))[0]).toMatchObject({ level: 'info', status: 404 })
  expect((await ask('/status/503'))[0]).toMatchObject({ level: 'error', status: 503 })
})

test('Probes have a line of debug alone', async () => {
  const { ask } = await watched(1)
  expect((await ask('/ready'))[0]).toMatchObject({ level: 'debug', route: '/ready' })
})

test('A stranger’s ids are not taken', async () => {
  const { ask } = await watched(1, false)
  const { traceId } = newTrace()
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  const [line] = await ask('/status/200', { 'x-request-id': 'from-a-stranger', traceparent })
  expect(line?.requestId).not.toBe('from-a-stranger')
  expect(line?.traceId).not.toBe(traceId)
})

test('A call on behalf of a request has its ids; one to a stranger has none', async () => {
  const received: (string | string[] | undefined)[][] = []
  const behind: RequestListener = ({ headers }, outgoing) => {
    received.push([headers['x-request-id'], headers.traceparent])
    outgoing.end()
  }
  const [platform, stranger] = [await serve(behind), await serve(behind)]
  const stop = passOn([platform])
  const watch = watchRequests({
    log: () => {},
    sample: 0,
    isFromProxy: () => true,
    takesTraces: 'from proxies',
  })
  const url = await serve((incoming, outgoing) => {
    watch(incoming, outgoing)
    void during(seenOf(incoming), async () => {
      await Promise.all([fetch(platform), fetch(stranger)])
      outgoing.end()
    })
  })
  await fetch(url, { headers: { 'x-request-id': 'one-id-for-all' } })
  await fetch(platform)
  stop()
  const [known, ...others] = received.sort((one) => (one[0] ? -1 : 1))
  expect(known?.[0]).toBe('one-id-for-all')
  expect(readTraceparent(String(known?.[1]))).toBeDefined()
  expect(others).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})
