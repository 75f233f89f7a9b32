import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipped } from './zipped.ts'

async function* parts(...texts: string[]) {
  yield* texts
}

test('A ZIP that is made part by part has every file whole, and a long one in several', async () => {
  const files = [
    { name: 'README.txt', parts: parts('Grüße\n') },
    { name: 'data/orders.ndjson', parts: parts('{"a":1}\n', '{"a":2}\n', '{"a":3}\n') },
    { name: 'empty.csv', parts: parts() },
  ]
  const chunks: Uint8Array[] = []
  for await (const chunk of zipped(files, new Date('2026-01-02T03:04:06Z'), 10)) chunks.push(chunk)
  const found = Object.entries(unzipSync(Buffer.concat(chunks)))
  expect(found.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['README.txt', 'Grüße\n'],
    ['data/orders.ndjson', '{"a":1}\n{"a":2}\n'],
    ['data/orders-2.ndjson', '{"a":3}\n'],
    ['empty.csv', ''],
  ])
})

test('A ZIP ends with the error of a part, and lets go of the parts when nobody takes more', async () => {
  async function* broken() {
    yield 'first'
    throw new Error('The database is gone')
  }
  const all = async () => {
    for await (const _ of zipped([{ name: 'a.txt', parts: broken() }], new Date()));
  }
  await expect(all()).rejects.toThrow('The database is gone')
  let isOver = false
  async function* endless() {
    try {
      for (;;) yield 'x'.repeat(100_000)
    } finally {
      isOver = true
    }
  }
  for await (const _ of zipped([{ name: 'a.txt', parts: endless() }], new Date())) break
  expect(isOver).toBe(true)
})
