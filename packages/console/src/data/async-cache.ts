/** LRU cache of values that never change once they exist; holds at most `most` of them. */
export class AsyncCache<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** Reads a missing value; a value that does not exist is not cached and is read again next time. */
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
