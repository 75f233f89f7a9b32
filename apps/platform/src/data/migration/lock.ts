import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

const BETWEEN_TRIES = 200
/** Shorter than the time after which the database ends a transaction that rests. */
const HEARTBEAT = 5_000

/**
 * Does the work while no other process does. The lock is a row of an open transaction, so that it ends with the process
 * that has it. Those who wait ask again and again: a statement that waited would hold up `create index concurrently`.
 */
export async function withMigrationLock<T>(
  db: Db,
  work: () => Promise<T>,
  onWait: () => void = () => {},
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const got = await tryLock(db, work)
    if (got) return got.result
    if (tries === 0) onWait()
    await delay(BETWEEN_TRIES)
  }
}

function tryLock<T>(db: Db, work: () => Promise<T>): Promise<{ readonly result: T } | undefined> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql`select id from migration_lock where id = 1 for update skip locked`.execute(trx)
    if (rows.length === 0) return undefined
    let beating: Promise<unknown> = Promise.resolve()
    const heart = setInterval(() => {
      beating = sql`select 1`.execute(trx).catch(() => {})
    }, HEARTBEAT)
    try {
      return { result: await work() }
    } finally {
      clearInterval(heart)
      await beating
    }
  })
}
