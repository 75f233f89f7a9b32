import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cart, FixtureShop } from './testing/fixture-store.ts'

let shop: FixtureShop
beforeEach(async () => {
  shop = await FixtureShop.create()
  await shop.release(cart)
})
afterEach(() => shop.close())

/** Reads everything that comes back, until the shell closes the connection. */
async function send(url: string, ...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return said
}

test('Faults row 100: a page asked for with two hosts is refused, as the platform refuses it', async () => {
  const url = await shop.open()
  const page = ['GET /cart HTTP/1.1', 'Host: store.test']
  expect(await send(url, ...page, 'Host: evil.example', 'Connection: close', '', '')).toMatch(
    /^HTTP\/1\.1 400/,
  )
  expect(await send(url, ...page, 'Connection: close', '', '')).toMatch(/^HTTP\/1\.1 200/)
})

test('Headers that never end are given up after ten seconds, not after a minute', async () => {
  const url = await shop.open()
  const began = performance.now()
  expect(await send(url, 'GET /cart HTTP/1.1', 'Host: store.test', 'X-Slow: ')).toMatch(/^HTTP\/1\.1 408/)
  expect(performance.now() - began).toBeLessThan(20_000)
})

test('A network address holds as many connections of the shell as it may, and no more', async () => {
  const url = new URL(await shop.open({ CONNECTIONS_PER_ADDRESS: '2' }))
  const sockets = Array.from({ length: 5 }, () =>
    connect(Number(url.port), '127.0.0.1').on('error', () => {}),
  )
  const answers = await Promise.all(
    sockets.map((socket) => {
      socket.write('GET /cart HTTP/1.1\r\nHost: store.test\r\n\r\n')
      return new Promise<boolean>((resolve) => {
        socket.once('data', () => resolve(true))
        socket.once('close', () => resolve(false))
      })
    }),
  )
  for (const socket of sockets) socket.destroy()
  expect(answers.filter(Boolean)).toHaveLength(2)
})

test('A form that is larger than any of the store is refused before it is read', async () => {
  const url = await shop.open()
  const form = ['POST /preferences HTTP/1.1', 'Host: store.test', 'Connection: close']
  expect(await send(url, ...form, 'Content-Length: 2000000', '', '')).toMatch(/^HTTP\/1\.1 413/)
  const small = 'currency=EUR'
  const read = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${small.length}`]
  expect(await send(url, ...form, ...read, '', small)).toMatch(/^HTTP\/1\.1 303/)
})
