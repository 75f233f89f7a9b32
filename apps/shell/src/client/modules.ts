import type { ModuleDefinition } from '@galleria/federation'
import type { BrowserModule } from '../composition/boot.ts'
import { loadRemote } from './federation.ts'
import { warm } from './warm.ts'

export interface Modules {
  /** Once per module, however many ask; after a failure the next one tries anew. */
  load(module: BrowserModule): Promise<ModuleDefinition>
  /** For the page itself, whose files are being preloaded. */
  loadPreloaded(module: BrowserModule): Promise<ModuleDefinition>
}

export function createModules(): Modules {
  const loads = new Map<string, Promise<ModuleDefinition>>()

  const once = (module: BrowserModule, work: () => Promise<ModuleDefinition>) => {
    const running = loads.get(module.name)
    if (running) return running
    const load = work()
    loads.set(module.name, load)
    load.catch(() => loads.delete(module.name))
    return load
  }

  return {
    load: (module) => once(module, () => twice(module)),
    loadPreloaded: (module) =>
      once(module, async () => {
        try {
          return await within(3000, loadRemote(module))
        } catch (error) {
          if (isTimeout(error)) throw error
          dropPreloads(module)
          await warm(module, { isRetry: true })
          return loadRemote(module)
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
    dropPreloads(module)
    await warm(module, { isRetry: true })
    return within(3000, loadRemote(module))
  }
}

/** A failed preload is handed out once more instead of a new request. */
function dropPreloads({ base }: BrowserModule): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')) {
    if (link.getAttribute('href')?.startsWith(base)) link.remove()
  }
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
