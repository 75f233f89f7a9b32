/** Aborts after so many milliseconds or with the caller's own signal, whichever is first. */
export function deadlineSignal(milliseconds: number, caller?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds)
  return caller ? AbortSignal.any([timeout, caller]) : timeout
}

/** The work's outcome, or a rejection as soon as the signal aborts: for work that takes no signal. */
export function raceAbort<Value>(signal: AbortSignal, work: Value | Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort))
  })
}
