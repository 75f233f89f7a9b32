export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

const origin = Date.now() - performance.now()

/**
 * Never runs backwards while the page lives, and goes on through a machine's sleep. Expiry is kept in our own time
 * (`expires_in` after the answer), so a clock that is constantly wrong does not matter.
 */
export const systemClock: Clock = { now: () => Math.max(Date.now(), origin + performance.now()) }
