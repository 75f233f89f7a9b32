import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Log } from '../base/log.ts'
import { codeOf, type Db, isUnavailable } from './database.ts'

interface Patience {
  readonly log: Log
  /** Ends the wait: the server is asked to stop. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds before the second question; doubled each time up to `longest`. */
  readonly first?: number
  readonly longest?: number
  /** Milliseconds between two lines of the log. */
  readonly between?: number
}

/**
 * Resolves once the database answers, however late it comes up. What waiting can't mend, such as a wrong password or a
 * database that doesn't exist, is thrown.
 */
export async function waitForDatabase(db: Db, patience: Patience): Promise<void> {
  const { log, signal, first = 250, longest = 10_000, between = 30_000 } = patience
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  let said = Number.NEGATIVE_INFINITY
  for (let pause = first; ; pause = Math.min(pause * 2, longest)) {
    try {
      await sql`select 1`.execute(db)
      if (said > 0) log({ level: 'info', message: 'The database answers.', seconds: seconds() })
      return
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (performance.now() - said >= between) {
        said = performance.now()
        const message = "The database doesn't answer. The platform waits for it."
        log({ level: 'warn', message, error: reasonOf(error), seconds: seconds() })
      }
    }
    // Half of the pause by chance: servers that lost the same database don't ask in step.
    await delay(pause * (0.5 + Math.random() / 2), undefined, { signal })
  }
}

/** Node tries each address of a name and throws one error for all, without words of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message || String(codeOf(error)) : String(error)
}
