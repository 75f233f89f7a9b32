import { expect } from 'vitest'
import type { Clock } from '../clock.ts'

/** Time that passes only when a test says so: how busy the machine is makes no difference. */
export class StillClock implements Clock {
  #now = 0
  readonly #waiting = new Set<{ readonly at: number; readonly work: () => void }>()

  now = () => this.#now

  after = (milliseconds: number, work: () => void) => {
    const timer = { at: this.#now + milliseconds, work }
    this.#waiting.add(timer)
    return () => void this.#waiting.delete(timer)
  }

  /** Until somebody waits for time to pass. */
  async untilAwaited(): Promise<void> {
    await expect.poll(() => this.#waiting.size, { timeout: 15_000, interval: 5 }).toBeGreaterThan(0)
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
    for (const timer of [...this.#waiting].sort((a, b) => a.at - b.at)) {
      if (timer.at > this.#now || !this.#waiting.delete(timer)) continue
      timer.work()
    }
  }
}
