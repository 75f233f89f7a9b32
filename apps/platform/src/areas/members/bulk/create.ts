import { randomUUID } from 'node:crypto'
import { type Db, transaction } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { countMembers, memberCondition } from '../reading/store/list.ts'
import { type BulkRequest, insertItems, insertJob, type MemberFilter, updateTotal } from './store.ts'

/** How many it would be about. */
export function countMatching(db: Db, caller: Caller, found: MemberFilter): Promise<number> {
  return countMembers(db, memberCondition(caller, found))
}

/** Creates a job whose items are the members found now; later changes do not alter the selection. */
export function createJob(db: Db, caller: Caller, wanted: BulkRequest, date: Date): Promise<string> {
  const jobId = randomUUID()
  return transaction(db, async (trx) => {
    await insertJob(trx, {
      jobId,
      contentAssigneeId: wanted.contentAssigneeId,
      action: wanted.action,
      caller,
      date,
    })
    await insertItems(trx, jobId, caller, wanted)
    await updateTotal(trx, jobId)
    return jobId
  })
}
