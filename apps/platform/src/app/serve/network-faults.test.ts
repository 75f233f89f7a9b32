import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Draining } from '@galleria/environment'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anonymous } from '../../dev/testing/sign-up.ts'
import { createTestPlatform, type TestPlatform } from '../../dev/testing.ts'
import { listen } from './listen.ts'

let site: TestPlatform
let port: number
let server: Draining
let token: string
beforeAll(async () => {
  site = await createTestPlatform()
  port = await getPort({ host: '127.0.0.1' })
  server = await listen(site.platform.fetch, { port, host: '127.0.0.1' })
  token = (await anonymous(site)).access_token
})
afterAll(async () => {
  await server.drain(0)
  await site.close()
})

/** Response to these bytes, until the server closes or falls silent. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  socket.setTimeout(1_000, () => socket.destroy())
  socket.write(lines.join('\r\n'))
  await once(socket, 'close')
  return said
}

/** The server's answer to a request whose headers never end, and the milliseconds until it closes. */
async function dribble(): Promise<{ said: string; after: number }> {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  const began = performance.now()
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const more = setInterval(() => socket.write('a'), 500)
  await once(socket, 'close')
  clearInterval(more)
  return { said, after: performance.now() - began }
}

/** Whether the server answers there, or closes. */
function isAnswered(socket: Socket): Promise<boolean> {
  socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
}

const statuses = (said: string) => [...said.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status)
const hidden = ['GET /health HTTP/1.1', 'Host: x', '', '']

describe('Faults row 100: a request that two readers could read differently', () => {
  it.each([
    ['with two lengths', ['Content-Length: 0', 'Content-Length: 31', '', ...hidden]],
    ['with two lengths in one line', ['Content-Length: 0, 31', '', ...hidden]],
    ['with a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '', ...hidden]],
    ['with chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5', '', '0', '', ...hidden]],
    ['with a coding nobody knows', ['Transfer-Encoding: xchunked', '', '0', '', ...hidden]],
    ['with chunks that are not last', ['Transfer-Encoding: chunked, identity', '', '0', '', ...hidden]],
    ['with a signed length', ['Content-Length: +31', '', ...hidden]],
    ['with a space before the colon', ['Content-Length : 31', '', ...hidden]],
    ['with a folded header', ['X-One: a', ' Content-Length: 31', '', ...hidden]],
    [
      'with a length of a chunk that is none',
      ['Transfer-Encoding: chunked', '', 'zz', 'x', '0', '', ...hidden],
    ],
    [
      'with a lone line feed in a header',
      ['X-One: a\nContent-Length: 31', 'Content-Length: 0', '', ...hidden],
    ],
    ['without a host', []],
  ])('%s gets one refusal, and what it hides is never read', async (name, lines) => {
    const host = name === 'without a host' ? [''] : ['Host: x']
    const said = await send('POST /oauth2/token HTTP/1.1', ...host, ...lines, '', '')
    expect(statuses(said)).toEqual(['400'])
  })

  it.each([
    ['two tokens', ['Host: x', 'Authorization: first-token-of-two-aaaa', 'Authorization: second']],
    ['two hosts', ['Host: x', 'Host: y']],
    ['two origins', ['Host: x', 'Origin: http://localhost:3000', 'origin: https://evil.example']],
    ['two content types', ['Host: x', 'Content-Type: application/json', 'Content-Type: text/plain']],
  ])('with %s is refused', async (_, lines) => {
    const said = await send('GET /health HTTP/1.1', ...lines, 'Connection: close', '', '')
    expect(statuses(said)).toEqual(['400'])
  })

  it('with one of each is answered', async () => {
    const said = await send(
      'GET /health HTTP/1.1',
      'Host: x',
      'Cookie: a=1',
      'Cookie: b=2',
      'Connection: close',
      '',
      '',
    )
    expect(statuses(said)).toEqual(['200'])
  })

  it('with a parameter that stands twice where one is asked for is refused', async () => {
    const twice = 'state=one&state=two&sessionToken=x'
    const answer = await site.fetch(`${site.url}/_api/iam/authentication/v1/callback?${twice}`, {
      headers: { authorization: token },
    })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toContain('"field":"state"')
  })
})

it('Headers that come letter by letter are given up after ten seconds, not after a minute', async () => {
  const { said, after } = await dribble()
  expect(statuses(said)).toEqual(['408'])
  expect(after).toBeGreaterThan(5_000)
  expect(after).toBeLessThan(20_000)
})

describe('Connections of one network address', () => {
  async function held(more: Partial<Parameters<typeof listen>[1]>, count: number): Promise<number> {
    const own = await getPort({ host: '127.0.0.1' })
    const limited = await listen(site.platform.fetch, { port: own, host: '127.0.0.1', ...more })
    const sockets = Array.from({ length: count }, () => connect(own, '127.0.0.1').on('error', () => {}))
    const answers = await Promise.all(sockets.map(isAnswered))
    for (const socket of sockets) socket.destroy()
    await limited.drain(0)
    return answers.filter(Boolean).length
  }

  it('are bounded, so that one of them does not take all', async () => {
    expect(await held({ connectionsPerAddress: 5 }, 9)).toBe(5)
  })

  it('are not bounded where they are a proxy’s, or where the limit is 0', async () => {
    expect(await held({ connectionsPerAddress: 5, platform: { trustedProxies: ['127.0.0.0/8'] } }, 9)).toBe(9)
    expect(await held({ connectionsPerAddress: 0 }, 9)).toBe(9)
  })

  it('that ended make room for others', async () => {
    const own = await getPort({ host: '127.0.0.1' })
    const limited = await listen(site.platform.fetch, {
      port: own,
      host: '127.0.0.1',
      connectionsPerAddress: 1,
    })
    for (let visit = 0; visit < 5; visit += 1) {
      const answer = await fetch(`http://127.0.0.1:${own}/health`, { headers: { connection: 'close' } })
      expect(answer.status).toBe(200)
      await answer.text()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await limited.drain(0)
  })
})
