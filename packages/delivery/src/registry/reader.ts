import { stat } from 'node:fs/promises'
import { type Release, readRelease } from '../store/read-release.ts'
import { loadRegistry, registryPath } from './file.ts'

/** What is served at one moment; the same object until something changes. */
export interface RegistrySnapshot {
  readonly revision: number
  readonly modules: ReadonlyMap<string, Release>
}

export interface RegistryReader {
  /** The newest state not older than `interval`; the last good one when the store cannot be read. */
  snapshot(): Promise<RegistrySnapshot>
}

export interface ReaderOptions {
  readonly interval?: number
  readonly now?: () => number
  /** A store that cannot be read, or a module left out because its description is missing or changed. */
  readonly onProblem?: (message: string) => void
}

export function createRegistryReader(store: string, options: ReaderOptions = {}): RegistryReader {
  const { interval = 500, now = Date.now, onProblem = () => undefined } = options
  const releases = new Map<string, Promise<Release>>()
  let current: RegistrySnapshot = { revision: 0, modules: new Map() }
  let stamp = ''
  let checkedAt = Number.NEGATIVE_INFINITY
  let checking: Promise<void> | null = null

  async function check(): Promise<void> {
    const state = await stat(registryPath(store)).catch(() => null)
    const next = state ? `${state.mtimeMs} ${state.ino} ${state.size}` : ''
    if (next === stamp) return
    const document = await loadRegistry(store)
    if (document.revision < current.revision) {
      onProblem(
        `The registry went back from revision ${current.revision} to ${document.revision}; kept the newer.`,
      )
      return
    }
    const modules = new Map<string, Release>()
    await Promise.all(
      Object.entries(document.modules).map(async ([name, entry]) => {
        const record = entry.releases.find(({ version }) => version === entry.current)
        if (!record) return
        const key = `${name}@${record.version} ${record.integrity}`
        try {
          const pending = releases.get(key) ?? readRelease(store, name, record)
          releases.set(key, pending)
          modules.set(name, await pending)
        } catch (error) {
          releases.delete(key)
          const before = current.modules.get(name)
          if (before) modules.set(name, before)
          onProblem(`${name}@${record.version} cannot be served: ${(error as Error).message}`)
        }
      }),
    )
    current = { revision: document.revision, modules: sorted(modules) }
    stamp = next
  }

  return {
    async snapshot() {
      if (now() - checkedAt >= interval) {
        checking ??= check()
          .catch((error: Error) => onProblem(error.message))
          .finally(() => {
            checkedAt = now()
            checking = null
          })
      }
      if (checking) await checking
      return current
    },
  }
}

function sorted<Value>(map: Map<string, Value>): Map<string, Value> {
  return new Map([...map].sort(([a], [b]) => (a < b ? -1 : 1)))
}
