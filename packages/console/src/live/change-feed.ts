import type { Clock } from '@galleria/delivery'
import type { ConsoleData } from '../data/console-data.ts'
import { describeChange } from '../data/describe-change.ts'

/** Event for a change of the registry, as open pages receive it. */
export interface ChangeEvent {
  readonly revision: number
  readonly text: string
}

type Listener = (news: ChangeEvent) => void

const everyMs = 500

/** Polls the registry once for all listeners, and only while there are any. */
export class ChangeFeed {
  readonly #data: ConsoleData
  readonly #clock: Clock
  readonly #onProblem: (message: string) => void
  readonly #listeners = new Set<Listener>()
  #callOff: (() => void) | null = null
  #latest: ChangeEvent | null = null
  /** The registry changed, and listeners have not been told yet. */
  #isDue = false

  constructor(data: ConsoleData, clock: Clock, onProblem: (message: string) => void) {
    this.#data = data
    this.#clock = clock
    this.#onProblem = onProblem
  }

  /**
   * Calls the listener for each revision after `after`, the newest of them at once; the returned function
   * unsubscribes.
   */
  follow(after: number, listener: Listener): () => void {
    const heard = (news: ChangeEvent) => {
      if (news.revision <= after) return
      after = news.revision
      listener(news)
    }
    this.#listeners.add(heard)
    if (this.#latest) heard(this.#latest)
    if (this.#listeners.size === 1) void this.#look()
    return () => {
      this.#listeners.delete(heard)
      if (this.#listeners.size > 0) return
      this.#callOff?.()
      this.#callOff = null
    }
  }

  get size(): number {
    return this.#listeners.size
  }

  async #look(): Promise<void> {
    try {
      if (await this.#data.hasChanged()) this.#isDue = true
      if (this.#isDue) await this.#tell()
    } catch (error) {
      this.#onProblem(`The console couldn't read the registry: ${(error as Error).message}`)
    }
    if (this.#listeners.size > 0 && !this.#callOff)
      this.#callOff = this.#clock.after(everyMs, () => {
        this.#callOff = null
        void this.#look()
      })
  }

  async #tell(): Promise<void> {
    const { revision, change } = await this.#data.document()
    const text = change ? `${change.by} ${describeChange(change)}.` : 'The registry changed.'
    this.#isDue = false
    this.#latest = { revision, text }
    for (const listener of [...this.#listeners]) listener(this.#latest)
  }
}
