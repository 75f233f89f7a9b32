const MINUTE = 60
const HOUR = 3_600

/** Seconds until the next attempt, after each one that failed. */
const pauses = [
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
]

/** Seconds, or undefined once a letter is given up: after about three days. */
export function pauseAfter(attempts: number, random: () => number = Math.random): number | undefined {
  const pause = pauses[attempts - 1]
  // Letters that failed together don't come back together.
  return pause === undefined ? undefined : pause * (0.8 + 0.4 * random())
}
