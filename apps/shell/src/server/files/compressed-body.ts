import { type PassThrough, pipeline, type Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'

interface Packed {
  readonly body: BodyInit
  readonly encoding: string | null
}

// Each page is packed anew: effort beyond this costs more than it saves on the way.
const brotli = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 256 kB hold a page; the usual 4 MB are fresh memory from the system for each.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  },
}
const gzipped = { level: 3 }
const packWithBrotli = promisify(brotliCompress)
const packWithGzip = promisify(gzip)

/** The bytes of a page of which nothing is on its way any more. */
export function wholePage(body: PassThrough): Buffer | null {
  return body.writableEnded ? body.read() : null
}

/**
 * A whole page without the nonce that React gave its own script elements: what is no longer on its way needs none, and
 * who shares a cache must not share a nonce.
 */
export function withoutNonce(page: Buffer, nonce: string): Buffer {
  const attribute = ` nonce="${nonce}"`
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, from)) {
    parts.push(page.subarray(from, at))
    from = at + attribute.length
  }
  return Buffer.concat([...parts, page.subarray(from)])
}

/** A page that is whole is packed in one go; another as it is made, and each flush reaches the browser. */
export async function compressedBody(
  body: PassThrough | Uint8Array,
  acceptEncoding: string,
): Promise<Packed> {
  const encoding = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : null
  const whole = body instanceof Uint8Array ? body : wholePage(body)
  if (!whole) return { body: streamed(body as PassThrough, encoding), encoding }
  if (encoding === 'br') return { body: bytes(await packWithBrotli(whole, brotli)), encoding }
  if (encoding === 'gzip') return { body: bytes(await packWithGzip(whole, gzipped)), encoding }
  return { body: whole as Uint8Array<ArrayBuffer>, encoding }
}

function streamed(body: PassThrough, encoding: string | null): BodyInit {
  if (!encoding) return bodyOf(body)
  const packer =
    encoding === 'br'
      ? createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ ...gzipped, flush: constants.Z_SYNC_FLUSH })
  // End both where either ends early: a browser that goes away, or a page that is lost.
  return bodyOf(pipeline(body, packer, () => undefined))
}

/** Replaces `Readable.toWeb`, which throws past every handler where a browser goes away during a response. */
export function bodyOf(stream: Readable): BodyInit {
  return ReadableStream.from(stream) as BodyInit
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer)
