import { brotliCompressSync } from 'node:zlib'
import { bundle } from './bundle.ts'

export { bundle } from './bundle.ts'

/** Brotli bytes of a production bundle of `code`, resolved from `directory`, without the `external` packages. */
export async function bundleSize(
  code: string,
  directory: string,
  external: readonly (string | RegExp)[] = [],
): Promise<number> {
  const { main } = await bundle({ main: code }, { directory, external })
  return brotliCompressSync(main).byteLength
}
