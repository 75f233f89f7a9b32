import { type PassThrough, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** Pages are packed as they are made; each flush reaches the browser. */
export function packedBody(
  body: PassThrough,
  acceptEncoding: string,
): { body: BodyInit; encoding: string | null } {
  if (/\bbr\b/.test(acceptEncoding)) {
    const packer = createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    })
    return { body: web(body.pipe(packer)), encoding: 'br' }
  }
  if (/\bgzip\b/.test(acceptEncoding)) {
    return { body: web(body.pipe(createGzip({ flush: constants.Z_SYNC_FLUSH }))), encoding: 'gzip' }
  }
  return { body: web(body), encoding: null }
}

function web(stream: Readable): BodyInit {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
