import { raceAbort } from './transport/deadline.ts'

/** A job of which only the newest run counts: see `latest`. */
export interface Latest<Arguments extends readonly unknown[], Result> {
  (...args: Arguments): Promise<Result>
  /** Cancels the run under way. */
  cancel(): void
}

/**
 * For answers that may arrive in another order than they were asked for: a new run aborts the one before, whose promise
 * rejects with an AbortError whatever its work does. `const find = latest((signal, text: string) => search(client, …, { signal }))`.
 */
export function latest<Arguments extends readonly unknown[], Result>(
  work: (signal: AbortSignal, ...args: Arguments) => Promise<Result>,
): Latest<Arguments, Result> {
  let current = new AbortController()
  const run = async (...args: Arguments): Promise<Result> => {
    current.abort()
    current = new AbortController()
    const { signal } = current
    return raceAbort(signal, work(signal, ...args))
  }
  return Object.assign(run, { cancel: () => current.abort() })
}
