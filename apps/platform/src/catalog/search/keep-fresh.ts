import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { changeMark } from '../changes.ts'
import { ProductIndex } from './product-index.ts'
import { readDocuments } from './read-documents.ts'

/** Milliseconds, longer than any transaction may take: one that began before another may be seen after it. */
const OVERLAP = 60_000

interface Kept {
  readonly index: ProductIndex
  /** By the database's clock: what changed before this has been read. */
  since: Date
  /** How many changed since, and the latest: equal to the last time, nothing new has been committed. */
  seen: string
  /** When the database was last asked, by this process's own clock. */
  askedAt: number
}

const indexes = new WeakMap<Db, Promise<Kept>>()
const refreshing = new WeakMap<Db, Promise<void>>()

/**
 * The site's index, with every change that was committed before the call: each server keeps its own and asks the
 * database what has changed since. Built at the first search. With `maxAge`, in milliseconds, it does not ask again
 * what was asked that short a time ago.
 */
export async function freshIndex(db: Db, maxAge = 0): Promise<ProductIndex> {
  const built = indexes.get(db) ?? build(db)
  indexes.set(db, built)
  const kept = await built.catch((error: unknown) => {
    indexes.delete(db)
    throw error
  })
  if (performance.now() - kept.askedAt < maxAge) return kept.index
  // A refresh under way may have read before this caller's change: wait for it, then start one of our own.
  await refreshing.get(db)?.catch(() => undefined)
  const refresh = refreshing.get(db) ?? update(db, kept).finally(() => refreshing.delete(db))
  refreshing.set(db, refresh)
  await refresh
  return kept.index
}

async function build(db: Db): Promise<Kept> {
  const index = new ProductIndex()
  const since = overlapBefore(await databaseTime(db))
  for await (const documents of readDocuments(db)) {
    index.put(documents)
    // Other requests go on while a large catalogue is read.
    await new Promise(setImmediate)
  }
  return { index, since, seen: '', askedAt: 0 }
}

async function update(db: Db, kept: Kept): Promise<void> {
  const askedAt = performance.now()
  const { now, seen } = await db
    .selectFrom('products')
    .select([sql<Date>`now()`.as('now'), sql<string>`count(*) || ' ' || max(changed_at)`.as('seen')])
    .where('changedAt', '>=', kept.since)
    .executeTakeFirstOrThrow()
  if (seen !== kept.seen) await reread(db, kept)
  const passed = overlapBefore(now)
  // Long after a great change its products need not be counted every time.
  const moves = passed.getTime() - kept.since.getTime() > OVERLAP
  kept.since = moves ? passed : kept.since
  kept.seen = moves ? '' : seen
  kept.askedAt = askedAt
}

async function reread(db: Db, { index, since }: Kept): Promise<void> {
  const rows = await db
    .selectFrom('products')
    .select(['id', changeMark.as('mark')])
    .where('changedAt', '>=', since)
    .execute()
  const changed = rows.filter(({ id, mark }) => index.get(id)?.document.changedAt !== mark)
  const ids = changed.map(({ id }) => id)
  for await (const documents of readDocuments(db, ids)) index.put(documents)
}

async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date(0)
}

const overlapBefore = (date: Date) => new Date(date.getTime() - OVERLAP)

/** For public reads: a tenth of a second old at most, and never older than what the caller has done itself (wire §1.3). */
export function readIndex(db: Db, request: Request): Promise<ProductIndex> {
  return freshIndex(db, request.headers.has('x-wix-consistent') ? 0 : 100)
}
