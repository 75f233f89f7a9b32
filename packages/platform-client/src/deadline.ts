export interface Deadline {
  readonly signal: AbortSignal
  /** The promise, or a rejection as soon as the signal aborts: for work that takes no signal. */
  race<Value>(work: Value | Promise<Value>): Promise<Value>
  clear(): void
}

/** Aborts after so many milliseconds or with the caller's own signal, whichever is first. */
export function deadlineSignal(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  const { signal } = controller
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  )
  const follow = () => controller.abort(caller?.reason)
  if (caller?.aborted) follow()
  else caller?.addEventListener('abort', follow, { once: true })
  return {
    signal,
    async race(work) {
      signal.throwIfAborted()
      let stop = () => {}
      const aborted = new Promise<never>((_, reject) => {
        stop = () => reject(signal.reason)
        signal.addEventListener('abort', stop, { once: true })
      })
      try {
        return await Promise.race([work, aborted])
      } finally {
        signal.removeEventListener('abort', stop)
      }
    },
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', follow)
    },
  }
}
