import { setTimeout as delay } from 'node:timers/promises'
import { siteCache } from '../../../base/site-cache.ts'
import type { Db } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { refuseTooMany, TooManyProducts } from './memory-limit.ts'
import { ProductIndex } from './product-index.ts'
import {
  findChangedSince,
  findDeletedSince,
  findSettled,
  type Marked,
  probeChanges,
} from './store/changes.ts'
import { readDocuments } from './store/documents.ts'

interface Built {
  index: ProductIndex
  /** By the database's clock: what changed before this has been read. */
  since: Date
  /** The next `since`. A change may have been committed between the count and the look at what runs, so the next count is still from the old one. */
  settled: Date
  /** Fingerprint of the changes since then: while it stays equal, nothing new has been committed. */
  seen: string
  /** When the database was last asked, by this process's own clock. */
  askedAt: number
}

type Site = Pick<Services, 'db' | 'siteCache' | 'config'>

interface Slot {
  built?: Promise<Built> | undefined
  /** The index that is being built. */
  coming?: ProductIndex | undefined
  refreshing?: Promise<void> | undefined
}

/**
 * The site's index, with every change that was committed before the call: each server keeps its own and asks the
 * database what has changed since. Built at the first search. With `maxAge`, in milliseconds, it does not ask again
 * what was asked that short a time ago.
 */
export async function freshIndex(site: Site, maxAge = 0): Promise<ProductIndex> {
  const slot = slotOf(site)
  slot.built ??= build(site, slot)
  const built = await slot.built.catch((error: unknown) => {
    if (!(error instanceof TooManyProducts && error.isRecent)) slot.built = undefined
    throw error
  })
  if (performance.now() - built.askedAt < maxAge) return built.index
  // A refresh under way may have read before this caller's change: wait for it, then start one of our own.
  await slot.refreshing?.catch(() => undefined)
  slot.refreshing ??= update(site, built, slot).finally(() => {
    slot.refreshing = undefined
  })
  await slot.refreshing
  return built.index
}

/** Number of products that the index which is being built has read. */
export function indexProgress(site: Pick<Site, 'siteCache'>): number {
  return slotOf(site).coming?.size ?? 0
}

/** Size of the index, and the milliseconds since the database was last asked for changes; undefined before it is built. */
export async function indexState(
  site: Pick<Site, 'siteCache'>,
): Promise<{ size: number; askedAgo?: number } | undefined> {
  const { built, coming } = slotOf(site)
  if (!built || coming) return undefined
  const { index, askedAt } = await built
  return { size: index.size, ...(askedAt > 0 && { askedAgo: performance.now() - askedAt }) }
}

function slotOf(site: Pick<Site, 'siteCache'>): Slot {
  return siteCache<Slot>(site, 'search index', () => ({}))
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

async function build({ db, config }: Site, slot: Slot): Promise<Built> {
  await refuseTooMany(db, config.searchMemoryProducts)
  const index = new ProductIndex()
  slot.coming = index
  const since = await findSettled(db)
  for await (const documents of readDocuments(db)) {
    index.put(documents)
    // Other requests go on while a large catalog is read.
    await new Promise(setImmediate)
  }
  slot.coming = undefined
  return { index, since, settled: since, seen: '', askedAt: 0 }
}

async function update(site: Site, built: Built, slot: Slot): Promise<void> {
  const { db } = site
  const askedAt = performance.now()
  const found = await probeChanges(db, built.since)
  if (found.late) {
    Object.assign(built, await build(site, slot), { askedAt })
    return
  }
  if (found.seen !== built.seen) await reread(db, built)
  built.since = built.settled
  built.settled = found.settled
  built.seen = found.seen
  built.askedAt = askedAt
}

async function reread(db: Db, { index, since }: Built): Promise<void> {
  index.remove(await findDeletedSince(db, since))
  await put(db, index, await findChangedSince(db, since))
}

/** Reads those of these products that the index does not hold as they are now. */
async function put(db: Db, index: ProductIndex, rows: readonly Marked[]): Promise<void> {
  const changed = rows.filter(({ id, mark }) => index.get(id)?.changedAt !== mark)
  const ids = changed.map(({ id }) => id)
  for await (const documents of readDocuments(db, ids)) index.put(documents)
}
