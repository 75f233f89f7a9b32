/** Cache of one site in this process; emptied when the site's data is replaced. */
export class SiteCache {
  readonly #values = new Map<string, unknown>()

  get(key: string): unknown {
    return this.#values.get(key)
  }

  set(key: string, value: unknown): void {
    this.#values.set(key, value)
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  clear(): void {
    this.#values.clear()
  }
}

/** The site's one value of this name, made at its first use. Ask again at each use: it may have been emptied since. */
export function siteCache<T>(site: { readonly siteCache: SiteCache }, key: string, make: () => T): T {
  const found = site.siteCache.get(key) as T | undefined
  if (found !== undefined) return found
  const made = make()
  site.siteCache.set(key, made)
  return made
}
