import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../../../..')
/** Folder of the bundle, inside the checkout: a copy of it, which may share its node_modules, has its own. */
export const dist = join(import.meta.dirname, '../../../dist')

/** Lockfile of the packages that are installed, which may be older than pnpm-lock.yaml. */
const installed = 'node_modules/.pnpm/lock.yaml'

/** Each source by its path in the repository: time of its last change, and what was in it. */
type Inputs = Readonly<Record<string, readonly [changed: number, content: string]>>

export function inputsOf(sources: readonly string[]): Inputs {
  const paths = [...sources.map((source) => relative(root, source)), installed]
  return Object.fromEntries(paths.map((path) => [path, [changed(path), contentOf(path)]]))
}

/** The bundle's path if nothing that went into it has changed since; git and caches may have put back what it was. */
export function freshBundle(folder = dist): string | undefined {
  try {
    const inputs: Inputs = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8'))
    const bundle = join(folder, 'galleria.js')
    const same = Object.entries(inputs).every(
      ([path, [time, content]]) => changed(path) === time || contentOf(path) === content,
    )
    return same && statSync(bundle) ? bundle : undefined
  } catch {
    // Build again where there is no bundle yet, or a source is gone.
    return undefined
  }
}

function changed(path: string): number {
  return statSync(join(root, path)).mtimeMs
}

function contentOf(path: string): string {
  return createHash('sha1')
    .update(readFileSync(join(root, path)))
    .digest('base64')
}
