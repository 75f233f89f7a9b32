import {
  type RegistryReader,
  type Release,
  type SourceRelease,
  sourceOf,
  sourceRelease,
} from '@galleria/delivery'
import type { ReleaseDraft } from '@galleria/federation'
import { withReleases } from './release-set.ts'

/** Milliseconds: a server that is gone refuses at once, so only a busy one takes any. */
const PATIENCE = 30_000

export function isSourceRelease(release: Release): release is SourceRelease {
  return 'origin' in release
}

/** Puts modules from source in the place of released ones, for as long as their servers answer. */
export function withDevModules(
  registry: RegistryReader,
  origins: ReadonlyMap<string, string>,
): RegistryReader {
  if (origins.size === 0) return registry
  return {
    async snapshot() {
      const snapshot = await registry.snapshot()
      const found = await Promise.all([...origins].map(([name, origin]) => describe(name, origin)))
      const present = found.filter((release) => release !== null)
      // A module that somebody works on is in no rollout: every page has it.
      const canaries = new Map([...snapshot.canaries].filter(([name]) => !origins.has(name)))
      return { ...snapshot, canaries, modules: withReleases(snapshot.modules, present) }
    },
  }
}

async function describe(name: string, origin: string): Promise<SourceRelease | null> {
  try {
    const response = await fetch(`${origin}/release.json`, { signal: AbortSignal.timeout(PATIENCE) })
    const draft = (await response.json()) as ReleaseDraft
    return sourceRelease(name, sourceOf(draft, origin))
  } catch {
    return null
  }
}

/**
 * A module's refresh run-time starts after react-dom and would never see its renderer: this collects it beforehand
 * (federation of a refresh run-time per module, packages/federation). React has room for one of them: all are asked which
 * version a component has, or an edit of one module would bring an older one of another back.
 */
export const refreshHook =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map,supportsFiber:true,' +
  'inject(r){const i=this.renderers.size+1,all=new Set;this.renderers.set(i,{...r,setRefreshHandler(h){all.add(h);' +
  'r.setRefreshHandler(t=>{for(const h of all){const f=h(t);if(f)return f}})}});return i},' +
  'onScheduleFiberRoot(){},onCommitFiberRoot(){},onCommitFiberUnmount(){}};'
