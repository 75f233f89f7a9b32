import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../../../..')
export const dist = join(import.meta.dirname, '../../../dist')

/** Lockfile of the last installation, which a later request may not have changed. */
const installed = 'node_modules/.pnpm/lock.yaml'
/** The one folder whose files nothing names. */
const migrations = relative(root, join(import.meta.dirname, '../../data/migrations'))

/** Each source by its path in the repository: time of its last change, and what was in it. */
type Inputs = Readonly<Record<string, readonly [changed: number, content: string]>>

export function inputsOf(sources: readonly string[]): Inputs {
  const paths = [...sources.map((source) => relative(root, source)), installed, migrations]
  return Object.fromEntries(paths.map((path) => [path, [changed(path), contentOf(path)]]))
}

/** The bundle's path if nothing that went into it has changed since; git and caches may have put back what it was. */
export function freshBundle(folder = dist): string | undefined {
  try {
    const inputs: Inputs = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8'))
    const same = Object.entries(inputs).every(
      ([path, [time, content]]) => changed(path) === time || contentOf(path) === content,
    )
    return same && statSync(join(folder, 'server.js')) ? join(folder, 'server.js') : undefined
  } catch {
    return undefined
  }
}

function changed(path: string): number {
  return statSync(join(root, path)).mtimeMs
}

function contentOf(path: string): string {
  const full = join(root, path)
  const content = path === migrations ? readdirSync(full).sort().join() : readFileSync(full)
  return createHash('sha1').update(content).digest('base64')
}
