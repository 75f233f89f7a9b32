import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { observeStatements } from '../base/observe.ts'
import { inheritLimits } from './event-limits.ts'
import { inheritMailing } from './mail/mailing.ts'
import { SilentConnections } from './silent/connections.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>
export type Database = Db

export interface ConnectOptions {
  readonly maxConnections?: number
  /** Milliseconds after which the server itself gives a statement up. */
  readonly statementTimeout?: number
  /** Milliseconds a request waits for a free connection. */
  readonly waitTimeout?: number
}

const hot = new Map<string, string>()

/** A statement of the hottest paths: written once, with its columns by name, and prepared by each connection. */
export function hotQuery<Row>(text: string): (parameters: readonly unknown[]) => CompiledQuery<Row> {
  if (!hot.has(text)) hot.set(text, `hot ${hot.size + 1}`)
  return (parameters) => CompiledQuery.raw(text, [...parameters]) as CompiledQuery<Row>
}

const sizes = new WeakMap<Db, pg.Pool>()

/** Connections of a database's pool in use and idle, and requests that wait for one. */
export function poolState(db: Db): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = sizes.get(db) ?? {}
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Connection pool of each database. */
const pools = new WeakMap<Db, Pick<pg.Pool, 'connect'>>()

/**
 * Asks a hot statement past Kysely, whose layers cost more than a small answer does. Columns come by the names that the
 * statement gives them. In a transaction it is asked there, with the rest.
 */
export async function runHot<Row>(db: Db, query: CompiledQuery<Row>): Promise<Row[]> {
  const pool = pools.get(db)
  if (!pool) return (await db.executeQuery(query)).rows
  const client = await pool.connect()
  try {
    const { rows } = await client.query(query.sql, [...query.parameters])
    return rows as Row[]
  } finally {
    client.release()
  }
}

const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be stored exactly`)
  return value
})
types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Milliseconds. */
const WAIT = 3_000
const STATEMENT = 10_000
/** Milliseconds by which the server's own limit comes first, because its error says what was wrong. */
const LATER = 1_000

/**
 * Columns are snake_case in SQL and camelCase here; keys inside JSON documents are left alone. Behind a pooler, which
 * may give each transaction another connection, nothing is prepared by name.
 */
export function connect(url: string, options: ConnectOptions = {}): Database {
  const waitTimeout = options.waitTimeout ?? WAIT
  const statementTimeout = options.statementTimeout ?? STATEMENT
  const name = `galleria platform ${randomUUID().slice(0, 8)}`
  const straight = new WeakMap<pg.ClientBase, number>()
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: waitTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 15_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    types,
    onConnect: async (client) => {
      const pid = await serverProcess(client, waitTimeout)
      if (pid !== undefined) straight.set(client, pid)
    },
  })
  const silent = new SilentConnections(pool, { limit: statementTimeout + LATER, name })
  // A connection that dies is replaced at the next use; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const pid = straight.get(client)
    silent.watch(client, pid)
    if (pid !== undefined) nameStatements(client)
    observeStatements(client)
  })
  const clean = neverPoisoned(pool, silent)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: clean }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  pools.set(db, clean)
  sizes.set(db, pool)
  return db
}

/** The process of the server at the other end; undefined behind a pooler, which tells a number of its own at the start. */
async function serverProcess(client: pg.ClientBase, timeout: number): Promise<number | undefined> {
  const probe = { text: 'select pg_backend_pid() as pid', query_timeout: timeout }
  const { rows } = await client.query<{ pid: number }>(probe)
  const { processID } = client as pg.ClientBase & { readonly processID: number | null }
  return rows[0]?.pid === processID ? rows[0]?.pid : undefined
}

/** A named statement is read and planned once per connection. */
function nameStatements(client: pg.ClientBase): void {
  const runQuery = client.query.bind(client) as (...input: unknown[]) => unknown
  const named = (text: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? hot.get(text) : undefined
    return name ? runQuery({ name, text, values: rest[0] }) : runQuery(text, ...rest)
  }
  client.query = named as typeof client.query
}

/** A connection goes back to the pool only outside any transaction; otherwise it is destroyed. */
function neverPoisoned(pool: pg.Pool, silent: SilentConnections) {
  return {
    async connect() {
      const client = await pool.connect()
      const release = client.release
      client.release = (error) => release(error || client.getTransactionStatus() !== 'I')
      return client
    },
    end() {
      silent.stop()
      return pool.end()
    },
    options: pool.options,
  }
}

/** Runs the whole work again after a serialization failure or a deadlock; so it must have no effect outside. */
export async function transaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Trx)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => {
        inheritLimits(trx, db)
        inheritMailing(trx, db)
        return work(trx)
      })
    } catch (error) {
      if (attempt === 5 || !isConflict(error)) throw error
      await delay(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** A JSON document as a value; the driver alone would send an array as a Postgres array. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

export function isConflict(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01'
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false
  return !constraint || (error as { constraint?: string }).constraint === constraint
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
// Connection exceptions, out of resources (a full disk among them), shutting down, timed out.
const unavailable = /^(08...|53...|57014|57P0.|25P0[34]|58030)$/

/** The database cannot serve right now; asking again later may work. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  const code = codeOf(error)
  if (code) return unreachable.has(code) || unavailable.test(code)
  return (
    error instanceof Error &&
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    )
  )
}
