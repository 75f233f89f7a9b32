import { sql } from 'kysely'
import type { Db } from '../../../../data/database.ts'
import { changeMark } from '../../store/changes.ts'

/**
 * A change carries the time it was written, so none that is still to be seen is older than the oldest transaction under
 * way that has written anything; one that only reads, a backup say, holds nothing up. A second less, because a
 * transaction takes its time a moment before it is listed.
 */
const settled = sql<Date>`(
  select least(now(), min(xact_start)) - interval '1 second' from pg_stat_activity
  where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()
)`

/** Count and sum of times: a later commit makes both grow, what falls behind the window makes them less. */
const fingerprint = (since: Date) =>
  sql<string>`count(*)::text || ' ' || coalesce(sum(extract(epoch from product_changes.changed_at)), 0)::text || ' ' || (
    select count(*)::text || ' ' || coalesce(sum(extract(epoch from gone.deleted_at)), 0)::text
    from deleted_products as gone where gone.deleted_at >= ${since})`

/** Half of the time for which changes are stored. */
const tooLate = (since: Date) => sql<boolean>`${since}::timestamptz < now() - interval '12 hours'`

/** The time before which no change is still on its way. */
export async function findSettled(db: Db): Promise<Date> {
  const { rows } = await sql<{ settled: Date }>`select ${settled} as settled`.execute(db)
  return rows[0]?.settled ?? new Date(0)
}

/** A fingerprint of the changes since then, and whether some may be deleted already. */
export function probeChanges(db: Db, since: Date) {
  return db
    .selectFrom('productChanges')
    .select([settled.as('settled'), fingerprint(since).as('seen'), tooLate(since).as('late')])
    .where('changedAt', '>=', since)
    .executeTakeFirstOrThrow()
}

/** Ids of products deleted since then; one that came back is among the changed ones. */
export async function findDeletedSince(db: Db, since: Date): Promise<string[]> {
  const gone = await db
    .selectFrom('deletedProducts')
    .leftJoin('products', 'products.id', 'deletedProducts.productId')
    .select('productId')
    .where('deletedAt', '>=', since)
    .where('products.id', 'is', null)
    .execute()
  return gone.map(({ productId }) => productId)
}

export interface Marked {
  readonly id: string
  readonly mark: string
}

export async function findChangedSince(db: Db, since: Date): Promise<Marked[]> {
  const { rows } = await sql<Marked>`
    select products.id, ${changeMark} as mark from products
    where products.id in (select unnest(product_ids) from product_changes where changed_at >= ${since})`.execute(
    db,
  )
  return rows
}
