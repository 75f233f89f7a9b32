/** Source of time for deadlines and ages; tests bring one that they move by hand. */
export interface Clock {
  /** Milliseconds since an arbitrary moment. */
  now(): number
  /** Runs the work once after so many milliseconds; the returned function cancels it. */
  after(milliseconds: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
