import type { ModuleDefinition } from '@galleria/federation'
import { checkEntries } from '@galleria/federation/runtime-plugin'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { BrowserModule } from '../../common/boot.ts'
import { loadExposed } from './exposed.ts'
import { sharedModules } from './shared-modules.ts'

/** Hash of each entry, by address; the entry in turn checks its chunks. */
const integrities = new Map<string, string>()
/** By module, what is to run: a plugin of a browser extension may write another address into a remote. */
const entries = new Map<string, string>()

const instance = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(sharedModules).map(([name, { version, lib, load }]) => [
      name,
      {
        version,
        strategy: 'loaded-first' as const,
        shareConfig: { singleton: true, requiredVersion: false as const },
        ...(lib ? { lib } : { get: async () => factoryOf(await load?.()) }),
      },
    ]),
  ),
  plugins: [
    checkEntries({ integrityOf: (entry) => integrities.get(entry) }),
    {
      name: 'galleria:own-entries',
      beforeRegisterRemote(args) {
        const entry = entries.get(args.remote.name)
        return entry ? { ...args, remote: Object.assign(args.remote, { entry }) } : args
      },
    },
  ],
})

function factoryOf(library: unknown) {
  return () => library
}

interface Entry {
  /** Whole address of the entry. */
  readonly entry: string
  readonly integrity: string
}

/** Loads a module by the federation run-time: a remote that was built elsewhere, or any where a browser extension looks on. */
export async function loadByRuntime(
  module: BrowserModule,
  { entry, integrity }: Entry,
): Promise<ModuleDefinition> {
  integrities.set(entry, integrity)
  entries.set(module.name, entry)
  // Another release after one that did not run.
  const force = instance.options.remotes.some((other) => {
    return other.name === module.name && !('entry' in other && other.entry === entry)
  })
  if (module.exposed) return loadExposed(instance, module, module.exposed, { entry, force })
  instance.registerRemotes([{ name: module.name, entry }], { force })
  const loaded = await instance.loadRemote<{ default: ModuleDefinition }>(`${module.name}/module`)
  if (!loaded?.default) throw new Error(`${module.name} has no face`)
  return loaded.default
}
