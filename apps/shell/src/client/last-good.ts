import type { ModuleDefinition } from '@galleria/federation'
import type { BrowserModule } from '../common/boot.ts'
import type { ClientRegistry } from './registry.ts'
import { report } from './reports.ts'

interface Recovery {
  /** The release that did not run. */
  readonly module: BrowserModule
  readonly error: unknown
  /** Versions that did not run in this page; more are added. */
  readonly failed: string[]
  readonly registry: Pick<ClientRegistry, 'instead' | 'use'>
  readonly load: (module: BrowserModule) => Promise<ModuleDefinition>
  readonly outdated: (module: BrowserModule) => void
}

/** Runs the next good release in the place of one that does not, within the same page view. */
export async function lastGood(recovery: Recovery): Promise<ModuleDefinition> {
  const { module, error, failed, registry, load, outdated } = recovery
  const { name, version } = module
  failed.push(version)
  for (;;) {
    const found = await registry.instead(name, failed).catch(() => null)
    if (found?.kept === false) outdated(module)
    const other = found?.module
    // A shell that knows no better names the same one again.
    if (!other || failed.includes(other.version)) throw error
    try {
      const definition = await withOwnChunks(module, () => load(other))
      registry.use(other)
      report({ kind: 'last-good-used', module: name, version, used: other.version, message: String(error) })
      return definition
    } catch (next) {
      report({ kind: 'load-failed', module: name, version: other.version, message: String(next) })
      failed.push(other.version)
    }
  }
}

/**
 * Definition that replaces a failed one: the one that another part of the page has loaded meanwhile, else the one that
 * `again` finds. `running`: the module's load as it now is.
 */
export async function replaced(
  failed: ModuleDefinition,
  running: () => Promise<ModuleDefinition> | undefined,
  again: () => Promise<ModuleDefinition>,
): Promise<ModuleDefinition> {
  const first = running()
  const now = await first?.catch(() => failed)
  if (first && now && now !== failed) return now
  const latest = running()
  if (latest && latest !== first) return latest
  return again()
}

interface Chunks {
  push(chunk: unknown): unknown
}

/** Beginnings of the globals, as our build, Rspack and webpack write them. */
const prefixes = ['chunk_', 'rspackChunk', 'webpackChunk'] as const

/**
 * Chunks of every release of a module call one global, which belongs to the run-time that started last. Parts of the
 * page that are still of the older release must get their own chunks, and the newer run-time none of them.
 */
async function withOwnChunks<Value>(
  { name, base }: BrowserModule,
  load: () => Promise<Value>,
): Promise<Value> {
  const all = globalThis as unknown as Record<string, Chunks | undefined>
  // The end of each name is the bundler's `uniqueName`.
  const id = name.replace(/[^\w$]+/g, '_')
  const older = prefixes.flatMap((prefix) => {
    const chunks = all[prefix + id]
    return chunks ? [{ key: prefix + id, chunks }] : []
  })
  for (const { key } of older) delete all[key]
  try {
    return await load()
  } finally {
    for (const { key, chunks } of older) {
      const newer = all[key]
      all[key] = newer ?? chunks
      if (newer) newer.push = dividing(newer.push.bind(newer), chunks, base)
    }
  }
}

/** Gives chunks that come from below `base` to the older run-time. */
function dividing(push: Chunks['push'], older: Chunks, base: string): Chunks['push'] {
  return (chunk) => {
    const { currentScript } = document
    const isOlder = currentScript instanceof HTMLScriptElement && currentScript.src.includes(base)
    return isOlder ? older.push(chunk) : push(chunk)
  }
}
