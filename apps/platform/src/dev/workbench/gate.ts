/** Milliseconds after which whoever is still inside is not waited for: a request that hangs must not stop the rest. */
const PATIENCE = 5_000

/** Requests go through side by side; what needs the site for itself waits until they are out, and they until it is done. */
export class Gate {
  #inside = 0
  #open: Promise<void> | undefined
  #left: (() => void) | undefined
  #turn: Promise<unknown> = Promise.resolve()

  async enter(): Promise<void> {
    while (this.#open) await this.#open
    this.#inside += 1
  }

  leave(): void {
    this.#inside -= 1
    if (this.#inside === 0) this.#left?.()
  }

  alone<T>(work: () => Promise<T> | T): Promise<T> {
    const mine = this.#turn.then(async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#open = promise
      try {
        if (this.#inside > 0) await this.#empty()
        return await work()
      } finally {
        this.#open = undefined
        this.#left = undefined
        resolve()
      }
    })
    this.#turn = mine.catch(() => {})
    return mine
  }

  #empty(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#left = resolve
    const late = setTimeout(resolve, PATIENCE)
    return promise.finally(() => clearTimeout(late))
  }
}
