import { previewTable } from '../../../base/tabular/preview.ts'
import { transaction } from '../../../data/database.ts'
import { claimImports, leaseFrom, renewLease } from '../../../data/import-jobs.ts'
import type { Services } from '../../../data/services.ts'
import { enterBatch } from './batch.ts'
import { rowInputOf } from './check-row.ts'
import { rowsOf } from './rows.ts'
import { insertErrors } from './store/errors.ts'
import { finishImport, type Job, lockImport, updateParsed, updateProgress } from './store/work.ts'

type Site = Pick<Services, 'db' | 'clock'>

const TABLE = 'loyalty_imports'
const BATCH = 100
const MOST_COLUMNS = 100

/** Job: reads the files that were sent and enters the imports that were begun. Takes up where a server that died stopped. */
export async function workImports(site: Site): Promise<void> {
  for await (const job of claimImports<Job>(site, TABLE))
    await (job.status === 'IMPORTING' ? importFile(site, job) : parseFile(site, job))
}

async function parseFile(site: Site, { id, fileId }: Job): Promise<void> {
  const { db, clock } = site
  const limits = { mostColumns: MOST_COLUMNS, shownColumns: 20, holdOn: () => renewLease(site, TABLE, id) }
  const { header, sampleRows, parsedRows, parseError } = await previewTable(rowsOf(db, fileId), limits)
  const parsed = { header, sampleRows, parsedRows, parseError, updatedAt: clock.now() }
  await updateParsed(db, id, parsed)
}

async function importFile(site: Site, { id, fileId, mapping, doneRows }: Job): Promise<void> {
  if (!mapping) throw new Error(`Import ${id} was told to begin without a mapping`)
  let row = -1
  let batch: ReturnType<typeof rowInputOf>[] = []
  for await (const values of rowsOf(site.db, fileId)) {
    row += 1
    // The header, and what was entered before a crash.
    if (row <= doneRows) continue
    batch.push(rowInputOf(row, values, mapping))
    if (batch.length < BATCH) continue
    if (!(await step(site, id, batch))) return
    batch = []
  }
  if (batch.length && !(await step(site, id, batch))) return
  await finishImport(site.db, id, site.clock.now())
}

/** Points, counts and errors of a batch stand or fall together; false where another server has gone on with it. */
function step(site: Site, id: string, batch: readonly ReturnType<typeof rowInputOf>[]): Promise<boolean> {
  const [first] = batch
  return transaction(site.db, async (trx) => {
    const job = await lockImport(trx, id)
    if (!first || job?.status !== 'IMPORTING' || job.doneRows !== first.row - 1) return false
    const date = site.clock.now()
    const { entered, errors } = await enterBatch(trx, id, batch, date)
    if (errors.length)
      await insertErrors(
        trx,
        errors.map(({ row, email, points, reason }) => ({
          ...{ importId: id, rowNumber: row, email, points, reason },
        })),
      )
    await updateProgress(trx, id, {
      doneRows: job.doneRows + batch.length,
      successCount: job.successCount + entered,
      failureCount: job.failureCount + errors.length,
      leasedUntil: leaseFrom(date),
      revision: job.revision + 1,
      updatedAt: date,
    })
    return true
  })
}
