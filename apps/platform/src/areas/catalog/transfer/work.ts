import { randomUUID } from 'node:crypto'
import { previewTable } from '../../../base/tabular/preview.ts'
import { NoTable, tableRows } from '../../../base/tabular/rows.ts'
import { type Db, type Trx, transaction } from '../../../data/database.ts'
import { claimImports, leaseFrom, renewLease } from '../../../data/import-jobs.ts'
import type { Services } from '../../../data/services.ts'
import { findFile, mediaStoreOf, storedName } from '../../media/index.ts'
import { Edit, type EditContext } from '../edits/edit.ts'
import { applyBatch, type ImportError, type Outcome } from './apply.ts'
import type { Group } from './draft.ts'
import { PictureFetcher } from './fetch-pictures.ts'
import type { Format } from './format.ts'
import { frugally } from './frugal.ts'
import { batchesOf } from './groups.ts'
import { formatOf, guessMapping } from './mapping.ts'
import { insertErrors } from './store/errors.ts'
import { finishJob, type ImportRow, lockImport, updateImport, updateParsed } from './store/work.ts'
import type { Mapping } from './tables.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Name of the edit and of its job. */
export const CALL = 'ImportProducts'
const TABLE = 'catalog_imports'
const LONGEST_ROW = 1_000_000
const MOST_COLUMNS = 200
/** Rows that one answer waits for. */
const MOST_DRY = 20_000
const SHOWN = 100

/** Job: reads the files that were sent and makes the imports that were begun. Takes up where a server that died stopped. */
export async function workCatalogImports(site: Site): Promise<void> {
  for await (const job of claimImports<ImportRow>(site, TABLE))
    await (job.status === 'IMPORTING' ? frugally(() => importFile(site, job)) : parseFile(site, job))
}

/** Every row of an import's file, its header first. @throws NoTable where it is none, or is gone */
async function* rowsOf(
  { db, config }: Pick<Site, 'db' | 'config'>,
  fileId: string,
): AsyncGenerator<string[]> {
  const source = await mediaStoreOf(config).open(storedName(await findFile(db, fileId, { deleted: true })))
  if (!source) throw new NoTable('The file has expired.')
  try {
    yield* tableRows(source, { longestRow: LONGEST_ROW })
  } finally {
    source.destroy()
  }
}

async function parseFile(site: Site, { id, fileId, format }: ImportRow): Promise<void> {
  const { db, clock } = site
  const limits = {
    mostColumns: MOST_COLUMNS,
    shownColumns: MOST_COLUMNS,
    holdOn: () => renewLease(site, TABLE, id),
  }
  const { header, sampleRows, parsedRows, parseError } = await previewTable(rowsOf(site, fileId), limits)
  // Format that was asked for, or that the header looks like.
  const found = header && format === 'HOSTED' ? formatOf(header) : format
  await updateParsed(db, id, {
    ...{ format: found, header, mapping: header && guessMapping(found, header), sampleRows },
    ...{ parsedRows, parseError, updatedAt: clock.now() },
  })
}

async function importFile(site: Site, job: ImportRow): Promise<void> {
  const { mapping } = job
  if (!mapping) throw new Error(`Import ${job.id} was told to begin without a mapping`)
  const pictures = new PictureFetcher(site, () => renewLease(site, TABLE, job.id))
  for await (const groups of batchesOf(rowsOf(site, job.fileId), mapping, job.doneRows)) {
    const fetched = await pictures.fetch(groups)
    if (!(await step({ ...site, fetched }, job, mapping, groups))) return
  }
  await finish(site, job.id)
}

/** Products, counts and errors of a batch stand or fall together; false where another server has gone on with it. */
function step(
  site: Site & Pick<EditContext, 'fetched'>,
  job: ImportRow,
  mapping: Mapping,
  groups: readonly Group[],
): Promise<boolean> {
  const [first] = groups
  const last = groups.at(-1)?.rows.at(-1)?.row ?? 0
  return transaction(site.db, async (trx) => {
    const now = await lockImport(trx, job.id)
    if (now?.status !== 'IMPORTING' || now.doneRows !== (first?.rows[0]?.row ?? 0) - 1) return false
    const edit = new Edit(trx, { ...site, caller: now.createdBy }, job.id)
    const outcome = await applyBatch(edit, groups, { format: job.format, mapping, dry: false })
    await edit.close({ call: CALL })
    await insertErrors(trx, job.id, outcome.errors)
    await updateImport(trx, job.id, {
      doneRows: last,
      createdCount: now.createdCount + outcome.created,
      updatedCount: now.updatedCount + outcome.updated,
      unchangedCount: now.unchangedCount + outcome.unchanged,
      failedCount: now.failedCount + outcome.failed,
      leasedUntil: leaseFrom(site.clock.now()),
      ...{ revision: now.revision + 1, updatedAt: edit.date },
    })
    return true
  })
}

/** Ends the import and its job, by which it can be undone like any job of the catalog. */
async function finish({ db, clock }: Site, id: string): Promise<void> {
  await transaction(db, async (trx) => {
    const row = await lockImport(trx, id)
    if (row?.status !== 'IMPORTING') return
    const updatedAt = clock.now()
    await updateImport(trx, id, {
      ...{ status: 'IMPORTED', leasedUntil: null, updatedAt, revision: row.revision + 1 },
    })
    const succeeded = row.createdCount + row.updatedCount + row.unchangedCount
    const total = succeeded + row.failedCount
    await finishJob(trx, id, { total, succeeded, failed: row.failedCount, updatedAt })
  })
}

/** Result of an import without its effects: every batch is written and rolled back. */
export async function dryRun(
  context: EditContext,
  { fileId }: Pick<ImportRow, 'fileId'>,
  { format, mapping }: { readonly format: Format; readonly mapping: Mapping },
) {
  const sum = { created: 0, updated: 0, unchanged: 0, failed: 0 }
  const errors: ImportError[] = []
  let rowCount = 0
  let whole = true
  for await (const groups of batchesOf(rowsOf(context, fileId), mapping, 0)) {
    if (rowCount >= MOST_DRY) {
      whole = false
      break
    }
    const outcome = await tried(context.db, (trx) =>
      applyBatch(new Edit(trx, context, randomUUID()), groups, { format, mapping, dry: true }),
    )
    rowCount = groups.at(-1)?.rows.at(-1)?.row ?? rowCount
    for (const name of ['created', 'updated', 'unchanged', 'failed'] as const) sum[name] += outcome[name]
    errors.push(...outcome.errors.slice(0, SHOWN - errors.length))
  }
  return { ...sum, rowCount, whole, errors }
}

class RolledBack extends Error {
  readonly outcome: Outcome

  constructor(outcome: Outcome) {
    super('Nothing of it stays')
    this.outcome = outcome
  }
}

async function tried(db: Db, work: (trx: Trx) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await transaction(db, async (trx) => {
      throw new RolledBack(await work(trx))
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome
    throw error
  }
}
