import type { ModuleDefinition } from '@galleria/federation'
import { getInstance } from '@module-federation/enhanced/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import type { BrowserModule } from '../common/boot.ts'

declare global {
  var __galleria_federation_1: unknown
}

// Modules are built without a copy of it (packages/federation, lean-runtime). A shell's own copy lacks what only
// those that expose something need.
globalThis.__galleria_federation_1 = {
  ...federation,
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

// Take the instance now: each module that starts makes itself the latest.
const instance = getInstance()

const timeout = 3000
/** Hash of each entry, by address; the entry in turn checks its chunks. */
const integrities = new Map<string, string>()
instance?.registerPlugins([
  {
    name: 'galleria:entry-script',
    createScript({ url, attrs }) {
      const script = document.createElement('script')
      script.src = url
      script.async = true
      // Set both as the preload link has them, or the browser fetches twice.
      script.crossOrigin = 'anonymous'
      script.integrity = integrities.get(url) ?? ''
      for (const [name, value] of Object.entries(attrs ?? {})) {
        if (name !== 'async' && name !== 'crossorigin') script.setAttribute(name, String(value))
      }
      return { script, timeout }
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
  // Another release after one that did not run.
  const force = instance.options.remotes.some((other) => {
    return other.name === module.name && !('entry' in other && other.entry === entry)
  })
  instance.registerRemotes([{ name: module.name, entry }], { force })
  const loaded = await instance.loadRemote<{ default: ModuleDefinition }>(`${module.name}/module`)
  if (!loaded?.default) throw new Error(`${module.name} has no face`)
  return loaded.default
}
