import type { Modules } from '../../../../apps/shell/src/client/modules.ts'
import { definitions } from './definitions.ts'

export function createModules(): Modules {
  const load: Modules['load'] = async ({ name }) => {
    const definition = definitions.get(name)
    if (!definition) throw new Error(`There is no module ${name}`)
    return definition
  }
  return { load, loadPreloaded: load }
}
