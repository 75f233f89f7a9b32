import type { UpdateObject } from 'kysely'
import { violations } from '../../../base/errors.ts'
import type { Trx } from '../../../data/database.ts'
import type { Person, PersonalRows } from '../../../data/personal-data.ts'
import { isUuid } from '../../../data/query-language/values.ts'
import type { Services } from '../../../data/services.ts'
import type { Tables } from '../../../data/tables.ts'
import type { Caller } from '../../../http/caller.ts'
import { staffUser } from '../../../http/staff-user.ts'
import { emitMemberDeleted, type MemberRow } from '../../identity/index.ts'
import { deliver, letterLanguage } from '../../mailbox/index.ts'
import { record } from '../audit/store.ts'
import { subscribes } from '../moderation/store.ts'
import type { Done } from './done.ts'
import { accountDeletedLetter, inOrder } from './letter.ts'
import { countRows, deleteMemberRow, deleteRows, findMemberId, updateRows } from './store/member-rows.ts'
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
  const done: Done[] = assignee ? await reassign(trx, row.id, assignee) : []
  for (const owned of inOrder(personalData.owned)) {
    const { name, fate, why } = owned
    const count = await end(trx, owned, person, date)
    if (count) done.push({ name, count, fate, why })
  }
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

export function personOf({ id, contactId, loginEmail }: MemberRow): Person {
  return { memberId: id, contactId, email: loginEmail.toLowerCase() }
}

async function end(trx: Trx, owned: PersonalRows, person: Person, date: Date): Promise<number> {
  const { table, fate, blank } = owned
  const where = owned.whose(person)
  if (owned.anonymise) return owned.anonymise(trx, person, date)
  // Every table goes the same way; kysely knows them one by one alone.
  const any = table as 'carts'
  if (fate === 'ERASED') return Number((await deleteRows(trx, any, where)).numDeletedRows)
  if (blank) {
    const set = blank as UpdateObject<Tables, 'carts'>
    return Number((await updateRows(trx, any, set, where)).numUpdatedRows)
  }
  const { count } = await countRows(trx, any, where)
  return Number(count)
}

async function mayBeDeleted(trx: Trx, row: MemberRow): Promise<void> {
  if (row.role !== 'MEMBER' || (await staffUser(trx, { memberId: row.id })))
    throw ruled(
      'id',
      'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      'is an owner or contributor. Remove the role first',
    )
  if (await subscribes(trx, row.id))
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
