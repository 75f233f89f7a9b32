import type { ModuleDefinition } from '@galleria/federation'
import type { LanguageCode } from '@galleria/i18n'
import type { BrowserModule } from '../common/boot.ts'
import { loadRemote } from './federation/load-module.ts'
import { withLoaderTimeouts } from './loader-timeout.ts'
import { prefetch } from './prefetch.ts'
import { withRefetch } from './refetch.ts'
import type { ClientRegistry } from './registry.ts'
import { report } from './reports.ts'

export interface Modules {
  /** Loads a module once for any number of callers; after a failure the next call tries again. */
  load(module: BrowserModule): Promise<ModuleDefinition>
  /** For the page itself, whose files are being preloaded. */
  loadPreloaded(module: BrowserModule): Promise<ModuleDefinition>
  /** The next good release of a module whose page, widget or chunk failed; rejects with the error where none is left. */
  replace(failed: ModuleDefinition, error: unknown): Promise<ModuleDefinition>
  /** The release that a definition is of. */
  releaseOf(definition: ModuleDefinition): BrowserModule | undefined
}

type Registry = Pick<ClientRegistry, 'doubt' | 'instead' | 'use'>

/**
 * `outdated`: a release that this tab runs is no longer kept. `chosen`: the release that the user of a browser extension put in
 * the place of one, if any.
 */
export function createModules(
  registry: Registry,
  language: LanguageCode,
  outdated: (module: BrowserModule) => void,
  chosen?: (module: BrowserModule) => Promise<BrowserModule | null>,
): Modules {
  const loads = new Map<string, Promise<ModuleDefinition>>()
  const releases = new WeakMap<ModuleDefinition, BrowserModule>()
  /** By module: versions that did not run since it was last asked for. */
  const failures = new Map<string, string[]>()

  const once = (module: BrowserModule, work: () => Promise<ModuleDefinition>) => {
    const running = loads.get(module.name)
    if (running) return running
    failures.delete(module.name)
    const start = (release: BrowserModule, work: () => Promise<ModuleDefinition>) =>
      prepare(release, release.incompatibility ? refused(release) : work()).catch((error: unknown) =>
        recover(release, error),
      )
    const started = chosen
      ? chosen(module).then((other) => (other ? start(other, () => twice(other)) : start(module, work)))
      : start(module, work)
    return keep(module.name, started)
  }

  function keep(name: string, load: Promise<ModuleDefinition>): Promise<ModuleDefinition> {
    loads.set(name, load)
    load.catch(() => {
      if (loads.get(name) === load) loads.delete(name)
      // The release that is known may not be the one to try next time.
      registry.doubt(name)
    })
    return load
  }

  async function prepare(module: BrowserModule, work: Promise<ModuleDefinition>): Promise<ModuleDefinition> {
    const loaded = withRefetch(await work)
    // Without its words a module speaks English.
    await loaded.messages?.load(language).catch(warn)
    let definition = withLoaderTimeouts(loaded)
    // The build that shoppers get leaves this out.
    if (process.env.NODE_ENV !== 'production' && module.version === 'source')
      definition = (await import('./source/from-source.tsx')).withKeptState(definition)
    releases.set(definition, module)
    return definition
  }

  /** Code that is hardly ever wanted comes when it is; where it does not, the error stands. */
  async function recovery(error: unknown) {
    return import(/* webpackChunkName: "last-good" */ './last-good.ts').catch(() => {
      throw error
    })
  }

  /** Loads another release in the place of one that failed; a module served from source is shown as it is, broken or not. */
  async function recover(module: BrowserModule, error: unknown): Promise<ModuleDefinition> {
    const { name, version } = module
    report({ kind: 'load-failed', module: name, version, message: String(error) })
    if (version === 'source') {
      if (process.env.NODE_ENV !== 'production')
        (await import('./source/from-source.tsx')).failedToLoad(error)
      throw error
    }
    const failed = failures.get(name) ?? []
    failures.set(name, failed)
    const load = (other: BrowserModule) =>
      prepare(other, other.incompatibility ? refused(other) : twice(other))
    return (await recovery(error)).lastGood({ module, error, failed, registry, load, outdated })
  }

  return {
    load: (module) => once(module, () => twice(module)),
    loadPreloaded: (module) =>
      once(module, async () => {
        dropFailed(module)
        try {
          return await withDeadline(3000, loadRemote(module))
        } catch (error) {
          if (isTimeout(error)) throw error
          dropFailed(module, 'preload')
          await prefetch(module, { isRetry: true })
          return withDeadline(3000, loadRemote(module))
        }
      }),
    async replace(failed, error) {
      const module = releases.get(failed)
      if (!module) throw error
      const again = () => keep(module.name, recover(module, error))
      return (await recovery(error)).replaced(failed, () => loads.get(module.name), again)
    },
    releaseOf: (definition) => releases.get(definition),
  }
}

async function refused({ name, version, incompatibility }: BrowserModule): Promise<never> {
  throw new Error(`${name}@${version} ${incompatibility}`)
}

/** Retries once in silence, except after a timeout: a second wait needs the visitor's consent. */
async function twice(module: BrowserModule): Promise<ModuleDefinition> {
  try {
    await prefetch(module, { isRetry: false })
    return await withDeadline(3000, loadRemote(module))
  } catch (error) {
    if (isTimeout(error)) throw error
    dropFailed(module, 'preload')
    await prefetch(module, { isRetry: true })
    return withDeadline(3000, loadRemote(module))
  }
}

/**
 * A failed preload is handed out once more instead of a new request, and a style sheet that failed is taken for one
 * that is there.
 */
function dropFailed({ base }: BrowserModule, rel?: 'preload'): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href^="${base}"]`)) {
    const isOver = performance.getEntriesByName(link.href).length > 0
    if (link.rel === rel || (link.rel === 'stylesheet' && !link.sheet && isOver)) link.remove()
  }
}

function warn(error: unknown): void {
  console.warn('A module has no words in this language.', error)
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function withDeadline<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('Took too long', 'TimeoutError')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
