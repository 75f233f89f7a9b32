import type { Selectable } from 'kysely'
import { ApiError, violationsOf } from '../../../base/errors.ts'
import { type Trx, transaction } from '../../../data/database.ts'
import type { Services } from '../../../data/services.ts'
import { blocking } from '../../../http/permissions/about-members.ts'
import { refusalOfStaff } from '../../../http/permissions/staff-rule.ts'
import { deleteMember } from '../deletion/delete.ts'
import { decide } from '../moderation/moderate.ts'
import type { BulkError, MemberTables } from '../tables.ts'
import { claimItems, findRunningJobs, finish, lockMembers, record } from './store.ts'

type Job = Selectable<MemberTables['memberBulkJobs']>

/** Name of the job in the schedule. */
export const MEMBER_JOBS = 'member bulk jobs'
/** Batches of one turn, so that other jobs of the platform get theirs. */
const TURN = 100

/**
 * Carries every unfinished job on. Any server may, and several at once: items are claimed by their locks and written with
 * what was done in one transaction, so that a kill leaves each of them done once or not begun.
 */
export async function carryJobsOn(services: Services): Promise<void> {
  const { db } = services
  const jobs = await findRunningJobs(db)
  let left = TURN
  for (const job of jobs) {
    while (left > 0 && (await transaction(db, (trx) => batch(trx, services, job))) > 0) left -= 1
    if (left > 0) await finish(services, job.id)
  }
}

async function batch(trx: Trx, services: Services, job: Job): Promise<number> {
  const items = await claimItems(trx, job.id)
  if (items.length === 0) return 0
  const date = services.clock.now()
  const members = await lockMembers(
    trx,
    items.map(({ memberId }) => memberId),
  )
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

/** Applies the action to one member. Refusals come before any write, so that the rest of the batch stays valid. */
async function one(
  trx: Trx,
  services: Services,
  job: Job,
  row: Parameters<typeof decide>[1] | undefined,
): Promise<BulkError | null> {
  if (!row) return { code: 'NOT_FOUND', description: 'Member not found. The member was deleted.' }
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

function errorOf(error: ApiError): BulkError {
  const { details } = error.body as { details?: { applicationError?: { code: string } } }
  const rule = violationsOf(error).find(({ ruleName }) => ruleName)
  const code = details?.applicationError?.code ?? rule?.ruleName ?? 'INVALID_ARGUMENT'
  return { code, description: error.message }
}
