import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Package, Sources } from './sources.ts'

/** By file the files that it imports, types included; what it loads only when needed (`import()`) is left out. */
export type Graph = ReadonlyMap<string, readonly string[]>

export function graphOf({ files, packages }: Sources): Graph {
  return new Map(
    [...files].map(([file, source]) => {
      const targets = importsOf(file, source).flatMap((name) => resolve(files, packages, file, name))
      return [file, [...new Set(targets)].filter((target) => target !== file)]
    }),
  )
}

/** Imports, re-exports and types named by `import('…')` of a source, as it writes them. */
function importsOf(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const { staticImports, staticExports, dynamicImports } = module
  const loaded = new Set(dynamicImports.map(({ start }) => start))
  const types = [...source.matchAll(/(?<![\w.])import\(\s*'([^']+)'\s*\)/g)]
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...types.filter(({ index }) => !loaded.has(index)).flatMap(([, name]) => name ?? []),
  ]
}

/** The file of ours that is meant: more than one where a package's entry depends on who asks, none for others' packages. */
function resolve(
  files: ReadonlyMap<string, string>,
  packages: readonly Package[],
  file: string,
  name: string,
): string[] {
  const found = name.startsWith('.')
    ? [posix.join(posix.dirname(file), name)]
    : packages
        .filter((each) => name === each.name || name.startsWith(`${each.name}/`))
        .flatMap((each) => entriesOf(each, `.${name.slice(each.name.length)}`))
  return found.filter((path) => files.has(path))
}

function entriesOf({ folder, exports }: Package, entry: string): string[] {
  if (exports[entry]) return textsOf(exports[entry]).map((path) => posix.join(folder, path))
  return Object.entries(exports).flatMap(([pattern, target]) => {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined || !entry.startsWith(head) || !entry.endsWith(tail)) return []
    const middle = entry.slice(head.length, entry.length - tail.length)
    return textsOf(target).map((path) => posix.join(folder, path.replaceAll('*', middle)))
  })
}

/** Every path of an entry, whatever its conditions. */
function textsOf(target: unknown): string[] {
  if (typeof target === 'string') return [target]
  return typeof target === 'object' && target ? Object.values(target).flatMap(textsOf) : []
}
