import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text of each source by its path from the root, and the workspace's packages. */
export interface Sources {
  readonly files: ReadonlyMap<string, string>
  readonly packages: readonly Package[]
}

export interface Package {
  readonly name: string
  /** Path from the root. */
  readonly folder: string
  /** The `exports` of its package.json. */
  readonly exports: Readonly<Record<string, unknown>>
}

const isSource = (name: string) =>
  /\.(ts|tsx|mts|mjs|js)$/.test(name) && !/\.(d|d\.json|test|spec)\.tsx?$/.test(name)
/** Probes are files that the tests of borders write for a moment, at the same time. */
const isPassed = (name: string) =>
  name.startsWith('.') || /^(node_modules|dist.*|border-probe\..*)$/.test(name)

/** Reads every source of these folders but tests, which nothing imports; a folder that holds a package.json is a package. */
export function readSources(root: string, folders: readonly string[]): Sources {
  const files = new Map<string, string>()
  const packages: Package[] = []
  function read(folder: string): void {
    const manifest = join(root, folder, 'package.json')
    if (existsSync(manifest)) {
      const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
      packages.push({ name, folder, exports })
    }
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (isPassed(entry.name)) continue
      if (entry.isDirectory()) read(path)
      else if (isSource(entry.name)) files.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  for (const folder of folders) read(folder)
  return { files, packages }
}
