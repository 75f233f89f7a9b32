import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Bucket, openBucket } from './bucket.ts'

let server: Server
afterEach(() => server.closeAllConnections())

/** A service that does these one after the other, the last for ever. */
async function bucketOf(...listeners: RequestListener[]): Promise<Bucket & { readonly asked: () => number }> {
  let asked = 0
  server = createServer((request, response) => {
    const listener = listeners[Math.min(asked++, listeners.length - 1)]
    request.resume().once('end', () => listener?.(request, response))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { accessKeyId: 'a', secretAccessKey: 'b', region: 'us-east-1' }
  const patience = { attempts: 4, milliseconds: 2_000 }
  const bucket = openBucket({ ...keys, bucket: 'modules', prefix: '', endpoint, patience })
  return { ...bucket, asked: () => asked }
}

const answers =
  (status: number, text = ''): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { etag: '"1"' }).end(text)
const breaks: RequestListener = (request) => void request.socket.destroy()
const isSilent: RequestListener = () => undefined
const breaksMidway: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '10' })
  response.write('half', () => response.destroy())
}

test('A connection that breaks, before the answer or within it, is asked again', async () => {
  const bucket = await bucketOf(breaks, breaksMidway, answers(200, 'whole'))
  const object = await bucket.get('a')
  expect(object && object !== 'same' && Buffer.from(object.content).toString()).toBe('whole')
  expect(bucket.asked()).toBe(3)
})

test('A service that is silent or out of breath once is asked again', async () => {
  const bucket = await bucketOf(isSilent, answers(503), answers(200))
  expect(await bucket.put('a', 'text')).toBe(true)
})

test('Another conditional write under way is waited for: nobody knows yet whether it will be there', async () => {
  const free = await bucketOf(answers(409), answers(200))
  expect(await free.put('a', 'text', { ifNoneMatch: '*' })).toBe(true)
  const taken = await bucketOf(answers(409), answers(412))
  expect(await taken.put('a', 'text', { ifNoneMatch: '*' })).toBe(false)
})

test('A service that never answers, or always refuses, is reported with the reason', async () => {
  const away = await bucketOf(breaks)
  await expect(away.get('a')).rejects.toThrow("Couldn't reach s3://modules/: ")
  expect(away.asked()).toBe(4)
  const full = await bucketOf(answers(503, '<Error><Message>Slow down</Message></Error>'))
  await expect(full.put('a', 'text')).rejects.toThrow('s3://modules/ answered 503: Slow down')
  const closed = await bucketOf(answers(403, '<Error><Message>No</Message></Error>'))
  await expect(closed.get('a')).rejects.toThrow('s3://modules/ answered 403: No')
  expect(closed.asked()).toBe(1)
})
