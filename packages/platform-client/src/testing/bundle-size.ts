import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rspack } from '@rsbuild/core'

/** Brotli bytes of a production bundle of `code`, resolved from `directory`, without the `external` packages. */
export async function bundleSize(
  code: string,
  directory: string,
  external: readonly (string | RegExp)[] = [],
): Promise<number> {
  const output = await mkdtemp(join(tmpdir(), 'galleria-size-'))
  try {
    await build(code, directory, external, output)
    return brotliCompressSync(await readFile(join(output, 'bundle.js'))).byteLength
  } finally {
    await rm(output, { recursive: true })
  }
}

function build(code: string, directory: string, external: readonly (string | RegExp)[], output: string) {
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: directory,
    entry: `data:text/javascript,${encodeURIComponent(code)}`,
    output: {
      path: output,
      filename: 'bundle.js',
      chunkFilename: '[id].js',
      module: true,
      library: { type: 'module' },
    },
    externals: [...external],
    externalsType: 'module',
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      // What loads later is counted too, but not a loader for it: the page has one.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto',
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  })
  return new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
        else resolve()
      })
    })
  })
}
