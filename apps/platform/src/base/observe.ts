import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Caller } from './caller-type.ts'

export interface Statement {
  readonly sql: string
  parameters: readonly unknown[]
  /** Milliseconds from sending to the last row; undefined while it runs. */
  ms: number | undefined
}

/** Record of one request, for inspection in development. */
export class Observation {
  caller: Caller | undefined
  requestBody = ''
  /** JSON as it was sent. */
  answer: string | Uint8Array | undefined
  readonly statements: Statement[] = []
  statementCount = 0
  sqlMs = 0
  /** Ids of rows in the outbox and in the mailbox; the rows of a transaction rolled back no longer exist. */
  readonly eventIds: string[] = []
  readonly mailIds: string[] = []
}

const MOST_STATEMENTS = 100
const current = new AsyncLocalStorage<Observation>()

/** The observation that runs, if anybody looks: in production nobody does. */
export function observed(): Observation | undefined {
  return current.getStore()
}

export function observe<T>(observation: Observation, work: () => T): T {
  return current.run(observation, work)
}

/** Runs work outside any observation, because it serves all requests and not the one that triggered it. */
export function unobserved<T>(work: () => T): T {
  return current.exit(work)
}

/** Hears of each statement; what it returns hears of its end. */
export type StatementWatcher = (text: string) => ((error?: unknown) => void) | undefined

let watcher: StatementWatcher | undefined

/** Metrics and traces of this process, where there are any. */
export function watchStatements(next: StatementWatcher | undefined): void {
  watcher = next
}

type QueryFunction = (...input: unknown[]) => unknown

/** Counts and times what a connection is asked, on behalf of the request that asks. */
export function observeStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as QueryFunction
  const observedQuery: QueryFunction = (...input) => {
    const observation = current.getStore()
    const [text, parameters] = input
    const ended = watcher && typeof text === 'string' ? watcher(text) : undefined
    const answer = query(...input)
    if (ended && answer instanceof Promise) answer.then(() => ended(), ended)
    if (!observation || typeof text !== 'string' || !(answer instanceof Promise)) return answer
    const statement: Statement = {
      sql: text,
      parameters: Array.isArray(parameters) ? parameters : [],
      ms: undefined,
    }
    observation.statementCount += 1
    if (observation.statements.length < MOST_STATEMENTS) observation.statements.push(statement)
    const started = performance.now()
    const done = () => {
      statement.ms = performance.now() - started
      observation.sqlMs += statement.ms
    }
    answer.then(done, done)
    return answer
  }
  client.query = observedQuery as typeof client.query
}
