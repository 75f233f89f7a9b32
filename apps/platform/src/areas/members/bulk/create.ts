import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonb, transaction } from '../../../data/database.ts'
import type { Caller } from '../../../http/caller.ts'
import { countMembers, foundBy } from '../reading/list.ts'
import type { Search } from '../reading/search.ts'
import type { BulkAction } from '../tables.ts'

export interface Found {
  readonly filter?: unknown
  readonly search?: Search | undefined
}

interface Wanted extends Found {
  readonly action: BulkAction
  readonly contentAssigneeId?: string | null | undefined
}

/** How many it would be about. */
export function countFound(db: Db, caller: Caller, found: Found): Promise<number> {
  return countMembers(db, foundBy(caller, found))
}

/** Who is found now is who it is about: each becomes an item of the job, and no later look decides. */
export function createJob(db: Db, caller: Caller, wanted: Wanted, date: Date): Promise<string> {
  const jobId = randomUUID()
  return transaction(db, async (trx) => {
    await trx
      .insertInto('memberBulkJobs')
      .values({
        id: jobId,
        action: wanted.action,
        contentAssigneeId: wanted.contentAssigneeId ?? null,
        status: 'RUNNING',
        total: 0,
        createdBy: jsonb(caller),
        createdAt: date,
        updatedAt: date,
      })
      .execute()
    await sql`insert into member_bulk_items (job_id, member_id, status)
      select ${jobId}::uuid, m.id, 'PENDING' from members m where ${foundBy(caller, wanted)}`.execute(trx)
    await sql`update member_bulk_jobs set
      total = (select count(*) from member_bulk_items where job_id = ${jobId}::uuid)
      where id = ${jobId}::uuid`.execute(trx)
    return jobId
  })
}
