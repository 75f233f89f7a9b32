const most = 8
const window = 10 * 60_000
const remembered = 10_000

/** Wrong keys by address. Ten minutes after the first of eight, the address may try again. */
export class Attempts {
  readonly #wrong = new Map<string, { since: number; count: number }>()

  /** Seconds to wait; 0 where one may try. */
  wait(address: string, now: number): number {
    const found = this.#wrong.get(address)
    if (!found || now - found.since >= window) return 0
    return found.count < most ? 0 : Math.ceil((found.since + window - now) / 1000)
  }

  wrong(address: string, now: number): void {
    const found = this.#wrong.get(address)
    if (found && now - found.since < window) found.count++
    else {
      // Bounded: whoever has that many addresses is not stopped by counting them.
      if (this.#wrong.size >= remembered) this.#wrong.clear()
      this.#wrong.set(address, { since: now, count: 1 })
    }
  }

  right(address: string): void {
    this.#wrong.delete(address)
  }
}
