import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPoster } from '../../areas/webhooks/target/post.ts'
import { isPublic, type Reach, refusalOf } from './public-address.ts'

const server = createServer((_, response) => response.end('hello'))
let port: number
let asked = 0
beforeAll(async () => {
  server.on('request', () => {
    asked += 1
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::7',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'nonsense',
])('Faults row 95: %s is no address of a target', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is one', (address) => {
  expect(isPublic(address)).toBe(true)
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::1]/',
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'https://ada:secret@example.com/',
  'example.com',
  '',
])('Faults row 95: %s is refused as a target', (url) => {
  expect(refusalOf(url, { allowPrivate: false })).toBeTypeOf('string')
})

test('The open internet may be a target; in development this machine too', () => {
  expect(refusalOf('https://example.com/hooks', { allowPrivate: false })).toBeUndefined()
  expect(refusalOf('http://127.0.0.1:3000/hooks', { allowPrivate: true })).toBeUndefined()
})

const named = (...addresses: string[]): Reach => ({
  allowPrivate: false,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
})

test.each([[['127.0.0.1']], [['93.184.215.14', '127.0.0.1']], [['::ffff:7f00:1']], [[]]])(
  'Faults row 95: a name that leads to %j is not asked',
  async (addresses) => {
    const poster = createPoster(named(...addresses), { timeoutMs: 2000 })
    const before = asked
    const { status, error } = await poster.post(`http://rebound.test:${port}/`, 'x')
    expect([status, error]).toEqual([undefined, expect.stringMatching(/has (a private|no) address/)])
    expect(asked).toBe(before)
    poster.close()
  },
)

test('Faults row 95: a name is looked up once, and the connection goes to the very address that was checked', async () => {
  let looked = 0
  const resolve: Reach['resolve'] = async () => {
    looked += 1
    return [{ address: looked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
  }
  const poster = createPoster({ allowPrivate: true, resolve }, { timeoutMs: 2000 })
  expect(await poster.post(`http://rebound.test:${port}/`, 'x')).toMatchObject({
    status: 200,
    reply: 'hello',
  })
  expect(await poster.post(`http://rebound.test:${port}/`, 'x')).toMatchObject({ status: 200 })
  expect(looked).toBe(1)
  poster.close()
})
