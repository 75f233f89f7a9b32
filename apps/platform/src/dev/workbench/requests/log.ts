import { EventEmitter } from 'node:events'
import type { Observation } from '../../../base/observe.ts'
import type { Services } from '../../../data/services.ts'

/** One request and what came of it; secrets are masked when it is shown (`request-view.ts`), so nothing here may be sent as it is. */
export interface Entry {
  /** `X-Wix-Request-Id` of its answer. */
  readonly id: string
  readonly at: Date
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly operation: string | undefined
  readonly status: number
  readonly ms: number
  /** Id of the fault that met it. */
  readonly fault: string | undefined
  readonly observation: Observation
}

const MOST = 500
const MOST_BYTES = 8_000_000
/** Longer bodies and statements' parameters are not kept. */
const MOST_BODY = 128_000

/** The last requests, within so many and so much memory. */
export class RequestLog {
  readonly #entries = new Map<
    string,
    { readonly entry: Entry; readonly bytes: number; readonly number: number }
  >()
  readonly #news = new EventEmitter<{ entry: [Entry] }>().setMaxListeners(0)
  #bytes = 0
  #last = 0
  paused = false

  add(entry: Entry): void {
    trim(entry.observation)
    const bytes = sizeOf(entry)
    this.#drop(entry.id)
    this.#last += 1
    this.#entries.set(entry.id, { entry, bytes, number: this.#last })
    this.#bytes += bytes
    for (const id of this.#entries.keys()) {
      if (this.#entries.size <= MOST && this.#bytes <= MOST_BYTES) break
      this.#drop(id)
    }
    this.#news.emit('entry', entry)
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id)?.entry
  }

  /** Newest first. */
  all(): Entry[] {
    return [...this.#entries.values()].map(({ entry }) => entry).reverse()
  }

  /** Number of the newest entry; they count from 1, also over a `clear`. */
  get last(): number {
    return this.#last
  }

  /** Returns entries after the given number that are still stored, oldest first. */
  after(number: number): Entry[] {
    return [...this.#entries.values()].filter((logged) => logged.number > number).map(({ entry }) => entry)
  }

  get bytes(): number {
    return this.#bytes
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  /** @returns ends it. */
  follow(listener: (entry: Entry) => void): () => void {
    this.#news.on('entry', listener)
    return () => this.#news.off('entry', listener)
  }

  #drop(id: string): void {
    this.#bytes -= this.#entries.get(id)?.bytes ?? 0
    this.#entries.delete(id)
  }
}

const logs = new WeakMap<Services['config'], RequestLog>()

/** Log of one platform; it outlives a reset of the site's data, which is a request like others. */
export function requestLogOf({ config }: Pick<Services, 'config'>): RequestLog {
  const log = logs.get(config) ?? new RequestLog()
  logs.set(config, log)
  return log
}

function trim(observation: Observation): void {
  if (observation.requestBody.length > MOST_BODY) observation.requestBody = TOO_LONG
  if ((observation.answer?.length ?? 0) > MOST_BODY) observation.answer = TOO_LONG
  for (const statement of observation.statements) {
    if (weigh(statement.parameters) > MOST_BODY) statement.parameters = []
  }
}

export const TOO_LONG = '(longer than 128 kB, not kept)'

/** An upper bound: two bytes for each character. */
function sizeOf({ target, observation }: Entry): number {
  const { requestBody, answer = '', statements } = observation
  const body = typeof answer === 'string' ? answer.length * 2 : answer.byteLength
  const sql = statements.reduce(
    (sum, { sql, parameters }) => sum + 2 * sql.length + weigh(parameters) + 200,
    0,
  )
  return 2_000 + 2 * target.length + 2 * requestBody.length + body + sql
}

function weigh(parameters: readonly unknown[]): number {
  return parameters.reduce<number>((sum, each) => sum + (typeof each === 'string' ? 2 * each.length : 32), 0)
}
