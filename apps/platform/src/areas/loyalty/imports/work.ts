import { sql } from 'kysely'
import { lookAt } from '../../../base/tabular/look.ts'
import type { Trx } from '../../../data/database.ts'
import { jsonb, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { enterBatch } from './batch.ts'
import { wantedOf } from './check-row.ts'
import { rowsOf } from './rows.ts'
import type { LoyaltyImportTables, Mapping } from './tables.ts'

type Site = Pick<Services, 'db' | 'clock'>
type Job = Pick<LoyaltyImportTables['loyaltyImports'], 'id' | 'fileId' | 'status' | 'doneRows'> & {
  readonly mapping: Mapping | null
}

/** Milliseconds for which a server has an import to itself; each batch begins them again. */
const LEASE = 60_000
const BATCH = 100
const MOST_COLUMNS = 100

/** Job: reads what was sent and enters what was told to be imported. What a server that died was at is taken up where it stopped. */
export async function workImports(site: Site): Promise<void> {
  for (let job = await claim(site); job; job = await claim(site))
    await (job.status === 'IMPORTING' ? importFile(site, job) : parseFile(site, job))
}

async function claim({ db, clock }: Site): Promise<Job | undefined> {
  const now = clock.now()
  const { rows } = await sql<Job>`
    update loyalty_imports set leased_until = ${new Date(now.getTime() + LEASE)}, updated_at = ${now},
      status = case status when 'INITIATED' then 'PARSING' else status end, revision = revision + 1
    where id in (select id from loyalty_imports
      where status in ('INITIATED', 'PARSING', 'IMPORTING') and (leased_until is null or leased_until <= ${now})
      order by created_at limit 1 for update skip locked)
    returning id, file_id, status, done_rows, mapping`.execute(db)
  return rows[0]
}

async function parseFile(site: Site, { id, fileId }: Job): Promise<void> {
  const { db, clock } = site
  const look = { mostColumns: MOST_COLUMNS, shownColumns: 20, holdOn: () => holdOn(site, id) }
  const { header, sampleRows, parsedRows, parseError } = await lookAt(rowsOf(db, fileId), look)
  await db
    .updateTable('loyaltyImports')
    .set((row) => ({
      status: parseError ? 'FAILED' : 'PARSED',
      header: header ? jsonb(header) : null,
      sampleRows: jsonb(sampleRows),
      ...{ parsedRows, parseError, leasedUntil: null, updatedAt: clock.now() },
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'PARSING')
    .execute()
}

async function holdOn({ db, clock }: Site, id: string): Promise<void> {
  const leasedUntil = new Date(clock.now().getTime() + LEASE)
  await db.updateTable('loyaltyImports').set({ leasedUntil }).where('id', '=', id).execute()
}

async function importFile(site: Site, { id, fileId, mapping, doneRows }: Job): Promise<void> {
  if (!mapping) throw new Error(`Import ${id} was told to begin without a mapping`)
  let row = -1
  let batch: ReturnType<typeof wantedOf>[] = []
  for await (const values of rowsOf(site.db, fileId)) {
    row += 1
    // The header, and what was entered before a crash.
    if (row <= doneRows) continue
    batch.push(wantedOf(row, values, mapping))
    if (batch.length < BATCH) continue
    if (!(await step(site, id, batch))) return
    batch = []
  }
  if (batch.length && !(await step(site, id, batch))) return
  await finish(site, id)
}

/** Points, counts and errors of a batch stand or fall together; false where another server has gone on with it. */
function step(site: Site, id: string, batch: readonly ReturnType<typeof wantedOf>[]): Promise<boolean> {
  const [first] = batch
  return transaction(site.db, async (trx) => {
    const job = await lock(trx, id)
    if (!first || job?.status !== 'IMPORTING' || job.doneRows !== first.row - 1) return false
    const date = site.clock.now()
    const { entered, errors } = await enterBatch(trx, id, batch, date)
    if (errors.length)
      await trx
        .insertInto('loyaltyImportErrors')
        .values(
          errors.map(({ row, email, points, reason }) => ({
            ...{ importId: id, rowNumber: row, email, points, reason },
          })),
        )
        .execute()
    await trx
      .updateTable('loyaltyImports')
      .set({
        doneRows: job.doneRows + batch.length,
        successCount: job.successCount + entered,
        failureCount: job.failureCount + errors.length,
        leasedUntil: new Date(date.getTime() + LEASE),
        revision: job.revision + 1,
        updatedAt: date,
      })
      .where('id', '=', id)
      .execute()
    return true
  })
}

function lock(trx: Trx, id: string) {
  return trx
    .selectFrom('loyaltyImports')
    .select(['status', 'doneRows', 'successCount', 'failureCount', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function finish({ db, clock }: Site, id: string): Promise<void> {
  await db
    .updateTable('loyaltyImports')
    .set((row) => ({
      ...{ status: 'IMPORTED', leasedUntil: null, updatedAt: clock.now() },
      revision: row('revision', '+', 1),
    }))
    .where('id', '=', id)
    .where('status', '=', 'IMPORTING')
    .execute()
}
