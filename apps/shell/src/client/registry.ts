import type { Boot, BrowserModule } from '../composition/boot.ts'
import { ownsPath } from '../composition/prefixes.ts'

/** Which module answers, from what the page brought or by asking the shell once. */
export interface ClientRegistry {
  forPath(path: string): Promise<BrowserModule | null>
  named(name: string): Promise<BrowserModule | null>
}

export function createClientRegistry(boot: Boot): ClientRegistry {
  const known = new Map(boot.modules.map((module) => [module.name, module]))

  async function ask(query: Record<'path' | 'module', string> | { path: string } | { module: string }) {
    const response = await fetch(`/registry/resolve?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(3000),
    })
    if (!response.ok) throw new Error(`The registry answered ${response.status}`)
    const { module } = (await response.json()) as { module: BrowserModule | null }
    // What an open tab runs stays as it is; a release made since then comes with the next page.
    if (module && !known.has(module.name)) known.set(module.name, module)
    return module && (known.get(module.name) ?? null)
  }

  return {
    async forPath(path) {
      for (const module of known.values()) if (ownsPath(module.prefixes, path)) return module
      return ask({ path })
    },
    async named(name) {
      return known.get(name) ?? ask({ module: name })
    },
  }
}
