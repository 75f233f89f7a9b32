import { type Trx, transaction } from '../../../../data/database.ts'
import type { Services } from '../../../../data/services.ts'
import { Edit } from '../../edits/edit.ts'
import { undoRows } from '../../edits/undo.ts'
import { adjusting, changeMany, settingOf } from '../bulk/bulk.ts'
import { changeItems } from './stock.ts'
import {
  claimBatch,
  findEditRows,
  findRunningJobs,
  finishJob,
  type Job,
  type Result,
  recordBatch,
} from './store/jobs.ts'
import { changeWhole, isWhole } from './whole.ts'

type Site = Pick<Services, 'db' | 'clock' | 'config'>

/** Batches at once: one waits for the disk or for the row of the edit, in which all count; two others go on. */
const AT_ONCE = 3
/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 40

/**
 * Carries every unfinished job on. Any server may, and several at once: batches are claimed by their locks and written with
 * what was done in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryCatalogJobsOn(site: Site): Promise<void> {
  const jobs = await findRunningJobs(site.db)
  let left = TURN
  for (const job of jobs) {
    const work = async () => {
      while (left > 0 && (await transaction(site.db, (trx) => batch(trx, site, job))) > 0) left -= 1
    }
    // While the database writes for one, another makes its products.
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (left > 0) await finishJob(site.db, job.id, site.clock.now())
  }
}

async function batch(trx: Trx, site: Site, job: Job): Promise<number> {
  const claimed = await claimBatch(trx, job.id)
  if (!claimed) return 0
  const edit = new Edit(trx, { ...site, caller: job.createdBy }, job.id)
  const results = await change(edit, job, claimed.variantIds ?? claimed.productIds)
  await edit.close({ call: job.call })
  await recordBatch(trx, { jobId: job.id, firstId: claimed.firstId }, results, edit.date)
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
  const rows = await findEditRows(edit.trx, undoes, ids)
  const { results } = await undoRows(edit, rows)
  return results.map(({ itemMetadata: { id, error } }) => ({ id, error }))
}
