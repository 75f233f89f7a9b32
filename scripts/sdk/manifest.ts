import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../store/layout.ts'
import { type Published, published } from './packages.ts'

export interface Manifest {
  readonly name: string
  readonly version: string
  readonly private?: boolean
  readonly exports?: Exports
  readonly dependencies?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

type Exports = string | { readonly [entry: string]: Exports }

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
}

/** The package.json that is published: built files, and ranges that a registry understands. */
export function publishedManifest(each: Published): Manifest {
  const { folder, program, closed = [], carries = {} } = each
  const { scripts: _, devDependencies: __, private: ___, exports = {}, ...source } = readManifest(folder)
  const common: Manifest = {
    ...source,
    name: each.name ?? source.name,
    engines: { node: '>=22.22' },
    publishConfig: { access: 'public', provenance: true },
  }
  const files = ['dist', 'CHANGELOG.md', ...new Set(Object.values(carries).map((to) => to.split('/')[0]))]
  if (program) {
    const { dependencies: ____, sideEffects: _____, ...rest } = common
    const own = Object.entries(source.dependencies ?? {}).filter(([name]) => program.needs?.includes(name))
    return {
      ...rest,
      bin: { [program.command]: `dist/${program.command}.js` },
      dependencies: ranges(Object.fromEntries(own)),
      files,
    }
  }
  const open = Object.fromEntries(
    Object.entries(exports as Record<string, Exports>).filter(([entry]) => !closed.includes(entry)),
  )
  return {
    ...common,
    ...(Array.isArray(source.sideEffects) && { sideEffects: source.sideEffects.map(built) }),
    ...(source.bin ? { bin: mapped(source.bin as Exports) } : {}),
    exports: { ...(builtExports(open) as object), './package.json': './package.json' },
    dependencies: ranges(source.dependencies ?? {}),
    ...(source.optionalDependencies
      ? { optionalDependencies: ranges(source.optionalDependencies as Record<string, string>) }
      : {}),
    files,
  }
}

/** `./src/a.ts` is `./dist/a.js` in the package. */
export function built(path: string): string {
  return path.replace(/^\.\/src\//, './dist/').replace(/(?<!\.d)\.tsx?$/, '.js')
}

/** Types come first: a reader takes the first condition that it knows. */
function builtExports(target: Exports): Exports {
  if (typeof target === 'string') {
    // A source in JavaScript has no declaration.
    if (!/\.tsx?$/.test(target)) return built(target)
    return { types: built(target).replace(/\.js$/, '.d.ts'), default: built(target) }
  }
  return Object.fromEntries(
    Object.entries(target).map(([key, inner]) => [
      key,
      key === 'types'
        ? built(inner as string)
        : key === 'default' && 'types' in target
          ? mapped(inner)
          : builtExports(inner),
    ]),
  )
}

function mapped(target: Exports): Exports {
  if (typeof target === 'string') return built(target)
  return Object.fromEntries(Object.entries(target).map(([key, inner]) => [key, mapped(inner)]))
}

/** `workspace:*` and `catalog:` as ranges: later versions of the same major, or the one version of a preview. */
function ranges(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => {
      if (range.startsWith('workspace:')) return rangeHere(name)
      const version = range.startsWith('catalog:') ? catalog()[name] : range
      if (!version) throw new Error(`${name} has no version in the catalog of pnpm-workspace.yaml.`)
      return [name, /^\d+\.\d+\.\d+$/.test(version) ? `^${version}` : version]
    }),
  )
}

/** A package of this repository, under the name that is published, and its range. */
function rangeHere(name: string): [string, string] {
  const found = published.find(({ folder }) => readManifest(folder).name === name)
  if (!found) throw new Error(`${name} isn't published, but a published package depends on it.`)
  return [found.name ?? name, `^${readManifest(found.folder).version}`]
}

let entries: Record<string, string> | undefined

/** Versions of the catalog, by package. */
export function catalog(): Readonly<Record<string, string>> {
  if (entries) return entries
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const block = /^catalog:\n((?: {2}.*\n)+)/m.exec(text)?.[1] ?? ''
  entries = Object.fromEntries(
    [...block.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  )
  return entries as Record<string, string>
}

export function has(folder: string, file: string): boolean {
  return existsSync(join(root, folder, file))
}
