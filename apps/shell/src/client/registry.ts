import type { Language } from '@galleria/i18n'
import type { Boot, BrowserModule } from '../common/boot.ts'
import { ownsPath } from '../common/prefixes.ts'

/** Finds the module for a path, from the page's boot data or by asking the shell once. */
export interface ClientRegistry {
  forPath(path: string): Promise<BrowserModule | null>
  named(name: string): Promise<BrowserModule | null>
  /** Invalidates the known release of a module that did not work: the next use asks again. */
  doubt(name: string): void
  /** The release to run in the place of some that did not; `kept`: the first of them is still in the store. */
  instead(
    name: string,
    without: readonly string[],
  ): Promise<{ readonly module: BrowserModule | null; readonly kept: boolean }>
  /** From now on the page runs this one. */
  use(module: BrowserModule): void
}

interface Answer {
  readonly module: BrowserModule | null
  readonly kept?: boolean
}

export function createClientRegistry(boot: Boot, { code }: Language): ClientRegistry {
  const known = new Map(boot.modules.map((module) => [module.name, module]))
  const doubted = new Set<string>()

  async function read(query: Readonly<Record<string, string>>): Promise<Answer> {
    const response = await fetch(`/registry/resolve?${new URLSearchParams({ ...query, language: code })}`, {
      signal: AbortSignal.timeout(3000),
    })
    if (!response.ok) throw new Error(`The registry answered ${response.status}`)
    return response.json() as Promise<Answer>
  }

  async function ask(query: { path: string } | { module: string }) {
    const { module } = await read(query)
    if (!module) return null
    // Keep the release that an open tab runs; a newer one comes with the next page.
    if (doubted.delete(module.name) || !known.has(module.name)) known.set(module.name, module)
    return known.get(module.name) ?? null
  }

  async function certain(module: BrowserModule): Promise<BrowserModule> {
    if (!doubted.has(module.name)) return module
    return (await ask({ module: module.name }).catch(() => null)) ?? module
  }

  return {
    async forPath(path) {
      for (const module of known.values()) if (ownsPath(module.prefixes, path)) return certain(module)
      return ask({ path })
    },
    async named(name) {
      const module = known.get(name)
      return module ? certain(module) : ask({ module: name })
    },
    doubt: (name) => void doubted.add(name),
    async instead(name, without) {
      const { module, kept = true } = await read({ module: name, without: without.join() })
      return { module, kept }
    },
    use(module) {
      known.set(module.name, module)
      doubted.delete(module.name)
    },
  }
}
