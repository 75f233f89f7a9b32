import { memberCreated, memberDeleted, memberUpdated } from '@galleria/platform-client/events'
import type { Trx } from '../../data/database.ts'
import { emit } from '../../data/outbox.ts'
import type { Caller } from '../../http/caller.ts'
import type { MemberRow } from './member-row.ts'
import { toMember } from './member-view.ts'

export function emitMemberCreated(trx: Trx, row: MemberRow, date: Date, caller?: Caller): Promise<void> {
  return emit(trx, memberCreated, { ...around(row, date, caller), entity: toMember(row, ['FULL']) })
}

export function emitMemberUpdated(trx: Trx, row: MemberRow, date: Date, caller?: Caller): Promise<void> {
  return emit(trx, memberUpdated, { ...around(row, date, caller), entity: toMember(row, ['FULL']) })
}

export function emitMemberDeleted(trx: Trx, row: MemberRow, date: Date, caller?: Caller): Promise<void> {
  return emit(trx, memberDeleted, around(row, date, caller))
}

/** Members change what belongs to them, unless somebody else is named. */
function around(row: MemberRow, date: Date, caller?: Caller) {
  const { id, contactId, revision } = row
  const self: Caller = { type: 'MEMBER', memberId: id, contactId, familyId: '' }
  return { entityId: id, revision, date, caller: caller ?? self }
}
