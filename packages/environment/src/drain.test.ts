import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { drainable } from './drain.ts'

let server: Server
afterEach(() => server.closeAllConnections())

async function start(listener: RequestListener) {
  server = createServer(listener)
  const draining = drainable(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { ...draining, port, url: `http://127.0.0.1:${port}/` }
}

/** A connection that is held open, as a proxy would. */
async function hold(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

async function ask(socket: Socket, headers = ''): Promise<string> {
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
  const [chunk] = await once(socket, 'data')
  return String(chunk)
}

describe('A server that is asked to end', () => {
  it('finishes the answer under way, then ends', async () => {
    const asked = Promise.withResolvers<() => void>()
    const { drain, url } = await start((_, response) => asked.resolve(() => void response.end('whole')))
    const answer = fetch(url)
    const finish = await asked.promise
    const ended = drain(0)
    await expect.poll(() => server.listening, { interval: 5 }).toBe(false)
    finish()
    expect(await (await answer).text()).toBe('whole')
    await ended
    expect(server.listening).toBe(false)
  })

  it('takes whoever comes while proxies do not know yet, with one answer per connection', async () => {
    const { drain, port } = await start((_, response) => void response.end('here'))
    const held = await hold(port)
    expect(await ask(held)).toContain('Connection: keep-alive')
    const ended = drain(600)
    const fresh = await hold(port)
    for (const socket of [held, fresh]) {
      const closed = once(socket, 'close')
      expect(await ask(socket)).toContain('Connection: close')
      await closed
    }
    await ended
    await expect(hold(port)).rejects.toThrow('ECONNREFUSED')
  })

  it('answers who connected at the last moment', async () => {
    const { drain, port } = await start((_, response) => void response.end('here'))
    const ended = drain(200)
    const late = await hold(port)
    await expect.poll(() => server.listening, { interval: 5 }).toBe(false)
    expect(await ask(late)).toContain('200 OK')
    await ended
  })

  it('does not wait for connections that nobody uses where nobody lingers', async () => {
    const { drain, port, isIdle } = await start((_, response) => void response.end('here'))
    const held = await hold(port)
    await ask(held)
    expect(isIdle()).toBe(true)
    const closed = once(held, 'close')
    await drain(0)
    await closed
  })

  it('ends a stream of events, whose reader comes again by itself', async () => {
    const { drain, port, isIdle } = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n')
    })
    const reader = await hold(port)
    expect(await ask(reader, 'Accept: text/event-stream\r\n')).toContain('text/event-stream')
    expect(isIdle()).toBe(false)
    const closed = once(reader, 'close')
    await drain(0)
    await closed
  })

  it('keeps an unused connection for longer than a proxy does, so that the proxy closes first', async () => {
    const { port } = await start((_, response) => void response.end('here'))
    const seconds = Number(/keep-alive: timeout=(\d+)/i.exec(await ask(await hold(port)))?.[1])
    expect(seconds).toBeGreaterThan(60)
  })

  it('cuts an answer that never ends when its patience does', async () => {
    const asked = Promise.withResolvers<void>()
    const { drain, port } = await start(() => asked.resolve())
    const never = await hold(port)
    never.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await asked.promise
    await Promise.all([once(never, 'close'), drain(0, 50)])
  })
})
