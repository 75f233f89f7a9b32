import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { changeMark } from '../changes.ts'
import { ProductIndex } from './product-index.ts'
import { readDocuments } from './read-documents.ts'

/** Longer than any transaction may take: one that began before another may be seen after it. */
const OVERLAP = '60 seconds'

interface Kept {
  readonly index: ProductIndex
  newest: string
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
  let newest = '1970-01-01 00:00:00.000000'
  for await (const documents of readDocuments(db)) {
    index.put(documents)
    for (const { changedAt } of documents) if (changedAt > newest) newest = changedAt
    // Other requests go on while a large catalogue is read.
    await new Promise(setImmediate)
  }
  return { index, newest, askedAt: 0 }
}

async function update(db: Db, kept: Kept): Promise<void> {
  const askedAt = performance.now()
  const rows = await db
    .selectFrom('products')
    .select(['id', changeMark.as('mark')])
    .where(
      'changedAt',
      '>=',
      sql<Date>`(${kept.newest}::timestamp at time zone 'utc') - ${OVERLAP}::interval`,
    )
    .execute()
  const changed = rows.filter(({ id, mark }) => kept.index.get(id)?.document.changedAt !== mark)
  if (!changed.length) {
    kept.askedAt = askedAt
    return
  }
  for await (const documents of readDocuments(
    db,
    changed.map(({ id }) => id),
  ))
    kept.index.put(documents)
  for (const { mark } of changed) if (mark > kept.newest) kept.newest = mark
  kept.askedAt = askedAt
}

/** For public reads: a tenth of a second old at most, and never older than what the caller has done itself (wire §1.3). */
export function readIndex(db: Db, request: Request): Promise<ProductIndex> {
  return freshIndex(db, request.headers.has('x-wix-consistent') ? 0 : 100)
}
