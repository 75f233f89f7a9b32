import { setTimeout as delay } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { kept } from '../../../base/kept.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import type { Asking } from '../../../http/asking.ts'
import { changeMark } from '../store/changes.ts'
import { ProductIndex } from './product-index.ts'
import { readDocuments } from './read-documents.ts'

/**
 * A change carries the time it was written, so none that is still to be seen is older than the oldest transaction under
 * way that has written anything; one that only reads, a backup say, holds nothing up. A second less, because a
 * transaction takes its time a moment before it is listed.
 */
const settled = sql<Date>`(
  select least(now(), min(xact_start)) - interval '1 second' from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()
)`

/** Whatever is committed later is one more, so the sum grows; what only falls behind the window makes it less. */
const fingerprint = (since: Date) =>
  sql<string>`count(*)::text || ' ' || coalesce(sum(extract(epoch from product_changes.changed_at)), 0)::text || ' ' || (
    select count(*)::text || ' ' || coalesce(sum(extract(epoch from gone.deleted_at)), 0)::text
    from deleted_products as gone where gone.deleted_at >= ${since})`

/** Half of what is kept of changes. */
const tooLate = (since: Date) => sql<boolean>`${since}::timestamptz < now() - interval '12 hours'`

interface Built {
  index: ProductIndex
  /** By the database's clock: what changed before this has been read. */
  since: Date
  /** The next `since`. A change may have been committed between the count and the look at what runs, so the next count is still from the old one. */
  settled: Date
  /** What changed since, and when: equal to the last time, nothing new has been committed. */
  seen: string
  /** When the database was last asked, by this process's own clock. */
  askedAt: number
}

type Site = Pick<Services, 'db' | 'kept'>

interface Slot {
  built?: Promise<Built> | undefined
  refreshing?: Promise<void> | undefined
}

/**
 * The site's index, with every change that was committed before the call: each server keeps its own and asks the
 * database what has changed since. Built at the first search. With `maxAge`, in milliseconds, it does not ask again
 * what was asked that short a time ago.
 */
export async function freshIndex(site: Site, maxAge = 0): Promise<ProductIndex> {
  const { db } = site
  const slot = kept<Slot>(site, 'search index', () => ({}))
  slot.built ??= build(db)
  const built = await slot.built.catch((error: unknown) => {
    slot.built = undefined
    throw error
  })
  if (performance.now() - built.askedAt < maxAge) return built.index
  // A refresh under way may have read before this caller's change: wait for it, then start one of our own.
  await slot.refreshing?.catch(() => undefined)
  slot.refreshing ??= update(db, built).finally(() => {
    slot.refreshing = undefined
  })
  await slot.refreshing
  return built.index
}

/** Whether searches are answered within so many milliseconds from now; the first who asks sets off the building. */
export async function isIndexBuilt(site: Site, within: number): Promise<boolean> {
  const patience = new AbortController()
  const built = freshIndex(site, Number.POSITIVE_INFINITY).then(() => true)
  const late = delay(within, false, { signal: patience.signal }).catch(() => false)
  try {
    return await Promise.race([built, late])
  } finally {
    patience.abort()
    // Swallow the failure here: the next reader starts the build again.
    built.catch(() => {})
  }
}

async function build(db: Db): Promise<Built> {
  const index = new ProductIndex()
  const { rows } = await sql<{ settled: Date }>`select ${settled} as settled`.execute(db)
  const since = rows[0]?.settled ?? new Date(0)
  for await (const documents of readDocuments(db)) {
    index.put(documents)
    // Other requests go on while a large catalog is read.
    await new Promise(setImmediate)
  }
  return { index, since, settled: since, seen: '', askedAt: 0 }
}

async function update(db: Db, built: Built): Promise<void> {
  const askedAt = performance.now()
  const found = await db
    .selectFrom('productChanges')
    .select([settled.as('settled'), fingerprint(built.since).as('seen'), tooLate(built.since).as('late')])
    .where('changedAt', '>=', built.since)
    .executeTakeFirstOrThrow()
  if (found.late) {
    Object.assign(built, await build(db), { askedAt })
    return
  }
  if (found.seen !== built.seen) await reread(db, built)
  built.since = built.settled
  built.settled = found.settled
  built.seen = found.seen
  built.askedAt = askedAt
}

async function reread(db: Db, { index, since }: Built): Promise<void> {
  const gone = await db
    .selectFrom('deletedProducts')
    .leftJoin('products', 'products.id', 'deletedProducts.productId')
    .select('productId')
    .where('deletedAt', '>=', since)
    // One that came back is among the changed ones.
    .where('products.id', 'is', null)
    .execute()
  index.remove(gone.map(({ productId }) => productId))
  await put(
    db,
    index,
    sql`products.id in (select unnest(product_ids) from product_changes where changed_at >= ${since})`,
  )
}

/** Those of these that are not in the index as they are now. */
async function put(db: Db, index: ProductIndex, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; mark: string }>`
    select products.id, ${changeMark} as mark from products where ${which}`.execute(db)
  const changed = rows.filter(({ id, mark }) => index.get(id)?.changedAt !== mark)
  const ids = changed.map(({ id }) => id)
  for await (const documents of readDocuments(db, ids)) index.put(documents)
}

/** For public reads: a tenth of a second old at most, and never older than what the caller has done itself (wire §1.3). */
export function readIndex(site: Site, request: Asking): Promise<ProductIndex> {
  return freshIndex(site, request.headers.get('x-wix-consistent') !== null ? 0 : 100)
}
