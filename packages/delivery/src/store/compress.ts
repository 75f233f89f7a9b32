import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { cacheCompressed, cachedCompressed } from './compression-cache.ts'

const brotli = promisify(brotliCompress)

/**
 * A text file packed as tightly as can be, once instead of at each request, and once for all stores of a user; null where
 * that gains nothing.
 */
export async function pack(path: string, content: Uint8Array): Promise<Uint8Array | null> {
  if (!/\.(js|css|svg|json|html|txt|xml|webmanifest)$/.test(path) || content.length < 200) return null
  const packed = (await cachedCompressed(content)) ?? (await packNow(content))
  return packed.length < content.length ? packed : null
}

async function packNow(content: Uint8Array): Promise<Uint8Array> {
  const packed = await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  await cacheCompressed(content, packed)
  return packed
}

/** Lays `<file>.br` beside a text file. */
export async function compress(path: string, content: Uint8Array): Promise<void> {
  const packed = await pack(path, content)
  if (packed) await writeFile(`${path}.br`, packed)
}
