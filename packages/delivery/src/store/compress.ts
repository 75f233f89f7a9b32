import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** Lays `<file>.br` beside a text file: packed once, as tightly as can be, instead of at each request. */
export async function compress(path: string, content: Uint8Array): Promise<void> {
  if (!/\.(js|css|svg|json|html|txt|xml|webmanifest)$/.test(path) || content.length < 200) return
  const packed = await brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  if (packed.length < content.length) await writeFile(`${path}.br`, packed)
}
