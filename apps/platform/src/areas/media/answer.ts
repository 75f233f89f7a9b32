import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Context } from 'hono'
import type { SampleFile } from '../../data/services.ts'
import type { Env } from '../../http/route.ts'

/** To be kept for ever; drawings go out as brotli where it is read, and players may ask for a part. */
export function answer(c: Context<Env>, file: SampleFile): Response {
  const drawing = file.type === 'image/svg+xml'
  const small = drawing && /\bbr\b/.test(c.req.header('accept-encoding') ?? '')
  const bytes = small ? compress(file.bytes) : file.bytes
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ETag: tag,
    ...(drawing ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  if (c.req.header('if-none-match') === tag) return c.body(null, 304, headers)
  if (small) return c.body(bytes, 200, { ...headers, 'Content-Encoding': 'br' })
  const [asked, from, to] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  if (drawing || !asked || asked === 'bytes=-') return c.body(bytes, 200, headers)
  // `bytes=-500` are the last five hundred.
  const start = from ? Number(from) : Math.max(0, bytes.length - Number(to))
  const end = Math.min(from && to ? Number(to) : bytes.length - 1, bytes.length - 1)
  if (start > end) return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${bytes.length}` })
  const range = `bytes ${start}-${end}/${bytes.length}`
  return c.body(bytes.slice(start, end + 1), 206, { ...headers, 'Content-Range': range })
}

/** Level 5 takes under a millisecond for a drawing and its compression; 11 takes fourteen, for seven per cent less. */
function compress(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
}
