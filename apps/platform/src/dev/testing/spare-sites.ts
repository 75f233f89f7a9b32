import { type SeedName, type SiteDatabase, siteDatabase } from './site-database.ts'

/** Databases of fresh sites, made while a test runs so that the next one need not wait. */
export class SpareSites {
  readonly #seed: SeedName
  readonly #wanted: number
  readonly #ready: Promise<SiteDatabase>[] = []
  #closed = false

  constructor(seed: SeedName, wanted = 2) {
    this.#seed = seed
    this.#wanted = wanted
  }

  /** One of them; makes sure that others follow. */
  async take(): Promise<SiteDatabase> {
    this.#fill()
    const next = this.#ready.shift() ?? siteDatabase(this.#seed)
    const taken = await next
    this.#fill()
    return taken
  }

  /** Resolves when as many as wanted are there. */
  async ready(): Promise<void> {
    this.#fill()
    await Promise.all(this.#ready)
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const each of this.#ready.splice(0)) {
      await each.then((site) => site.drop()).catch(() => {})
    }
  }

  #fill(): void {
    while (!this.#closed && this.#ready.length < this.#wanted) {
      const making = siteDatabase(this.#seed)
      // Errors reach the test that takes the site.
      making.catch(() => {})
      this.#ready.push(making)
    }
  }
}
