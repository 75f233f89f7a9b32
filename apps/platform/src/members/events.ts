import { memberCreated, memberUpdated } from '@galleria/platform-client/events'
import type { Caller } from '../caller.ts'
import type { Trx } from '../database.ts'
import type { MemberRow } from '../identity/members.ts'
import { emit } from '../outbox.ts'
import { toMember } from './member.ts'

export function tellMemberCreated(trx: Trx, row: MemberRow, date: Date): Promise<void> {
  return emit(trx, memberCreated, { ...around(row, date), entity: toMember(row, ['FULL']) })
}

export function tellMemberUpdated(trx: Trx, row: MemberRow, date: Date): Promise<void> {
  return emit(trx, memberUpdated, { ...around(row, date), entity: toMember(row, ['FULL']) })
}

/** Only a member changes what belongs to them. */
function around(row: MemberRow, date: Date) {
  const { id, contactId, revision } = row
  const caller: Caller = { type: 'MEMBER', memberId: id, contactId, familyId: '' }
  return { entityId: id, revision, date, caller }
}
