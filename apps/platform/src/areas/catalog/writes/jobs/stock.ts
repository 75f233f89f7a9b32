import type { Edit } from '../../edits/edit.ts'
import { making } from '../inventory/create.ts'
import { changeStock, putting, removing, type StockChange, setting, taking } from '../inventory/inventory.ts'
import type { StockJob } from './change.ts'
import type { BulkError } from './tables.ts'

export function stockChange(id: string, job: StockJob): StockChange {
  if ('sets' in job) return setting({ id, ...job.sets }, job.mask)
  if ('makes' in job) return making({ variantId: id, ...job.makes }, 'inventoryItem', { again: false })
  if ('deletes' in job) return removing(id)
  return job.adjusts > 0
    ? putting(id, job.adjusts)
    : taking(id, -job.adjusts, { ahead: false, restrict: true })
}

/** Each for itself, all in one edit. */
export async function changeItems(
  edit: Edit,
  ids: readonly string[],
  job: StockJob,
): Promise<{ readonly id: string; readonly error: BulkError | undefined }[]> {
  const changes = ids.map((id) => stockChange(id, job))
  const { results } = await changeStock(edit, changes, { reason: job.reason, returnEntity: false })
  return results.map(({ itemMetadata: { id, error } }) => ({ id, error }))
}
