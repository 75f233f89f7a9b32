import { createRequire } from 'node:module'
import { sharedLazily, sharedSingletons } from '../shared.ts'

const require = createRequire(import.meta.url)

interface SharedOption {
  readonly singleton: true
  readonly requiredVersion: string | false
  readonly import: false
}

/** The `shared` option of a module's federation plugin: modules consume, the shell provides. */
export function sharedOptions() {
  const options: Record<string, SharedOption> = {}
  for (const key of [...sharedSingletons, ...sharedLazily])
    options[key] = { singleton: true, requiredVersion: requiredVersion(key), import: false }
  return options
}

/** Workspace packages are released with the shell and carry no version of their own. */
function requiredVersion(key: string): string | false {
  if (key.startsWith('@galleria/')) return false
  const name = key.split('/')[0] as string
  const { version } = require(`${name}/package.json`) as { version: string }
  return `^${version.split('.')[0]}.0.0`
}
