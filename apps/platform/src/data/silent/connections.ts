import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds without a byte of the answer after which the server is asked whether it still works on a statement. */
const SILENCE = 1_500
const BETWEEN_LOOKS = 250
/** Milliseconds for a connection made to ask, and for its answer. */
const PATIENCE = 1_000

export interface WatchOptions {
  /** Milliseconds without a byte after which a connection is given up, whatever the server says. */
  readonly limit: number
  /** How the server knows this pool's connections (`application_name`). */
  readonly name: string
}

interface WatchedConnection {
  readonly client: pg.PoolClient
  /** When the statement under way was sent; undefined while there is none. */
  sentAt: number | undefined
  heardAt: number
  bytes: number
  /** Process of the server; unknown behind a pooler, which answers for many. */
  readonly pid: number | undefined
}

/**
 * Gives up connections whose path has died in silence: nothing arrives on them, not even an end, and the system takes a
 * quarter of an hour to notice. A statement without an answer may as well be slow, so the server is asked over a new
 * connection: one that is not at work on it never got it, or its answer was lost. Waiting statements then fail like
 * those of any lost connection, and the pool opens others in their place.
 */
export class SilentConnections {
  readonly #pool: pg.Pool
  readonly #options: WatchOptions
  readonly #watched = new Map<pg.PoolClient, WatchedConnection>()
  readonly #timer: NodeJS.Timeout
  #asking = false

  constructor(pool: pg.Pool, options: WatchOptions) {
    this.#pool = pool
    this.#options = options
    pool.on('remove', (client) => this.#watched.delete(client))
    this.#timer = setInterval(() => this.#look(), BETWEEN_LOOKS)
    this.#timer.unref()
  }

  /** @param pid the server's process, where the connection goes straight to it */
  watch(client: pg.PoolClient, pid: number | undefined): void {
    const connection: WatchedConnection = { client, sentAt: undefined, heardAt: 0, bytes: 0, pid }
    this.#watched.set(client, connection)
    const query = client.query.bind(client) as (...input: unknown[]) => unknown
    client.query = ((...input: unknown[]) => {
      connection.sentAt ??= performance.now()
      return query(...input)
    }) as typeof client.query
    client.on('drain', () => {
      connection.sentAt = undefined
    })
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.now()
    const silent: WatchedConnection[] = []
    for (const connection of this.#watched.values()) {
      const { sentAt, pid } = connection
      if (sentAt === undefined) continue
      const { bytesRead } = connection.client.connection.stream as Socket
      if (bytesRead !== connection.bytes) Object.assign(connection, { bytes: bytesRead, heardAt: now })
      const since = now - Math.max(sentAt, connection.heardAt)
      if (since > this.#options.limit) this.#giveUp([connection])
      else if (since > SILENCE && pid !== undefined) silent.push(connection)
    }
    if (silent.length === 0 || this.#asking) return
    this.#asking = true
    void this.#ask(silent).finally(() => {
      this.#asking = false
    })
  }

  async #ask(silent: readonly WatchedConnection[]): Promise<void> {
    const before = silent.map(({ sentAt, bytes }) => ({ sentAt, bytes }))
    const { name } = this.#options
    const probe = new pg.Client({
      connectionString: this.#pool.options.connectionString,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      application_name: `${name} probe`,
    })
    probe.on('error', () => {})
    try {
      await probe.connect()
      const { rows } = await probe.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = $1 and state = 'active'`,
        [name],
      )
      const atWork = new Set(rows.map(({ pid }) => pid))
      const dead = silent.filter((connection, index) => {
        const { bytesRead } = connection.client.connection.stream as Socket
        const unheard = bytesRead === before[index]?.bytes && connection.sentAt === before[index]?.sentAt
        return unheard && !atWork.has(connection.pid as number)
      })
      if (dead.length === 0) return
      this.#giveUp(dead)
      // End the server's side too: its transaction would hold its locks until it notices.
      await probe.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = $1 and pid = any($2::int[]) and state <> 'active'`,
        [name, dead.map(({ pid }) => pid)],
      )
    } catch {
      // No path at all, or a server that is starting: the next look asks again.
    } finally {
      await Promise.race([probe.end().catch(() => {}), delay(PATIENCE, undefined, { ref: false })])
    }
  }

  #giveUp(dead: readonly WatchedConnection[]): void {
    for (const { client } of dead) {
      this.#watched.delete(client)
      const error = new Error('Connection terminated: the database stopped responding')
      client.connection.stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
    }
    // Idle ones went the same way, most likely; new ones cost little.
    for (let idle = this.#pool.idleCount; idle > 0; idle -= 1)
      this.#pool.connect().then(
        (client) => client.release(true),
        () => {},
      )
  }
}
