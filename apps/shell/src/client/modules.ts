import type { ModuleDefinition } from '@galleria/federation'
import type { LanguageCode } from '@galleria/i18n'
import type { BrowserModule } from '../composition/boot.ts'
import { loadRemote } from './federation.ts'
import { withRefetch } from './refetch.ts'
import { report } from './reports.ts'
import { warm } from './warm.ts'
import { withEnd } from './with-end.ts'

export interface Modules {
  /** Once per module, however many ask; after a failure the next one tries anew. */
  load(module: BrowserModule): Promise<ModuleDefinition>
  /** For the page itself, whose files are being preloaded. */
  loadPreloaded(module: BrowserModule): Promise<ModuleDefinition>
}

/** `onFailure`: the release that is known may not be the one to try next time. */
export function createModules(onFailure: (name: string) => void, language: LanguageCode): Modules {
  const loads = new Map<string, Promise<ModuleDefinition>>()

  const once = (module: BrowserModule, work: () => Promise<ModuleDefinition>) => {
    const running = loads.get(module.name)
    if (running) return running
    const load = work().then(withRefetch).then(withWords).then(withEnd)
    loads.set(module.name, load)
    load.catch((error: unknown) => {
      const { name, version } = module
      report({ kind: 'load-failed', module: name, version, message: String(error) })
      loads.delete(name)
      onFailure(name)
    })
    return load
  }

  /** Without its words a module speaks English. */
  const withWords = async (definition: ModuleDefinition) => {
    await definition.messages?.load(language).catch(warn)
    return definition
  }

  return {
    load: (module) => once(module, () => twice(module)),
    loadPreloaded: (module) =>
      once(module, async () => {
        dropFailed(module)
        try {
          return await within(3000, loadRemote(module))
        } catch (error) {
          if (isTimeout(error)) throw error
          dropFailed(module, 'preload')
          await warm(module, { isRetry: true })
          return within(3000, loadRemote(module))
        }
      }),
  }
}

/** One silent retry, unless it was waiting that failed: nobody waits twice without being asked. */
async function twice(module: BrowserModule): Promise<ModuleDefinition> {
  try {
    await warm(module, { isRetry: false })
    return await within(3000, loadRemote(module))
  } catch (error) {
    if (isTimeout(error)) throw error
    dropFailed(module, 'preload')
    await warm(module, { isRetry: true })
    return within(3000, loadRemote(module))
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

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('Took too long', 'TimeoutError')), milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
