import { type Selectable, sql } from 'kysely'
import { type Trx, transaction } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import { Edit } from '../../edits/edit.ts'
import { undoRows } from '../../edits/undo.ts'
import { adjusting, changeMany, settingOf } from '../bulk/bulk.ts'
import { changeItems } from './stock.ts'
import type { BulkError, CatalogBulkTables } from './tables.ts'
import { changeWhole, isWhole } from './whole.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>
type Job = Selectable<CatalogBulkTables['catalogBulkJobs']>
interface Result {
  readonly id: string
  readonly error?: BulkError | undefined
}

/** One waits for the disk or for the row of the edit, which all of them count in; two others go on. */
const AT_ONCE = 3
/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 40

/**
 * Carries every unfinished job on. Any server may, and several at once: batches are claimed by their locks and written with
 * what was done in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryCatalogJobsOn(site: Site): Promise<void> {
  const jobs = await site.db
    .selectFrom('catalogBulkJobs')
    .selectAll()
    .where('status', '=', 'RUNNING')
    // An import has a job to be undone by; its file is what it goes through.
    .where('call', '!=', 'ImportProducts')
    .orderBy('createdAt')
    .execute()
  let left = TURN
  for (const job of jobs) {
    const work = async () => {
      while (left > 0 && (await transaction(site.db, (trx) => batch(trx, site, job))) > 0) left -= 1
    }
    // While the database writes for one, another makes its products.
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (left > 0) await finish(site, job.id)
  }
}

async function batch(trx: Trx, site: Site, job: Job): Promise<number> {
  const claimed = await trx
    .selectFrom('catalogBulkBatches')
    .select(['firstId', 'productIds', 'variantIds'])
    .where('jobId', '=', job.id)
    .where('done', '=', false)
    .orderBy('firstId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!claimed) return 0
  const edit = new Edit(trx, { ...site, caller: job.createdBy }, job.id)
  const told = await change(edit, job, claimed.variantIds ?? claimed.productIds)
  await edit.close({ call: job.call })
  await record(trx, { jobId: job.id, firstId: claimed.firstId }, told, edit.date)
  return claimed.productIds.length
}

async function change(edit: Edit, { change }: Job, ids: readonly string[]): Promise<Result[]> {
  const { currency } = edit.context.config
  if ('undoes' in change) return undone(edit, change.undoes, ids)
  if ('imports' in change) throw new Error(`Job ${change.imports} is carried on by its import`)
  if ('stock' in change) return changeItems(edit, ids, change.stock)
  if (isWhole(change)) return changeWhole(edit, ids, change)
  const how = 'adjust' in change ? adjusting(change.adjust, currency) : await settingOf(edit, change.set)
  const { results } = await changeMany(edit, ids, how)
  return results.map(({ itemMetadata: { id, error } }) => ({ id, error }))
}

async function undone(edit: Edit, undoes: string, ids: readonly string[]): Promise<Result[]> {
  const rows = await edit.trx
    .selectFrom('catalogEditRows')
    .selectAll()
    .where('editId', '=', undoes)
    .where('entityId', 'in', [...ids])
    .execute()
  const { results } = await undoRows(edit, rows)
  return results.map(({ itemMetadata: { id, error } }) => ({ id, error }))
}

async function record(
  trx: Trx,
  { jobId, firstId }: { readonly jobId: string; readonly firstId: string },
  results: readonly Result[],
  date: Date,
): Promise<void> {
  const failed = results.filter(({ error }) => error)
  await sql`update catalog_bulk_batches set done = true
    where job_id = ${jobId}::uuid and first_id = ${firstId}::uuid`.execute(trx)
  if (failed.length > 0)
    await sql`insert into catalog_bulk_items (job_id, product_id, status, error)
      select ${jobId}::uuid, f.product_id, 'FAILED', f.error::jsonb from unnest(${failed.map(({ id }) => id)}::uuid[],
        ${failed.map(({ error }) => JSON.stringify(error))}::text[]) as f (product_id, error)
      on conflict (job_id, product_id) do nothing`.execute(trx)
  await sql`update catalog_bulk_jobs set succeeded = succeeded + ${results.length - failed.length},
    failed = failed + ${failed.length}, updated_at = ${date} where id = ${jobId}::uuid`.execute(trx)
}

/** Once nothing waits: what another server still holds does. */
async function finish({ db, clock }: Site, jobId: string): Promise<void> {
  await sql`update catalog_bulk_jobs set status = 'FINISHED', updated_at = ${clock.now()}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from catalog_bulk_batches where job_id = ${jobId}::uuid and not done)`.execute(db)
}
