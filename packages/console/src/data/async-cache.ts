/** What never changes once it is there, read once; of more than `most`, those asked for longest ago are let go. */
export class AsyncCache<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** What is not there is looked for again. */
  async get(key: string, read: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.#values.get(key)
    const value = known ?? (await read())
    if (value === null) return null
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
    return value
  }
}
