import { expect } from 'vitest'
import type { Clock } from '../base/clock.ts'

/** Clock that a test moves by hand, so that the load of the machine makes no difference. */
export class ManualClock implements Clock {
  #now = 0
  readonly #timers = new Set<{ readonly at: number; readonly work: () => void }>()

  now = () => this.#now

  after = (milliseconds: number, work: () => void) => {
    const timer = { at: this.#now + milliseconds, work }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  /** Resolves as soon as a timer is set. */
  async untilAwaited(): Promise<void> {
    await expect.poll(() => this.#timers.size, { timeout: 15_000, interval: 5 }).toBeGreaterThan(0)
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
    for (const timer of [...this.#timers].sort((a, b) => a.at - b.at)) {
      if (timer.at > this.#now || !this.#timers.delete(timer)) continue
      timer.work()
    }
  }
}
