/** The part of `navigator.locks` we use. */
export type Locks = Pick<LockManager, 'request'>

/** Longer than a renewal can take: who holds the lock for so long is frozen. */
const PATIENCE = 25_000

/** One tab at a time; without Web Locks, or where they are refused, the work just runs. */
export async function withLock<Value>(
  locks: Locks | undefined,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return work()
  let running: Promise<Value> | undefined
  const run = () => {
    running = work()
    return running
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, run)
  } catch (error) {
    // Stolen from us while we worked: the work goes on and its result counts.
    if (running) return running
    // Refused, as browsers do that block cookies: then the work just runs.
    if ((error as Error).name !== 'TimeoutError') return run()
    return locks.request(name, { steal: true }, run)
  }
}
