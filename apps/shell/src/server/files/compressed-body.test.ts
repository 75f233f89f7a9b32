import { PassThrough } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedBody, withoutNonce } from './compressed-body.ts'

const page = '<p>Olive tote</p>'.repeat(5_000)
const open = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes }
const encodings = ['br', 'gzip', 'identity'] as const

const made = (isWhole: boolean) => {
  const body = new PassThrough({ highWaterMark: 4_000_000 })
  body.write(page)
  if (isWhole) body.end()
  return body
}

test.each(encodings)(
  'A page that is whole, and one that comes in parts, arrive as they were made: %s',
  async (name) => {
    for (const isWhole of [true, false]) {
      const body = made(isWhole)
      const { body: packed, encoding } = await compressedBody(body, name)
      if (!isWhole) setImmediate(() => body.end('<p>late</p>'))
      const bytes = Buffer.from(await new Response(packed).arrayBuffer())
      expect(encoding).toBe(name === 'identity' ? null : name)
      expect(open[name](bytes).toString()).toBe(isWhole ? page : `${page}<p>late</p>`)
    }
  },
)

test.each(encodings)(
  'A browser that goes away meanwhile ends the page, and nothing else: %s',
  async (name) => {
    const body = made(false)
    const { body: packed } = await compressedBody(body, name)
    const reader = new Response(packed).body?.getReader()
    await reader?.read()
    const closed = new Promise((resolve) => body.once('close', resolve))
    const canceled = reader?.cancel()
    body.write(page)
    await Promise.all([canceled, closed])
    expect(body.destroyed).toBe(true)
  },
)

test('A whole page loses every nonce of its own, and nothing else', () => {
  const html = '<link nonce="A+/=" rel="preload"><p>nonce="B"</p><script nonce="A+/=">1</script>'
  expect(withoutNonce(Buffer.from(html), 'A+/=').toString()).toBe(
    '<link rel="preload"><p>nonce="B"</p><script>1</script>',
  )
  expect(withoutNonce(Buffer.from('Überrock'), 'A+/=').toString()).toBe('Überrock')
})
