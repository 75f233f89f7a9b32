import type { ModuleDefinition } from '@galleria/federation'
import { checkEntries, lendRuntime } from '@galleria/federation/runtime-plugin'
import { getInstance } from '@module-federation/enhanced/runtime'
import type { BrowserModule } from '../common/boot.ts'

// Take the instance now: each module that starts makes itself the latest.
const instance = getInstance()

/** Hash of each entry, by address; the entry in turn checks its chunks. */
const integrities = new Map<string, string>()
/** By module, what is to run: a plugin of a browser extension may write another address into a remote. */
const entries = new Map<string, string>()
lendRuntime()
instance?.registerPlugins([
  checkEntries({ integrityOf: (entry) => integrities.get(entry) }),
  {
    name: 'galleria:own-entries',
    beforeRegisterRemote(args) {
      const entry = entries.get(args.remote.name)
      return entry ? { ...args, remote: Object.assign(args.remote, { entry }) } : args
    },
  },
])

/** Runs a module's entry and returns its face. */
export async function loadRemote(module: BrowserModule): Promise<ModuleDefinition> {
  if (!instance) throw new Error('The federation run-time did not start')
  const entry = new URL(module.base + module.entry, location.origin).href
  const integrity = module.files.find(({ path }) => path === module.entry)?.integrity ?? ''
  // Require a hash, except for a module served from source.
  if (!integrity && module.version !== 'source') throw new Error(`${module.name} has no hash`)
  integrities.set(entry, integrity)
  entries.set(module.name, entry)
  // Another release after one that did not run.
  const force = instance.options.remotes.some((other) => {
    return other.name === module.name && !('entry' in other && other.entry === entry)
  })
  if (module.exposed) {
    const { loadExposed } = await import(/* webpackChunkName: "exposed" */ './exposed.ts')
    return loadExposed(instance, module, module.exposed, { entry, force })
  }
  instance.registerRemotes([{ name: module.name, entry }], { force })
  const loaded = await instance.loadRemote<{ default: ModuleDefinition }>(`${module.name}/module`)
  if (!loaded?.default) throw new Error(`${module.name} has no face`)
  return loaded.default
}
