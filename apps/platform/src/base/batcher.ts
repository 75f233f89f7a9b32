import { setTimeout as delay } from 'node:timers/promises'
import { observed } from './observe.ts'

const MOST = 100
/** Times its waiting within which one list follows another. */
const FOLLOWING = 10

interface Waiting<Key, Answer> {
  readonly key: Key
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Collects keys that are asked for at once and works on them as one batch. Keys that come while a batch is under way share
 * the next, so that each answer is of a moment after it was asked for. `work` answers in the order of its keys.
 */
export class Batcher<Key, Answer> {
  readonly #work: (keys: readonly Key[]) => Promise<readonly Answer[]>
  readonly #linger: number
  #waiting: Waiting<Key, Answer>[] = []
  #busy = false
  #begun = Number.NEGATIVE_INFINITY

  /**
   * @param linger milliseconds that each list waits for company while lists follow upon each other, for work that costs
   * nearly the same for one as for ten; whoever comes alone waits for nobody
   */
  constructor(work: (keys: readonly Key[]) => Promise<readonly Answer[]>, linger = 0) {
    this.#work = work
    this.#linger = linger
  }

  async load(key: Key): Promise<Answer> {
    // An observed request gets statements of its own.
    if (observed()) return (await this.#work([key]))[0] as Answer
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject })
      if (!this.#busy) void this.#run()
    })
  }

  async #run(): Promise<void> {
    this.#busy = true
    while (this.#waiting.length > 0) {
      // Wait for other keys of the same tick, so that one batch takes them all.
      await new Promise(setImmediate)
      if (performance.now() - this.#begun < this.#linger * FOLLOWING) await delay(this.#linger)
      this.#begun = performance.now()
      const batch = this.#waiting.splice(0, MOST)
      try {
        const answers = await this.#work(batch.map(({ key }) => key))
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#busy = false
  }
}

/**
 * Pads a list for a statement to the length that the planner assumes of a list that it cannot see. Shorter ones look
 * cheaper to it, each by a plan of its own, made at every execution.
 */
export function padToPlanSize<Value>(values: readonly Value[]): (Value | null)[] {
  return [...values, ...Array<null>(Math.max(0, 10 - values.length)).fill(null)]
}
