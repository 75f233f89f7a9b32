import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { checkEntries } from './check-entries.ts'

export interface CheckManifestEntriesOptions {
  /** Names of remotes that may run without a hash: others are refused where their manifest has none. */
  readonly unchecked?: readonly string[]
  readonly timeout?: number
}

/**
 * `checkEntries` with the hash that each remote's `mf-manifest.json` has of its entry (`metaData.remoteEntry.integrity`,
 * which builds of Galleria's preset write). It trusts the manifest, so register one by an address that never changes.
 */
export function checkManifestEntries({
  unchecked = [],
  ...options
}: CheckManifestEntriesOptions = {}): ModuleFederationRuntimePlugin {
  const hashes = new Map<string, string>()
  return {
    ...checkEntries({ ...options, integrityOf: (entry) => hashes.get(entry) }),
    loadRemoteSnapshot(found) {
      const { manifestJson, manifestUrl, moduleInfo, remoteSnapshot } = found
      if (!manifestJson || !manifestUrl) return found
      const { path, name, integrity } = manifestJson.metaData.remoteEntry as Entry
      const folder = 'publicPath' in remoteSnapshot ? remoteSnapshot.publicPath : '.'
      const entry = new URL(path + name, new URL(folder, manifestUrl)).href
      if (integrity) hashes.set(entry, integrity)
      else if (unchecked.includes(moduleInfo.name)) hashes.set(entry, '')
      return found
    },
    beforePreloadRemote({ preloadOps }) {
      // The runtime would run chunks before the entry, which alone knows their hashes.
      preloadOps.length = 0
      return Promise.resolve()
    },
  }
}

interface Entry {
  readonly path: string
  readonly name: string
  readonly integrity?: string
}
