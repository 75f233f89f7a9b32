// Parts of the federation run-time that serve manifests, snapshots, its own preloading and remotes known at build time.
export const remotes = undefined
export const getSharedFallbackGetter = undefined

export class SnapshotHandler {
  hooks = { applyPlugin() {} }
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})

export const defaultPreloadArgs = {}
export const normalizePreloadExposes = () => []
export const formatPreloadArgs = () => []
export const preloadAssets = () => Promise.resolve([])
