import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { keepAlive } from './keep-alive.ts'

let server: Server
afterEach(() => server.closeAllConnections())

async function start(listener: RequestListener) {
  server = createServer(listener)
  const end = keepAlive(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { end, port: (server.address() as AddressInfo).port }
}

/** A connection that is held, as a browser or a proxy holds it, with what comes over it first, and until it is closed. */
async function asked(port: number, headers = '') {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const told = once(socket, 'data').then(() => text)
  return { told, closed: once(socket, 'close').then(() => text) }
}

test('An unused connection is kept for longer than a proxy keeps it: the proxy closes first', async () => {
  const { port } = await start((_, response) => void response.end('here'))
  const { told } = await asked(port)
  const seconds = Number(/keep-alive: timeout=(\d+)/i.exec(await told)?.[1])
  expect(seconds).toBeGreaterThan(60)
})

test('A closing server finishes running responses and closes unused connections at once', async () => {
  const begun = Promise.withResolvers<() => void>()
  const { end, port } = await start((request, response) => {
    if (request.headers['x-slow']) begun.resolve(() => void response.end('whole'))
    else response.end('here')
  })
  const unused = await asked(port)
  await unused.told
  const slow = await asked(port, 'X-Slow: 1\r\n')
  const finish = await begun.promise
  const ended = end(60_000)
  await unused.closed
  finish()
  expect(await slow.closed).toMatch(/connection: close\r\n.*whole$/is)
  await ended
  expect(server.listening).toBe(false)
})

test('A stream of events is let go, and an answer that never ends is cut when patience does', async () => {
  const begun = { events: Promise.withResolvers<void>(), never: Promise.withResolvers<void>() }
  const { end, port } = await start((request, response) => {
    const isStream = request.headers.accept === 'text/event-stream'
    if (isStream) response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n')
    begun[isStream ? 'events' : 'never'].resolve()
  })
  const events = await asked(port, 'Accept: text/event-stream\r\n')
  await events.told
  const never = await asked(port)
  await begun.never.promise
  const ended = end(50)
  await Promise.all([events.closed, never.closed, ended])
})
