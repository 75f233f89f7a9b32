import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Caller } from '../../../http/caller.ts'
import { staffUser } from '../../../http/staff-user.ts'
import { emitMemberDeleted, type MemberRow } from '../../identity/index.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { record } from '../audit/store.ts'
import { subscribes } from '../moderation/store.ts'
import { personOf } from '../person.ts'
import type { Done } from './done.ts'
import { erasePerson } from './erase.ts'
import { accountDeletedLetter } from './letter.ts'
import { deleteMemberRow, findMemberId } from './store/member-rows.ts'
import { reassign } from './store/reassign.ts'

interface Options {
  readonly date: Date
  readonly caller: Caller | undefined
  /** Member who takes over the public content. */
  readonly contentAssigneeId?: string | null | undefined
}

/**
 * Ends a member, whose row is locked: what is theirs is erased, made anonymous, or taken over. Whatever refuses does so
 * before anything is written.
 * @throws ApiError 400 with the rules of wire §3.7
 */
export async function deleteMember(
  trx: Trx,
  { config, personalData }: Pick<Services, 'config' | 'personalData'>,
  row: MemberRow,
  { date, caller, contentAssigneeId }: Options,
): Promise<Done[]> {
  await mayBeDeleted(trx, row)
  const assignee = await readAssignee(trx, row, contentAssigneeId)
  const person = personOf(row)
  const reassigned: Done[] = assignee ? await reassign(trx, row.id, assignee) : []
  const done = [...reassigned, ...(await erasePerson(trx, personalData, person, date))]
  await deleteMemberRow(trx, row.id)
  await emitMemberDeleted(trx, row, date, caller)
  const details = assignee ? { contentAssigneeId: assignee } : {}
  await record(trx, [{ memberId: row.id, action: 'DELETED', details }], { date, caller })
  await deliver(trx, {
    ...accountDeletedLetter(config, row.loginEmail, done, letterLanguage(undefined, row)),
    date,
  })
  return done
}

async function mayBeDeleted(trx: Trx, row: MemberRow): Promise<void> {
  if (row.role !== 'MEMBER' || (await staffUser(trx, { memberId: row.id })))
    throw ruled(
      'id',
      'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      'is an owner or contributor. Remove the role first',
    )
  if (await subscribes(trx, personOf(row)))
    throw ruled(
      'id',
      'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
      'has an active subscription. Cancel it first',
    )
}

async function readAssignee(trx: Trx, row: MemberRow, id: string | null | undefined) {
  if (!id) return undefined
  const found = isUuid(id) && id !== row.id ? await findMemberId(trx, id) : undefined
  if (!found)
    throw violations([
      {
        field: 'contentAssigneeId',
        description: 'must be the ID of another member',
        violatedRule: 'VALIDATION',
      },
    ])
  return found.id
}

function ruled(field: string, ruleName: string, description: string) {
  return violations([{ field, description, violatedRule: 'OTHER', ruleName }])
}
