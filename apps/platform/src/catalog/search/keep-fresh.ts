import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { ProductIndex } from './product-index.ts'
import { changeMark, readDocuments } from './read-documents.ts'

/** Longer than any transaction may take: one that began before another may be seen after it. */
const OVERLAP = '60 seconds'

interface Kept {
  readonly index: ProductIndex
  newest: string
}

const indexes = new WeakMap<Db, Promise<Kept>>()
const refreshing = new WeakMap<Db, Promise<void>>()

/**
 * The site's index, with every change that was committed before the call: each server keeps its own and asks the
 * database what has changed since. Built at the first search.
 */
export async function freshIndex(db: Db): Promise<ProductIndex> {
  const built = indexes.get(db) ?? build(db)
  indexes.set(db, built)
  const kept = await built.catch((error: unknown) => {
    indexes.delete(db)
    throw error
  })
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
  return { index, newest }
}

async function update(db: Db, kept: Kept): Promise<void> {
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
  if (!changed.length) return
  for await (const documents of readDocuments(
    db,
    changed.map(({ id }) => id),
  ))
    kept.index.put(documents)
  for (const { mark } of changed) if (mark > kept.newest) kept.newest = mark
}
