import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { ApiError, violationsOf } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { blocking } from '../../../http/permissions/about-members.ts'
import { refusalOfStaff } from '../../../http/permissions/staff-rule.ts'
import { deleteMember } from '../erasing/delete.ts'
import { decide } from '../stewards/standing.ts'
import type { BulkError, MemberTables } from '../tables.ts'

type Job = Selectable<MemberTables['memberBulkJobs']>

/** Name of the job in the schedule. */
export const MEMBER_JOBS = 'member bulk jobs'
/** Members of one transaction: whoever signs in meanwhile waits no longer than for these. */
const BATCH = 50
/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 100

/**
 * Carries every unfinished job on. Any server may, and several at once: items are claimed by their locks and written with
 * what was done in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryJobsOn(services: Services): Promise<void> {
  const { db } = services
  const jobs = await db
    .selectFrom('memberBulkJobs')
    .selectAll()
    .where('status', '=', 'RUNNING')
    .orderBy('createdAt')
    .execute()
  let left = TURN
  for (const job of jobs) {
    while (left > 0 && (await transaction(db, (trx) => batch(trx, services, job))) > 0) left -= 1
    if (left > 0) await finish(services, job.id)
  }
}

async function batch(trx: Trx, services: Services, job: Job): Promise<number> {
  const items = await trx
    .selectFrom('memberBulkItems')
    .select('memberId')
    .where('jobId', '=', job.id)
    .where('status', '=', 'PENDING')
    .orderBy('memberId')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  if (items.length === 0) return 0
  const date = services.clock.now()
  const members = await trx
    .selectFrom('members')
    .selectAll()
    .where(
      'id',
      'in',
      items.map(({ memberId }) => memberId),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const rows = new Map(members.map((row) => [row.id, row]))
  const errors: (BulkError | null)[] = []
  for (const { memberId } of items) errors.push(await one(trx, services, job, rows.get(memberId)))
  await record(
    trx,
    job.id,
    items.map(({ memberId }, index) => ({ memberId, error: errors[index] ?? null })),
    date,
  )
  return items.length
}

/** What refuses does so before anything is written, so that the others of the batch are kept. */
async function one(
  trx: Trx,
  services: Services,
  job: Job,
  row: Parameters<typeof decide>[1] | undefined,
): Promise<BulkError | null> {
  if (!row) return { code: 'NOT_FOUND', description: 'There is no such member any more' }
  const by = { date: services.clock.now(), caller: job.createdBy ?? undefined }
  const codes = job.action === 'BLOCK' ? blocking : undefined
  try {
    const refusal = await refusalOfStaff(trx, by.caller, row.id, {
      changes: 'STANDING',
      ...(codes ? { codes } : {}),
    })
    if (refusal) throw refusal
    if (job.action === 'DELETE')
      await deleteMember(trx, services, row, { ...by, contentAssigneeId: job.contentAssigneeId })
    else await decide(trx, row, job.action, by)
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return errorOf(error)
    throw error
  }
}

async function record(
  trx: Trx,
  jobId: string,
  results: readonly { readonly memberId: string; readonly error: BulkError | null }[],
  date: Date,
): Promise<void> {
  const failed = results.filter(({ error }) => error).length
  await sql`update member_bulk_items i set
      status = case when r.error is null then 'SUCCEEDED' else 'FAILED' end, error = r.error::jsonb
    from unnest(${results.map(({ memberId }) => memberId)}::uuid[],
      ${results.map(({ error }) => error && JSON.stringify(error))}::text[]) as r (member_id, error)
    where i.job_id = ${jobId}::uuid and i.member_id = r.member_id`.execute(trx)
  await sql`update member_bulk_jobs set succeeded = succeeded + ${results.length - failed},
    failed = failed + ${failed}, updated_at = ${date} where id = ${jobId}::uuid`.execute(trx)
}

function errorOf(error: ApiError): BulkError {
  const { details } = error.body as { details?: { applicationError?: { code: string } } }
  const rule = violationsOf(error).find(({ ruleName }) => ruleName)
  const code = details?.applicationError?.code ?? rule?.ruleName ?? 'INVALID_ARGUMENT'
  return { code, description: error.message }
}

/** Once nothing waits: what another server still holds does. */
async function finish({ db, clock }: Services, jobId: string): Promise<void> {
  await sql`update member_bulk_jobs set status = 'FINISHED', updated_at = ${clock.now()}
    where id = ${jobId}::uuid and status = 'RUNNING' and not exists (
      select 1 from member_bulk_items where job_id = ${jobId}::uuid and status = 'PENDING')`.execute(db)
}
