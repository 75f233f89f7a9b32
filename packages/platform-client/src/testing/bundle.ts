import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rspack } from '@rsbuild/core'

export interface BundleOptions {
  /** Directory from which bare imports are resolved. */
  readonly directory: string
  /** Packages left out. */
  readonly external?: readonly (string | RegExp)[]
  /** Puts what is imported late into the same file. */
  readonly isWhole?: boolean
}

/** Production bundles for browsers of pieces of code, by name: what is loaded at once, without chunks of their own. */
export async function bundle<Name extends string>(
  entries: Readonly<Record<Name, string>>,
  { directory, external = [], isWhole = false }: BundleOptions,
): Promise<Readonly<Record<Name, string>>> {
  const output = await mkdtemp(join(tmpdir(), 'galleria-bundle-'))
  try {
    await build(entries, { directory, external, isWhole }, output)
    const names = Object.keys(entries) as Name[]
    const read = async (name: Name) => [name, await readFile(join(output, `${name}.js`), 'utf8')] as const
    return Object.fromEntries(await Promise.all(names.map(read))) as Record<Name, string>
  } finally {
    await rm(output, { recursive: true })
  }
}

function build(
  entries: Readonly<Record<string, string>>,
  { directory, external, isWhole }: Required<BundleOptions>,
  output: string,
) {
  const entry = Object.entries(entries).map(
    ([name, code]) => [name, `data:text/javascript,${encodeURIComponent(code)}`] as const,
  )
  const compiler = rspack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: directory,
    entry: Object.fromEntries(entry),
    output: {
      path: output,
      filename: '[name].js',
      chunkFilename: 'later-[id].js',
      module: true,
      library: { type: 'module' },
    },
    externals: [...external],
    externalsType: 'module',
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      parser: { javascript: { dynamicImportMode: isWhole ? 'eager' : 'lazy' } },
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
