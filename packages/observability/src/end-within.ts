import { setTimeout as delay } from 'node:timers/promises'

/** Milliseconds for what is left at the end: a collector that is away must not hold up a restart. */
const PATIENCE = 2_000

/** Waits for an end, but not for long; a failure is no concern of whoever ends. */
export async function endWithin(work: Promise<unknown>, patience = PATIENCE): Promise<void> {
  const done = new AbortController()
  const late = delay(patience, undefined, { signal: done.signal }).catch(() => {})
  await Promise.race([work.catch(() => {}), late])
  done.abort()
}
