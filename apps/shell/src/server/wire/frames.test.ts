import { expect, test } from 'vitest'
import { createFrameReader, encodeFrame } from './frames.ts'

const read = (chunks: readonly Uint8Array[]) => {
  const found: [unknown, string][] = []
  const take = createFrameReader((message, bytes) => found.push([message, bytes.toString('utf8')]))
  for (const chunk of chunks) take(chunk)
  return found
}

test('Frames come out as they went in, however the connection cuts them', () => {
  const page = '<h1>Ä page</h1>'.repeat(300)
  const all = Buffer.concat([
    ...encodeFrame({ kind: 'page', id: 1 }, Buffer.from(page)),
    ...encodeFrame({ kind: 'pong', word: 'ö' }),
    ...encodeFrame({ kind: 'more' }, new Uint8Array(0)),
  ])
  const expected = [
    [{ kind: 'page', id: 1 }, page],
    [{ kind: 'pong', word: 'ö' }, ''],
    [{ kind: 'more' }, ''],
  ]
  for (const size of [1, 3, 7, 64, 1000, all.length]) {
    const chunks: Uint8Array[] = []
    for (let at = 0; at < all.length; at += size) chunks.push(all.subarray(at, at + size))
    expect(read(chunks), `chunks of ${size} bytes`).toEqual(expected)
  }
})

test('A length that no frame has is refused before anything is allocated', () => {
  const head = (length: number, json: number) => {
    const bytes = Buffer.alloc(8)
    bytes.writeUInt32BE(length, 0)
    bytes.writeUInt32BE(json, 4)
    return bytes
  }
  const before = process.memoryUsage().arrayBuffers
  expect(() => read([head(0xff_ff_ff_ff, 4)])).toThrow('says it is 4294967295 bytes long')
  expect(() => read([head(3, 0)])).toThrow(RangeError)
  expect(() => read([head(100, 97)])).toThrow(RangeError)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
  expect(() => encodeFrame({}, new Uint8Array(9_000_001))).toThrow('larger than')
})
