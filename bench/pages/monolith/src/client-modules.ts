import type { Modules } from '../../../../apps/shell/src/client/modules.ts'
import { definitions } from './definitions.ts'

export function createModules(): Modules {
  const load: Modules['load'] = async ({ name }) => {
    const definition = definitions.get(name)
    if (!definition) throw new Error(`There is no module ${name}`)
    return definition
  }
  // One build: there is no other release of anything.
  const replace: Modules['replace'] = (_failed, error) => Promise.reject(error)
  return { load, loadPreloaded: load, replace, releaseOf: () => undefined }
}
