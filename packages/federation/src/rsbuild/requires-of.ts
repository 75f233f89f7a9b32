import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sharedLazily, sharedSingletons } from '../shared.ts'

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Versions of the declared singletons that a package was built with, by package. */
export function versionsOf(root: string): Record<string, string> {
  const { dependencies = {} } = manifest(root)
  const require = createRequire(join(root, 'package.json'))
  const versions: Record<string, string> = {}
  for (const key of [...sharedSingletons, ...sharedLazily]) {
    const name = key
      .split('/')
      .slice(0, key.startsWith('@') ? 2 : 1)
      .join('/')
    if (name in dependencies)
      versions[name] = manifest(packageFolder(require.resolve(key), name)).version ?? ''
  }
  return versions
}

/**
 * Ranges of singletons that the module runs with: the minor version it was built with and later ones of the same
 * major.
 */
export function requiresOf(root: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(versionsOf(root)).map(([name, version]) => [name, `^${version.replace(/\.\d+$/, '.0')}`]),
  )
}

function packageFolder(file: string, name: string): string {
  let folder = dirname(file)
  while (!existsSync(join(folder, 'package.json')) || manifest(folder).name !== name) folder = dirname(folder)
  return folder
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
