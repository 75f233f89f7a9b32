/** What the server's patience is measured by; tests bring one that stands still until they move it. */
export interface Clock {
  /** Milliseconds since some moment. */
  now(): number
  /** Does the work once after so many milliseconds; the answer calls it off. */
  after(milliseconds: number, work: () => void): () => void
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
}
