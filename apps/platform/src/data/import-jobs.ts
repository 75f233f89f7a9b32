import { sql } from 'kysely'
import type { Db } from './database.ts'
import type { Services } from './services.ts'

type Site = Pick<Services, 'db' | 'clock'>
/** Tables of imports of files, which all have the columns of a lease. */
type ImportTable = 'catalog_imports' | 'loyalty_imports'

/** Milliseconds for which one server alone works at an import; each batch begins them again. */
const LEASE = 60_000

/** End of a lease that begins now. */
export const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE)

/** Takes the unfinished imports that no server works at, the oldest first. */
export async function* claimImports<Job>({ db, clock }: Site, table: ImportTable): AsyncGenerator<Job> {
  for (;;) {
    const job = await claimImport<Job>(db, table, clock.now())
    if (!job) return
    yield job
  }
}

async function claimImport<Job>(db: Db, table: ImportTable, now: Date): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update ${sql.table(table)} set leased_until = ${leaseFrom(now)}, updated_at = ${now},
      status = case status when 'INITIATED' then 'PARSING' else status end, revision = revision + 1
    where id in (select id from ${sql.table(table)}
      where status in ('INITIATED', 'PARSING', 'IMPORTING') and (leased_until is null or leased_until <= ${now})
      order by created_at limit 1 for update skip locked)
    returning *`.execute(db)
  return rows[0]
}

export async function renewLease({ db, clock }: Site, table: ImportTable, id: string): Promise<void> {
  await sql`update ${sql.table(table)} set leased_until = ${leaseFrom(clock.now())} where id = ${id}::uuid`.execute(
    db,
  )
}
