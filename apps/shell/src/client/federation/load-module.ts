import type { ModuleDefinition } from '@galleria/federation'
import { lendSharing, loadContainer, shareScopeOf } from '@galleria/federation/containers'
import type { BrowserModule } from '../../common/boot.ts'
import { sharedModules } from './shared-modules.ts'

lendSharing(sharedModules)
const shareScope = shareScopeOf(sharedModules)

interface Extended {
  readonly __FEDERATION__?: { readonly __GLOBAL_PLUGIN__?: readonly unknown[] }
}

/** Runs a module's entry and returns its face. */
export async function loadRemote(module: BrowserModule): Promise<ModuleDefinition> {
  const entry = new URL(module.base + module.entry, location.origin).href
  const integrity = module.files.find(({ path }) => path === module.entry)?.integrity ?? ''
  // Require a hash, except for a module served from source.
  if (!integrity && module.version !== 'source') throw new Error(`${module.name} has no hash`)
  if (module.exposed || usesExtension()) {
    const { loadByRuntime } = await import(/* webpackChunkName: "federation" */ './runtime.ts')
    return loadByRuntime(module, { entry, integrity })
  }
  const face = await loadContainer({ name: module.name, entry, integrity }, './module', shareScope)
  const { default: definition } = face as { readonly default?: ModuleDefinition }
  if (!definition) throw new Error(`${module.name} has no face`)
  return definition
}

/** Module Federation's browser extension adds plugins before the page's scripts, and keeps choices when it is gone. */
export function usesExtension(): boolean {
  try {
    const { __FEDERATION__: extension } = globalThis as Extended
    return Boolean(extension?.__GLOBAL_PLUGIN__?.length || localStorage.getItem('__MF_DEVTOOLS__'))
  } catch {
    return false
  }
}
