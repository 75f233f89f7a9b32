import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Db } from '../../data/database.ts'
import { type Postgres, startPostgres } from '../../data/postgres/index.ts'
import { readPostmaster } from '../../data/postgres/postmaster.ts'
import type { Answer } from './shopper.ts'

/**
 * A platform that is started again whenever it was killed, always at the same port. Its database is its own and can be
 * killed too; or it is one that was made before, which spares its coming up.
 */
export class Victim {
  readonly home: string
  readonly #databaseUrl: string | undefined
  url = ''
  #child: ChildProcess | undefined
  #port = '0'
  #database: Postgres | undefined

  constructor(home: string, databaseUrl?: string) {
    this.home = home
    this.#databaseUrl = databaseUrl
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../app/start.js')], {
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'development',
        GALLERIA_HOME: this.home,
        PORT: this.#port,
        ...(this.#databaseUrl && { DATABASE_URL: this.#databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    this.#child = child
    for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const url = /^platform ready (\S+)$/.exec(line)?.[1]
      if (!url) continue
      this.url = url
      this.#port = new URL(url).port
      return
    }
    throw new Error('The server ended before it was ready')
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  /** The platform lives on; somebody starts its database again. */
  async killDatabase(): Promise<void> {
    const directory = join(this.home, 'postgres')
    const postmaster = readPostmaster(join(directory, 'data'))
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL')
    // Errors while its children end are no fault of the next test.
    await pause(1000)
    this.#database = await startPostgres({ directory })
  }

  async end(): Promise<void> {
    await this.kill('SIGTERM')
    await this.#database?.stop()
  }

  /** Straight into its tables, while it runs. */
  async within<T>(work: (db: Db) => Promise<T>): Promise<T> {
    const db = connect(this.#databaseUrl ?? (await this.#ownDatabase()))
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }

  async #ownDatabase(): Promise<string> {
    return (await startPostgres({ directory: join(this.home, 'postgres') })).url('galleria')
  }

  async call(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: await response.json() }
  }

  /** Sent until something answers that is no outage: as a client does that waits and tries again. */
  async insist(token: string, method: string, path: string, body?: unknown): Promise<Answer> {
    for (;;) {
      try {
        const answer = await this.call(token, method, path, body)
        if (answer.status < 500) return answer
      } catch {
        // Refused, cut off or too late.
      }
      await pause(100)
    }
  }
}
